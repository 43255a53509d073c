import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import PQueue from 'p-queue';
import { inRoot } from './places.ts';
import { drift } from './generate.ts';
import { Problem, toMessage } from './problem.ts';
import { BACKGROUND_PRIORITY, runToEnd } from './child.ts';
import { checkTypes, TYPED_PROJECTS, type Project } from './type-watch.ts';

/** A check passes or throws a Problem with the complaints. */
export type Check = { name: string; run: () => Promise<unknown> };

/** What the rules read beside the linted file and `eslint.config.mjs`, which ESLint's cache knows itself. */
const ruleInputs = (): string[] => [
  'api/architecture.cjs',
  'package-lock.json',
  'tsconfig.base.json',
  ...readdirSync(inRoot('tools/eslint')).map((name) => `tools/eslint/${name}`),
];

function lintCache(): string {
  const hash = createHash('sha256');
  for (const file of ruleInputs()) hash.update(file).update(readFileSync(inRoot(file)));
  return inRoot('node_modules/.cache/eslint', `${hash.digest('hex').slice(0, 16)}.json`);
}

/** Style, borders, budgets: one pass over everything, or over the given files. */
async function lintSyntax(args: readonly string[] = []): Promise<void> {
  const cache = process.env['CI']
    ? []
    : ['--cache', '--cache-strategy', 'content', '--cache-location', lintCache()];
  await runToEnd(
    [
      inRoot('node_modules/eslint/bin/eslint.js'),
      ...cache,
      ...(args.length > 0 ? args : ['.']),
      '--max-warnings=0',
      // A list of changed files may name generated ones, which the configuration ignores.
      '--no-warn-ignored',
    ],
    { FORCE_COLOR: '0' },
    { name: 'lint', priority: BACKGROUND_PRIORITY },
  );
}

/** Rules of promises, exhaustiveness and React, which need types or React's compiler: both are native in oxlint, five times faster. */
async function lintTypes(args: readonly string[] = []): Promise<void> {
  await runToEnd(
    [
      inRoot('node_modules/oxlint/bin/oxlint'),
      ...args,
      '--deny-warnings',
      '--no-error-on-unmatched-pattern',
      '--format=unix',
    ],
    {},
    { name: 'lint with types', priority: BACKGROUND_PRIORITY },
  );
}

export async function lint(args: readonly string[] = []): Promise<void> {
  await lintSyntax(args);
  await lintTypes(args);
}

/** Checks the types of every project, or of the given ones, and fails with the errors under the name of their project. */
export async function types(args: readonly string[] = []): Promise<void> {
  const unknown = args.find((each) => !TYPED_PROJECTS.includes(each as Project));
  if (unknown !== undefined)
    throw new Problem(`There is no project "${unknown}": known are ${TYPED_PROJECTS.join(', ')}.`);
  const projects = TYPED_PROJECTS.filter((each) => args.length === 0 || args.includes(each));
  const queue = new PQueue({ concurrency: 2 });
  const results = await Promise.allSettled(projects.map((each) => queue.add(() => checkTypes(each))));
  const errors = results.flatMap((each) => (each.status === 'rejected' ? [toMessage(each.reason)] : []));
  if (errors.length > 0) throw new Problem(errors.join('\n\n'));
}

/** Formats every source file, or fails with the names of those that are not formatted. */
export async function format(mode: '--write' | '--check'): Promise<void> {
  await runToEnd(
    [inRoot('node_modules/oxfmt/bin/oxfmt'), mode, '.'],
    {},
    { name: 'format', priority: BACKGROUND_PRIORITY },
  );
}

/** Checks beside the tests: `oxfmt --check`, lint, types of every project, generated files, rules of OpenAPI. Two run at a time. */
export const checks: readonly Check[] = [
  { name: 'format', run: () => format('--check') },
  { name: 'lint', run: () => lintSyntax() },
  { name: 'lint with types', run: () => lintTypes() },
  ...TYPED_PROJECTS.map((project) => ({ name: `types of ${project}`, run: () => checkTypes(project) })),
  {
    name: 'generated files',
    run: async () => {
      const stale = Object.keys(await drift());
      if (stale.length > 0)
        throw new Problem(
          `${stale.join(', ')} differ from the code: run npm run gen, read the difference and commit it.`,
        );
    },
  },
  {
    name: 'OpenAPI document',
    run: async () => {
      const { lintOpenApi } = await import('./openapi-lint.ts');
      const complaints = await lintOpenApi(readFileSync(inRoot('api/openapi.json'), 'utf8'));
      if (complaints.length > 0) throw new Problem(complaints.join('\n'));
    },
  },
];
