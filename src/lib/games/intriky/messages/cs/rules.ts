import type { Catalogue } from '../en';

export const rules: Catalogue['rules'] = {
	'IN-1.1':
		'Hrajete ve třech nebo ve čtyřech; nejlepší je to ve čtyřech. Všech 96 karet zamíchejte do jednoho základního balíčku: 60 intrik, 20 iniciátorů a 16 postav.',
	'IN-1.2':
		'Každý si vezme pět karet. Postavu mezi nimi hned vylož před sebe, lícem nahoru a pootočenou: je v tvé Záloze. Jestli za ni dostaneš jinou kartu, pravidla neříkají: tady ne.',
	'IN-1.3':
		'Začíná nejzkušenější mafián; kdo to je, na tom se dohodněte. Pak se střídáte po směru hodinových ručiček.',
	'IN-1.4':
		'Když dojde základní balíček, zamíchejte Skládku a udělejte z ní nový. O tom, že jsou prázdné oba, pravidla mlčí: tady karta propadá.',
	'IN-1.5':
		'Vyjednávejte, kdy chcete, i mimo svůj tah: měňte si karty, vyhrožujte, slibujte. Jen dvě věci takhle z ruky do ruky nikdy nejdou: postavy a dolary.',
	'IN-2':
		'Tah začni tím, že si vezmeš jednu kartu. Potom můžeš vyložit jednu intriku nebo iniciátor; zahrát efekty z rohu karet, které leží před tebou; iniciovat; zaplatit postavě ve své Záloze její cenu, nebo dvojnásobek za postavu v Záloze či Službě jiného hráče, a máš ji ve Službě; platit postavám ve své Službě za dovednosti, kolikrát na to stačí peníze. Až skončíš, řekni to. I další kroky jsou v pravidlech očíslované, ale jestli je jejich pořadí závazné, tam není: tady je libovolné.',
	'IN-2.1':
		'Za jeden tah vstoupí do tvé Služby nejvýš dvě postavy, včetně těch, které někomu přeplatíš.',
	'IN-2.2':
		'Kdo má ve Službě čtvrtou postavu, okamžitě vyhrává, i uprostřed tahu; shoda tedy nikdy nenastane. Co za postavu zaplatíš, jde na Skládku; hráč, který o ni přijde, nedostane nic.',
	'IN-2.3':
		'Postava, která se ti jakkoli dostane do ruky, jde hned do tvé Zálohy. Jestli se počítá mezi karty, které si bereš, pravidla neříkají: tady ano a jinou za ni nedostaneš.',
	'IN-3.1':
		'Intriky před tebou leží vedle sebe a nová se přikládá zleva, nebo zprava. Kolik řad smíš mít, pravidla neříkají: tady jednu. Vyložené karty zůstávají na místě, dokud je něco nepřesune nebo nezruší; mezera se pak zavře a pořadí se nemění.',
	'IN-3.2':
		'Kam do řady patří přesunutá karta, pravidla neříkají: tady na kterýkoli konec. Volitelně: i kamkoli mezi karty.',
	'IN-3.3':
		'Iniciátor je ta jedna karta, kterou v tahu vyložíš, a působí hned. Když je v řadě málo intrik, použít ho nejde. Jestli tam smí ležet a čekat, pravidla neříkají: tady nesmí, a kdo má karty vyložit povinně, tomu se iniciátor bez dost dlouhé řady nepočítá. Volitelně: čeká vedle řady, až bude intrik dost a její majitel ho bude chtít použít.',
	'IN-3.4':
		'Svou kartu smíš vyložit i před jiného hráče; od té chvíle patří do jeho řady. S iniciátorem musí ten hráč souhlasit. O intrikách pravidla mlčí: tady souhlas nepotřebují.',
	'IN-4.1':
		'Iniciátor s číslem n čte přesně n sousedních intrik; když jich je v řadě méně, použít ho nejde. O tom, které sousední karty a která linie se čtou, rozhoduje majitel řady, ať iniciátor přiložil kdokoli.',
	'IN-4.2':
		'Čte se horní linie, nebo dolní, nikdy obě. Dolní je vytištěná vzhůru nohama a čte se z druhé strany stolu, takže její slova jdou v opačném pořadí.',
	'IN-4.3':
		'Ať to smysl dává, nebo ne, přečtené karty se mění na dolary v Banku majitele řady: každá má hodnotu podle pytlíků. Iniciátor jde na Skládku a zbytek řady se přisune k sobě.',
	'IN-4.4':
		'Slova čti popořadě. Příkaz (Vezmi si, Zahoď, Vylož, Přesuň, Zruš) si bere počty za sebou (1 kartu, 2 karty, 3 karty) až po další příkaz a ty se sčítají. Příkaz bez počtu i počet bez příkazu se přeskočí, zbytek se stane. Když nezbude nic, věta nedává smysl.',
	'IN-4.5':
		'Na koho se který příkaz zahraje, vybírá majitel řady; klidně i na sebe. Jeden příkaz nejde rozdělit mezi více hráčů, dva příkazy ale mohou jít na dva. Cíl udělá, co se udělat dá; zbytek propadá.',
	'IN-4.6':
		'Když mají všechny čtené karty v té linii stejný symbol (pistole, auto, nebo lahve), smí majitel řady navíc použít efekt z rohu jedné z nich, na kohokoli. Jestli k tomu věta musí dávat smysl, z pravidel není jasné: tady nemusí. Volitelně: jen když smysl dává.',
	'IN-4.7':
		'Symbol patří té polovině karty, která se čte. O efektech v rohu pravidla mlčí: tady platí efekt čtené poloviny, má-li každá svůj; je-li na kartě jediný, slouží oběma.',
	'IN-5':
		'Příkaz se musí splnit hned, nakolik to jde. Vezmi si: cíl si vezme tolik karet ze základního balíčku. Zahoď: zahodí tolik karet z ruky, podle svého výběru. Vylož: vyloží tolik intrik nebo iniciátorů; věta, která tím dostane iniciátor, se hned iniciuje, i mimo tah. Přesuň: přesune tolik vyložených karet jiných hráčů, k sobě nebo k jiným. Zruš: odloží tolik vyložených karet na Skládku. Čí karty to smí být, z pravidel není jasné: tady kohokoli, vybírá cíl. Volitelně: jen své vlastní.',
	'IN-6':
		'Kdo hraje efekt z rohu, řekne na koho, a ten ho provede. Vyhoď jednu kartu z ruky: naslepo. Vezmi si jednu kartu: ze základního balíčku. Vezmi si vrchní kartu ze Skládky. Vylož 2 karty: povinně, s jedinou v ruce jednu; věta, která tím dostane iniciátor, se hned iniciuje. Zruš libovolnou vyloženou kartu: povinně. Přesuň libovolnou vyloženou kartu: ke komukoli, jen kdo chce. Vezmi kartu z ruky hráče: jinému, naslepo. „Tento efekt se mě netýká“: kdykoli odlož tuhle kartu a celá věta či efekt tě mine. O hranicích obrany pravidla mlčí: tady musí ležet před tebou, kryje vše, co na tebe jedna věta hraje, a dovednost postavy nezastaví. Efekt se hraje odložením vyložené karty, nebo díky stejným symbolům; pak se karta mění na dolary.',
	'IN-7.1':
		'V Banku máš karty, každou v hodnotě jejích dolarů, a rozměnit se nedají. Karta, kterou platíš, jde na Skládku celá; zbytek z ní smíš v témž tahu utratit za něco dalšího. Co pak zbude, o tom pravidla mlčí: tady to koncem tahu propadá.',
	'IN-7.2':
		'Příklad: karta za 4$ zaplatí v jednom tahu Taxikáře (1$), Pilota (2$) i Opraváře (1$).',
	'IN-7.3':
		'Kartou v Banku lze jen platit, vyložit ji už nejde. Když ji někdo dostane ze Skládky zpět do ruky, je z ní zase intrika.',
	'IN-7.4':
		'Není to pravidlo, jen návrh aplikace: platí se nejdřív tím, co zbylo z tohoto tahu, potom kartami, na kterých se nejméně ztratí, a pak co nejmenším počtem karet. Zaplatit můžeš i jinak.',
	'IN-8':
		'Dovednosti se používají ve vlastním tahu, pro sebe i na jiné. Pravidla jmenují postavy Taxikář (1$: vezmi si kartu), Pilot (2$: vylož dvě karty), Opravář (1$), Policista (vyprázdní ruku), Vrah, Bankéř, Zloděj a Starosta (2$: zruší jakoukoli intriku nebo efekt, i mimo vlastní tah). To jsou ceny dovedností; cena za najmutí je na kartě vpravo nahoře. Ceny i ostatní dovednosti stojí jen na vašich kartách: zadejte je jednou, nic se tu nevymýšlí. O hranicích Starosty pravidla mlčí: tady zastaví větu nebo efekt, ale ne dovednost, zastavená věta dolary přinese i tak, a co zbude z karty, kterou mu zaplatíš v cizím tahu, propadá.',
	'IN-9.1':
		'Příklad, dvě karty a iniciátor 2. Horní linie: Zahoď · 1 kartu, někdo jednu zahodí; auto a lahve se liší, efekt tedy není. Dolní linie: Vylož · 1 kartu, někdo jednu vyloží; dvě pistole, takže k tomu jeden z obou efektů v rohu: přesuň libovolnou vyloženou kartu, nebo vyhoď jednu kartu z ruky. Do Banku jde tak i tak 1$ a 3$.',
	'IN-9.2':
		'Příklad, tři karty A, B, C za 4$, 2$ a 1$. Iniciátor 3, horní linie: Vezmi si · 2 karty · 1 kartu, někdo si vezme tři. Dolní linie, z druhé strany: Zahoď · Zruš · 1 kartu; Zahoď se přeskočí, jedna karta se zruší. Symboly se pokaždé liší; do Banku jde 7$. S iniciátorem 2: Vezmi si · 2 karty nebo Zruš · 1 kartu přinese 6$, kdežto 2 karty · 1 kartu nebo Zahoď · Zruš smysl nedává a přinese 3$.',
	'IN-9.3':
		'Příklad, čtyři karty a iniciátor 4. Vezmi si · 1 kartu · 2 karty · 3 karty: někdo si vezme šest. Vezmi si · 3 karty · Zahoď · 1 kartu: jeden hráč si vezme tři a jiný jednu zahodí, nebo obojí udělá tentýž.',
	'IN-9.4':
		'Příklad: Vylož pět karet, na hráče se třemi v ruce. Tři vyloží; zbylé dvě propadají a nikdo jiný je za něj vyložit nemůže.'
};
