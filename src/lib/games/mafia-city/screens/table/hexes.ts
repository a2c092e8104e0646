import type { Location } from '../../model';
import type { Layout } from '../../schema';

/** Length of a hexagon's side in the drawing's own units; pointy top. */
export const SIDE = 100;
const HALF = (SIDE * Math.sqrt(3)) / 2;

/** A little less than the side, so that the borders of neighbours stay apart. */
const DRAWN = SIDE - 3;

interface Point {
	readonly x: number;
	readonly y: number;
}

/** Middles in the order of a layout: the centre, then the ring clockwise from the upper left (MC-1.3). */
const MIDDLES: readonly Point[] = [
	{ x: 0, y: 0 },
	{ x: -HALF, y: -1.5 * SIDE },
	{ x: HALF, y: -1.5 * SIDE },
	{ x: 2 * HALF, y: 0 },
	{ x: HALF, y: 1.5 * SIDE },
	{ x: -HALF, y: 1.5 * SIDE },
	{ x: -2 * HALF, y: 0 }
];

/** What the whole drawing needs round the middle of the centre hexagon. */
export const VIEW_BOX = [-3 * HALF - 3, -2.5 * SIDE - 3, 6 * HALF + 6, 5 * SIDE + 6]
	.map((n) => n.toFixed(1))
	.join(' ');

/** Path of a hexagon round 0,0 with its border drawn `inset` inside. */
export function outline(inset = 0): string {
	const corners = Array.from({ length: 6 }, (_, i) => {
		const angle = (Math.PI / 3) * i - Math.PI / 2;
		const x = (DRAWN - inset) * Math.cos(angle);
		const y = (DRAWN - inset) * Math.sin(angle);
		return `${x.toFixed(1)} ${y.toFixed(1)}`;
	});
	return `M${corners.join('L')}Z`;
}

/** Where the `index`-th tile of a layout is drawn. */
export const middle = (index: number): Point => MIDDLES[index] ?? { x: 0, y: 0 };

/** The tiles in reading order (row by row), which is the order of the keyboard and of a screen reader. */
export function readingOrder(layout: Layout): readonly { location: Location; at: Point }[] {
	return layout
		.map((location, index) => ({ location, at: middle(index) }))
		.toSorted((a, b) => a.at.y - b.at.y || a.at.x - b.at.x);
}

/** A name in one or two lines that fit a hexagon's foot. */
export function lines(name: string): readonly string[] {
	const cut = name.indexOf(' ');
	return name.length <= 12 || cut < 0 ? [name] : [name.slice(0, cut), name.slice(cut + 1)];
}
