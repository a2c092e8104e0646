import type { Catalogue } from '../en';

/** The words of the commands and amounts stay as the Czech cards print them. */
export const rules: Catalogue['rules'] = {
	'IN-1.1':
		'Hárman vagy négyen játszhattok; négyen a legjobb. Mind a 96 kártyából keverjetek egy húzópaklit: 60 intrika, 20 indító és 16 szereplő.',
	'IN-1.2':
		'Mindenki öt kártyát húz. Ha szereplő van köztük, azonnal tedd magad elé képpel felfelé, oldalra fordítva: a Tartalékodban van. Hogy jár-e helyette másik kártya, azt a szabálykönyv nem mondja: itt nem jár.',
	'IN-1.3':
		'A legtapasztaltabb maffiózó kezd; egyezzetek meg, ki az. Utána az óramutató járása szerint következtek.',
	'IN-1.4':
		'Ha elfogy a húzópakli, a dobópakliból keverjetek újat. Ha mindkettő üres, arról a szabálykönyv hallgat: itt az a húzás elvész.',
	'IN-1.5':
		'Bármikor alkudozhattok, más körében is: cserélhettek kártyát, fenyegetőzhettek, ígérgethettek. Csak két dolog nem cserélhet így gazdát soha: a szereplők és a dollárok.',
	'IN-2':
		'A kört azzal kezdd, hogy húzol egy kártyát. Ezután lerakhatsz egy intrikát vagy indítót; kijátszhatod az előtted fekvő kártyák sarokhatását; indíthatsz; kifizetheted egy szereplő árát, ha a Tartalékodban van, vagy a dupláját, ha más Tartalékában vagy Szolgálatában, és máris a Szolgálatodba lép; a Szolgálatodban lévő szereplőknek fizethetsz a képességükért, ahányszor a pénzedből telik. Ha végeztél, mondd ki. A szabálykönyv a húzás utáni lépéseket is megszámozza, de nem mondja, hogy kötött-e a sorrendjük: itt tetszőleges.',
	'IN-2.1':
		'Egy körben legfeljebb két szereplő léphet a Szolgálatodba, azokkal együtt, akiket mástól csábítasz el.',
	'IN-2.2':
		'Akinek a negyedik szereplő is a Szolgálatába lép, az azonnal nyer, akár a köre közepén; döntetlen tehát nincs. Amit egy szereplőért fizetsz, a dobópakliba kerül; aki elveszíti, semmit sem kap érte.',
	'IN-2.3':
		'Bárhogyan kerül szereplő a kezedbe, azonnal a Tartalékodba teszed. Hogy beleszámít-e a lapjaidba, azt a szabálykönyv nem mondja: itt beleszámít, és nem jár helyette másik.',
	'IN-3.1':
		'Az előtted fekvő intrikák egymás mellett vannak, az új a bal vagy a jobb végükhöz kerül. Hogy hány sorod lehet, azt a szabálykönyv nem mondja: itt egy. A lerakott kártyák a helyükön maradnak, amíg valami át nem helyezi vagy nem törli őket; a rés bezárul, a sorrend marad.',
	'IN-3.2':
		'Hogy az áthelyezett kártya a sor melyik helyére kerül, azt a szabálykönyv nem mondja: itt bármelyik végére. Választható: a kártyák közé is, bárhová.',
	'IN-3.3':
		'Az indító az az egy kártya, amelyet a körödben lerakhatsz, és azonnal hat. Ha kevés intrika van a sorban, nem használható. Hogy várakozhat-e ott, azt a szabálykönyv nem mondja: itt nem, és ha kártyákat kell leraknod, az olyan indító nem számít, amelyhez rövid a sor. Választható: a sor mellett vár, amíg elég intrika lesz, és a sor gazdája használni akarja.',
	'IN-3.4':
		'A kártyádat más elé is lerakhatod; onnantól az ő sorához tartozik. Indítóhoz az ő beleegyezése is kell. Az intrikákról a szabálykönyv hallgat: itt nem kell hozzájuk.',
	'IN-4.1':
		'Az indító pontosan annyi szomszédos intrikát olvas, amennyi a száma; ha ennél kevesebb van a sorban, nem használható. Hogy melyik szomszédos kártyákat és melyik vonalat olvassátok, azt a sor gazdája dönti el, bárki tette is le az indítót.',
	'IN-4.2':
		'Vagy a felső vonalat olvassátok, vagy az alsót, sosem a kettőt együtt. Az alsó fejjel lefelé van nyomtatva, és az asztal másik oldaláról kell olvasni, ezért a szavai fordított sorrendben jönnek.',
	'IN-4.3':
		'Akár van értelme, akár nincs, az elolvasott kártyákból dollár lesz a sor gazdájának bankjában: mindegyik annyit ér, ahány pénzeszsák van rajta. Az indító a dobópakliba kerül, a sor maradéka összezárul.',
	'IN-4.4':
		'A szavakat sorban olvassátok. Egy parancshoz (Vezmi si, Zahoď, Vylož, Přesuň, Zruš) a mögötte álló mennyiségek tartoznak (1 kartu, 2 karty, 3 karty) a következő parancsig, összeadva. A mennyiség nélküli parancs és a parancs nélküli mennyiség kimarad, a többi megtörténik. Ha semmi sem marad, a mondatnak nincs értelme.',
	'IN-4.5':
		'A sor gazdája választja meg, kire hat az egyes parancs; akár saját magára is. Egy parancsot nem lehet szétosztani a játékosok között, de két parancsnak lehet két célpontja. A célpont megteszi, amit tud; a többi elvész.',
	'IN-4.6':
		'Ha minden elolvasott kártyán ugyanaz a szimbólum áll azon a vonalon (pisztoly, autó vagy üvegek), a sor gazdája az egyikük sarokhatását is használhatja, bárkire. Hogy ehhez kell-e értelmes mondat, az a szabálykönyvből nem világos: itt nem kell. Választható: csak értelmes mondatnál.',
	'IN-4.7':
		'A szimbólum a kártya olvasott feléhez tartozik. A sarokhatásról a szabálykönyv hallgat: itt az olvasott félé számít, ha mindkettőnek van sajátja; ha csak egy van a kártyán, mindkét félhez tartozik.',
	'IN-5':
		'A parancsot azonnal végre kell hajtani, amennyire lehet. Vezmi si (húzz): a célpont ennyi kártyát húz. Zahoď (dobj el): ennyit dob el a kezéből, ő választja ki. Vylož (rakj le): ennyi intrikát vagy indítót rak le; az a mondat, amely így indítót kap, azonnal elindul, más körében is. Přesuň (helyezz át): ennyi lerakott kártyát visz át más játékosoktól maga elé vagy mások elé. Zruš (törölj): ennyi lerakott kártyát tesz a dobópakliba. Hogy kiéi lehetnek, az a szabálykönyvből nem világos: itt bárkiéi, a célpont választ. Választható: csak a sajátjai.',
	'IN-6':
		'Aki sarokhatást játszik ki, megmondja, kire, és az végrehajtja. Dobj el egy kártyát a kézből: vakon. Húzz egy kártyát: a húzópakliból. Vedd el a dobópakli felső lapját. Rakj le 2 kártyát: kötelező, egyetlen lapnál egyet; az a mondat, amely így indítót kap, azonnal elindul. Törölj egy lerakott kártyát: kötelező. Helyezz át egy lerakott kártyát: bárkihez, csak aki akarja. Végy el egy kártyát valaki kezéből: máséból, vakon. „Ez engem nem érint”: bármikor eldobhatod, és az egész mondat vagy hatás elkerül. A határairól a szabálykönyv hallgat: itt előtted kell feküdnie, mindentől véd, amit egy mondat rád mér, és képességet nem állít meg. A hatáshoz vagy eldobod a lerakott kártyát, vagy azonos szimbólumok kellenek; ekkor a kártyából dollár lesz.',
	'IN-7.1':
		'A bankodban kártyák vannak, mindegyik annyi dollárt ér, amennyi rajta áll, és visszaadni nem lehet. Amivel fizetsz, egészben a dobópakliba kerül; ami belőle fennmarad, azt ugyanabban a körben másra költheted. Ami azután is megmarad, arról a szabálykönyv hallgat: itt a kör végén elvész.',
	'IN-7.2':
		'Példa: egy 4$ értékű kártya egy körben kifizeti a Taxist (1$), a Pilótát (2$) és a Szerelőt (1$).',
	'IN-7.3':
		'A bankban lévő kártyával csak fizetni lehet, lerakni többé nem. Ha valaki a dobópakliból visszaveszi a kezébe, újra intrika lesz belőle.',
	'IN-7.4':
		'Ez nem szabály, csak az alkalmazás javaslata: először az fizet, ami ebből a körből fennmaradt, aztán azok a kártyák, amelyekkel a legkevesebb vész el, végül a lehető legkevesebb kártya. Másképp is fizethetsz.',
	'IN-8':
		'Képességet a saját körödben használhatsz, magadnak vagy másra. A szabálykönyv ezeket nevezi meg: Taxis (1$: húzz egy kártyát), Pilóta (2$: rakj le két kártyát), Szerelő (1$), Rendőr (kiüríti valaki kezét), Gyilkos, Bankár, Tolvaj és Polgármester (2$: bármelyik intrikát vagy hatást semlegesíti, más körében is). Ezek a képességek árai; a felfogadás ára a kártya jobb felső sarkában áll. Az árak és a többi képesség csak a kártyáitokon olvasható: adjátok meg egyszer, itt semmit sem találunk ki. A Polgármester határairól a szabálykönyv hallgat: itt mondatot vagy hatást állít meg, képességet nem; a megállított mondat is meghozza a dollárokat; és ami egy más körében neki fizetett kártyából fennmarad, elvész.',
	'IN-9.1':
		'Példa, két kártya és 2-es indító. Felső vonal: Zahoď · 1 kartu, valaki eldob egyet; az autó és az üvegek különböznek, sarokhatás nincs. Alsó vonal: Vylož · 1 kartu, valaki lerak egyet; két pisztoly, ezért a két sarokhatás egyike is jár: egy lerakott kártya áthelyezése, vagy egy kártya eldobása a kézből. Így is, úgy is 1$ és 3$ kerül a bankba.',
	'IN-9.2':
		'Példa, három kártya: A, B, C, értékük 4$, 2$ és 1$. 3-as indító, felső vonal: Vezmi si · 2 karty · 1 kartu, valaki hármat húz. Alsó vonal, a másik oldalról: Zahoď · Zruš · 1 kartu; a Zahoď kimarad, egy kártyát törölni kell. A szimbólumok mindkétszer különböznek; 7$ kerül a bankba. 2-es indítóval: Vezmi si · 2 karty vagy Zruš · 1 kartu 6$-t hoz, míg 2 karty · 1 kartu vagy Zahoď · Zruš értelmetlen, és 3$-t hoz.',
	'IN-9.3':
		'Példa, négy kártya és 4-es indító. Vezmi si · 1 kartu · 2 karty · 3 karty: valaki hatot húz. Vezmi si · 3 karty · Zahoď · 1 kartu: az egyik játékos hármat húz, egy másik eldob egyet, vagy mindkettő ugyanazé.',
	'IN-9.4':
		'Példa: Vylož öt kártyára, olyan játékosra, akinek három van a kezében. Hármat lerak; a másik kettő elvész, és másra nem hárítható.'
};
