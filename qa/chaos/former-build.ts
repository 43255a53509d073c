import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { runToEnd } from '../../tools/processes/child.ts';
import { inRoot } from '../../tools/processes/places.ts';
import { Problem } from '../../tools/processes/problem.ts';

/** The first migration that the former release does not know: of the owner's own book. After a release, the first of the next. */
const FIRST_NEW_MIGRATION = 'api/migrations/Migration20261130500000_own_bookings.ts';
const SOURCES = ['api', 'libs', 'tools', 'tsconfig.base.json', 'package.json'];

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: inRoot(), encoding: 'utf8', maxBuffer: 1024 ** 3 }).trim();

/** Commit before the one that added the first new migration. */
function findFormerCommit(): string {
  const added = git('log', '--diff-filter=A', '--format=%H', '-1', '--', FIRST_NEW_MIGRATION);
  if (added === '')
    throw new Problem('The former release needs the history of the repository: clone it whole.');
  return git('rev-parse', '--short=8', `${added}^`);
}

/** Packages are those of this release; libraries are those of the former one. */
function linkPackages(folder: string): void {
  const packages = path.join(folder, 'node_modules');
  mkdirSync(path.join(packages, '@prostora'), { recursive: true });
  for (const name of readdirSync(inRoot('node_modules')))
    if (name !== '@prostora') symlinkSync(inRoot('node_modules', name), path.join(packages, name));
  for (const name of readdirSync(inRoot('node_modules/@prostora')))
    symlinkSync(readlinkSync(inRoot('node_modules/@prostora', name)), path.join(packages, '@prostora', name));
}

/**
 * Builds the API and the worker of the release before the newest migrations.
 * @param folder an empty folder
 */
export async function buildFormerRelease(folder: string): Promise<{ commit: string; folder: string }> {
  const commit = findFormerCommit();
  mkdirSync(folder, { recursive: true });
  const archive = path.join(folder, 'sources.tar');
  git('archive', '--output', archive, commit, ...SOURCES);
  execFileSync('tar', ['-xf', archive, '-C', folder]);
  linkPackages(folder);
  await runToEnd([path.join(folder, 'tools/build/compile-api.mjs')], {}, { name: 'The former build' });
  return { commit, folder };
}
