import type { Catalogue } from '../en';

/** The words of the game are those of the Hungarian box: a round is a "forduló", a turn a "kör". */
export const rules: Catalogue['rules'] = {
	'TB-1.1':
		'Legalább ketten, legfeljebb hatan játszhattok. Öt főig mindenkinek saját színe van: 6 családtag és 3 szimpatizáns, összesen 9 gengszter. Ha 6 játékos van, 3 kétfős csapatot alkottok, sárgát, pirosat és fehéret: játékosonként 5 családtag és 2 szimpatizáns jár, csapatonként egy Zöldhasú kocka és egy Kiutasítás zseton. A csapattársak a helyükről beszélhetnek és mutogathatnak, de lapot nem mutathatnak egymásnak.',
	'TB-1.2':
		'Nyolc városnak van saját kártyája, összesen 32: 1 New York 4, 2 Boston 4, 3 Detroit 5, 4 Kansas City 3, 5 Cincinnati 4, 6 Memphis 4, 7 Philadelphia 3, 8 St. Louis 5. Chicagónak nincs.',
	'TB-1.3':
		'Chicago mindig játékban van. Ha 2 játékos van, 3 vagy 4 város kerül mellé, ha 3 játékos, akkor 5, ha 4 vagy 5 játékos, akkor 6 vagy 7; hogy melyek illenek össze, azt a szabálykönyv felsorolja, és induláskor az alkalmazás is. Ha 6 játékos van, a szabálykönyv öt Maffiózó kártyát említ; itt ez elírás: mind a nyolc város és Chicago is kell.',
	'TB-1.4':
		'Hogy miért éppen ezek, azt a szabálykönyv nem mondja. Itt egy számítás dönt: Város kártyák − városok = játékosok × kézben lévő kártyák, mert városonként egy kártya képpel lefelé marad, és a többinek pont ki kell töltenie a kezeket. Más választás is jó, ha kijön: 2 játékosnál még 7 ilyen van, 3 játékosnál 4, 4 vagy 5 játékosnál egy sem.',
	'TB-1.5':
		'A Maffiózó kártyákat szám szerint tegyétek sorba, a legkisebb a bal szélre kerül. Chicago balról a második helyen indul.',
	'TB-1.6':
		'Minden forduló előtt a töltött puska gazdája oszt: városonként egy véletlen kártya kerül képpel lefelé a Maffiózó kártya alá, Chicagóhoz nem jár. A többi a játékosoké: mindenkinek 5, vagy 4, ha 5 vagy 6 játékos van. Úgy tartsátok, hogy mindenki lássa a hátoldalát, amelyen a város látszik.',
	'TB-1.7':
		'Öt Zsaru kártya fekszik megkeverve, képpel lefelé: kettőn arany jelvény van, kettőn ezüst, egyen mindkettő.',
	'TB-2':
		'A forduló addig tart, amíg van kártya a kezekben. Utána a Maffiózó kártyák alatti lapokat fordítjátok fel. Az utolsó forduló végén a legnagyobb hatalom nyer. Egy játék 3–5 fordulóból áll.',
	'TB-2.1':
		'A töltött puska először a legkeményebb játékosé. Akinél van, az kezd, a többiek az óramutató járása szerint jönnek, kivéve a forduló utolsó körét. Egy forduló 5 körből áll, vagy 4 körből, ha 5 vagy 6 játékos van.',
	'TB-2.2':
		'Amikor sorra kerülsz, először bármennyi gengsztert küldhetsz egyetlen városba. Utána kötelező kijátszani egy Város kártyát, képpel felfelé a saját Maffiózó kártyája alá. Ez másik városé is lehet.',
	'TB-2.3':
		'A családtag és a szimpatizáns ugyanannyit ér. Szimpatizáns azonban sosem lehet egyedül: vele azonos színű családtagnak már ott kell lennie, vagy vele kell mennie. Ha 6 játékos van, a csapattársé is megfelel.',
	'TB-2.4':
		'Aki gengsztert küld valahová, annak ott utána több gengsztere kell, hogy legyen, mint bármelyik más színnek; így sosincs döntetlen. Akit elküldtél, a forduló végéig marad. A csapattársakról a szabálykönyv nem világos: itt a gengsztereik összeadódnak.',
	'TB-2.5':
		'Chicagóba csak akkor mehetsz, ha egy másik városban már van gengsztered. A szabálykönyv korábbi fordulót ír, de akkor az elsőben senki sem mehetne oda: itt ennek a fordulónak egy korábbi körét jelenti.',
	'TB-2.6':
		'Ahonnan kiutasítottak, oda a játék végéig senkit sem küldhetsz. A csapattársakról a szabálykönyv hallgat: itt az egész csapatra érvényes.',
	'TB-2.7':
		'Amikor a fordulóból két kör van hátra, csapjatok fel egy Zsaru kártyát: 5 körből a 3. után, 4 körből a 2. után. Ha egy szín harmadik jelvénye is látszik, ez az utolsó forduló; a dupla kártya mindkét színhez számít. A játék tehát 3, 4 vagy 5 fordulós; az esélyek: 20, 60 és 20 %.',
	'TB-2.8':
		'Minden forduló utolsó körében a kézben lévő gengszterek döntenek, a legtöbb az első; családtag és szimpatizáns is számít, aki börtönben vagy kórházban van, nem. Egyenlőségnél az óramutató járása szerint, a töltött puskától, a gazdájával kezdve. Hogy mikor kell számolni, azt a szabálykönyv nem mondja: itt egyszer, a kör elején.',
	'TB-3':
		'Ha mindenki végzett, minden város megjutalmazza vagy megbünteti azt, akinek ott a legtöbb gengsztere van, Chicago kifizeti a részét, és előkészítitek a következő fordulót.',
	'TB-3.1':
		'Chicago kivételével minden városban fordítsátok fel a Maffiózó kártya alatti lapot. Amit mutat, jó vagy rossz, azé a színé, amelynek ott a legtöbb gengsztere van. Ahol nincs gengszter, ott senki sem kap semmit.',
	'TB-3.2':
		'Akinek Chicagóban a legtöbb gengsztere van, a tőle balra lévő városokban utoljára, képpel felfelé kijátszott lapok összértékének felét kapja, lefelé kerekítve. A forduló végén felfordított lapok nem számítanak. Börtön, kórház, kiutasítás és revolver értéke 0. A lopásról és a lövöldözésről a szabálykönyv hallgat: itt −2 és +4, de a kifizetés sosem kevesebb, mint 0. Választható: mindkettő értéke 0.',
	'TB-3.3': 'Ahány M$, annyit lép a kockád a Befolyás táblán. Ha körbeért, folytatja elölről.',
	'TB-3.4':
		'Revolver: a győztes egy családtagja kiesik a játékból. Börtön: egy családtag a következő két fordulóból kimarad. Kórház: egy családtag a következő fordulóból marad ki. Kiutasítás: a zsetonod a Maffiózó kártyára kerül, és oda többé senkit sem küldhetsz. Lopás: −2 M$, akár a Start mezőről is; a hatalom nulla alá mehet. Lövöldözés: +4 M$, és St. Louisban minden más szín végleg elveszít egy családtagot.',
	'TB-3.5':
		'Olyan családtagot ér, aki abban a városban van; egy mindig van ott. Ha mindkét csapattársnak van, megegyeznek, kié legyen. Hogy lövöldözéskor mi jár egy csapatnak, az a szabálykönyvből nem világos: itt minden más ott lévő csapat egyet veszít.',
	'TB-3.6':
		'Utána a fordulóban elküldött szimpatizánsok kiesnek a játékból. A családtagok visszakerülnek a kézbe, kivéve, aki meghalt, börtönben vagy kórházban van; akinek letelt az ideje, az is visszatér. A töltött puska az óramutató járása szerint továbbmegy. Chicago egy hellyel jobbra lép, a jobb szélen megáll. A Város kártyákat összeszeditek és újra kiosztjátok.',
	'TB-4':
		'Az utolsó forduló után a legnagyobb hatalom nyer. Döntetlennél: az utolsó fordulóban szerzett több hatalom (a szabálykönyv kört ír, de pénz csak a forduló végén jár); aztán a több gengszter egy újabb fordulóra, vagyis szabad családtag és megmaradt szimpatizáns; végül egy újabb forduló. Ha 6 játékos van, a csapatok versenyeznek.',
	'TB-5':
		'A Maffiózó kártya alján látszik, mi lehet a városa kártyáin. A szabálykönyv nem árulja el mindet: itt az ismertek vannak elöl, a saját dobozotok lapjait egyszer megadhatjátok, egyébként pedig 0 és 9 M$ között bármelyik összeg és bármelyik szankció jó. Kitalált kártya nincs.',
	'TB-6.1':
		'Példa, Chicago: a 3. forduló végén a negyedik helyen áll, tőle balra az utoljára kijátszott lapok: New York 3 M$, Boston börtön, Detroit 4 M$. A 3 + 0 + 4 fele, lefelé kerekítve, 3 M$.',
	'TB-6.2':
		'Példa, többség: Ádám egy gengsztert küldött, utána Éva kettőt. Ha Ádám vissza akarja szerezni a várost, legalább még kettőt kell küldenie.',
	'TB-6.3':
		'Példa, egy forduló vége, ha 4 játékos van: a feketéé 3 M$ Bostonban. A pirosat kiutasítják Cincinnatiből, Chicagóban viszont 3 M$ az övé. A kéké 1 M$ Detroitban és 3 M$ Philadelphiában. A sárgáé 1 M$ Memphisben, de Kansas Cityben elveszít egy családtagot.',
	'TB-6.4':
		'Példa, Zsaru kártyák: arany, arany, majd a dupla: a 3. forduló az utolsó. Arany, ezüst, arany, ezüst: a dupla az 5. fordulóban jön, és véget vet a játéknak.',
	'TB-6.5':
		'Példa, visszatérés: akit az 1. forduló végén ér, az börtönben a 2. és a 3. fordulóból marad ki, a 4. elejére tér vissza; kórházban csak a 2. marad ki, és a 3. elejére tér vissza.'
};
