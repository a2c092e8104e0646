import type { Catalogue } from '../en';

export const rules: Catalogue['rules'] = {
	'MC-1.1':
		'Hrají tři, čtyři nebo pět hráčů, každý s vlastní barvou; na tahu se střídáte po směru hodinových ručiček. Jeden z vás začíná.',
	'MC-1.2':
		'Při třech hráčích má každý 8 Mafiánů v ruce a 4 v rezervě, při čtyřech 7 a 4, při pěti 6 a 4. Jedna věta pravidel mluví o 11 až 12 celkem a na pět hráčů zapomíná; tady rozhoduje tabulka.',
	'MC-1.3':
		'Sedm lokací rozložte náhodně: jednu doprostřed, šest kolem ní. Sousedí ty, které mají společnou hranu: prostřední má šest sousedů, každá krajní tři. Záleží na tom jen při pohybu Nájemného vraha.',
	'MC-1.4':
		'Nájemný vrah začíná na lokaci Přístav [2], Policista na lokaci Policejní stanice [4] a Starosta na lokaci Radnice [7].',
	'MC-1.5':
		'Ve třech se hraje na 15 VB, ve čtyřech na 13, v pěti na 11. Začátečníci hrají na 10, 8 nebo 7.',
	'MC-1.6':
		'Z 49 akčních karet zamíchejte dobírací balíček a každý si vezme dvě. Počínaje začínajícím hráčem může každý jednou vyměnit obě za dvě jiné. Vyměnit jen jednu nejde.',
	'MC-1.7':
		'Když dojde dobírací balíček, současný začínající hráč zamíchá odložené karty do nového. Kdy přesně, pravidla neříkají: tady až ve chvíli, kdy je karta potřeba, a jsou-li prázdné oba balíčky, karta propadá.',
	'MC-2':
		'Kolo má čtyři fáze, vždy v tomto pořadí: akční fáze, fáze lokací, strategická fáze a konec kola.',
	'MC-2.1':
		'Na tahu se střídáte od začínajícího hráče po směru hodinových ručiček. V tahu uděláš jedno: položíš Mafiána z ruky navrch libovolného sloupečku; zahraješ karty (text jedné karty Akce, jeden či dva Klobouky, nebo kteroukoli kartu odhodíš jen tak, abys vyčkal); nebo vyhlásíš pas.',
	'MC-2.1.1':
		'Po pasu už v této fázi nehraješ, až na dvě výjimky. Policejní razie, která ti po pasu vrátí Mafiána do ruky, pas ruší. A kdykoli na tebe znovu přijde řada, můžeš odhodit Náboj a jednou umístit Mafiána nebo zahrát kartu; pas přitom trvá.',
	'MC-2.1.2':
		'Bez Mafiána v ruce a bez použitelné karty musíš pasovat. Pravidla mluví o kartě Akce, ale vyčkat se dá odhozením kterékoli karty: tady je pas povinný, jen když v ruce není ani Mafián, ani karta.',
	'MC-2.1.3': 'Akční fáze končí ve chvíli, kdy pasuje poslední hráč. Potom už nepomůže ani Náboj.',
	'MC-2.1.4':
		'Když soupeř zruší tvou kartu Akce nebo symbol, tvůj tah končí. Karty se i tak odkládají.',
	'MC-2.2':
		'Postupně se vyhodnotí všech sedm lokací. U každé: výběr, kontrola, vítězný bod, efekt a nakonec označovací kostka.',
	'MC-2.2.1':
		'Dokud Starosta stojí na Radnici, je na řadě nejnižší číslo bez označovací kostky; kdo Starostu drží, vybírá kteroukoli neoznačenou lokaci. Starosta se může přesunout i během fáze a další výběr se tím hned řídí. O jeho návratu na Radnici pravidla mlčí: tady pak pokračuje nejnižší zbylé číslo.',
	'MC-2.2.2':
		'Lokaci kontroluje ten, kdo má ve sloupečku nejvíc Mafiánů. Při shodě ten, jehož Mafián leží nejníž; jen na lokacích Klub rváčů [3] a Radnice [7] při shodě nekontroluje nikdo. Prázdný sloupeček: žádná kontrola ani efekt.',
	'MC-2.2.3':
		'Při určování kontroly může kdokoli hrát karty Tajná dohoda, každá dává +1; první smí začínající hráč a přihazuje se, dokud někdo chce. O hráčích, kteří tam Mafiána nemají, pravidla mlčí: tady se jim dohody počítají, ale při shodě má přednost přítomný (na [3] a [7] při shodě nikdo). Prázdný sloupeček nekontroluje nikdo a při shodě samých nepřítomných také nikdo. Volitelně: přihazují jen přítomní.',
	'MC-2.2.4': 'Kdo lokaci kontroluje, dostane 1 VB. Není to efekt, takže tomu nic nezabrání.',
	'MC-2.2.5':
		'Po vítězném bodu přijde efekt lokace. Pak se na lokaci položí označovací kostka a v této fázi už ji nelze vybrat.',
	'MC-2.2.6':
		'Konec hry se zjišťuje až po sedmé označovací kostce. Uprostřed fáze nikdo nevyhraje.',
	'MC-2.3':
		'Lokaci po lokaci se odebírají označovací kostky a každý, kdo tam je, se jednou rozhodne, kolik svých Mafiánů si vezme do ruky, od žádného po všechny; ostatní si drží pořadí a Cela zůstává zavřená. Kdo držel Starostu na začátku fáze, vybírá lokace i pořadí hráčů; se Starostou na Radnici se jde od 1 do 7 a od začínajícího hráče po směru hodinových ručiček. Kteří Mafiáni to budou, pravidla neříkají: tady si vybíráš a nabízejí se nejvyšší.',
	'MC-2.4':
		'Na konci kola se nejdřív změní začínající hráč, potom se dobírají karty. Pak začne nové kolo.',
	'MC-2.4.1': 'Začínající hráč předá svůj žeton sousedovi po levici a ten začíná příští kolo.',
	'MC-2.4.2':
		'Karty se dobírají ve třech krocích. Jednu ten, kdo má sám nejméně VB a zároveň sám nejméně karet; jednu ten, kdo má sám nejméně VB, třeba i podruhé; pak po jedné každý, od nového začínajícího hráče. Při shodě v nejméně VB nebere v prvních dvou krocích nikdo.',
	'MC-3': 'Když Mafián sloupeček opustí, ti nad ním klesnou. Pořadí ostatních se nikdy nemění.',
	'MC-3.1':
		'Nejdřív se vždy všichni z Cely vrátí svým hráčům do ruky; tomu žádná karta nezabrání. Potom smí ten, kdo lokaci kontroluje, poslat do Cely kteréhokoli Mafiána odkudkoli z města; Náčelník policie to zruší a podruhé to zkusit nejde. Cela se do ničeho nepočítá, vejdou se do ní všichni a jinudy z ní cesta nevede. Pravidla říkají „všechny“ i „až v dalším kole“: tady první krok pustí všechny. Volitelně: zavření z akční fáze tohoto kola zůstávají.',
	'MC-3.2':
		'Kdo lokaci kontroluje, smí pohnout figurkou Nájemného vraha na sousední lokaci; F.B.I. pohyb zruší a podruhé to zkusit nejde. Potom, s pohybem i bez něj, smí zahrát jednu kartu Nájemný vrah: jeden Mafián kohokoli z lokace s touto figurkou putuje do rezervy svého hráče; na Celu vrah nedosáhne. Pokaždé padne nejvýš jeden; po zrušené kartě lze zahrát další. Mezi koly zůstává figurka, kde stojí.',
	'MC-3.3':
		'Klub rváčů kontroluješ, jen když máš nejvíc Mafiánů jako jediný. Kdo kontroluje, nebo při shodě každý ze shodných hráčů, si přesune jednoho Mafiána z rezervy do ruky, má-li tam nějakého. O Tajných dohodách pravidla mlčí: tady se počítají, ale posilu získá jen hráč, který tam Mafiána má.',
	'MC-3.4':
		'Kdo lokaci kontroluje, vezme si Policistu, ať je kdekoli. Jeho držitel se smí kdykoli podívat komukoli do karet, ale nechá si to pro sebe. Když nekontroluje nikdo, Policista se vrací na Policejní stanici nebo tam zůstává.',
	'MC-3.5':
		'Kdo lokaci kontroluje, dobere si tři karty a potom jednu libovolnou z ruky odhodí, klidně i starší.',
	'MC-3.6':
		'Kdo lokaci kontroluje, smí zahrát kartu se symbolem +1 a získat ještě 1 VB. Když mu ji někdo zruší, může zkusit další, dokud jedna nevyjde; víc než jeden bod navíc to nikdy není.',
	'MC-3.7':
		'Radnici kontroluješ, jen když máš nejvíc Mafiánů jako jediný; pak si vezmeš Starostu. Když ji nekontroluje nikdo, Starosta se vrací na Radnici nebo tam zůstává a bod nedostane nikdo.',
	'MC-4':
		'Po fázi lokací může vyhrát každý, kdo dosáhl cíle: rozhoduje víc VB, pak méně Mafiánů v rezervě, pak víc karet v ruce, pak držení Starosty a nakonec kratší cesta od začínajícího hráče po směru hodinových ručiček. Vítěz je vždy jen jeden.',
	'MC-5':
		'Kartu využiješ pro text, nebo pro symbol v rohu, nebo ji odhodíš, abys vyčkal; držet jich můžeš, kolik chceš. Symboly: dvě Pěsti zruší text či symboly karet, nikdy ne efekt lokace. Jeden Klobouk ti vrátí Mafiána z města do ruky (ne z Cely), dva ti pošlou jednoho z rezervy na libovolný sloupeček. Náboj: jedna akce po pasu. +1: další VB v Soukromém klubu. Texty: Nájemný vrah zabíjí v Přístavu. Práskač pošle kteréhokoli Mafiána do Cely. Zloděj vezme jinému hráči náhodnou kartu. Náčelník policie ruší karty Práskač, Zloděj, Policejní razie nebo efekt Věznice. F.B.I. ruší karty Nájemný vrah, Kšefty, Velký plán nebo pohyb v Přístavu. Policejní razie: kde máš aspoň dva, odtud jdou všichni zpět do ruky (ne z Cely) a jejich hráčům se ruší pas. Páky v pozadí prohodí spodní Mafiány dvou sloupečků (pravidla o prázdných mlčí: tady musí někdo být v obou). Velký plán přenese kteréhokoli Mafiána na jiný sloupeček, nikdy ne z Cely. Kšefty: dober tři, jednu z nich odhoď. Tajná dohoda: +1 k tvému počtu na jedné lokaci. Spoluúčast: jde-li tvůj Mafián do Cely, jde tam i jeden od třetího hráče, ne od toho, kdo ho tam poslal.',
	'MC-5.1':
		'Karty Reakce a dvě Pěsti jsou veto a i veto lze vetovat, a to kýmkoli. Při sudém počtu se efekt stane, při lichém ne. Veto nebo Spoluúčast zastaví jen dvě Pěsti; Spoluúčast sama nic neruší, jen přidává přesun.',
	'MC-5.2':
		'Dvě Pěsti mohou zastavit rovnou Náboj a tah končí. Nebo počkáš, co přijde: kartu zahranou po Náboji ještě zrušit lze, umístěného Mafiána už ne.',
	'MC-5.3':
		'Kdo smí reagovat první, pravidla neříkají: tady soupeři po směru hodinových ručiček od hráče na tahu, i ti po pasu. Po každém vetu se ptáme znovu a vlastní efekt můžeš bránit vetem proti vetu.',
	'MC-5.4':
		'Pravidla jen říkají, že Tajnou dohodu smí první hrát začínající hráč: tady se pak přihazuje po směru hodinových ručiček, dokud všichni po sobě neodmítnou. Kdo odmítl, může se po novém příhozu vrátit.',
	'MC-5.5':
		'Každá zahraná karta jde na odkládací balíček, ať vyšla, byla zrušena, nebo sama rušila.',
	'MC-5.6':
		'Když někdo zruší kartu nebo symbol Lokace (Nájemný vrah, Tajná dohoda, +1), smí hráč zahrát další. Po zrušené Akci tah končí.',
	'MC-6.1':
		'Příklad, konec kola. Dva hráči mají shodně nejméně, 1 VB: v prvních dvou krocích nebere nikdo. Jindy má jen Eva 2 VB a jednu kartu, ostatní mají obojího víc: bere ve všech třech krocích, celkem tři karty.',
	'MC-6.2':
		'Příklad, Soukromý klub. Adam zahraje +1, Eva odpoví dvěma Pěstmi; Adam zahraje další +1, Eva další dvě Pěsti. Adam už nic nemá, bod navíc tedy nezíská; bod za kontrolu mu zůstává.',
	'MC-6.3':
		'Příklad, veto proti vetu. Adam hraje dva Klobouky, aby dostal Mafiána z rezervy do Přístavu, Eva odpoví dvěma Pěstmi, Adam také: stane se to. Čtyři jeho a dvě její karty, celkem šest, jdou na odkládací balíček.',
	'MC-6.4':
		'Příklad, Náboj. Adam je po pasu, zahraje Náboj a Eva ho nechá být; Adam umístí Mafiána a tomu už nic nezabrání. Kdyby zahrál kartu, mohla by ji Eva zrušit.',
	'MC-6.5':
		'Příklad, Spoluúčast. Adamův Práskač pošle do Cely Evina Mafiána; Eva odpoví Spoluúčastí a vezme s sebou Markova; Marek také a vezme Adamova. Sedí tam všichni tři.',
	'MC-6.6':
		'Příklad, strategická fáze se Starostou na Radnici. Každý, kdo má na lokaci Mafiány, se rozhodne jednou, od začínajícího hráče po směru hodinových ručiček. Odebráním se pořadí zbylých nezmění.'
};
