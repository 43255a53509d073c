/**
 * How often a race or a kill is repeated: three times in the ordinary run, as often as given in `npm run chaos`, which sets `ROUNDS=full`.
 * @param all repetitions of the full run
 */
export const countRounds = (all: number): number =>
  process.env['ROUNDS'] === 'full' ? all : Math.min(all, 3);
