import type { Catalogue } from '../en';

export const rules: Catalogue['rules'] = {
	'MC-1.1':
		'Hárman, négyen vagy öten játszhattok, mindenki a saját színével; a sor az óramutató járása szerint halad. Egyikőtök a kezdőjátékos.',
	'MC-1.2':
		'Három játékosnál mindenkinek 8 maffiózó van a kezében és 4 a tartalékában, négynél 7 és 4, ötnél 6 és 4. A szabálykönyv egyik mondata összesen 11–12-ről beszél, és megfeledkezik az öt játékosról; itt a táblázat dönt.',
	'MC-1.3':
		'A hét helyszínt véletlenszerűen rakjátok le: egyet középre, hatot köré. Azok szomszédosak, amelyeknek van közös élük: a középsőnek hat szomszédja van, minden külsőnek három. Ez csak a Bérgyilkos mozgásánál számít.',
	'MC-1.4':
		'A Bérgyilkos a Kikötőben [2] kezd, a Rendőr a Rendőrőrsön [4], a Polgármester a Városházán [7].',
	'MC-1.5': 'Hárman 15 GYP-ig játszotok, négyen 13-ig, öten 11-ig. Kezdők 10-ig, 8-ig vagy 7-ig.',
	'MC-1.6':
		'A 49 akciókártyából keverjetek húzópaklit, és mindenki húzzon kettőt. A kezdőjátékostól sorban mindenki egyszer lecserélheti mindkettőt két másikra. Csak egyet cserélni nem lehet.',
	'MC-1.7':
		'Ha elfogy a húzópakli, az aktuális kezdőjátékos a dobópakliból kever újat. A szabálykönyv nem mondja meg, pontosan mikor: itt akkor, amikor kártya kell, és ha mindkét pakli üres, az a húzás elvész.',
	'MC-2':
		'Egy forduló négy fázisból áll, mindig ebben a sorrendben: akciófázis, helyszínfázis, stratégiai fázis, a forduló vége.',
	'MC-2.1':
		'A sor a kezdőjátékostól az óramutató járása szerint halad. Ha te jössz, egy dolgot tehetsz: egy maffiózót a kezedből bármelyik oszlop tetejére teszel; kártyát játszol ki (egy Akció kártya szövegét, egy vagy két Kalapot, vagy bármelyiket eldobod, csak hogy kivárj); vagy passzolsz.',
	'MC-2.1.1':
		'Passz után ebben a fázisban már nem játszol, két kivétellel. A passzod után kijátszott Rendőrségi razzia, ha maffiózót ad vissza a kezedbe, törli a passzt. És valahányszor újra rád kerül a sor, eldobhatsz egy Töltényt, hogy még egyszer lerakj egy maffiózót vagy kijátssz egy kártyát; a passz közben érvényben marad.',
	'MC-2.1.2':
		'Ha nincs maffiózó a kezedben és használható kártyád sem, passzolnod kell. A szabálykönyv Akció kártyát említ, de kivárni bármelyik kártya eldobásával lehet: itt csak akkor kötelező a passz, ha se maffiózó, se kártya nincs a kézben.',
	'MC-2.1.3':
		'Az akciófázis abban a pillanatban véget ér, amikor az utolsó játékos is passzol. Utána már a Töltény sem segít.',
	'MC-2.1.4':
		'Ha egy ellenfél semlegesíti az Akció kártyádat vagy a szimbólumodat, a lépésednek vége. A kártyák ekkor is a dobópakliba kerülnek.',
	'MC-2.2':
		'Sorban mind a hét helyszínt kiértékelitek. Mindegyiknél: választás, irányítás, győzelmi pont, hatás, végül jelölőkocka.',
	'MC-2.2.1':
		'Amíg a Polgármester a Városházán áll, a legkisebb jelöletlen szám következik; akinél a Polgármester van, bármelyik jelöletlen helyszínt választhatja. A Polgármester a fázis közben is gazdát cserélhet, és a következő választás már ehhez igazodik. Ha visszatér a Városházára, arról a szabálykönyv hallgat: itt a legkisebb megmaradt szám következik.',
	'MC-2.2.2':
		'A helyszínt az irányítja, akinek a legtöbb maffiózója van az oszlopban. Egyenlőségnél az, akinek a maffiózója a legalul fekszik; csak a Verekedők klubjában [3] és a Városházán [7] nem irányít ilyenkor senki. Üres oszlop: se irányítás, se hatás.',
	'MC-2.2.3':
		'Az irányítás eldöntésekor bárki kijátszhat Titkos alkut, mindegyik +1; a kezdőjátékos nyithat, és addig lehet emelni, amíg valaki akar. Arról, akinek nincs ott maffiózója, a szabálykönyv hallgat: itt neki is számít, de egyenlőségnél a jelen lévő játékos az első (a [3] és [7] helyszínen egyenlőségnél senki). Üres oszlopot senki sem irányít, és akkor sem irányít senki, ha csak távol lévők egyenlők. Választható: csak a jelen lévők emelhetnek.',
	'MC-2.2.4':
		'Aki a helyszínt irányítja, 1 GYP-t kap. Ez nem hatás, tehát semmi sem akadályozhatja meg.',
	'MC-2.2.5':
		'A győzelmi pont után az irányító használhatja a helyszín hatását. Ezután jelölőkocka kerül a helyszínre, és ebben a fázisban többé nem választható.',
	'MC-2.2.6':
		'A játék végét csak a hetedik jelölőkocka után nézitek meg. A fázis közben senki sem nyer.',
	'MC-2.3':
		'Helyszínről helyszínre lekerülnek a jelölőkockák, és minden ott lévő játékos egyszer eldönti, hány maffiózóját veszi vissza a kezébe, egyet sem, mindet vagy bármennyit; a többi sorrendje marad, a Cella zárva van. Aki a fázis elején a Polgármestert birtokolta, az választja a helyszíneket és nevezi meg a játékosokat; ha a Polgármester a Városházán áll, 1-től 7-ig, a kezdőjátékostól az óramutató járása szerint haladtok. Hogy melyikeket, azt a szabálykönyv nem mondja: itt te választasz, alapból a legfelsőket.',
	'MC-2.4':
		'A forduló végén előbb a kezdőjátékos változik, aztán kártyát húztok. Utána új forduló kezdődik.',
	'MC-2.4.1':
		'A kezdőjátékos átadja a jelzőjét a bal oldali szomszédjának, aki a következő fordulót kezdi.',
	'MC-2.4.2':
		'Három lépésben húztok. Egyet az, akinek egyedül van a legkevesebb GYP-je és egyedül a legkevesebb kártyája; egyet az, akinek egyedül van a legkevesebb GYP-je, akár másodszor is; végül mindenki egyet, az új kezdőjátékostól sorban. Ha többeknek van a legkevesebb GYP-je, az első két lépésben senki sem húz.',
	'MC-3':
		'Ha egy maffiózó elhagyja az oszlopot, a fölötte lévők lejjebb csúsznak. A többiek sorrendje sosem változik.',
	'MC-3.1':
		'Először mindig mindenki visszakerül a Cellából a gazdája kezébe; ezt semmilyen kártya nem állítja meg. Ezután az irányító bármelyik helyszínről bármelyik maffiózót a Cellába küldheti; a Rendőrfőnök ezt semlegesíti, és nincs második próbálkozás. A Cella semmibe sem számít bele, bármennyien elférnek benne, és más út nem vezet ki belőle. A szabálykönyv szerint „mindet” és „csak a következő fordulóban”: itt az első lépés mindenkit kienged. Választható: akit e forduló akciófázisában zártak be, bent marad.',
	'MC-3.2':
		'Az irányító szomszédos helyszínre mozgathatja a Bérgyilkost; az F.B.I. semlegesíti a mozgást, és nincs második próbálkozás. Ezután, akár mozgott, akár nem, kijátszhat egy Bérgyilkos kártyát: bárki egy maffiózója a figura helyszínéről a gazdája tartalékába kerül; a Cellában senki sem érhető el. Alkalmanként legfeljebb egy eshet el; semlegesített kártya után jöhet egy másik. A figura két forduló között ott marad, ahol áll.',
	'MC-3.3':
		'A Verekedők klubját csak akkor irányítod, ha egyedül neked van a legtöbb maffiózód. Az irányító, egyenlőségnél pedig mindegyik élen álló játékos egy maffiózót a tartalékából a kezébe vesz, ha van ott. A Titkos alkuról a szabálykönyv hallgat: itt számít, de csak az kap maffiózót, aki jelen van.',
	'MC-3.4':
		'Az irányító magához veszi a Rendőrt, bárhol legyen is. Akinél van, bármikor belenézhet bárki kártyáiba, de megtartja magának, amit látott. Ha senki sem irányít, a Rendőr visszatér a Rendőrőrsre, vagy ott marad.',
	'MC-3.5':
		'Az irányító három kártyát húz, aztán a kezéből bármelyiket eldobja, akár egy régebbit is.',
	'MC-3.6':
		'Az irányító kijátszhat egy +1 szimbólumú kártyát még 1 GYP-ért. Ha semlegesítik, próbálkozhat másikkal, amíg egy sikerül; egynél több plusz pont sosem jár.',
	'MC-3.7':
		'A Városházát csak akkor irányítod, ha egyedül neked van a legtöbb maffiózód; ekkor tiéd a Polgármester. Ha senki sem irányítja, a Polgármester visszatér a Városházára, vagy ott marad, és senki sem kap pontot.',
	'MC-4':
		'A helyszínfázis után az nyerhet, aki elérte a célt: a több GYP dönt, aztán a kevesebb maffiózó a tartalékban, aztán a több kártya a kézben, aztán az, hogy kinél van a Polgármester, végül a kezdőjátékostól az óramutató járása szerint mért rövidebb út. Mindig egyetlen győztes van.',
	'MC-5':
		'Egy kártyát a szövegéért vagy a sarkában lévő szimbólumért használsz, vagy eldobod, hogy kivárj; bármennyi lehet nálad. Szimbólumok: két Ököl kártyák szövegét vagy szimbólumait semlegesíti, helyszín hatását soha. Egy Kalap visszahozza egy maffiózódat a városból a kezedbe (a Cellából nem), két Kalap egyet a tartalékodból bármelyik oszlopra tesz. Töltény: egy akció passz után. +1: még egy GYP a Magánklubban. Szövegek: a Bérgyilkos a Kikötőnél öl. A Besúgó bármelyik maffiózót a Cellába küldi. A Tolvaj véletlenszerűen elvesz egy kártyát valaki más kezéből. A Rendőrfőnök semlegesíti a Besúgót, a Tolvajt, a Rendőrségi razziát vagy a Börtön hatását. Az F.B.I. semlegesíti a Bérgyilkost, a Sefteket, a Nagy tervet vagy a Kikötő mozgását. Rendőrségi razzia: ahol legalább két maffiózód van, onnan mindenki visszakerül kézbe (a Cellából nem), és a gazdáik passza törlődik. A Szálak a háttérben két oszlop legalsó maffiózóját cseréli meg (az üresekről a szabálykönyv hallgat: itt mindkettőben kell lennie valakinek). A Nagy terv bármelyik maffiózót másik oszlopra viszi, a Cellából soha. Seftek: húzz hármat, és ezek közül egyet dobj el. Titkos alku: +1 a létszámodhoz egy helyszínen. Bűnrészesség: ha a te maffiózód a Cellába kerül, egy harmadik játékosé is megy vele, de nem azé, aki odaküldte.',
	'MC-5.1':
		'A Reakció kártyák és a két Ököl vétónak számítanak, és a vétót is megvétózhatja bárki. Páros számú vétónál a hatás megtörténik, páratlannál nem. Vétót vagy Bűnrészességet csak két Ököl állít meg; a Bűnrészesség semmit sem semlegesít, csak egy újabb mozgást ad hozzá.',
	'MC-5.2':
		'Két Ököl rögtön a Töltényt is megállíthatja, és a lépésnek vége. Vagy kivárod, mi jön: a Töltény után kijátszott kártya még semlegesíthető, a lerakott maffiózó már nem.',
	'MC-5.3':
		'Azt, hogy ki reagálhat először, a szabálykönyv nem mondja meg: itt az ellenfelek az aktív játékostól az óramutató járása szerint, azok is, akik már passzoltak. Minden vétó után újra nyílik a lehetőség, és a saját hatásodat a vétó megvétózásával védheted.',
	'MC-5.4':
		'A szabálykönyv csak annyit mond, hogy Titkos alkura elsőként a kezdőjátékosnak van joga: itt az óramutató járása szerint emeltek tovább, amíg egymás után mindenki le nem mond róla. Aki lemondott, egy új emelés után visszatérhet.',
	'MC-5.5':
		'Minden kijátszott kártya a dobópakliba kerül, akár sikerült, akár semlegesítették, akár maga semlegesített.',
	'MC-5.6':
		'Ha egy Helyszín kártyát vagy szimbólumot semlegesítenek (Bérgyilkos, Titkos alku, +1), a játékosa kijátszhat egy másikat. Semlegesített Akció után a lépésnek vége.',
	'MC-6.1':
		'Példa, a forduló vége. Két játékosnak egyformán 1, vagyis a legkevesebb GYP-je van: az első két lépésben senki sem húz. Máskor egyedül Évának van 2 GYP-je és egy kártyája, a többieknek mindkettőből több: ő mindhárom lépésben húz, összesen három kártyát.',
	'MC-6.2':
		'Példa, Magánklub. Ádám kijátszik egy +1-et, Éva két Ököllel válaszol; Ádám újabb +1-et játszik ki, Éva újabb két Öklöt. Ádámnak több nincs, így nem jár plusz GYP; az irányításért kapott pont az övé marad.',
	'MC-6.3':
		'Példa, vétó a vétóra. Ádám két Kalapot játszik ki, hogy a tartalékából a Kikötőbe tegyen egy maffiózót, Éva két Ököllel válaszol, Ádám szintén: megtörténik. Négy kártya tőle, kettő Évától, összesen hat kerül a dobópakliba.',
	'MC-6.4':
		'Példa, Töltény. Ádám már passzolt, kijátszik egy Töltényt, Éva hagyja; Ádám lerak egy maffiózót, és ezt semmi sem állíthatja meg. Ha kártyát játszott volna ki, Éva semlegesíthette volna.',
	'MC-6.5':
		'Példa, Bűnrészesség. Ádám Besúgója Éva maffiózóját a Cellába küldi; Éva Bűnrészességgel válaszol, és magával viszi Márk maffiózóját; Márk ugyanígy Ádámét. Mindhárman ott ülnek.',
	'MC-6.6':
		'Példa, stratégiai fázis, amikor a Polgármester a Városházán áll. Mindenki, akinek van maffiózója a helyszínen, egyszer dönt, a kezdőjátékostól az óramutató járása szerint. A kivettek nem változtatják meg a többiek sorrendjét.'
};
