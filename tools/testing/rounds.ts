/** `npm test -- --nightly` and `npm run chaos` run everything that other runs shorten. */
export const isFullRun = process.env['ROUNDS'] === 'full';

/** `npm test` without the extended tests (`tools/jest/extended-tests.mjs`). */
export const isCoreRun = process.env['TEST_FILES'] === 'core';

/**
 * How often a race, a kill, a random question or a request of a flood is repeated.
 * @param all repetitions of the full run
 * @param few repetitions of the ordinary run
 */
export const countRounds = (all: number, few = 3): number => (isFullRun ? all : Math.min(all, few));
