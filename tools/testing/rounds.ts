/**
 * How often a race, a kill or a request of a flood is repeated. `npm run chaos` sets `ROUNDS=full`.
 * @param all repetitions of the full run
 * @param few repetitions of the ordinary run
 */
export const countRounds = (all: number, few = 3): number =>
  process.env['ROUNDS'] === 'full' ? all : Math.min(all, few);
