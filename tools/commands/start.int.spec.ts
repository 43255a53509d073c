import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import path from 'node:path';
import { freePort } from '../postgres/launcher.ts';
import { apiFlags, inRoot, workerFlags } from '../processes/places.ts';
import { isAlive, waitUntil } from '../processes/process-info.ts';
import { seededCopy } from '../testing/product.ts';

type Run = { process: ChildProcess; port: number; output(): string; ended: Promise<number | null> };

let copy: Awaited<ReturnType<typeof seededCopy>>;

/** `npm start` on a seeded database of the test server and a data folder of its own. */
async function start(
  given: Readonly<Record<string, string>> = {},
  options: readonly string[] = ['--demo'],
): Promise<Run> {
  const port = Number(given['PORT'] ?? (await freePort()));
  const env = {
    ...process.env,
    NODE_OPTIONS: '',
    NODE_ENV: 'development',
    DATABASE_URL: copy.database.url,
    DATA_DIR: copy.folder,
    STORAGE_DIR: path.join(copy.folder, 'media'),
    NODE_COMPILE_CACHE: path.join(copy.folder, 'compiled'),
    RATE_LIMITS: 'off',
    MAP_STYLE_URL: '',
    PORT: String(port),
    ...given,
  };
  const child = spawn(process.execPath, [inRoot('tools/start.mjs'), ...options], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk));
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  return { process: child, port, output: () => output, ended };
}

async function ready(run: Run, timeoutMs = 50_000): Promise<void> {
  const isReady = await waitUntil(
    () => run.output().includes('Ready in') || run.process.exitCode !== null,
    timeoutMs,
  );
  if (!isReady || run.process.exitCode !== null) throw new Error(run.output());
}

async function answers(port: number, page = '/api/health/ready'): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}${page}`)).ok;
  } catch {
    return false;
  }
}

/** The process that listens on a port, from Linux's own tables. */
const apiOf = (run: Run): number => {
  const children = readFileSync(`/proc/${run.process.pid}/task/${run.process.pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .map(Number);
  return children.find((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('main.js')) ?? 0;
};

/** Folder of the compile cache: Node has one per set of V8 flags. */
const compileCacheOf = (flags: readonly string[]): string =>
  execFileSync(process.execPath, [...flags, '-p', "require('node:module').getCompileCacheDir()"], {
    env: { NODE_COMPILE_CACHE: path.join(copy.folder, 'compiled') },
    encoding: 'utf8',
  }).trim();

beforeAll(async () => {
  copy = await seededCopy();
}, 180_000);

afterAll(() => copy.drop());

describe('npm start', () => {
  it('adds no demo data to an external server unless requested, creates the first operator, and stops cleanly on SIGINT', async () => {
    const run = await start({}, ['--operator', 'prvni@prostora.test']);
    await ready(run, 110_000);
    const output = await waitUntil(() => run.output().includes('#token='), 5_000).then(() => run.output());
    expect(output).not.toContain('Admin1234');
    expect(output).toContain('No demo data.');
    expect(output).toMatch(
      /prvni@prostora\.test was created[^]+http:\/\/localhost:\d+\/obnova-hesla#token=/u,
    );
    run.process.kill('SIGINT');
    expect(await run.ended).toBe(0);
  }, 120_000);

  describe('with one instance', () => {
    let run: Run;

    beforeAll(async () => {
      run = await start();
      await ready(run);
    });

    afterAll(() => void run.process.kill());

    it('serves pages and API on one port, and prints the URL', async () => {
      expect(run.output()).toContain(`http://localhost:${run.port}/api/docs`);
      expect(run.output()).toContain(path.join(copy.folder, 'logs'));
      expect(existsSync(path.join(copy.folder, 'logs/api.log'))).toBe(true);
      expect(run.output()).toContain('admin@prostora.test / Admin1234');
      expect(await answers(run.port, '/')).toBe(true);
      expect(await answers(run.port, '/dev/mail')).toBe(true);
    });

    it('rejects a second instance on the same data, and a reset of a running one', async () => {
      const second = await start();
      expect(await second.ended).toBe(1);
      expect(second.output()).toContain(`Prostora already runs at http://localhost:${run.port}`);
      const reset = spawn(process.execPath, [inRoot('tools/reset.mjs')], {
        env: { ...process.env, NODE_OPTIONS: '', DATA_DIR: copy.folder },
      });
      expect(await new Promise((resolve) => reset.once('exit', resolve))).toBe(1);
    });

    it.each([
      ['API', apiFlags],
      ['worker', workerFlags],
    ])('keeps the compiled code of a running %s, so that it starts faster after a kill', (_name, flags) => {
      expect(readdirSync(compileCacheOf(flags)).length).toBeGreaterThan(1000);
    });

    it('restarts the API after a kill', async () => {
      process.kill(apiOf(run), 'SIGKILL');
      expect(
        await waitUntil(() => run.output().includes('api was ended by SIGKILL, starting it again'), 5_000),
      ).toBe(true);
      expect(await waitUntil(() => answers(run.port), 15_000)).toBe(true);
    });

    it('leaves no processes after SIGKILL; the next start works on the same port and stops cleanly on SIGTERM', async () => {
      const api = apiOf(run);
      run.process.kill('SIGKILL');
      await run.ended;
      expect(await waitUntil(() => !isAlive(api), 12_000)).toBe(true);
      const again = await start({ PORT: String(run.port) });
      await ready(again);
      again.process.kill('SIGTERM');
      expect(await again.ended).toBe(0);
      expect(await answers(again.port)).toBe(false);
    });
  });

  it('rejects an operator without an e-mail address in one sentence, before it starts anything', async () => {
    const run = await start({}, ['--operator', 'nobody']);
    expect(await run.ended).toBe(1);
    expect(run.output()).toContain('nobody is not an e-mail address.');
    expect(run.output()).not.toContain('migrations');
    expect(run.output()).not.toMatch(/^\s+at /m);
  });

  it.each([
    ['a busy port', (port: number) => ({ PORT: String(port) }), /Port \d+ is used by another program/],
    ['a port that is no number', () => ({ PORT: 'many' }), /PORT must be a number/],
    [
      'a database that does not answer',
      () => ({ DATABASE_URL: 'postgres://a:b@127.0.0.1:1/x' }),
      /named by DATABASE_URL, cannot be used/,
    ],
    [
      'demo data on a public address',
      () => ({ PUBLIC_URL: 'https://prostory.example' }),
      /Demo data are not added where others reach the site/,
    ],
    [
      'a data folder that is a file',
      () => ({ DATA_DIR: inRoot('package.json') }),
      /package\.json is a file where a folder is needed/,
    ],
  ])('answers %s with one sentence and code 1', async (_case, given, sentence) => {
    const other: Server = createServer();
    const port = await new Promise<number>((resolve) =>
      other.listen(0, '127.0.0.1', () => resolve((other.address() as { port: number }).port)),
    );
    const run = await start(given(port));
    expect(await run.ended).toBe(1);
    expect(run.output()).toMatch(sentence);
    expect(run.output()).not.toMatch(/^\s+at /m);
    other.close();
  });
});
