import fc from 'fast-check';

/**
 * What all random games and values of the tests grow from. The same in each run of `npm test`, so that one
 * commit gets one verdict; `npm run laws` takes another one each time and names it.
 */
export const SEED = Number(process.env['LAWS_SEED'] ?? '20261130') | 0;

fc.configureGlobal({ seed: SEED });
