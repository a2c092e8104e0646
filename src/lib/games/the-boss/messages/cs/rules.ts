import type { Catalogue } from '../en';

/** The rulebook and the box are in Hungarian; the words of the game are ours. */
export const rules: Catalogue['rules'] = {
	'TB-1.1':
		'Hrajete ve dvou až v šesti. Do pěti hráčů má každý svou barvu: 6 členů rodiny a 3 sympatizanty, dohromady 9 gangsterů. Při 6 hráčích jsou tu 3 týmy po 2, žlutý, červený a bílý: hráč má 5 členů rodiny a 2 sympatizanty, tým jednu kostku moci a jeden žeton vyhoštění. Spoluhráči se smějí domlouvat slovy i gesty ze svých míst, ale karty si neukazují.',
	'TB-1.2':
		'Osm měst má své karty, celkem 32: 1 New York 4, 2 Boston 4, 3 Detroit 5, 4 Kansas City 3, 5 Cincinnati 4, 6 Memphis 4, 7 Philadelphia 3, 8 St. Louis 5. Chicago nemá žádné.',
	'TB-1.3':
		'Chicago je ve hře vždycky. Při 2 hráčích k němu patří 3 nebo 4 města, při 3 hráčích 5, při 4 nebo 5 hráčích 6 nebo 7; která k sobě pasují, uvádějí pravidla a na začátku i aplikace. Při 6 hráčích mluví pravidla o pěti kartách bossů; tady je to přehlédnutí: potřeba je všech osm měst i Chicago.',
	'TB-1.4':
		'Proč právě tyhle výběry, pravidla neříkají. Tady platí součet: karty měst − města = hráči × karty v ruce, protože jedna karta každého města leží lícem dolů a zbytek musí přesně vyplnit ruce. I jiný výběr je v pořádku, když součet vyjde: při 2 hráčích jich je ještě 7, při 3 hráčích 4, při 4 nebo 5 žádný.',
	'TB-1.5':
		'Karty bossů vyložte do řady podle čísel, nejnižší vlevo. Chicago přijde na druhé místo zleva.',
	'TB-1.6':
		'Před každým kolem rozdává ten, kdo má nabitou pušku: z každého města jde jedna náhodná karta lícem dolů pod jeho bosse, Chicago žádnou nemá. Všechny ostatní dostanou hráči: každý 5, nebo 4, hraje-li vás 5 nebo 6. Držte je tak, aby všichni viděli rub s názvem města.',
	'TB-1.7':
		'Pět policejních karet leží zamíchaných lícem dolů: dvě mají zlatý odznak, dvě stříbrný a jedna oba.',
	'TB-2':
		'Kolo trvá, dokud v rukou zbývají karty. Pak se otočí karty pod bossy. Po posledním kole vyhrává největší moc. Hra má 3 až 5 kol.',
	'TB-2.1':
		'Nabitou pušku má napřed ten nejdrsnější z vás. Kdo ji má, začíná, ostatní jdou po směru hodinových ručiček, jen v posledním tahu kola ne. Kolo má 5 tahů, nebo 4, hraje-li vás 5 nebo 6.',
	'TB-2.2':
		'Když jsi na tahu, smíš nejdřív vyslat libovolný počet gangsterů do jednoho města, jen do jednoho. Potom musíš zahrát jednu kartu města, lícem nahoru pod jejího bosse. Může patřit i jinému městu.',
	'TB-2.3':
		'Člen rodiny i sympatizant platí stejně. Sympatizanti ale nikdy nestojí sami: člen rodiny jejich barvy tam už musí být, nebo přijít s nimi. Při 6 hráčích stačí i spoluhráčův.',
	'TB-2.4':
		'Kdo někam vyšle gangstery, musí jich tam pak mít víc než kterákoli jiná barva; shoda tedy nikdy nenastane. Vyslaní zůstávají do konce kola. U spoluhráčů to z pravidel není jasné: tady se jejich gangsteři sčítají.',
	'TB-2.5':
		'Do Chicaga smíš, jen když tvůj gangster už stojí v jiném městě. Podle pravidel od dřívějšího kola, to by ale v prvním nikdo nemohl: tady se tím myslí dřívější tah tohoto kola.',
	'TB-2.6':
		'Do města, ze kterého tě vyhostili, už do konce hry nikoho nevyšleš. O spoluhráčích pravidla mlčí: tady to platí pro celý tým.',
	'TB-2.7':
		'Když zbývají dva tahy kola, otočte policejní kartu: po 3. tahu z 5, nebo po 2. tahu ze 4. Jakmile leží třetí odznak jedné barvy, je tohle kolo poslední; karta s oběma platí pro obě. Hra má tedy 3, 4 nebo 5 kol; šance jsou 20, 60 a 20 %.',
	'TB-2.8':
		'Poslední tah každého kola se řídí gangstery v ruce, od největšího počtu; členové rodiny i sympatizanti se počítají, ti ve vězení a v nemocnici ne. Při shodě po směru hodinových ručiček od nabité pušky, její držitel první. Kdy se počítá, pravidla neříkají: tady jednou, na začátku toho tahu.',
	'TB-3':
		'Když všichni dohráli, každé město odmění nebo potrestá toho, kdo v něm má nejvíc gangsterů, Chicago vyplatí podíl a stůl se připraví na další kolo.',
	'TB-3.1':
		'V každém městě kromě Chicaga otočte kartu pod bossem. Co ukazuje, dobré i zlé, bere barva s největším počtem gangsterů. Město bez gangsterů nedá nic nikomu.',
	'TB-3.2':
		'Kdo má v Chicagu nejvíc gangsterů, bere polovinu součtu, zaokrouhlenou dolů: sčítá se, co ukazují poslední zahrané karty měst nalevo od něj. Karty otočené až na konci se nepočítají. Vězení, nemocnice, vyhoštění a revolver platí 0. O krádeži a přestřelce pravidla mlčí: tady −2 a +4 a nikdy se nevyplatí méně než 0. Volitelně: obě platí 0.',
	'TB-3.3':
		'Za každý M$ jde tvoje kostka na stupnici moci o pole dál. Na jejím konci se prostě pokračuje znovu dokola.',
	'TB-3.4':
		'Revolver: jeden člen rodiny vítěze odchází ze hry. Vězení: jeden chybí dvě další kola. Nemocnice: jeden chybí další kolo. Vyhoštění: tvůj žeton jde na kartu bosse a nikoho tam už nevyšleš. Krádež: −2 M$, i z pole Start; moc může klesnout pod nulu. Přestřelka: +4 M$ a každá jiná barva v St. Louis navždy ztrácí člena rodiny.',
	'TB-3.5':
		'Odnese to člen rodiny, který v tom městě stojí; nějaký tam vždycky je. Spoluhráči, kteří ho tam mají oba, se dohodnou, čí to bude. Jak je to s přestřelkou mezi týmy, není z pravidel jasné: tady každý jiný tým na místě ztrácí jednoho.',
	'TB-3.6':
		'Sympatizanti vyslaní v tomto kole potom odcházejí ze hry. Členové rodiny se vracejí do ruky, kromě mrtvých a těch ve vězení a v nemocnici; komu čas vypršel, vrací se také. Nabitá puška jde dál po směru hodinových ručiček. Chicago se posune o místo doprava, na pravém konci už zůstane. Karty měst se vyberou a rozdají znovu.',
	'TB-4':
		'Po posledním kole vyhrává největší moc. Při shodě: víc moci získané v posledním kole (pravidla říkají v tahu, peníze ale chodí až na konci kola); pak víc gangsterů na další kolo, tedy volných členů rodiny a zbylých sympatizantů; pak se hraje další kolo. Při 6 hráčích se určuje pořadí týmů.',
	'TB-5':
		'Dole na kartě bosse je vidět, co mohou karty jeho města ukazovat. Pravidla neprozrazují všechny: tady se napřed nabízejí ty známé, ty ze své krabice můžete jednou zadat a jinak platí jakákoli částka od 0 do 9 M$ i jakýkoli trest. Žádná karta se nevymýšlí.',
	'TB-6.1':
		'Příklad, Chicago: na konci 3. kola stojí čtvrté a nalevo od něj leží jako poslední New York 3 M$, Boston vězení, Detroit 4 M$. Polovina z 3 + 0 + 4, zaokrouhlená dolů, je 3 M$.',
	'TB-6.2':
		'Příklad, převaha: Adam vyslal jednoho gangstera, Eva potom dva. Aby Adam město získal zpět, musí vyslat aspoň dva další.',
	'TB-6.3':
		'Příklad, konec kola při 4 hráčích: černý bere 3 M$ v Bostonu. Červeného vyhostili z Cincinnati, bere však 3 M$ v Chicagu. Modrý bere 1 M$ v Detroitu a 3 M$ ve Philadelphii. Žlutý bere 1 M$ v Memphisu a ztrácí člena rodiny v Kansas City.',
	'TB-6.4':
		'Příklad, policejní karty: zlatá, zlatá a pak ta s oběma: 3. kolo je poslední. Zlatá, stříbrná, zlatá, stříbrná: karta s oběma přijde v 5. kole a hru ukončí.',
	'TB-6.5':
		'Příklad, návrat: koho to postihne na konci 1. kola, ten ve vězení chybí ve 2. a 3. kole a vrací se na 4. kolo; v nemocnici chybí jen ve 2. kole a vrací se na 3.'
};
