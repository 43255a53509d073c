import { afterAll, describe, expect, it } from '@jest/globals';
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { isAlive, waitUntil } from '../processes/process-info.ts';
import { stagedFor } from './binaries.ts';
import { startPostgres } from './launcher.ts';

const isRoot = process.getuid?.() === 0;
const folders: string[] = [];

function folder(name = 'pg'): string {
  const made = mkdtempSync(path.join(tmpdir(), 'launcher-'));
  chmodSync(made, 0o755);
  folders.push(made);
  return path.join(made, name);
}

afterAll(() => {
  for (const each of folders) rmSync(each, { recursive: true, force: true });
});

async function query<T>(url: string, sql: string): Promise<T[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(sql)).rows as T[];
  } finally {
    await client.end();
  }
}

const postmaster = (dataDir: string): number =>
  Number.parseInt(readFileSync(path.join(dataDir, 'postmaster.pid'), 'utf8'), 10);

/** A process of its own that starts a server and then only lives, so that it can be killed. */
async function parentOf(dataDir: string): Promise<{ parent: ChildProcess; url: string }> {
  const script = `import { startPostgres } from ${JSON.stringify(path.join(import.meta.dirname, 'launcher.ts'))};
    const { url } = await startPostgres({ dataDir: ${JSON.stringify(dataDir)} });
    console.log(url); setInterval(() => undefined, 1000);`;
  const parent = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  const url = await new Promise<string>((resolve) =>
    parent.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString().trim())),
  );
  return { parent, url };
}

const ended = (child: ChildProcess): Promise<unknown> =>
  new Promise((resolve) => child.once('exit', resolve));

describe('the embedded PostgreSQL', () => {
  it('starts in a folder with spaces and diacritics, persists data, and exits on stop', async () => {
    const dataDir = folder('žluťoučký kůň/data pg');
    const first = await startPostgres({ dataDir, database: 'shop' });
    await query(first.url, 'create table note (text text)');
    await query(first.url, "insert into note values ('čaj')");
    const pid = postmaster(first.dataDir);
    await first.stop();
    expect(isAlive(pid)).toBe(false);
    const second = await startPostgres({ dataDir, database: 'shop' });
    expect(await query(second.url, 'select text from note')).toEqual([{ text: 'čaj' }]);
    await second.stop();
  });

  it('has Czech collation and the extensions the product uses', async () => {
    const server = await startPostgres({ dataDir: folder() });
    const words = await query<{ word: string }>(
      server.url,
      `select word from unnest(array['chata','hrad','cihla','ibis','čap']) word order by word collate "cs-CZ-x-icu"`,
    );
    expect(words.map(({ word }) => word)).toEqual(['cihla', 'čap', 'hrad', 'chata', 'ibis']);
    for (const extension of ['btree_gist', 'pg_trgm', 'unaccent', 'citext', 'pg_stat_statements'])
      await query(server.url, `create extension ${extension}`);
    await server.stop();
  });

  it('rejects connections without the password', async () => {
    const server = await startPostgres({ dataDir: folder() });
    const wrong = Object.assign(new URL(server.url), { password: 'guess' }).toString();
    await expect(query(wrong, 'select 1')).rejects.toThrow(/password authentication failed/);
    await server.stop();
  });

  it('stops within seconds when its parent is killed with -9, and the next start has every committed row', async () => {
    const dataDir = folder();
    const { parent, url } = await parentOf(dataDir);
    await query(url, 'create table row_kept as select generate_series(1, 5000) n');
    const pid = postmaster(dataDir);
    parent.kill('SIGKILL');
    await ended(parent);
    expect(await waitUntil(() => !isAlive(pid), 5_000)).toBe(true);
    const again = await startPostgres({ dataDir });
    expect(await query(again.url, 'select count(*)::int n from row_kept')).toEqual([{ n: 5000 }]);
    await again.stop();
  });

  it('recovers when parent and server are killed together', async () => {
    const dataDir = folder();
    const { parent, url } = await parentOf(dataDir);
    await query(url, 'create table row_kept as select generate_series(1, 5000) n');
    process.kill(postmaster(dataDir), 'SIGKILL');
    parent.kill('SIGKILL');
    await ended(parent);
    const again = await startPostgres({ dataDir });
    expect(await query(again.url, 'select count(*)::int n from row_kept')).toEqual([{ n: 5000 }]);
    await again.stop();
  });

  it('stops a leftover server instead of failing on its lock file', async () => {
    const dataDir = folder();
    const left = await startPostgres({ dataDir });
    const pid = postmaster(left.dataDir);
    const next = await startPostgres({ dataDir });
    expect(isAlive(pid)).toBe(false);
    expect(postmaster(next.dataDir)).not.toBe(pid);
    await next.stop();
    await left.ended;
  });

  it('ignores a lock file whose PID belongs to another program', async () => {
    const dataDir = folder();
    const first = await startPostgres({ dataDir });
    await first.stop();
    const stranger = spawn('sleep', ['60']);
    const lock = path.join(first.dataDir, 'postmaster.pid');
    writeFileSync(lock, `${stranger.pid}\n${first.dataDir}\n1\n5432\n\n127.0.0.1\n1 1\nready\n`);
    if (isRoot) chownSync(lock, 65534, 65534);
    const second = await startPostgres({ dataDir });
    expect(await query(second.url, 'select 1 one')).toEqual([{ one: 1 }]);
    await second.stop();
    stranger.kill();
  });

  it('reports an external kill and restarts on the same port', async () => {
    const dataDir = folder();
    const first = await startPostgres({ dataDir });
    process.kill(postmaster(first.dataDir), 'SIGKILL');
    await first.ended;
    const second = await startPostgres({ dataDir, port: first.port });
    expect(second.port).toBe(first.port);
    await second.stop();
  });

  it('reports a data folder with foreign contents in one sentence', async () => {
    const dataDir = folder();
    mkdirSync(dataDir);
    await expect(startPostgres({ dataDir })).rejects.toThrow(/holds no PostgreSQL data: move it away/);
  });
});

