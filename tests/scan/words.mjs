/** What the pictures say besides the titles of the games' cards: nothing of it may be accepted. */

/** Running text as it lies about: rules, novels, newspapers, notes; Czech, Slovak, English, Hungarian. */
export const PROSE = [
	'Tato karta platí do konce kola.',
	'Hráč vlevo si vezme další kartu.',
	'Vyber soupeře a pokračuj dál.',
	'Zapiš si body a odevzdej tah.',
	'V sobotu ráno vyšel z domu a zahodil lístek do koše.',
	'Z Bostonu do Chicaga jede vlak celou noc.',
	'Zloděj utekl přes dvůr a policie ho hledala tři dny.',
	'Táto karta platí do konca kola.',
	'Shuffle the deck and deal three cards to each player.',
	'Měl velký plán, ale nikdo ho neznal.',
	'Starosta včera zrušil smlouvu, kterou vyložil nájemný právník.',
	'Vrah se vrátil do Philadelphie a přesunul peníze do banky.',
	'Zlodej si vzal dve tašky a zahodil ich za rohom.',
	'Mesto malo veľký plán, no nikto nevedel, čo sa deje v pozadí.',
	'A tolvaj három kártyát dobott el, aztán elment a városba.',
	'Két lapot húzhatsz, ha az ellenfeled nem figyel.',
	'He took the night train from Detroit to New York and never came back.',
	'The mayor of Memphis made a secret deal with the chief of police.'
];

/** Titles of cards that are no cards of these games, headlines, signs and the like. */
export const STRANGE = [
	'Drak',
	'Kouzelník',
	'Draw two',
	'Velká bitva',
	'Most',
	'Skip',
	'Karta síly',
	'Pravidla',
	'Tajemství',
	'Kůň',
	'Čarodějnice',
	'Hrad',
	'Obchodník',
	'Vlčí smečka',
	'Rytier',
	'Kráľovná',
	'Strážca brány',
	'Reverse',
	'Wild card',
	'Dragon egg',
	'Iron sword',
	'Kard',
	'Király',
	'Erdei tündér',
	'Sárkány'
];

/** By the list that they come near to: real words and slips of one or two letters, none of them a title. */
export const NEAR = {
	row: [
		'Karty',
		'Zahrada',
		'Záhon',
		'Záhoř',
		'Výloha',
		'Výlov',
		'Vývoz',
		'Vylez',
		'Přísun',
		'Přesah',
		'Zrušeno',
		'Zruč',
		'Kruš',
		'Zrůda',
		'Vezmeš si',
		'Nemysli si',
		'Vezi se',
		'4 karty',
		'5 karet',
		'2 party',
		'3 kapky',
		'1 kapku',
		'2 koruny',
		'6 karet'
	],
	mafia: [
		'Najatý vrah',
		'Nájemný byt',
		'Nájemný vrak',
		'Prášek',
		'Práskat',
		'Prskavka',
		'Donáška',
		'Zloba',
		'Zlodějka',
		'Zlomek',
		'Náčelník kmene',
		'Policie',
		'Policejní stanice',
		'Policejní vůz',
		'F.B.C.',
		'C.I.A.',
		'Páry v pozadí',
		'Ptáky v pozadí',
		'Muž v pozadí',
		'Velký pán',
		'Velký plot',
		'Velký klan',
		'Veľký pán',
		'Kšilty',
		'Ksichty',
		'Tajná schůzka',
		'Tajná dohra',
		'Tajná doba',
		'Trapná dohoda',
		'Spoluhráč',
		'Spoluúčet'
	],
	city: [
		'Bastion',
		'Bolton',
		'Boson',
		'Easton',
		'Weston',
		'Detail',
		'Destroy',
		'Chicory',
		'Chicane',
		'Mephisto',
		'Nový York',
		'New Fork',
		'New Work',
		'Kansas',
		'Arkansas City',
		'Kansas Kitty',
		'St Lewis',
		'St Lucia',
		'Philharmonia',
		'Cinnamon'
	],
	character: [
		'Vrak',
		'Práh',
		'Pivot',
		'Pilát',
		'Pilíř',
		'Oprava',
		'Opravna',
		'Policistka',
		'Bankét',
		'Banány',
		'Starosti',
		'Starost',
		'Taxikáři',
		'Mechanika',
		'Zloději'
	]
};

export const SIGNS = ['Praha', 'Brno', 'Košice', 'Budapest', 'Centrum', 'Exit 21', 'Wien', 'Stop'];

export const DISHES = [
	'Hovězí vývar',
	'Svíčková na smetaně',
	'Bryndzové halušky',
	'Gulyásleves',
	'Caesar salad',
	'Zmrzlinový pohár',
	'Kuřecí řízek',
	'Palacsinta'
];

export const HEADLINES = [
	'Vláda schválila nový rozpočet',
	'Policie hledá zloděje obrazů',
	'Starosta otevřel most',
	'Vlak do Bostonu nejel',
	'Mesto plánuje veľký park',
	'Record heat in the city',
	'Új híd épül a Dunán'
];

export const BOOKS = [
	['Noční vlak', 'Jan Vrba'],
	['Tajný deník', 'Eva Malá'],
	['Starý dům', 'P. Kříž'],
	['Zlatý kľúč', 'Ján Hora'],
	['The long road', 'M. Stone'],
	['Az utolsó nyár', 'Kis Anna']
];
