import * as v from 'valibot';
import { correction } from './correction';
import { explanationBy } from '$lib/engine/schemas/explanation';
import { kinds } from '$lib/engine/schemas/kinds';
import { effect, play, veto } from './play';
import {
	count,
	holder,
	levels,
	location,
	owners,
	points,
	round,
	seat,
	seats,
	tokenAt,
	twoLocations
} from './vocabulary';

const oneOrTwo = v.picklist([1, 2]);

const cards = {
	exchanged: { player: seat },
	cardsPlayed: { player: seat, play, cards: oneOrTwo },
	effectUsed: { player: seat, effect },
	vetoed: { player: seat, with: veto, cards: oneOrTwo },
	drew: {
		player: seat,
		cards: count,
		reason: v.picklist(['deals', 'businessDistrict', 'fewestVpAndCards', 'fewestVp', 'everyone'])
	},
	discarded: { player: seat, cards: count },
	reshuffled: { by: seat }
};

const effects = {
	jailed: { mover: seat, owner: seat, target: tokenAt },
	stolen: { by: seat, from: seat },
	raided: { by: seat, location },
	passCancelled: { player: seat },
	swapped: { locations: twoLocations },
	moved: { owner: seat, from: tokenAt, to: location },
	wentHome: { owner: seat, from: tokenAt },
	reinforced: { owner: seat, to: location },
	bulletGranted: { player: seat },
	raised: { player: seat },
	killed: { owner: seat, target: tokenAt },
	extraPointScored: { player: seat },
	assassinMoved: { to: location }
};

const action = {
	placed: { player: seat, location },
	waited: { player: seat },
	passed: { player: seat, forced: v.boolean() },
	actionEnded: {}
};

const standing = v.strictObject({
	seat,
	place: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
	score: v.nullable(points)
});

const locations = {
	chosen: { location, by: holder },
	controlled: { location, by: holder },
	cellFreed: { owners },
	recruited: { players: seats },
	policemanTaken: { by: holder },
	mayorTaken: { by: holder },
	marked: { location },
	tieAsked: { tied: seats, by: v.picklist(['reserve', 'cards']) },
	won: {
		ranking: v.pipe(v.array(standing), v.minLength(1), v.maxLength(5)),
		decidedBy: explanationBy(seat)
	}
};

const strategyAndEnd = {
	strategyBegan: { ruler: holder },
	takenBack: { player: seat, location, levels },
	unmarked: { location },
	strategyEnded: {},
	startPassed: { to: seat },
	drawsAsked: { fewestVp: seat },
	roundBegan: { round }
};

export const event = kinds('type', {
	...action,
	...cards,
	...effects,
	...locations,
	...strategyAndEnd,
	corrected: { correction }
});
