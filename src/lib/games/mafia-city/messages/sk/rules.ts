import type { Catalogue } from '../en';

export const rules: Catalogue['rules'] = {
	'MC-1.1':
		'Hrajú traja, štyria alebo piati hráči, každý s vlastnou farbou; na ťahu sa striedate v smere hodinových ručičiek. Jeden z vás začína.',
	'MC-1.2':
		'Pri troch hráčoch má každý 8 Mafiánov v ruke a 4 v rezerve, pri štyroch 7 a 4, pri piatich 6 a 4. Jedna veta pravidiel hovorí o 11 až 12 spolu a na piatich hráčov zabúda; tu rozhoduje tabuľka.',
	'MC-1.3':
		'Sedem lokácií rozložte náhodne: jednu do stredu, šesť okolo nej. Susedia tie, ktoré majú spoločnú hranu: stredná má šesť susedov, každá krajná troch. Záleží na tom len pri pohybe Nájomného vraha.',
	'MC-1.4':
		'Nájomný vrah začína na lokácii Prístav [2], Policajt na lokácii Policajná stanica [4] a Starosta na lokácii Radnica [7].',
	'MC-1.5':
		'Pri troch hráčoch sa hrá na 15 VB, pri štyroch na 13, pri piatich na 11. Začiatočníci hrajú na 10, 8 alebo 7.',
	'MC-1.6':
		'Zo 49 akčných kariet zamiešajte ťahací balíček a každý si vezme dve. Počnúc začínajúcim hráčom môže každý raz vymeniť obe za dve iné. Vymeniť len jednu sa nedá.',
	'MC-1.7':
		'Keď sa minie ťahací balíček, súčasný začínajúci hráč zamieša odložené karty do nového. Kedy presne, pravidlá nehovoria: tu až vo chvíli, keď treba kartu, a ak sú prázdne oba balíčky, karta prepadá.',
	'MC-2':
		'Kolo má štyri fázy, vždy v tomto poradí: akčná fáza, fáza lokácií, strategická fáza a koniec kola.',
	'MC-2.1':
		'Na ťahu sa striedate od začínajúceho hráča v smere hodinových ručičiek. V ťahu urobíš jedno: položíš Mafiána z ruky navrch ľubovoľného stĺpčeka; zahráš karty (text jednej karty Akcia, jeden či dva Klobúky, alebo ktorúkoľvek kartu odhodíš len preto, aby si vyčkal); alebo vyhlásiš pas.',
	'MC-2.1.1':
		'Po pase už v tejto fáze nehráš, až na dve výnimky. Policajná razia, ktorá ti po pase vráti Mafiána do ruky, pas ruší. A kedykoľvek na teba znova príde rad, môžeš odhodiť Náboj a raz umiestniť Mafiána alebo zahrať kartu; pas pritom trvá.',
	'MC-2.1.2':
		'Bez Mafiána v ruke a bez použiteľnej karty musíš pasovať. Pravidlá hovoria o karte Akcia, no vyčkať sa dá odhodením ktorejkoľvek karty: tu je pas povinný, len keď v ruke nie je ani Mafián, ani karta.',
	'MC-2.1.3':
		'Akčná fáza sa končí vo chvíli, keď pasuje posledný hráč. Potom už nepomôže ani Náboj.',
	'MC-2.1.4':
		'Keď súper zruší tvoju kartu Akcia alebo symbol, tvoj ťah sa končí. Karty sa aj tak odkladajú.',
	'MC-2.2':
		'Postupne sa vyhodnotí všetkých sedem lokácií. Pri každej: výber, kontrola, víťazný bod, efekt a nakoniec označovacia kocka.',
	'MC-2.2.1':
		'Kým Starosta stojí na Radnici, je na rade najnižšie číslo bez označovacej kocky; kto Starostu drží, vyberá ktorúkoľvek neoznačenú lokáciu. Starosta sa môže presunúť aj počas fázy a ďalší výber sa tým hneď riadi. O jeho návrate na Radnicu pravidlá mlčia: tu potom pokračuje najnižšie zvyšné číslo.',
	'MC-2.2.2':
		'Lokáciu kontroluje ten, kto má v stĺpčeku najviac Mafiánov. Pri zhode ten, koho Mafián leží najnižšie; len na lokáciách Klub bitkárov [3] a Radnica [7] pri zhode nekontroluje nikto. Prázdny stĺpček: žiadna kontrola ani efekt.',
	'MC-2.2.3':
		'Pri určovaní kontroly môže ktokoľvek hrať karty Tajná dohoda, každá dáva +1; prvý smie začínajúci hráč a prihadzuje sa, kým niekto chce. O hráčoch, ktorí tam Mafiána nemajú, pravidlá mlčia: tu sa im dohody počítajú, ale pri zhode má prednosť prítomný (na [3] a [7] pri zhode nikto). Prázdny stĺpček nekontroluje nikto, pri zhode samých neprítomných tiež nikto. Voliteľne: prihadzujú len prítomní.',
	'MC-2.2.4': 'Kto lokáciu kontroluje, dostane 1 VB. Nie je to efekt, takže tomu nič nezabráni.',
	'MC-2.2.5':
		'Po víťaznom bode smie ten, kto lokáciu kontroluje, využiť jej efekt. Potom sa na lokáciu položí označovacia kocka a v tejto fáze ju už nemožno vybrať.',
	'MC-2.2.6':
		'Koniec hry sa zisťuje až po siedmej označovacej kocke. Uprostred fázy nikto nevyhrá.',
	'MC-2.3':
		'Lokáciu po lokácii sa odoberajú označovacie kocky a každý, kto tam je, sa raz rozhodne, koľko svojich Mafiánov si vezme do ruky, od žiadneho po všetkých; ostatní si držia poradie a Cela zostáva zavretá. Kto držal Starostu na začiatku fázy, vyberá lokácie aj poradie hráčov; so Starostom na Radnici sa ide od 1 do 7 a od začínajúceho hráča v smere hodinových ručičiek. Ktorí Mafiáni to budú, pravidlá nehovoria: tu si vyberáš a ponúkajú sa najvyšší.',
	'MC-2.4':
		'Na konci kola sa najprv zmení začínajúci hráč, potom sa dopĺňajú karty. Nato sa začne nové kolo.',
	'MC-2.4.1': 'Začínajúci hráč odovzdá svoj žetón susedovi po ľavici a ten začína ďalšie kolo.',
	'MC-2.4.2':
		'Karty sa berú v troch krokoch. Jednu ten, kto má sám najmenej VB a zároveň sám najmenej kariet; jednu ten, kto má sám najmenej VB, pokojne aj druhýkrát; potom po jednej každý, od nového začínajúceho hráča. Pri zhode v najmenšom počte VB neberie v prvých dvoch krokoch nikto.',
	'MC-3': 'Keď Mafián stĺpček opustí, tí nad ním klesnú. Poradie ostatných sa nikdy nemení.',
	'MC-3.1':
		'Najprv sa vždy všetci z Cely vrátia svojim hráčom do ruky; tomu žiadna karta nezabráni. Potom smie ten, kto lokáciu kontroluje, poslať do Cely ktoréhokoľvek Mafiána odkiaľkoľvek z mesta; Náčelník polície to zruší a druhýkrát to skúsiť nemožno. Cela sa do ničoho nepočíta, zmestia sa do nej všetci a iná cesta z nej nevedie. Pravidlá hovoria „všetkých“ aj „až v ďalšom kole“: tu prvý krok pustí všetkých. Voliteľne: zavretí z akčnej fázy tohto kola zostávajú.',
	'MC-3.2':
		'Kto lokáciu kontroluje, smie pohnúť figúrkou Nájomného vraha na susednú lokáciu; F.B.I. pohyb zruší a druhýkrát to skúsiť nemožno. Potom, s pohybom aj bez neho, smie zahrať jednu kartu Nájomný vrah: jeden Mafián kohokoľvek z lokácie s touto figúrkou putuje do rezervy svojho hráča; na Celu vrah nedosiahne. Zakaždým padne najviac jeden; po zrušenej karte možno zahrať ďalšiu. Medzi kolami zostáva figúrka, kde stojí.',
	'MC-3.3':
		'Klub bitkárov kontroluješ, len keď máš najviac Mafiánov ako jediný. Kto kontroluje, alebo pri zhode každý zo zhodných hráčov, si presunie jedného Mafiána z rezervy do ruky, ak tam nejakého má. O Tajných dohodách pravidlá mlčia: tu sa počítajú, ale posilu získa len hráč, ktorý tam Mafiána má.',
	'MC-3.4':
		'Kto lokáciu kontroluje, vezme si Policajta, nech je kdekoľvek. Jeho držiteľ sa smie kedykoľvek pozrieť komukoľvek do kariet, ale nechá si to pre seba. Keď nekontroluje nikto, Policajt sa vracia na Policajnú stanicu alebo tam zostáva.',
	'MC-3.5':
		'Kto lokáciu kontroluje, potiahne si tri karty a potom jednu ľubovoľnú z ruky odhodí, pokojne aj staršiu.',
	'MC-3.6':
		'Kto lokáciu kontroluje, smie zahrať kartu so symbolom +1 a získať ešte 1 VB. Keď mu ju niekto zruší, môže skúsiť ďalšiu, kým jedna nevyjde; viac ako jeden bod navyše to nikdy nie je.',
	'MC-3.7':
		'Radnicu kontroluješ, len keď máš najviac Mafiánov ako jediný; potom si vezmeš Starostu. Keď ju nekontroluje nikto, Starosta sa vracia na Radnicu alebo tam zostáva a bod nedostane nikto.',
	'MC-4':
		'Po fáze lokácií môže vyhrať každý, kto dosiahol cieľ: rozhoduje viac VB, potom menej Mafiánov v rezerve, potom viac kariet v ruke, potom držanie Starostu a nakoniec kratšia cesta od začínajúceho hráča v smere hodinových ručičiek. Víťaz je vždy len jeden.',
	'MC-5':
		'Kartu využiješ pre text, alebo pre symbol v rohu, alebo ju odhodíš, aby si vyčkal; držať ich môžeš, koľko chceš. Symboly: dve Päste zrušia text či symboly kariet, nikdy nie efekt lokácie. Jeden Klobúk ti vráti Mafiána z mesta do ruky (nie z Cely), dva ti pošlú jedného z rezervy na ľubovoľný stĺpček. Náboj: jedna akcia po pase. +1: ďalší VB v Súkromnom klube. Texty: Nájomný vrah zabíja v Prístave. Donášač pošle ktoréhokoľvek Mafiána do Cely. Zlodej vezme inému hráčovi náhodnú kartu. Náčelník polície ruší karty Donášač, Zlodej, Policajná razia alebo efekt Väznice. F.B.I. ruší karty Nájomný vrah, Kšefty, Veľký plán alebo pohyb v Prístave. Policajná razia: kde máš aspoň dvoch, odtiaľ idú všetci späť do ruky (nie z Cely) a ich hráčom sa ruší pas. Páky v pozadí vymenia spodných Mafiánov dvoch stĺpčekov (pravidlá o prázdnych mlčia: tu musí byť niekto v oboch). Veľký plán prenesie ktoréhokoľvek Mafiána na iný stĺpček, nikdy nie z Cely. Kšefty: potiahni tri, jednu z nich odhoď. Tajná dohoda: +1 k tvojmu počtu na jednej lokácii. Spoluúčasť: ak ide tvoj Mafián do Cely, ide tam aj jeden od tretieho hráča, nie od toho, kto ho tam poslal.',
	'MC-5.1':
		'Karty Reakcia a dve Päste sú veto a aj veto môže niekto vetovať. Pri párnom počte sa efekt stane, pri nepárnom nie. Veto alebo Spoluúčasť zastavia len dve Päste; Spoluúčasť sama nič neruší, len pridáva presun.',
	'MC-5.2':
		'Dve Päste môžu zastaviť rovno Náboj a ťah sa končí. Alebo počkáš, čo príde: kartu zahranú po Náboji ešte zrušiť možno, umiestneného Mafiána už nie.',
	'MC-5.3':
		'Kto smie reagovať prvý, pravidlá nehovoria: tu súperi v smere hodinových ručičiek od hráča na ťahu, aj tí po pase. Po každom vete sa otázka otvára znova a vlastný efekt môžeš brániť vetom proti vetu.',
	'MC-5.4':
		'Pravidlá hovoria len to, že na Tajnú dohodu má prvý právo začínajúci hráč: tu sa potom prihadzuje v smere hodinových ručičiek, kým všetci po sebe neodmietnu. Kto odmietol, môže sa po novom príhode vrátiť.',
	'MC-5.5':
		'Každá zahraná karta ide na odkladací balíček, či vyšla, bola zrušená, alebo sama rušila.',
	'MC-5.6':
		'Keď niekto zruší kartu alebo symbol Lokácia (Nájomný vrah, Tajná dohoda, +1), smie hráč zahrať ďalšiu. Po zrušenej Akcii sa ťah končí.',
	'MC-6.1':
		'Príklad, koniec kola. Dvaja hráči majú zhodne najmenej, 1 VB: v prvých dvoch krokoch neberie nikto. Inokedy má len Eva 2 VB a jednu kartu, ostatní majú oboje viac: berie vo všetkých troch krokoch, spolu tri karty.',
	'MC-6.2':
		'Príklad, Súkromný klub. Adam zahrá +1, Eva odpovie dvoma Päsťami; Adam zahrá ďalšiu +1, Eva ďalšie dve Päste. Adam už nič nemá, bod navyše teda nezíska; bod za kontrolu mu zostáva.',
	'MC-6.3':
		'Príklad, veto proti vetu. Adam hrá dva Klobúky, aby dostal Mafiána z rezervy do Prístavu, Eva odpovie dvoma Päsťami, Adam tiež: stane sa to. Štyri jeho a dve jej karty, spolu šesť, idú na odkladací balíček.',
	'MC-6.4':
		'Príklad, Náboj. Adam je po pase, zahrá Náboj a Eva to nechá tak; Adam umiestni Mafiána a tomu už nič nezabráni. Keby zahral kartu, Eva by ju mohla zrušiť.',
	'MC-6.5':
		'Príklad, Spoluúčasť. Adamov Donášač pošle do Cely Evinho Mafiána; Eva odpovie Spoluúčasťou a vezme so sebou Marekovho; Marek tiež a vezme Adamovho. Sedia tam všetci traja.',
	'MC-6.6':
		'Príklad, strategická fáza so Starostom na Radnici. Každý, kto má na lokácii Mafiánov, sa rozhodne raz, od začínajúceho hráča v smere hodinových ručičiek. Odobratím sa poradie zvyšných nezmení.'
};
