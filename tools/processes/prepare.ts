import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isLoopbackUrl } from '../../api/src/platform/config/config.parsers.ts';
import { readable, runToEnd } from './child.ts';
import type { OpenDatabase } from './database.ts';
import { inRoot } from './places.ts';
import { Problem } from './problem.ts';
import { step } from './steps.ts';

const cli = inRoot('api/dist/src/cli.js');

/**
 * Migrates and seeds. What was prepared by exactly this build is not prepared again: the mark lies inside the embedded cluster
 * and goes with it. Servers of one's own are asked every time.
 */
export async function prepareData(
  { folder }: OpenDatabase,
  env: Readonly<Record<string, string>>,
  withDemo: boolean,
): Promise<void> {
  const mark = folder ? path.join(folder, 'prostora.prepared') : null;
  const build = `${buildHash()}${withDemo ? ' with demo' : ''}`;
  if (mark && existsSync(mark) && readFileSync(mark, 'utf8') === build)
    return step('data', async () => ['up to date', undefined]);
  await step('migrations', async () => [
    lastWords(await runToEnd([cli, 'migrate'], env, { name: 'The migration' })),
    null,
  ]);
  await step('data', async () => [
    lastWords(await runToEnd([cli, 'seed', ...(withDemo ? ['--demo'] : [])], env, { name: 'The seed' })),
    null,
  ]);
  if (mark) writeFileSync(mark, build);
}

/**
 * Whether demo data are added: to the embedded database by itself, to a server of one's own when asked for, and never
 * where others reach the site, since everybody knows the passwords of the demo accounts.
 * @throws Problem when they are asked for and must not be added
 */
export function decideDemo({ folder }: OpenDatabase, publicUrl: string, isAskedFor: boolean): boolean {
  if (!isLoopbackUrl(publicUrl)) {
    if (isAskedFor)
      throw new Problem(`Demo data are not added where others reach the site (PUBLIC_URL is ${publicUrl}).`);
    return false;
  }
  return folder !== undefined || isAskedFor;
}

/** Makes an operator; answers with what the command printed: the address at which the password is set. */
export function createOperator(email: string, env: Readonly<Record<string, string>>): Promise<string> {
  return runToEnd([cli, 'create-operator', email], env, { name: 'The creation of the operator' });
}

/** Content of the built API: migrations, seeds and the code that runs them. */
function buildHash(): string {
  const folder = inRoot('api/dist');
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js') || name.endsWith('.json'))
    .sort();
  for (const file of files) hash.update(file).update(readFileSync(path.join(folder, file)));
  return hash.digest('hex');
}

/** The last sentence a command said, without its particulars. */
function lastWords(output: string): string {
  const said = readable(output).trim().split('\n').at(-1) ?? '';
  return (said.length <= 50 ? said : (said.split(/[,(;]/)[0] ?? '').trim().slice(0, 50)) || 'done';
}
