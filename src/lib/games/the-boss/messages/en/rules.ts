/**
 * Each numbered rule in our own short words. Where the rulebook is silent or slips, the text says so, tells what
 * is done here, and names the table option where there is one.
 */
export const rules = {
	'TB-1.1':
		'Two to six of you play. With up to five, each has a colour: 6 family members and 3 associates, together 9 gangsters. With 6 there are 3 teams of 2, yellow, red and white: each player has 5 family members and 2 associates, each team one score cube and one banishment token. Partners may talk and make signs from their seats, but not show each other their cards.',
	'TB-1.2':
		'Eight cities have cards of their own, 32 in all: 1 New York 4, 2 Boston 4, 3 Detroit 5, 4 Kansas City 3, 5 Cincinnati 4, 6 Memphis 4, 7 Philadelphia 3, 8 St. Louis 5. Chicago has none.',
	'TB-1.3':
		'Chicago is always in play. With 2 players 3 or 4 cities join it, with 3 players 5, with 4 or 5 players 6 or 7; which ones go together, the rulebook lists, and so does the app when you start. With 6 players it speaks of five boss cards; here that is a slip: all eight cities and Chicago are needed.',
	'TB-1.4':
		'The rulebook gives no reason for its lists. Here it is this sum: city cards − cities = players × cards in hand, because one card of each city lies face down and the rest must just fill the hands. Another choice is fine if the sum fits: with 2 players there are 7 more, with 3 players 4 more, with 4 or 5 none.',
	'TB-1.5':
		'Lay the boss cards in a row by their numbers, the lowest on the left. Chicago comes in second from the left.',
	'TB-1.6':
		'Before each round the holder of the loaded gun deals: one card of each city, drawn at random, goes face down under its boss; Chicago gets none. All others go to the players: 5 each, or 4 each if 5 or 6 of you play. Hold them so that everybody sees the backs, which name the city.',
	'TB-1.7':
		'Five cop cards lie shuffled and face down: two with a gold badge, two with a silver one, one with both.',
	'TB-2':
		'A round lasts until all cards in hand are played. Then the cards under the bosses are turned up, and most power after the last round wins. A game has 3 to 5 rounds.',
	'TB-2.1':
		'The toughest of you takes the loaded gun first. Whoever holds it begins, the others follow clockwise, except in the last turn of a round. A round has 5 turns, or 4 if 5 or 6 of you play.',
	'TB-2.2':
		'When it is your turn, you may first send any number of gangsters to one city, and only one. Then you must play one city card, face up under its own boss. It may belong to another city.',
	'TB-2.3':
		'Family members and associates count the same. But associates never stand alone: a family member of their colour must be there already or come with them. With 6 players your partner’s will do.',
	'TB-2.4':
		'Whoever sends gangsters somewhere must then have more there than any other colour; so there is never a tie. Once sent, they stay until the end of the round. On partners the rulebook isn’t clear: here their gangsters count together.',
	'TB-2.5':
		'You may go to Chicago only when a gangster of yours stands in another city already. The rulebook says since an earlier round, but then nobody could go there in the first: here it means an earlier turn of this round.',
	'TB-2.6':
		'Banished from a city, you send nobody there for the rest of the game. On partners the rulebook is silent: here it holds for the whole team.',
	'TB-2.7':
		'When two turns of the round are left, turn up a cop card: after turn 3 of 5, or turn 2 of 4. Once the third badge of one colour lies open, this round is the last; the card with both counts for both. So the game has 3, 4 or 5 rounds; the chances are 20, 60 and 20 %.',
	'TB-2.8':
		'The last turn of every round goes by gangsters in hand, most first; family members and associates count, those in prison or hospital don’t. Equal ones follow clockwise from the loaded gun, its holder first. When to count, the rulebook doesn’t say: here once, as that turn begins.',
	'TB-3':
		'When all have played, each city rewards or hurts whoever has most gangsters there, Chicago pays its share, and the table is made ready for the next round.',
	'TB-3.1':
		'In each city except Chicago turn up the card under the boss. The colour with most gangsters there takes what it shows, good or bad. A city without gangsters pays nobody.',
	'TB-3.2':
		'Whoever has most gangsters in Chicago takes half of a sum, rounded down: what the cards played last, face up, show in the cities to its left. The cards turned up at the end don’t count. Prison, hospital, banishment and revolver are worth 0. On theft and shootout the rulebook is silent: here −2 and +4, and never less than 0 is paid. Table option: both are worth 0.',
	'TB-3.3':
		'For each M$ your cube goes one step on the power track. At the end of the track just go round again.',
	'TB-3.4':
		'Revolver: a family member of the winner leaves the game. Prison: one is away for the next two rounds. Hospital: one is away for the next round. Banishment: your token goes on the boss card, and nobody of yours goes there again. Theft: −2 M$, even from the start field; power can fall below zero. Shootout: +4 M$, and every other colour in St. Louis loses a family member for good.',
	'TB-3.5':
		'It hits a family member who stands in that city; there always is one. Partners who both have one there agree on whose it is. On shootouts among teams the rulebook isn’t clear: here each other team there loses one.',
	'TB-3.6':
		'Then associates who were sent out this round leave the game. Family members come back to hand, except those killed, in prison or in hospital; those whose time is over come back as well. The loaded gun goes on clockwise. Chicago moves one place to the right and stops at the right end. City cards are collected and dealt anew.',
	'TB-4':
		'After the last round, most power wins. In a tie: more power gained in the last round (the rulebook says turn, but money only comes at the end of a round); then more gangsters for a further round, that is free family members and associates left; then a further round is played. With 6 players the teams are ranked.',
	'TB-5':
		'The foot of each boss card shows what its city’s cards can hold. The rulebook doesn’t tell all of them: here the cards that are known are offered first, you may enter those of your box once, and any other sum from 0 to 9 M$ and any sanction is accepted. No card is made up.',
	'TB-6.1':
		'Example, Chicago: at the end of round 3 it stands fourth, and to its left the cards played last are New York 3 M$, Boston prison, Detroit 4 M$. Half of 3 + 0 + 4, rounded down, is 3 M$.',
	'TB-6.2':
		'Example, majority: Adam has sent one gangster, then Eve two. To take the city back, Adam must send at least two more.',
	'TB-6.3':
		'Example, the end of a round with 4 players: black takes 3 M$ in Boston. Red is banished from Cincinnati and takes 3 M$ in Chicago. Blue takes 1 M$ in Detroit and 3 M$ in Philadelphia. Yellow takes 1 M$ in Memphis and loses a family member in Kansas City.',
	'TB-6.4':
		'Example, cop cards: gold, gold, then both: round 3 is the last. Gold, silver, gold, silver: the card with both comes in round 5 and ends the game.',
	'TB-6.5':
		'Example, coming back: whoever is hit at the end of round 1 misses rounds 2 and 3 in prison and is back for 4; in hospital it is only round 2, and back for 3.'
};