const asRoot = isRoot ? describe : describe.skip;

asRoot('started by root', () => {
  it('runs as user nobody, and in /var/tmp if that user cannot access the folder', async () => {
    const dataDir = folder('pg');
    chmodSync(path.dirname(dataDir), 0o700);
    const staged = stagedFor(path.join(realpathSync(path.dirname(dataDir)), 'pg'));
    const server = await startPostgres({ dataDir });
    try {
      expect(server.dataDir).toBe(path.join(staged, 'pg'));
      expect(lstatSync(dataDir).isSymbolicLink()).toBe(true);
      expect(lstatSync(server.dataDir).uid).toBe(65534);
      await server.stop();
      const again = await startPostgres({ dataDir });
      expect(again.dataDir).toBe(server.dataDir);
      await again.stop();
    } finally {
      rmSync(staged, { recursive: true, force: true });
    }
  });

  it('runs as an unprivileged user', () => {
    const dataDir = folder('pg');
    chownSync(path.dirname(dataDir), 1000, 1000);
    const script = `import { startPostgres } from ${JSON.stringify(path.join(import.meta.dirname, 'launcher.ts'))};
      const server = await startPostgres({ dataDir: ${JSON.stringify(dataDir)} }); await server.stop(); console.log('fine');`;
    const hasUser = spawnSync('getent', ['passwd', '1000']).status === 0;
    const account = hasUser ? { uid: 1000, gid: 1000 } : { uid: 65534, gid: 65534 };
    if (!hasUser) chownSync(path.dirname(dataDir), 65534, 65534);
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
      ...account,
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: '' },
      cwd: '/tmp',
    });
    expect(stderr).toBe('');
    expect(stdout.trim()).toBe('fine');
    expect(existsSync(path.join(dataDir, 'PG_VERSION'))).toBe(true);
  });
});
