import type { MutantResult } from '@stryker-mutator/api/core';

/**
 * Mutants by result. Killed and timed-out ones are detected, survived and uncovered ones are not; invalid ones do not
 * compile and are not counted.
 */
export type Score = {
  readonly killed: number;
  readonly timedOut: number;
  readonly survived: number;
  readonly uncovered: number;
  readonly invalid: number;
};

const count = (results: readonly MutantResult[], ...statuses: MutantResult['status'][]): number =>
  results.filter(({ status }) => statuses.includes(status)).length;

export const computeScore = (results: readonly MutantResult[]): Score => ({
  killed: count(results, 'Killed'),
  timedOut: count(results, 'Timeout'),
  survived: count(results, 'Survived'),
  uncovered: count(results, 'NoCoverage'),
  invalid: count(results, 'CompileError', 'RuntimeError', 'Ignored', 'Pending'),
});

/** Percentage of detected mutants; 100 without mutants. */
export function computePercent({ killed, timedOut, survived, uncovered }: Score): number {
  const all = killed + timedOut + survived + uncovered;
  return all === 0 ? 100 : (100 * (killed + timedOut)) / all;
}

/** A row of the table: name, percentage, counts. */
export const formatScore = (name: string, score: Score): string =>
  [
    name.padEnd(46),
    computePercent(score).toFixed(1).padStart(7),
    ...[score.killed, score.timedOut, score.survived, score.uncovered, score.invalid].map((number) =>
      String(number).padStart(9),
    ),
  ].join('');

export const HEAD = [
  'file'.padEnd(46),
  '  score',
  ...['killed', 'timed out', 'survived', 'uncovered', 'invalid'].map((title) =>
    title.padStart(title.length > 8 ? 10 : 9),
  ),
].join('');
