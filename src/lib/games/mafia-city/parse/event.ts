import * as v from 'valibot';
import { correction } from './correction';
import { explanation } from './explanation';
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

const cards = [
	v.strictObject({ type: v.literal('exchanged'), player: seat }),
	v.strictObject({ type: v.literal('cardsPlayed'), player: seat, play, cards: oneOrTwo }),
	v.strictObject({ type: v.literal('effectUsed'), player: seat, effect }),
	v.strictObject({ type: v.literal('vetoed'), player: seat, with: veto, cards: oneOrTwo }),
	v.strictObject({
		type: v.literal('drew'),
		player: seat,
		cards: count,
		reason: v.picklist(['deals', 'businessDistrict', 'fewestVpAndCards', 'fewestVp', 'everyone'])
	}),
	v.strictObject({ type: v.literal('discarded'), player: seat, cards: count }),
	v.strictObject({ type: v.literal('reshuffled'), by: seat })
] as const;

const effects = [
	v.strictObject({ type: v.literal('jailed'), mover: seat, owner: seat, target: tokenAt }),
	v.strictObject({ type: v.literal('stolen'), by: seat, from: seat }),
	v.strictObject({ type: v.literal('raided'), by: seat, location }),
	v.strictObject({ type: v.literal('passCancelled'), player: seat }),
	v.strictObject({ type: v.literal('swapped'), locations: twoLocations }),
	v.strictObject({ type: v.literal('moved'), owner: seat, from: tokenAt, to: location }),
	v.strictObject({ type: v.literal('wentHome'), owner: seat, from: tokenAt }),
	v.strictObject({ type: v.literal('reinforced'), owner: seat, to: location }),
	v.strictObject({ type: v.literal('bulletGranted'), player: seat }),
	v.strictObject({ type: v.literal('raised'), player: seat }),
	v.strictObject({ type: v.literal('killed'), owner: seat, target: tokenAt }),
	v.strictObject({ type: v.literal('extraPointScored'), player: seat }),
	v.strictObject({ type: v.literal('assassinMoved'), to: location })
] as const;

const action = [
	v.strictObject({ type: v.literal('placed'), player: seat, location }),
	v.strictObject({ type: v.literal('waited'), player: seat }),
	v.strictObject({ type: v.literal('passed'), player: seat, forced: v.boolean() }),
	v.strictObject({ type: v.literal('actionEnded') })
] as const;

const standing = v.strictObject({
	seat,
	place: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
	score: v.nullable(points)
});

const locations = [
	v.strictObject({ type: v.literal('chosen'), location, by: holder }),
	v.strictObject({ type: v.literal('controlled'), location, by: holder }),
	v.strictObject({ type: v.literal('cellFreed'), owners }),
	v.strictObject({ type: v.literal('recruited'), players: seats }),
	v.strictObject({ type: v.literal('policemanTaken'), by: holder }),
	v.strictObject({ type: v.literal('mayorTaken'), by: holder }),
	v.strictObject({ type: v.literal('marked'), location }),
	v.strictObject({
		type: v.literal('tieAsked'),
		tied: seats,
		by: v.picklist(['reserve', 'cards'])
	}),
	v.strictObject({
		type: v.literal('won'),
		ranking: v.pipe(v.array(standing), v.minLength(1), v.maxLength(5)),
		decidedBy: explanation
	})
] as const;

const strategyAndEnd = [
	v.strictObject({ type: v.literal('strategyBegan'), ruler: holder }),
	v.strictObject({ type: v.literal('takenBack'), player: seat, location, levels }),
	v.strictObject({ type: v.literal('unmarked'), location }),
	v.strictObject({ type: v.literal('strategyEnded') }),
	v.strictObject({ type: v.literal('startPassed'), to: seat }),
	v.strictObject({ type: v.literal('drawsAsked'), fewestVp: seat }),
	v.strictObject({ type: v.literal('roundBegan'), round })
] as const;

export const event = v.variant('type', [
	...action,
	...cards,
	...effects,
	...locations,
	...strategyAndEnd,
	v.strictObject({ type: v.literal('corrected'), correction })
]);
