import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readable, runToEnd } from './child.ts';
import type { OpenDatabase } from './database.ts';
import { inRoot } from './places.ts';
import { step } from './steps.ts';

const cli = inRoot('api/dist/src/cli.js');

/**
 * Migrates and seeds. What was prepared by exactly this build is not prepared again: the mark lies inside the embedded cluster
 * and goes with it. Servers of one's own are asked every time.
 */
export async function prepareData({ folder }: OpenDatabase, env: Readonly<Record<string, string>>): Promise<void> {
  const mark = folder ? path.join(folder, 'prostora.prepared') : null;
  const build = buildHash();
  if (mark && existsSync(mark) && readFileSync(mark, 'utf8') === build) return step('data', async () => ['up to date', undefined]);
  await step('migrations', async () => [lastWords(await runToEnd([cli, 'migrate'], env, { name: 'The migration' })), null]);
  await step('data', async () => [lastWords(await runToEnd([cli, 'seed', '--demo'], env, { name: 'The seed' })), null]);
  if (mark) writeFileSync(mark, build);
}

/** Content of the built API: migrations, seeds and the code that runs them. */
function buildHash(): string {
  const folder = inRoot('api/dist');
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js') || name.endsWith('.json')).sort();
  for (const file of files) hash.update(file).update(readFileSync(path.join(folder, file)));
  return hash.digest('hex');
}

/** The last sentence a command said, without its particulars. */
function lastWords(output: string): string {
  const said = readable(output).trim().split('\n').at(-1) ?? '';
  return (said.length <= 50 ? said : (said.split(/[,(;]/)[0] ?? '').trim().slice(0, 50)) || 'done';
}
