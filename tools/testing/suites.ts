import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { setPriority, tmpdir } from 'node:os';
import path from 'node:path';
import { BACKGROUND_PRIORITY } from '../processes/child.ts';
import { inData, inRoot, root } from '../processes/places.ts';

export const suiteNames = ['unit', 'int', 'e2e', 'web', 'browser'] as const;
export type SuiteName = (typeof suiteNames)[number];

/** Suites without servers: they run beside `int` and `e2e`, while those wait for timers and processes. */
export const isBackground = (name: SuiteName): boolean => name === 'unit' || name === 'web';

export type Count = { passed: number; failed: number; skipped: number };

type JestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  numRuntimeErrorTestSuites: number;
};

/** Each file loads all its modules anew: with V8's 16 MB half of the time went into moving them out of the young generation. Workers inherit the flags. */
const YOUNG_GENERATION = ['--min-semi-space-size=128', '--max-semi-space-size=256'];

const running = new Set<ChildProcess>();

/** Runs one jest project with its ordinary output and counts what came of it. */
export async function runSuite(
  name: SuiteName,
  env: Readonly<Record<string, string | undefined>>,
  args: readonly string[],
): Promise<Count> {
  const folder = mkdtempSync(path.join(tmpdir(), 'prostora-jest-'));
  const report = path.join(folder, 'report.json');
  try {
    // Two journeys at a time leave a third of two cores idle: they wait for timers and for each other's processes.
    const browserOptions = name === 'browser' ? ['--maxWorkers=3'] : [];
    const code = await jest(
      [
        '--selectProjects',
        name,
        '--reporters=default',
        `--reporters=${inRoot('tools/jest/count-reporter.mjs')}`,
        '--passWithNoTests',
        ...browserOptions,
        ...args,
      ],
      { ...env, TEST_REPORT: report },
      isBackground(name),
    );
    return countOf(report, code);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function jest(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  inBackground: boolean,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [
        '--experimental-vm-modules',
        '--disable-warning=ExperimentalWarning',
        ...YOUNG_GENERATION,
        inRoot('node_modules/jest/bin/jest.js'),
        '--config',
        inRoot('jest.config.mjs'),
        ...args,
      ],
      {
        cwd: root,
        env: {
          ...process.env,
          NODE_ENV: 'test',
          // What one worker has compiled the next one takes.
          NODE_COMPILE_CACHE: inData('compiled'),
          NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
          ...env,
        },
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    );
    running.add(child);
    if (inBackground && child.pid !== undefined) setPriority(child.pid, BACKGROUND_PRIORITY);
    child.once('error', reject);
    child.once('exit', (code) => {
      running.delete(child);
      resolve(code ?? 1);
    });
  });
}

/** Ends the suites that run at this moment, when the whole run is interrupted. */
export async function stopSuites(): Promise<void> {
  await Promise.all(
    [...running].map(async (child) => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      const late = setTimeout(() => child.kill('SIGKILL'), 5_000);
      await ended;
      clearTimeout(late);
    }),
  );
}

/** Files that could not be loaded have no failed test of their own, yet they failed; so did a run that left no report. */
export function countOf(report: string, code: number): Count {
  let parsed: JestReport;
  try {
    parsed = JSON.parse(readFileSync(report, 'utf8')) as JestReport;
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
  const failed = parsed.numFailedTests + parsed.numRuntimeErrorTestSuites;
  return {
    passed: parsed.numPassedTests,
    failed: code !== 0 && failed === 0 ? 1 : failed,
    skipped: parsed.numPendingTests + parsed.numTodoTests,
  };
}
