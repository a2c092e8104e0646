import { describe, expect, it } from 'vitest';
import { labelled } from './blobs';
import { Pyramid, quarterTurned, reduced, toPgm, type Grey } from './grey';
import { inkOf } from './ink';
import { findLines } from './lines';
import { Straightened } from './straighten';
import { stripOf } from './strip';

/** Slanting bars as letters, in a line through the middle of a picture that slopes by `angle`. */
function barsOnLine(angle: number, ink: number, paper: number): Grey {
	const [width, height] = [900, 600];
	const data = new Uint8Array(width * height).fill(paper);
	const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
	for (let y = 0; y < height; y++) {
		for (let x = 0; x < width; x++) {
			const along = (x - 450) * cos + (y - 300) * sin;
			const across = -(x - 450) * sin + (y - 300) * cos;
			const inside =
				Math.abs(along) < 150 && Math.abs(across) < 20 && (along + 0.2 * across + 160) % 30 < 16;
			if (inside) data[y * width + x] = ink;
		}
	}
	return { data, width, height };
}

describe('finding lines', () => {
	for (const degrees of [-15, 0, 15]) {
		for (const [ink, paper] of [
			[20, 220],
			[230, 40]
		] as const) {
			it(`finds a line at ${String(degrees)}°, ink ${String(ink)} on ${String(paper)}`, () => {
				const [line] = findLines(barsOnLine((degrees * Math.PI) / 180, ink, paper));
				expect(line).toBeDefined();
				expect(Math.hypot((line?.x ?? 0) - 450, (line?.y ?? 0) - 300)).toBeLessThan(12);
				expect(((line?.angle ?? 0) * 180) / Math.PI).toBeCloseTo(degrees, -1);
				expect(line?.blobs.length).toBeGreaterThan(8);
			});
		}
	}

	it('finds none on an empty table', () => {
		expect(
			findLines({ data: new Uint8Array(400 * 300).fill(120), width: 400, height: 300 })
		).toEqual([]);
	});

	it('makes light letters black on white, and level', () => {
		const picture = barsOnLine(0.2, 230, 40);
		const [line] = findLines(picture);
		if (line === undefined) throw new Error('no line');
		const crop = Straightened.from(new Pyramid(picture), stripOf(line), false)?.crop('clean');
		if (crop == null) throw new Error('no crop');
		const { data, width, height } = crop.image;
		expect(data[0]).toBe(255);
		const middle = data.subarray(width * (height >> 1), width * ((height >> 1) + 1));
		expect(Math.min(...middle)).toBe(0);
		const centre = crop.toPicture(width / 2, height / 2);
		expect(Math.hypot(centre.x - 450, centre.y - 300)).toBeLessThan(12);
	});
});

describe('pixels', () => {
	it('that touch at a corner are one blob, of two kinds never', () => {
		const kinds = Uint8Array.from(
			[
				[1, 1, 0, 2],
				[1, 1, 2, 2],
				[0, 0, 1, 2],
				[0, 0, 1, 1]
			].flat()
		);
		const { blobs } = labelled(kinds, null, 4, 4);
		expect(blobs.map(({ kind, area }) => [kind, area])).toEqual([
			[1, 7],
			[2, 4]
		]);
	});

	it('are marked against their surroundings', () => {
		const data = new Uint8Array(41 * 41).fill(200);
		data[20 * 41 + 20] = 90;
		const { kinds } = inkOf({ data, width: 41, height: 41 }, 5);
		expect(kinds.reduce((sum, kind) => sum + kind, 0)).toBe(1);
		expect(kinds[20 * 41 + 20]).toBe(1);
	});

	it('keep their mean when a picture is reduced, and their places when it is turned', () => {
		const picture = { data: Uint8Array.from([0, 100, 200, 100, 40, 60]), width: 3, height: 2 };
		expect([...reduced(picture, 1, 1).data]).toEqual([83]);
		expect([...quarterTurned(picture).data]).toEqual([100, 0, 40, 100, 60, 200]);
	});

	it('are written as a PGM', () => {
		const file = toPgm({ data: Uint8Array.from([1, 2]), width: 2, height: 1 });
		expect(new TextDecoder().decode(file.subarray(0, 11))).toBe('P5\n2 1\n255\n');
		expect([...file.subarray(11)]).toEqual([1, 2]);
	});
});
