// npm run mutation [-- --only sessions reservations --files part-of-a-name --jobs 2 --minutes 60 --changed]
// Mutates the rules of the domain and checks whether a unit spec fails. The exit code is 1 when a group is below 80 %.
// --changed reuses earlier results and may report as uncovered what a new spec covers: the valid score is without it.
import { Stryker } from '@stryker-mutator/core';
import type { MutantResult, PartialStrykerOptions } from '@stryker-mutator/api/core';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { inData, root } from '../../tools/processes/places.ts';
import { Problem, describeProblem } from '../../tools/processes/problem.ts';
import { print } from '../../tools/processes/steps.ts';
import { ACCEPTED_CHANGES } from './accepted.ts';
import { domain } from './domain.ts';
import { HEAD, formatScore, computePercent, computeScore } from './score.ts';

const MIN_SCORE = 80;
const folder = inData('mutation');

const { values, positionals } = parseArgs({
  args: process.argv.slice(2),
  options: {
    only: { type: 'string' },
    files: { type: 'string', default: '' },
    jobs: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '90' },
    changed: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});

// Workers of Stryker stay alive when a run fails to start; process.exit ends them.
try {
  process.exit(await runMutation());
} catch (error) {
  process.stderr.write(
    `\n${describeProblem(error) ?? (error instanceof Error ? error.stack : String(error))}\n`,
  );
  process.exit(1);
}

async function runMutation(): Promise<number> {
  const groups = selectGroups();
  const start = performance.now();
  const timer = setTimeout(
    () => {
      process.stderr.write(`\nNot finished after ${values.minutes} minutes.\n`);
      process.exit(1);
    },
    Number(values.minutes) * 60_000,
  );
  rmSync(path.join(folder, 'copies'), { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const files = groups.flatMap(([, each]) => each);
  // The incremental file may contain results of other files.
  const results = (await new Stryker(buildOptions(files)).runMutationTest()).filter(({ fileName }) =>
    files.includes(toRelativePath(fileName)),
  );
  clearTimeout(timer);
  printSurvivors(results);
  const failed = printScores(groups, results);
  print(
    `\n${((performance.now() - start) / 60_000).toFixed(1)} min; report: ${path.relative(root, path.join(folder, 'report.html'))}`,
  );
  print(
    failed.length === 0
      ? `Every group reaches ${MIN_SCORE} %.`
      : `Below ${MIN_SCORE} %: ${failed.join(', ')}.`,
  );
  return failed.length === 0 ? 0 : 1;
}

function selectGroups(): (readonly [name: string, files: readonly string[]])[] {
  const only = [values.only ?? [], positionals].flat();
  const unknown = only.find((name) => !(name in domain));
  if (unknown !== undefined)
    throw new Problem(`Unknown group "${unknown}"; groups: ${Object.keys(domain).join(', ')}.`);
  const groups = Object.entries(domain)
    .filter(([name]) => only.length === 0 || only.includes(name))
    .map(([name, files]) => [name, files.filter((file) => file.includes(values.files))] as const)
    .filter(([, files]) => files.length > 0);
  if (groups.length === 0) throw new Problem(`No file of the domain matches "${values.files}".`);
  return groups;
}

/** A pattern with the flag `u` says `\u000b`: Stryker 10.0.0 turns `\v` into `\V`, a syntax error that stops the run. */
function buildOptions(mutate: readonly string[]): PartialStrykerOptions {
  return {
    mutate: [...mutate],
    testRunner: 'jest',
    plugins: ['@stryker-mutator/jest-runner'],
    testRunnerNodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
    // Only specs in the folders of the mutated files: searching the whole project takes longer than running them.
    jest: {
      configFile: 'qa/mutation/jest.config.mjs',
      config: { roots: listFolders(mutate) },
      enableFindRelatedTests: true,
    },
    coverageAnalysis: 'perTest',
    ignorePatterns: [
      '/.data*',
      '/.nx',
      '/web-*',
      '/docs',
      '/deploy',
      '/api/migrations',
      '/api/seeds',
      '/qa/bench',
      '**/dist',
      '**/dist-ssr',
    ],
    tempDirName: path.relative(root, path.join(folder, 'copies')),
    concurrency: Number(values.jobs),
    // On a busy machine a slow spec must not count as a timeout.
    timeoutMS: 30_000,
    timeoutFactor: 4,
    reporters: ['progress-append-only', 'html', 'json'],
    htmlReporter: { fileName: path.join(folder, 'report.html') },
    jsonReporter: { fileName: path.join(folder, 'report.json') },
    incremental: values.changed,
    incrementalFile: path.join(folder, 'results.json'),
    thresholds: { break: null },
    allowConsoleColors: false,
  };
}

/** The path relative to the root, as in the lists of the domain. */
function toRelativePath(file: string): string {
  return path.relative(root, path.resolve(root, file)).replaceAll('\\', '/');
}

function listFolders(files: readonly string[]): string[] {
  return [...new Set(files.map((file) => `<rootDir>/${path.dirname(file)}`))];
}

/** Prints every surviving mutant with its location, then the accepted changes of these files. */
function printSurvivors(results: readonly MutantResult[]): void {
  const surviving = results.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
  for (const {
    fileName,
    location: { start, end },
    mutatorName,
    replacement,
    status,
  } of surviving) {
    const lines = readFileSync(path.resolve(root, fileName), 'utf8').split('\n');
    const original =
      start.line === end.line
        ? lines[start.line - 1]?.slice(start.column - 1, end.column - 1)
        : `${lines[start.line - 1]?.slice(start.column - 1)} …`;
    print(
      `\n${status} ${toRelativePath(fileName)}:${start.line}:${start.column} ${mutatorName}\n  - ${original}\n  + ${replacement}`,
    );
  }
  const accepted = new Set(
    surviving.flatMap(({ fileName }) => {
      const name = path.basename(fileName);
      return (ACCEPTED_CHANGES[name] ?? []).map((change) => `  ${name}: ${change}`);
    }),
  );
  if (accepted.size > 0) print(`\nAccepted in these files:\n${[...accepted].join('\n')}`);
}

/**
 * Prints the score of each file and group.
 * @returns the groups below the minimum
 */
function printScores(
  groups: readonly (readonly [string, readonly string[]])[],
  results: readonly MutantResult[],
): string[] {
  const listResults = (file: string): MutantResult[] =>
    results.filter(({ fileName }) => toRelativePath(fileName) === file);
  print(`\n${HEAD}`);
  const failed = groups.filter(([name, files]) => {
    for (const file of files) print(formatScore(`  ${path.basename(file)}`, computeScore(listResults(file))));
    const score = computeScore(files.flatMap(listResults));
    print(formatScore(name, score));
    return computePercent(score) < MIN_SCORE;
  });
  print(formatScore('all', computeScore(groups.flatMap(([, files]) => files.flatMap(listResults)))));
  return failed.map(([name]) => name);
}
