import { expect, it } from '@jest/globals';
import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { inRoot, root } from '../../tools/processes/places.ts';
import { ACCEPTED_CHANGES } from './accepted.ts';
import { domain, EXCLUDED_FILES, hasLayerSuffix } from './domain.ts';
import { computePercent, computeScore } from './score.ts';

const listed = Object.values(domain).flat();

it('mutated and excluded files exist', () => {
  expect(listed.filter((file) => !existsSync(inRoot(file)))).toEqual([]);
  expect(Object.keys(EXCLUDED_FILES).filter((file) => !existsSync(inRoot(file)))).toEqual([]);
});

it('changes are accepted in mutated files only', () => {
  const names = listed.map((file) => path.basename(file));
  expect(Object.keys(ACCEPTED_CHANGES).filter((name) => !names.includes(name))).toEqual([]);
});

it('every file of bookings and authentication is mutated, has a layer suffix, or is excluded with a reason', () => {
  const files = globSync(
    [
      'api/src/modules/{availability,hosting,reservations}/**/*.ts',
      'api/src/modules/accounts/{sessions,second-factor,users}/**/*.ts',
      'api/src/platform/crypto/*.ts',
    ],
    { cwd: root },
  )
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/(?:\.spec|\/index)\.ts$/u.test(file));
  expect(files.length).toBeGreaterThan(50);
  expect(
    files.filter((file) => !listed.includes(file) && !hasLayerSuffix(file) && !(file in EXCLUDED_FILES)),
  ).toEqual([]);
});

it('the score is the share of detected mutants; mutants that do not compile are not counted', () => {
  const score = computeScore(
    (['Killed', 'Killed', 'Timeout', 'Survived', 'NoCoverage', 'RuntimeError'] as const).map(
      (status) => ({ status }) as never,
    ),
  );
  expect(score).toEqual({ killed: 2, timedOut: 1, survived: 1, uncovered: 1, invalid: 1 });
  expect(computePercent(score)).toBe(60);
  expect(computePercent(computeScore([]))).toBe(100);
});
