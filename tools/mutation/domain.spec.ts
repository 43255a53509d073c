import { expect, it } from '@jest/globals';
import { existsSync, globSync } from 'node:fs';
import { inRoot, root } from '../processes/places.ts';
import { domain, isOfLayer, leftOut } from './domain.ts';
import { computePercent, computeScore } from './score.ts';

const listed = Object.values(domain).flat();

it('every file whose rules are judged is there', () => {
  expect(listed.filter((file) => !existsSync(inRoot(file)))).toEqual([]);
  expect(Object.keys(leftOut).filter((file) => !existsSync(inRoot(file)))).toEqual([]);
});

it('every file of bookings and of signing in is judged, or belongs to a layer that other tests hold, or says why not', () => {
  const files = globSync(
    ['api/src/modules/{reservations,availability,auth,users}/*.ts', 'api/src/platform/crypto/*.ts'],
    { cwd: root },
  )
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/(?:\.spec|\/index)\.ts$/u.test(file));
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => !listed.includes(file) && !isOfLayer(file) && !(file in leftOut))).toEqual(
    [],
  );
});

it('the score is the share of changes that were noticed; those that do not load say nothing', () => {
  const score = computeScore(
    (['Killed', 'Killed', 'Timeout', 'Survived', 'NoCoverage', 'RuntimeError'] as const).map(
      (status) => ({ status }) as never,
    ),
  );
  expect(score).toEqual({ killed: 2, timedOut: 1, survived: 1, uncovered: 1, invalid: 1 });
  expect(computePercent(score)).toBe(60);
  expect(computePercent(computeScore([]))).toBe(100);
});
