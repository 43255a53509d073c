/** `npm test -- --nightly` and `npm run chaos` run everything that other runs shorten. */
export const isFullRun = process.env['ROUNDS'] === 'full';

/**
 * How often a race, a kill, a random question or a request of a flood is repeated.
 * @param all repetitions of the full run
 * @param few repetitions of the ordinary run
 */
export const countRounds = (all: number, few = 3): number => (isFullRun ? all : Math.min(all, few));
