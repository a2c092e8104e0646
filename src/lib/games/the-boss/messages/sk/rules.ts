import type { Catalogue } from '../en';

/** The rulebook and the box are in Hungarian; the words of the game are ours. */
export const rules: Catalogue['rules'] = {
	'TB-1.1':
		'Hráte dvaja až šiesti. Do piatich hráčov má každý svoju farbu: 6 členov rodiny a 3 sympatizantov, spolu 9 gangstrov. Pri 6 hráčoch sú tu 3 tímy po 2, žltý, červený a biely: hráč má 5 členov rodiny a 2 sympatizantov, tím jednu kocku moci a jeden žetón vyhostenia. Spoluhráči sa smú dohovárať slovami aj gestami zo svojich miest, ale karty si neukazujú.',
	'TB-1.2':
		'Osem miest má svoje karty, spolu 32: 1 New York 4, 2 Boston 4, 3 Detroit 5, 4 Kansas City 3, 5 Cincinnati 4, 6 Memphis 4, 7 Philadelphia 3, 8 St. Louis 5. Chicago nemá žiadne.',
	'TB-1.3':
		'Chicago je v hre vždy. Pri 2 hráčoch k nemu patria 3 alebo 4 mestá, pri 3 hráčoch 5, pri 4 alebo 5 hráčoch 6 alebo 7; ktoré sa k sebe hodia, uvádzajú pravidlá a na začiatku aj aplikácia. Pri 6 hráčoch hovoria pravidlá o piatich kartách bossov; tu je to prehliadnutie: treba všetkých osem miest aj Chicago.',
	'TB-1.4':
		'Prečo práve tieto výbery, pravidlá nehovoria. Tu platí súčet: karty miest − mestá = hráči × karty v ruke, lebo jedna karta každého mesta leží lícom nadol a zvyšok musí presne vyplniť ruky. Aj iný výber je v poriadku, keď súčet vyjde: pri 2 hráčoch ich je ešte 7, pri 3 hráčoch 4, pri 4 alebo 5 žiadny.',
	'TB-1.5':
		'Karty bossov vyložte do radu podľa čísel, najnižšiu vľavo. Chicago príde na druhé miesto zľava.',
	'TB-1.6':
		'Pred každým kolom rozdáva ten, kto má nabitú pušku: z každého mesta ide jedna náhodná karta lícom nadol pod jeho bossa, Chicago žiadnu nemá. Všetky ostatné dostanú hráči: každý 5, alebo 4, ak vás hrá 5 alebo 6. Držte ich tak, aby všetci videli rub s názvom mesta.',
	'TB-1.7':
		'Päť policajných kariet leží zamiešaných lícom nadol: dve majú zlatý odznak, dve strieborný a jedna oba.',
	'TB-2':
		'Kolo trvá, kým v rukách zostávajú karty. Potom sa otočia karty pod bossmi. Po poslednom kole vyhráva najväčšia moc. Hra má 3 až 5 kôl.',
	'TB-2.1':
		'Nabitú pušku má najprv ten najdrsnejší z vás. Kto ju má, začína, ostatní idú v smere hodinových ručičiek, len v poslednom ťahu kola nie. Kolo má 5 ťahov, alebo 4, ak vás hrá 5 alebo 6.',
	'TB-2.2':
		'Keď si na ťahu, smieš najprv vyslať ľubovoľný počet gangstrov do jedného mesta, len do jedného. Potom musíš zahrať jednu kartu mesta, lícom nahor pod jej bossa. Môže patriť aj inému mestu.',
	'TB-2.3':
		'Člen rodiny aj sympatizant platí rovnako. Sympatizanti však nikdy nestoja sami: člen rodiny ich farby tam už musí byť, alebo prísť s nimi. Pri 6 hráčoch stačí aj spoluhráčov.',
	'TB-2.4':
		'Kto niekam vyšle gangstrov, musí ich tam potom mať viac než ktorákoľvek iná farba; zhoda teda nikdy nenastane. Vyslaní zostávajú do konca kola. Pri spoluhráčoch to z pravidiel nie je jasné: tu sa ich gangstri sčítavajú.',
	'TB-2.5':
		'Do Chicaga smieš, len keď tvoj gangster už stojí v inom meste. Podľa pravidiel od skoršieho kola, to by však v prvom nikto nemohol: tu sa tým myslí skorší ťah tohto kola.',
	'TB-2.6':
		'Do mesta, z ktorého ťa vyhostili, už do konca hry nikoho nevyšleš. O spoluhráčoch pravidlá mlčia: tu to platí pre celý tím.',
	'TB-2.7':
		'Keď zostávajú dva ťahy kola, otočte policajnú kartu: po 3. ťahu z 5 alebo po 2. ťahu zo 4. Len čo leží tretí odznak jednej farby, je toto kolo posledné; karta s oboma platí pre obe. Hra má teda 3, 4 alebo 5 kôl; šance sú 20, 60 a 20 %.',
	'TB-2.8':
		'Posledný ťah každého kola sa riadi gangstrami v ruke, od najväčšieho počtu; členovia rodiny aj sympatizanti sa rátajú, tí vo väzení a v nemocnici nie. Pri zhode v smere hodinových ručičiek od nabitej pušky, jej držiteľ prvý. Kedy sa ráta, pravidlá nehovoria: tu raz, na začiatku toho ťahu.',
	'TB-3':
		'Keď všetci dohrali, každé mesto odmení alebo potrestá toho, kto v ňom má najviac gangstrov, Chicago vyplatí podiel a stôl sa pripraví na ďalšie kolo.',
	'TB-3.1':
		'V každom meste okrem Chicaga otočte kartu pod bossom. Čo ukazuje, dobré aj zlé, berie farba s najväčším počtom gangstrov. Mesto bez gangstrov nedá nič nikomu.',
	'TB-3.2':
		'Kto má v Chicagu najviac gangstrov, berie polovicu súčtu, zaokrúhlenú nadol: sčíta sa, čo v mestách naľavo od Chicaga ukazujú naposledy zahrané karty. Karty otočené až na konci sa nerátajú. Väzenie, nemocnica, vyhostenie a revolver platia 0. O krádeži a prestrelke pravidlá mlčia: tu −2 a +4 a nikdy sa nevyplatí menej než 0. Voliteľne: obe platia 0.',
	'TB-3.3':
		'Za každý M$ ide tvoja kocka na stupnici moci o pole ďalej. Na jej konci sa jednoducho pokračuje znovu dokola.',
	'TB-3.4':
		'Revolver: jeden člen rodiny víťaza odchádza z hry. Väzenie: jeden chýba dve ďalšie kolá. Nemocnica: jeden chýba ďalšie kolo. Vyhostenie: tvoj žetón ide na kartu bossa a nikoho tam už nevyšleš. Krádež: −2 M$, aj z poľa Štart; moc môže klesnúť pod nulu. Prestrelka: +4 M$ a každá iná farba v St. Louis navždy stráca člena rodiny.',
	'TB-3.5':
		'Odnesie to člen rodiny, ktorý v tom meste stojí; nejaký tam vždy je. Spoluhráči, ktorí ho tam majú obaja, sa dohodnú, čí to bude. Ako je to s prestrelkou medzi tímami, nie je z pravidiel jasné: tu každý iný tím na mieste stráca jedného.',
	'TB-3.6':
		'Sympatizanti vyslaní v tomto kole potom odchádzajú z hry. Členovia rodiny sa vracajú do ruky, okrem mŕtvych a tých vo väzení a v nemocnici; komu čas uplynul, vracia sa tiež. Nabitá puška ide ďalej v smere hodinových ručičiek. Chicago sa posunie o miesto doprava, na pravom konci už zostane. Karty miest sa pozbierajú a rozdajú znovu.',
	'TB-4':
		'Po poslednom kole vyhráva najväčšia moc. Pri zhode: viac moci získanej v poslednom kole (pravidlá hovoria v ťahu, peniaze však chodia až na konci kola); potom viac gangstrov na ďalšie kolo, teda voľných členov rodiny a zvyšných sympatizantov; potom sa hrá ďalšie kolo. Pri 6 hráčoch sa určuje poradie tímov.',
	'TB-5':
		'Dole na karte bossa vidno, čo môžu karty jeho mesta ukazovať. Pravidlá neprezrádzajú všetky: tu sa najprv ponúkajú tie známe, tie zo svojej škatule môžete raz zadať a inak platí akákoľvek suma od 0 do 9 M$ aj akýkoľvek trest. Žiadna karta sa nevymýšľa.',
	'TB-6.1':
		'Príklad, Chicago: na konci 3. kola stojí štvrté a naľavo od neho ležia ako posledné New York 3 M$, Boston väzenie, Detroit 4 M$. Polovica z 3 + 0 + 4, zaokrúhlená nadol, je 3 M$.',
	'TB-6.2':
		'Príklad, prevaha: Adam vyslal jedného gangstra, Eva potom dvoch. Aby Adam mesto získal späť, musí vyslať aspoň dvoch ďalších.',
	'TB-6.3':
		'Príklad, koniec kola pri 4 hráčoch: čierny berie 3 M$ v Bostone. Červeného vyhostili z Cincinnati, berie však 3 M$ v Chicagu. Modrý berie 1 M$ v Detroite a 3 M$ vo Philadelphii. Žltý berie 1 M$ v Memphise a stráca člena rodiny v Kansas City.',
	'TB-6.4':
		'Príklad, policajné karty: zlatá, zlatá a potom tá s oboma: 3. kolo je posledné. Zlatá, strieborná, zlatá, strieborná: karta s oboma príde v 5. kole a hru ukončí.',
	'TB-6.5':
		'Príklad, návrat: koho to postihne na konci 1. kola, ten vo väzení chýba v 2. a 3. kole a vracia sa na 4. kolo; v nemocnici chýba len v 2. kole a vracia sa na 3.'
};
