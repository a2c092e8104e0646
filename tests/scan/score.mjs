/**
 * Compares what was read in a picture with its truth file. A title is right only if word, place and
 * direction are; everything accepted that is not there is wrong.
 */

/** The titles that a picture holds: word and corners in the order of reading. */
export function truthOf(record) {
	if (record.cards?.length > 0) {
		return record.cards.flatMap(({ up, down }) =>
			[up, down].map(({ text, quad }) => ({ id: text, quad }))
		);
	}
	return record.quad && record.id ? [{ id: record.id, quad: record.quad }] : [];
}

/** Which lists a picture is read with; one without any card is read with each. */
export function listsFor(record) {
	if (record.cards?.length > 0) return ['row'];
	if (['mafia', 'city', 'character'].includes(record.kind)) return [record.kind];
	return ['row', 'mafia', 'city', 'character'];
}

/** All readings that the scanner promises. */
export const acceptedOf = (result) =>
	result.cards.flatMap(({ upper, lower }) => [upper, lower]).filter((reading) => reading?.sure);

/** How many titles are right, wrong and not sure. */
export function score(truth, accepted) {
	const used = new Set();
	const outcome = { tokens: truth.length, right: 0, wrong: 0, unsure: 0, notes: [] };
	for (const title of truth) {
		const here = accepted.filter((reading) => liesOn(title.quad, middle(reading.at)));
		for (const reading of here) used.add(reading);
		const false_ = here.filter((reading) => !isRight(title, reading));
		if (false_.length > 0) {
			outcome.wrong += 1;
			outcome.notes.push(`wrong "${title.id}" as "${false_[0].id}"`);
		} else if (here.length > 0) outcome.right += 1;
		else {
			outcome.unsure += 1;
			outcome.notes.push(`unsure "${title.id}"`);
		}
	}
	for (const reading of accepted.filter((one) => !used.has(one))) {
		outcome.wrong += 1;
		outcome.notes.push(`nothing there, read "${reading.id}"`);
	}
	return outcome;
}

const middle = (quad) => ({
	x: quad.reduce((sum, point) => sum + point.x, 0) / 4,
	y: quad.reduce((sum, point) => sum + point.y, 0) / 4
});

function isRight({ id, quad }, reading) {
	const [from, to] = reading.at;
	const along =
		(to.x - from.x) * (quad[1][0] - quad[0][0]) + (to.y - from.y) * (quad[1][1] - quad[0][1]);
	return reading.id === id && along > 0;
}

/** Whether a point lies on the title, or not farther from it than its own height. */
function liesOn(quad, { x, y }) {
	const centre = [0, 1].map((axis) => quad.reduce((sum, point) => sum + point[axis], 0) / 4);
	const [ux, uy] = [quad[1][0] - quad[0][0], quad[1][1] - quad[0][1]];
	const length = Math.hypot(ux, uy);
	const height = Math.hypot(quad[3][0] - quad[0][0], quad[3][1] - quad[0][1]);
	const along = ((x - centre[0]) * ux + (y - centre[1]) * uy) / length;
	const across = ((y - centre[1]) * ux - (x - centre[0]) * uy) / length;
	return Math.abs(along) < length * 0.5 + 0.7 * height && Math.abs(across) < height * 0.9;
}
