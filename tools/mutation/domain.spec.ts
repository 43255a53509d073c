import { expect, it } from '@jest/globals';
import { existsSync, globSync } from 'node:fs';
import { inRoot, root } from '../processes/places.ts';
import { domain, isOfLayer, leftOut } from './domain.ts';
import { computePercent, computeScore } from './score.ts';

const listed = Object.values(domain).flat();

it('every file to be mutated exists', () => {
  expect(listed.filter((file) => !existsSync(inRoot(file)))).toEqual([]);
  expect(Object.keys(leftOut).filter((file) => !existsSync(inRoot(file)))).toEqual([]);
});

it('every file of bookings and sign-in is mutated, belongs to a layer covered by other tests, or has a reason', () => {
  const files = globSync(
    [
      'api/src/modules/{reservations,availability}/**/*.ts',
      'api/src/modules/accounts/{sessions,second-factor,users}/**/*.ts',
      'api/src/platform/crypto/*.ts',
    ],
    { cwd: root },
  )
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/(?:\.spec|\/index)\.ts$/u.test(file));
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => !listed.includes(file) && !isOfLayer(file) && !(file in leftOut))).toEqual(
    [],
  );
});

it('the score is the share of killed mutants; mutants that do not load are not counted', () => {
  const score = computeScore(
    (['Killed', 'Killed', 'Timeout', 'Survived', 'NoCoverage', 'RuntimeError'] as const).map(
      (status) => ({ status }) as never,
    ),
  );
  expect(score).toEqual({ killed: 2, timedOut: 1, survived: 1, uncovered: 1, invalid: 1 });
  expect(computePercent(score)).toBe(60);
  expect(computePercent(computeScore([]))).toBe(100);
});
