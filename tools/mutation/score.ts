import type { MutantResult } from '@stryker-mutator/api/core';

/** `detected`: a spec failed, or ran without end. `undetected`: every spec passed, or none reaches the place. Changes that do not even load say nothing. */
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

/** Per cent of the changes that were noticed; nothing to change is nothing to miss. */
export function computePercent({ killed, timedOut, survived, uncovered }: Score): number {
  const all = killed + timedOut + survived + uncovered;
  return all === 0 ? 100 : (100 * (killed + timedOut)) / all;
}

/** One line of the table: name, per cent, then the counts. */
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
