import { expect, it } from '@jest/globals';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { EXTENDED_TESTS } from '../jest/extended-tests.mjs';
import { inRoot } from '../processes/places.ts';
import { countOf } from './suites.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'suites-'));

function report(content: object): string {
  const file = path.join(folder, 'report.json');
  writeFileSync(
    file,
    JSON.stringify({
      numPassedTests: 0,
      numFailedTests: 0,
      numPendingTests: 0,
      numTodoTests: 0,
      numRuntimeErrorTestSuites: 0,
      ...content,
    }),
  );
  return file;
}

it('adds up what jest counted', () => {
  expect(
    countOf(report({ numPassedTests: 5, numFailedTests: 2, numPendingTests: 1, numTodoTests: 1 }), 1),
  ).toEqual({ passed: 5, failed: 2, skipped: 2 });
});

it('counts a file that could not be loaded as a failure', () => {
  expect(countOf(report({ numPassedTests: 5, numRuntimeErrorTestSuites: 1 }), 1)).toEqual({
    passed: 5,
    failed: 1,
    skipped: 0,
  });
});

it('counts a bad end without a failed test, and a missing report, as a failure', () => {
  expect(countOf(report({ numPassedTests: 5 }), 1).failed).toBe(1);
  expect(countOf(path.join(folder, 'none.json'), 0).failed).toBe(1);
});

it.each(EXTENDED_TESTS)('the extended test %s exists', (file) => {
  expect(existsSync(inRoot(file))).toBe(true);
});
