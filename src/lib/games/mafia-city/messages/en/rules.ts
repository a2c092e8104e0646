/**
 * Each numbered rule in our own short words. Where the rulebook is silent or contradicts itself, the text says
 * so, tells what is done here, and names the table option where there is one.
 */
export const rules = {
	'MC-1.1':
		'Three, four or five players sit around the table, each with a colour of their own; turns go clockwise. One of you is the starting player.',
	'MC-1.2':
		'With three players each has 8 mafiosi in hand and 4 in reserve; with four, 7 and 4; with five, 6 and 4. One sentence of the rulebook speaks of 11 to 12 in all and forgets five players; here its table decides.',
	'MC-1.3':
		'Lay the seven locations at random: one in the middle, six around it. Locations that share an edge are neighbours: the middle has six, each outer one has three. This matters only when the Assassin moves.',
	'MC-1.4':
		'The Assassin starts on Harbour [2], the Policeman on Police Station [4], the Mayor on Town Hall [7].',
	'MC-1.5':
		'You play to 15 VP with three players, 13 with four, 11 with five. Beginners play to 10, 8 or 7.',
	'MC-1.6':
		'Shuffle the 49 action cards into a draw pile; everyone draws two. From the starting player on, each may once throw both away for two others. A single card can’t be exchanged.',
	'MC-1.7':
		'When the draw pile is empty, the current starting player shuffles the discard pile into a new one. The rulebook doesn’t say exactly when: here at the moment a card is needed, and if both piles are empty, that draw is lost.',
	'MC-2':
		'A round has four phases, always in this order: Action, Locations, Strategy, End of round.',
	'MC-2.1':
		'Turns go clockwise from the starting player. On your turn do one thing: put one mafioso from hand on top of any stack; play cards (the text of one Action card, or one or two Hats, or discard any one card just to wait); or pass.',
	'MC-2.1.1':
		'Once you have passed, you are out of this phase, with two exceptions. A Police Raid that brings a mafioso back to your hand after your pass cancels it. And whenever your turn comes round, you may discard a Bullet for one more placement or card; the pass itself stays.',
	'MC-2.1.2':
		'With no mafioso in hand and no usable card you must pass. The rulebook asks for an Action card, yet any card can be discarded to wait: here a pass is forced only on empty hands, without mafiosi and without cards.',
	'MC-2.1.3':
		'The action phase ends the moment the last player passes. After that no Bullet helps any more.',
	'MC-2.1.4':
		'If an opponent cancels your Action card or symbol, your turn is over. The cards go to the discard pile all the same.',
	'MC-2.2':
		'All seven locations are evaluated, one after another: choose it, settle control, give the VP, use the effect, put a marker on it.',
	'MC-2.2.1':
		'While the Mayor stands on Town Hall, the lowest number without a marker is next; whoever holds the Mayor picks any location without a marker. The Mayor can move in mid-phase, and the next choice follows at once. If the Mayor comes back to Town Hall, the rulebook is silent: here the lowest number left is next.',
	'MC-2.2.2':
		'Control goes to whoever has most mafiosi in the stack. In a tie the one whose mafioso lies lowest wins it, except on Fighters’ Club [3] and Town Hall [7], where a tie leaves nobody in control. An empty stack: no control and no effect.',
	'MC-2.2.3':
		'While control is being settled, anyone may play Secret Deals, +1 each; the starting player may begin, and it goes on until nobody wants more. On raisers without a mafioso there the rulebook is silent: here they count too, but lose a tie to a player who is present (on [3] and [7] any tie means nobody). An empty stack stays uncontrolled, and so does one where only absent players tie. Table option: only players who are present may raise.',
	'MC-2.2.4':
		'Whoever controls the location scores 1 VP. That isn’t an effect, so nothing can prevent it.',
	'MC-2.2.5':
		'After the VP the controller may use the location’s effect. Then the location gets a marker and can’t be chosen again in this phase.',
	'MC-2.2.6':
		'Check for the end of the game only after the seventh marker. Nobody wins in the middle of the phase.',
	'MC-2.3':
		'Location by location the markers come off, and each player there decides once how many of their mafiosi go back to hand, from none to all; the others keep their order and the Cell stays shut. Whoever held the Mayor when the phase began picks the locations and names the players; with the Mayor on Town Hall it goes from 1 to 7 and clockwise from the starting player. Which ones to take the rulebook leaves open: here you choose, and the topmost are offered.',
	'MC-2.4':
		'At the end of the round the starting player changes first; then cards are drawn. After that a new round begins.',
	'MC-2.4.1':
		'The starting player hands the token to the left-hand neighbour, who starts the next round.',
	'MC-2.4.2':
		'Cards are drawn in three steps. One card for the player who alone has the fewest VP and also alone the fewest cards; one more for the player who alone has the fewest VP; then one for everyone, beginning with the new starting player. If players tie for the fewest VP, nobody draws in the first two steps.',
	'MC-3':
		'When a mafioso leaves a stack, those above slide down. The order of the rest never changes.',
	'MC-3.1':
		'First, always, everyone in the Cell goes back to their owner’s hand; no card stops that. Then the controller may put any mafioso from any location into the Cell; Police Chief cancels this, and there is no second try. The Cell counts for nothing, holds any number, and has no other way out. The rulebook says both “all” and “only in the next round”: here the first step frees everyone. Table option: those jailed in this round’s action phase stay.',
	'MC-3.2':
		'The controller may move the Assassin to a neighbouring location; F.B.I. cancels the move, and there is no second try. Then, moved or not, the controller may play one Hired Assassin: one mafioso of anyone, where the Assassin stands, goes to its owner’s reserve; nobody in the Cell can be hit. At most one dies each time; after a cancelled card another may be played. The Assassin stays where it stands between rounds.',
	'MC-3.3':
		'You control Fighters’ Club only with more mafiosi than anyone else. The controller, or in a tie each of the tied players, moves one mafioso from reserve to hand, if there is one. On Secret Deals here the rulebook is silent: here they count, but only players with a mafioso there gain one.',
	'MC-3.4':
		'The controller takes the Policeman, wherever he is. Whoever holds him may look at any hand at any time, and keeps quiet about it. With nobody in control he goes back to Police Station, or stays there.',
	'MC-3.5':
		'The controller draws three cards and then discards any one card from hand, an old one too.',
	'MC-3.6':
		'The controller may play one card with the +1 symbol for one more VP. If it is cancelled, another may follow, until one has worked; never more than one extra VP.',
	'MC-3.7':
		'You control Town Hall only with more mafiosi than anyone else; the controller takes the Mayor. With nobody in control the Mayor goes back to Town Hall, or stays there, and nobody scores.',
	'MC-4':
		'After the locations phase, anyone who has reached the target can win: most VP first; then fewer mafiosi in reserve; then more cards in hand; then holding the Mayor; then the shorter way clockwise from the starting player. There is always one winner.',
	'MC-5':
		'Use a card for its text, or for its corner symbol, or discard it to wait; you may hold any number. Symbols: two Fists cancel the text or symbols of cards, never a location’s effect. One Hat takes one of your mafiosi from the city back to hand (not from the Cell); two Hats bring one from your reserve onto any stack. Bullet: one action after a pass. +1: one more VP at the Private Club. Texts: Hired Assassin kills at the Harbour. Informer puts any mafioso into the Cell. Thief takes a random card from another hand. Police Chief cancels Informer, Thief, Police Raid or the effect of Prison. F.B.I. cancels Hired Assassin, Deals, Big Plan or the move at the Harbour. Police Raid: where you have two or more, everyone goes back to hand (not from the Cell), and their passes are cancelled. Hidden Levers swaps the bottom mafiosi of two stacks (the rulebook is silent on empty ones: here both need one). Big Plan moves any mafioso onto another stack, never out of the Cell. Deals: draw three, discard one of those. Secret Deal: +1 to your count at one location. Complicity: when your mafioso goes to the Cell, one of a third player, not of whoever sent it, goes too.',
	'MC-5.1':
		'Reaction cards and two Fists are vetoes, and a veto can be vetoed in turn, by anyone. With an even number the effect happens, with an odd number it doesn’t. Only two Fists stop a veto or Complicity; Complicity itself adds a move and cancels nothing.',
	'MC-5.2':
		'Two Fists can stop a Bullet at once, and the turn is over. Or you wait for what comes next: a card played after the Bullet can still be cancelled, a mafioso placed after it can’t.',
	'MC-5.3':
		'The rulebook doesn’t say who may react first: here opponents go clockwise from the acting player, those who passed included. Each veto opens the question anew, and you may defend your own effect by vetoing the veto.',
	'MC-5.4':
		'The rulebook just says that the starting player has the first right to a Secret Deal: here raising goes on clockwise until all decline in a row. Whoever declined may come back after a new raise.',
	'MC-5.5':
		'Every played card goes to the discard pile, whether it worked, was cancelled, or did the cancelling.',
	'MC-5.6':
		'If a Location card or symbol is cancelled (Hired Assassin, Secret Deal, +1), its player may play another. After a cancelled Action the turn is over.',
	'MC-6.1':
		'Example, end of round. Two players share the last place with 1 VP: nobody draws in the first two steps. Now Eva alone has 2 VP and one card, all others have more of both: she draws in all three steps, three cards in all.',
	'MC-6.2':
		'Example, Private Club. Adam plays +1, Eva answers with two Fists; Adam plays another +1, Eva two more Fists. Adam has no more, so there is no extra VP; the one for control stays his.',
	'MC-6.3':
		'Example, veto on a veto. Adam plays two Hats to bring a reserve mafioso to the Harbour, Eva answers with two Fists, Adam with two Fists of his own: it happens. Four of his cards and two of hers, six in all, go to the discard pile.',
	'MC-6.4':
		'Example, Bullet. Adam has passed, plays a Bullet, and Eva lets it go; he places a mafioso, and nothing can stop that. Had he played a card, she could have cancelled it.',
	'MC-6.5':
		'Example, Complicity. Adam’s Informer sends Eva’s mafioso to the Cell; she answers with Complicity and takes Marek’s along; Marek answers with Complicity and takes Adam’s. Now all three sit there.',
	'MC-6.6':
		'Example, strategy with the Mayor on Town Hall. Everyone with mafiosi at the location decides once, clockwise from the starting player. Taking some out leaves the order of the rest as it was.'
};
