// npm run mutation [-- --only sessions reservations --files part-of-a-name --jobs 2 --minutes 60 --changed]
// Changes the rules of the domain one place at a time and asks whether a unit spec notices; ends with 1 when a group of files is under 80 %.
import { Stryker } from '@stryker-mutator/core';
import type { MutantResult, PartialStrykerOptions } from '@stryker-mutator/api/core';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { inData, root } from '../processes/places.ts';
import { Problem, describeProblem } from '../processes/problem.ts';
import { print } from '../processes/steps.ts';
import { domain } from './domain.ts';
import { HEAD, formatScore, computePercent, computeScore } from './score.ts';

const MUST = 80;
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

// Stryker leaves its workers behind when a run cannot begin, and would keep this process with them: they end with it.
try {
  process.exit(await mutation());
} catch (error) {
  process.stderr.write(
    `\n${describeProblem(error) ?? (error instanceof Error ? error.stack : String(error))}\n`,
  );
  process.exit(1);
}

async function mutation(): Promise<number> {
  const groups = wanted();
  const from = performance.now();
  const late = setTimeout(
    () => {
      process.stderr.write(`\nNot finished after ${values.minutes} minutes.\n`);
      process.exit(1);
    },
    Number(values.minutes) * 60_000,
  );
  rmSync(path.join(folder, 'copies'), { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const files = groups.flatMap(([, each]) => each);
  // An earlier run may have left results of other files, too.
  const results = (await new Stryker(optionsFor(files)).runMutationTest()).filter(({ fileName }) =>
    files.includes(toRelativePath(fileName)),
  );
  clearTimeout(late);
  survivors(results);
  const missed = table(groups, results);
  print(
    `\n${((performance.now() - from) / 60_000).toFixed(1)} min; every change one by one: ${path.relative(root, path.join(folder, 'report.html'))}`,
  );
  print(missed.length === 0 ? `Every group reaches ${MUST} %.` : `Under ${MUST} %: ${missed.join(', ')}.`);
  return missed.length === 0 ? 0 : 1;
}

function wanted(): (readonly [name: string, files: readonly string[]])[] {
  const only = [values.only ?? [], positionals].flat();
  const unknown = only.find((name) => !(name in domain));
  if (unknown !== undefined)
    throw new Problem(`There is no group "${unknown}": known are ${Object.keys(domain).join(', ')}.`);
  const groups = Object.entries(domain)
    .filter(([name]) => only.length === 0 || only.includes(name))
    .map(([name, files]) => [name, files.filter((file) => file.includes(values.files))] as const)
    .filter(([, files]) => files.length > 0);
  if (groups.length === 0) throw new Problem(`No file of the domain is named like "${values.files}".`);
  return groups;
}

function optionsFor(mutate: readonly string[]): PartialStrykerOptions {
  return {
    mutate: [...mutate],
    testRunner: 'jest',
    plugins: ['@stryker-mutator/jest-runner'],
    testRunnerNodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
    // Only specs of the folders that are changed: looking through the whole project for those that belong to a file takes longer than running them.
    jest: {
      configFile: 'tools/mutation/jest.config.mjs',
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
      '/tools/bench',
      '**/dist',
      '**/dist-ssr',
    ],
    tempDirName: path.relative(root, path.join(folder, 'copies')),
    concurrency: Number(values.jobs),
    // A busy machine must not pass for a change that runs without end.
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

/** A file as the list of the domain names it. */
function toRelativePath(file: string): string {
  return path.relative(root, path.resolve(root, file)).replaceAll('\\', '/');
}

function listFolders(files: readonly string[]): string[] {
  return [...new Set(files.map((file) => `<rootDir>/${path.dirname(file)}`))];
}

/** Prints every surviving mutant with its location. */
function survivors(results: readonly MutantResult[]): void {
  const missed = results.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
  for (const {
    fileName,
    location: { start, end },
    mutatorName,
    replacement,
    status,
  } of missed) {
    const lines = readFileSync(path.resolve(root, fileName), 'utf8').split('\n');
    const was =
      start.line === end.line
        ? lines[start.line - 1]?.slice(start.column - 1, end.column - 1)
        : `${lines[start.line - 1]?.slice(start.column - 1)} …`;
    print(
      `\n${status} ${toRelativePath(fileName)}:${start.line}:${start.column} ${mutatorName}\n  - ${was}\n  + ${replacement}`,
    );
  }
}

/** Prints the score of each file and answers the groups that miss what is asked. */
function table(
  groups: readonly (readonly [string, readonly string[]])[],
  results: readonly MutantResult[],
): string[] {
  const of = (file: string): MutantResult[] =>
    results.filter(({ fileName }) => toRelativePath(fileName) === file);
  print(`\n${HEAD}`);
  const missed = groups.filter(([name, files]) => {
    for (const file of files) print(formatScore(`  ${path.basename(file)}`, computeScore(of(file))));
    const score = computeScore(files.flatMap(of));
    print(formatScore(name, score));
    return computePercent(score) < MUST;
  });
  print(formatScore('all', computeScore(groups.flatMap(([, files]) => files.flatMap(of)))));
  return missed.map(([name]) => name);
}
