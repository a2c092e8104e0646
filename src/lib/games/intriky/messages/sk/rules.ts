import type { Catalogue } from '../en';

/** The words of the commands and amounts stay as the cards print them. */
export const rules: Catalogue['rules'] = {
	'IN-1.1':
		'Hráte traja alebo štyria; najlepšie je to vo štvorici. Všetkých 96 kariet zamiešajte do jedného základného balíčka: 60 intríg, 20 iniciátorov a 16 postáv.',
	'IN-1.2':
		'Každý si vezme päť kariet. Postavu medzi nimi hneď vylož pred seba, lícom nahor a pootočenú: je v tvojej Zálohe. Či za ňu dostaneš inú kartu, pravidlá nehovoria: tu nie.',
	'IN-1.3':
		'Začína najskúsenejší mafián; kto to je, na tom sa dohodnite. Potom sa striedate v smere hodinových ručičiek.',
	'IN-1.4':
		'Keď sa minie základný balíček, zamiešajte Skládku a urobte z nej nový. O tom, že sú prázdne oba, pravidlá mlčia: tu karta prepadá.',
	'IN-1.5':
		'Vyjednávajte, kedy chcete, aj mimo svojho ťahu: meňte si karty, vyhrážajte sa, sľubujte. Len dve veci takto z ruky do ruky nikdy nejdú: postavy a doláre.',
	'IN-2':
		'Ťah začni tým, že si vezmeš jednu kartu. Potom môžeš vyložiť jednu intrigu alebo iniciátor; zahrať efekty z rohu kariet, ktoré ležia pred tebou; iniciovať; zaplatiť postave vo svojej Zálohe jej cenu, alebo dvojnásobok za postavu v Zálohe či Službe iného hráča, a máš ju v Službe; platiť postavám vo svojej Službe za schopnosti, koľkokrát na to stačia peniaze. Keď skončíš, povedz to. Aj ďalšie kroky sú v pravidlách očíslované, ale či je ich poradie záväzné, tam nie je: tu je ľubovoľné.',
	'IN-2.1':
		'Za jeden ťah vstúpia do tvojej Služby najviac dve postavy vrátane tých, ktoré niekomu preplatíš.',
	'IN-2.2':
		'Kto má v Službe štvrtú postavu, okamžite vyhráva, aj uprostred ťahu; zhoda teda nikdy nenastane. Čo za postavu zaplatíš, ide na Skládku; hráč, ktorý o ňu príde, nedostane nič.',
	'IN-2.3':
		'Postava, ktorá sa ti akokoľvek dostane do ruky, ide hneď do tvojej Zálohy. Či sa ráta medzi karty, ktoré si berieš, pravidlá nehovoria: tu áno a inú za ňu nedostaneš.',
	'IN-3.1':
		'Intrigy pred tebou ležia vedľa seba a nová sa prikladá zľava alebo sprava. Koľko radov smieš mať, pravidlá nehovoria: tu jeden. Vyložené karty zostávajú na mieste, kým ich niečo nepresunie alebo nezruší; medzera sa potom zavrie a poradie sa nemení.',
	'IN-3.2':
		'Kam do radu patrí presunutá karta, pravidlá nehovoria: tu na ktorýkoľvek koniec. Voliteľne: aj kamkoľvek medzi karty.',
	'IN-3.3':
		'Iniciátor je tá jedna karta, ktorú v ťahu vyložíš, a pôsobí hneď. Keď je v rade málo intríg, použiť ho nemožno. Či tam smie ležať a čakať, pravidlá nehovoria: tu nesmie, a kto má karty vyložiť povinne, tomu sa iniciátor bez dosť dlhého radu neráta. Voliteľne: čaká vedľa radu, až bude intríg dosť a jeho majiteľ ho bude chcieť použiť.',
	'IN-3.4':
		'Svoju kartu smieš vyložiť aj pred iného hráča; od tej chvíle patrí do jeho radu. S iniciátorom musí ten hráč súhlasiť. O intrigách pravidlá mlčia: tu súhlas nepotrebujú.',
	'IN-4.1':
		'Iniciátor s číslom n číta presne n susedných intríg; keď ich je v rade menej, použiť ho nemožno. O tom, ktoré susedné karty a ktorá línia sa čítajú, rozhoduje majiteľ radu, nech iniciátor priložil ktokoľvek.',
	'IN-4.2':
		'Číta sa horná línia alebo dolná, nikdy obe. Dolná je vytlačená hore nohami a číta sa z druhej strany stola, takže jej slová idú v opačnom poradí.',
	'IN-4.3':
		'Či to zmysel dáva, alebo nie, prečítané karty sa menia na doláre v Banku majiteľa radu: každá má hodnotu podľa vrecúšok. Iniciátor ide na Skládku a zvyšok radu sa prisunie k sebe.',
	'IN-4.4':
		'Slová čítaj postupne. Príkaz (Vezmi si, Zahoď, Vylož, Přesuň, Zruš) si berie počty za sebou (1 kartu, 2 karty, 3 karty) až po ďalší príkaz a tie sa sčítajú. Príkaz bez počtu aj počet bez príkazu sa preskočia, zvyšok sa stane. Keď nezostane nič, veta nedáva zmysel.',
	'IN-4.5':
		'Na koho sa ktorý príkaz zahrá, vyberá majiteľ radu; pokojne aj na seba. Jeden príkaz nemožno rozdeliť medzi viacerých hráčov, dva príkazy však môžu ísť na dvoch. Cieľ urobí, čo sa urobiť dá; zvyšok prepadá.',
	'IN-4.6':
		'Keď majú všetky čítané karty v tej línii rovnaký symbol (pištoľ, auto alebo fľaše), smie majiteľ radu navyše použiť efekt z rohu jednej z nich, na kohokoľvek. Či k tomu veta musí dávať zmysel, z pravidiel nie je jasné: tu nemusí. Voliteľne: len keď zmysel dáva.',
	'IN-4.7':
		'Symbol patrí tej polovici karty, ktorá sa číta. O efektoch v rohu pravidlá mlčia: tu platí efekt čítanej polovice, ak má každá svoj; ak je na karte jediný, slúži obom.',
	'IN-5':
		'Príkaz sa musí splniť hneď, nakoľko sa dá. Vezmi si: cieľ si vezme toľko kariet zo základného balíčka. Zahoď: zahodí toľko kariet z ruky podľa vlastného výberu. Vylož: vyloží toľko intríg alebo iniciátorov; veta, ktorá tým dostane iniciátor, sa hneď iniciuje, aj mimo ťahu. Přesuň: presunie toľko vyložených kariet iných hráčov, k sebe alebo k iným. Zruš: odloží toľko vyložených kariet na Skládku. Čie karty to smú byť, z pravidiel nie je jasné: tu kohokoľvek, vyberá cieľ. Voliteľne: len svoje vlastné.',
	'IN-6':
		'Kto hrá efekt z rohu, povie na koho, a ten ho vykoná. Vyhoď jednu kartu z ruky: naslepo. Vezmi si jednu kartu: zo základného balíčka. Vezmi si vrchnú kartu zo Skládky. Vylož 2 karty: povinne, s jedinou v ruke jednu; veta, ktorá tým dostane iniciátor, sa hneď iniciuje. Zruš ľubovoľnú vyloženú kartu: povinne. Presuň ľubovoľnú vyloženú kartu: ku komukoľvek, len kto chce. Vezmi kartu z ruky hráča: inému, naslepo. „Tento efekt sa ma netýka“: kedykoľvek odlož túto kartu a celá veta či efekt sa ti vyhne. O hraniciach obrany pravidlá mlčia: tu musí ležať pred tebou, kryje všetko, čo na teba jedna veta hrá, a schopnosť postavy nezastaví. Efekt sa hrá odložením vyloženej karty alebo vďaka rovnakým symbolom; vtedy sa karta mení na doláre.',
	'IN-7.1':
		'V Banku máš karty, každú v hodnote jej dolárov, a rozmeniť sa nedajú. Karta, ktorou platíš, ide na Skládku celá; zvyšok z nej smieš v tom istom ťahu minúť na niečo ďalšie. Čo potom zostane, o tom pravidlá mlčia: tu to na konci ťahu prepadá.',
	'IN-7.2':
		'Príklad: karta za 4$ zaplatí v jednom ťahu Taxikára (1$), Pilota (2$) aj Opravára (1$).',
	'IN-7.3':
		'Kartou v Banku možno len platiť, vyložiť sa už nedá. Keď ju niekto dostane zo Skládky späť do ruky, je z nej zase intriga.',
	'IN-7.4':
		'Nie je to pravidlo, len návrh aplikácie: platí sa najprv tým, čo zostalo z tohto ťahu, potom kartami, na ktorých sa najmenej stratí, a nakoniec čo najmenším počtom kariet. Zaplatiť môžeš aj inak.',
	'IN-8':
		'Schopnosti sa používajú vo vlastnom ťahu, pre seba aj na iných. Pravidlá menujú postavy Taxikár (1$: vezmi si kartu), Pilot (2$: vylož dve karty), Opravár (1$), Policajt (vyprázdni ruku), Vrah, Bankár, Zlodej a Starosta (2$: zruší akúkoľvek intrigu alebo efekt, aj mimo vlastného ťahu). To sú ceny schopností; cena za najatie je na karte vpravo hore. Ceny aj ostatné schopnosti sú len na vašich kartách: zadajte ich raz, nič sa tu nevymýšľa. O hraniciach Starostu pravidlá mlčia: tu zastaví vetu alebo efekt, ale nie schopnosť, zastavená veta doláre prinesie aj tak a čo zostane z karty, ktorú mu zaplatíš v cudzom ťahu, prepadá.',
	'IN-9.1':
		'Príklad, dve karty a iniciátor 2. Horná línia: Zahoď · 1 kartu, niekto jednu zahodí; auto a fľaše sa líšia, efekt teda nie je. Dolná línia: Vylož · 1 kartu, niekto jednu vyloží; dve pištole, takže k tomu jeden z oboch efektov v rohu: presuň ľubovoľnú vyloženú kartu, alebo vyhoď jednu kartu z ruky. Do Banku ide tak či tak 1$ a 3$.',
	'IN-9.2':
		'Príklad, tri karty A, B, C za 4$, 2$ a 1$. Iniciátor 3, horná línia: Vezmi si · 2 karty · 1 kartu, niekto si vezme tri. Dolná línia, z druhej strany: Zahoď · Zruš · 1 kartu; Zahoď sa preskočí, jedna karta sa zruší. Symboly sa zakaždým líšia; do Banku ide 7$. S iniciátorom 2: Vezmi si · 2 karty alebo Zruš · 1 kartu prinesie 6$, kým 2 karty · 1 kartu alebo Zahoď · Zruš zmysel nedáva a prinesie 3$.',
	'IN-9.3':
		'Príklad, štyri karty a iniciátor 4. Vezmi si · 1 kartu · 2 karty · 3 karty: niekto si vezme šesť. Vezmi si · 3 karty · Zahoď · 1 kartu: jeden hráč si vezme tri a iný jednu zahodí, alebo oboje urobí ten istý.',
	'IN-9.4':
		'Príklad: Vylož päť kariet, na hráča s tromi v ruke. Tri vyloží; zvyšné dve prepadajú a nikto iný ich za neho vyložiť nemôže.'
};
