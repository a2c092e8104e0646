import * as v from 'valibot';
import { LOCATIONS } from '../model';
import { isLayout } from '../rules/layout';

/** No stack, hand, pile or Cell is larger: five colours of twelve mafiosi, 49 cards. */
const MOST_PIECES = 60;

const whole = (from: number, to: number) =>
	v.pipe(v.number(), v.integer(), v.minValue(from), v.maxValue(to));

/** A seat of the largest table; whether somebody sits there is for the rules to say (MC-1.1). */
export const seat = whole(0, 4);
export const seats = v.pipe(v.array(seat), v.maxLength(5));
export const holder = v.nullable(seat);

export const location = v.picklist(LOCATIONS);
export const level = whole(0, MOST_PIECES);
export const count = whole(0, MOST_PIECES);
/** Owners of mafiosi, or levels in a stack. */
export const owners = v.pipe(v.array(seat), v.maxLength(MOST_PIECES));
export const levels = v.pipe(v.array(level), v.maxLength(MOST_PIECES));
export const points = whole(0, 999);
export const round = whole(1, 9999);

export const tokenAt = v.strictObject({ location, level });
export const twoLocations = v.strictTuple([location, location]);

/** The seven locations, each once (MC-1.3). */
export const layout = v.pipe(
	v.strictTuple([location, location, location, location, location, location, location]),
	v.check((list) => isLayout(list))
);
