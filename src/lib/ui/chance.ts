const CHANCES = 2 ** 32;

/** A number from 0 up to, not including, 1, that nobody at the table can foresee. */
export const chance = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / CHANCES;
