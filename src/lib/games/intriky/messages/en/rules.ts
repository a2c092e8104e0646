/**
 * Each numbered rule in our own short words. Where the rulebook is silent or unclear, the text says so, tells
 * what is done here, and names the table option where there is one. Words in Czech are those on the cards.
 */
export const rules = {
	'IN-1.1':
		'Three or four of you play; four is best. Shuffle all 96 cards into one draw pile: 60 intrigues, 20 initiators and 16 characters.',
	'IN-1.2':
		'Everyone draws five cards. A character among them goes in front of you at once, face up and turned sideways: it is in your Reserve. Whether you draw another card for it, the rulebook doesn’t say: here you don’t.',
	'IN-1.3':
		'The most experienced mafioso among you begins; agree who that is. Then turns go clockwise.',
	'IN-1.4':
		'When the draw pile runs out, shuffle the discard pile into a new one. The rulebook is silent on both being empty: here that draw is lost.',
	'IN-1.5':
		'Bargain whenever you like, on other players’ turns too: swap cards, threaten, promise. Only two things never change hands that way: characters and dollars.',
	'IN-2':
		'Begin your turn by drawing one card. Then you may lay one intrigue or initiator; play corner effects of cards that lie in front of you; initiate; pay a character in your Reserve its price, or double the price for one in another player’s Reserve or Service, and it enters your Service; pay characters in your Service for their skills, as often as you have the money. Say when you are done. The rulebook numbers the steps after the draw too but doesn’t say whether their order binds: here any order will do.',
	'IN-2.1':
		'At most two characters enter your Service in one turn, those hired away from others included.',
	'IN-2.2':
		'Whoever gets a fourth character into Service wins at once, in the middle of the turn, so there is never a tie. What you pay for a character goes to the discard pile; a player who loses one gets nothing.',
	'IN-2.3':
		'A character that comes to your hand in whatever way goes to your Reserve at once. The rulebook doesn’t say whether it counts: here it is one of the cards you were to get, and none replaces it.',
	'IN-3.1':
		'The intrigues in front of you lie side by side, and a new one joins at the left or the right end. The rulebook doesn’t say how many rows you may have: here one. Laid cards stay where they are unless something moves or cancels them; then the gap closes up and the order stays.',
	'IN-3.2':
		'Where in a row a moved card goes, the rulebook doesn’t say: here to either end. Table option: anywhere between the cards too.',
	'IN-3.3':
		'An initiator is the one card you lay this turn, and it works at once. With too few intrigues in the row it can’t be used. Whether it may lie there and wait, the rulebook doesn’t say: here it may not, and when you are made to lay cards, an initiator that can’t work doesn’t count. Table option: it waits beside the row until the owner wants it and there are enough intrigues.',
	'IN-3.4':
		'You may lay your card in front of another player; from then on it belongs to that row. An initiator there needs that player’s consent. On intrigues the rulebook is silent: here they need none.',
	'IN-4.1':
		'An initiator with the number n reads exactly n intrigues that lie side by side; with fewer in the row it can’t be used. Which neighbours and which line, the owner of the row decides, whoever laid the initiator.',
	'IN-4.2':
		'Read the upper line or the lower one, never both. The lower one is printed upside down and is read from the other side of the table, so its words come in the opposite order.',
	'IN-4.3':
		'Sense or no sense, the cards that were read become dollars in the bank of the row’s owner: each is worth its money bags. The initiator goes to the discard pile, and the rest of the row closes up.',
	'IN-4.4':
		'Read the words in order. A command (Vezmi si, Zahoď, Vylož, Přesuň, Zruš) takes the amounts behind it (1 kartu, 2 karty, 3 karty) up to the next command, added up. A command without an amount and an amount without a command are skipped; the rest happens. If nothing is left, the sentence makes no sense.',
	'IN-4.5':
		'The owner of the row chooses on whom each command is played; yourself is fine too. One command can’t be shared out among players, but two commands may go to two players. The target does as much as possible; what is beyond that is lost.',
	'IN-4.6':
		'If all cards that are read show the same symbol on that line (pistol, car or bottles), the row’s owner may also use the corner effect of one of them, on anyone. Whether the sentence must make sense for that, the rulebook leaves unclear: here it needn’t. Table option: only if it does.',
	'IN-4.7':
		'A symbol belongs to the half of the card that is read. On corner effects the rulebook is silent: here the one of that half counts where each half prints its own, and a single one serves both halves.',
	'IN-5':
		'A command must be carried out at once, as far as possible. Vezmi si (take): the target draws that many cards. Zahoď (discard): discards that many from hand, of own choice. Vylož (lay): lays that many intrigues or initiators; a sentence that gets its initiator is initiated at once, even out of turn. Přesuň (move): moves that many laid cards of other players, in front of itself or of others. Zruš (cancel): discards that many laid cards. Whose cards those may be, the rulebook leaves unclear: here anyone’s, the target chooses. Table option: only its own.',
	'IN-6':
		'Whoever plays a corner effect says on whom, and that player carries it out. Throw one card from hand: at random. Take one card: from the draw pile. Take the top of the discard pile. Lay 2 cards: a must, one if there is only one; a sentence that gets its initiator is initiated at once. Cancel any laid card: a must. Move any laid card: to any player, only if wanted. Take a card from a player’s hand: another’s, at random. “This does not concern me”: discard it at any time, and the whole sentence or effect passes you by. On its limits the rulebook is silent: here it must lie in front of you, covers all that one sentence plays on you, and stops no skill. An effect is played by discarding its laid card, or thanks to equal symbols; then the card becomes dollars.',
	'IN-7.1':
		'Your bank holds cards, each worth its dollars, and nobody gives change. A card you pay with goes to the discard pile whole; what is left over of it can pay for other things in the same turn. On what remains after that the rulebook is silent: here it is gone when the turn ends.',
	'IN-7.2':
		'Example: a 4$ card pays the Taxi Driver (1$), the Pilot (2$) and the Mechanic (1$) in one turn.',
	'IN-7.3':
		'A card in the bank can only pay and is never laid again. Once somebody takes it back from the discard pile into hand, it is an intrigue again.',
	'IN-7.4':
		'Not a rule, a proposal of the app: a payment first uses what is left over from this turn, then the cards that lose least, then as few cards as possible. You may pay otherwise.',
	'IN-8':
		'Skills are used on your own turn, for yourself or on others. The rulebook names the Taxi Driver (1$: take a card), the Pilot (2$: lay two cards), the Mechanic (1$), the Policeman (empties a hand), the Killer, the Banker, the Thief, and the Mayor (2$: cancels any intrigue or effect, even on others’ turns). These are fees for the skill; the price for hiring stands in the top right corner of the card. Prices and the other skills are printed on your cards alone: enter them once, nothing is made up here. On the Mayor’s limits the rulebook is silent: here he stops a sentence or an effect but no skill, a stopped sentence still brings its dollars, and what is left over of a card paid to him on another player’s turn is gone.',
	'IN-9.1':
		'Example, two cards and initiator 2. Upper line: Zahoď · 1 kartu, somebody discards one; car and bottles differ, so no corner effect. Lower line: Vylož · 1 kartu, somebody lays one; two pistols, so one of the two corner effects as well: move any laid card, or throw one card from hand. Either way 1$ and 3$ go to the bank.',
	'IN-9.2':
		'Example, three cards A, B, C worth 4$, 2$ and 1$. Initiator 3, upper line: Vezmi si · 2 karty · 1 kartu, take three. Lower line, from the other side: Zahoď · Zruš · 1 kartu; Zahoď is skipped, cancel one. The symbols differ both times; 7$ go to the bank. With initiator 2: Vezmi si · 2 karty or Zruš · 1 kartu bring 6$, while 2 karty · 1 kartu or Zahoď · Zruš make no sense and bring 3$.',
	'IN-9.3':
		'Example, four cards and initiator 4. Vezmi si · 1 kartu · 2 karty · 3 karty: take six. Vezmi si · 3 karty · Zahoď · 1 kartu: one player takes three and another discards one, or the same player does both.',
	'IN-9.4':
		'Example: Vylož for five cards, on a player with three in hand. Three are laid; the other two are lost and can’t go to anybody else.'
};
