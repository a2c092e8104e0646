import type { FullState, Place, State } from '../../model';
import {
	banishedAt,
	cardsAt,
	countsForChicago,
	crewsAt,
	heldAt,
	payoutNow,
	turnedUpAt
} from '../../questions/places';
import { numberOf } from '../../rules/city-sets';
import { faceName, money, namesOf, placeName, type Speech } from './speech';

/** Everything that the drawing of a boss card shows, in one sentence after another. */
export function describePlace(state: State, place: Place, words: Speech): string {
	const { ui } = words.c;
	const parts = [placeName(place, words)];
	if (place !== 'chicago') parts.push(ui.boss.number(numberOf(place)));
	if (state.tracking === 'full') parts.push(...describeBoard(state, place, words));
	const turned = turnedUpAt(state, place);
	if (turned !== undefined) {
		const name = namesOf(state.setup.sides, turned.side, words);
		parts.push(ui.boss.turnedUp(faceName(turned.face, words), name));
	}
	const out = banishedAt(state, place).map((side) => namesOf(state.setup.sides, side, words));
	if (out.length > 0) parts.push(ui.boss.banished(out.join(', ')));
	if (place === 'chicago') parts.push(chicagoNext(state, words));
	else if (countsForChicago(state, place)) parts.push(ui.boss.counts);
	return parts.join('. ');
}

function describeBoard(state: FullState, place: Place, words: Speech): string[] {
	const { ui } = words.c;
	const crews = crewsAt(state, place).map(({ seat, family, associates }) =>
		ui.boss.crew(words.name(seat), family, associates)
	);
	const parts = crews.length === 0 ? [ui.boss.empty] : crews;
	if (place === 'chicago') {
		return [...parts, ui.boss.pays(money(payoutNow(state)?.amount ?? 0))];
	}
	const cards = cardsAt(state, place);
	const top = cards.at(-1);
	const card = top === undefined ? ui.boss.noCard : ui.boss.top(faceName(top, words), cards.length);
	const held = heldAt(state, place);
	return [...parts, card, ...(held > 0 ? [ui.boss.held(held)] : [])];
}

/** Where Chicago goes when the round is over (TB-3.6). */
export function chicagoNext({ row }: State, words: Speech): string {
	const { ui } = words.c;
	const next = row[row.indexOf('chicago') + 1];
	return next === undefined ? ui.boss.stays : ui.boss.moves(placeName(next, words));
}
