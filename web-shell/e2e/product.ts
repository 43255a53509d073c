import { fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { createTestDatabase, templateName, type TestDatabase } from '../../api/test/database.ts';

const root = path.resolve(import.meta.dirname, '../..');
const script = (name: string): string => path.join(root, 'api/dist/src', `${name}.js`);

/** The running product: its address, its database, and an end. */
export type Product = { url: string; database: TestDatabase; stop(): Promise<void> };

type Environment = Record<string, string>;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

function environment(database: TestDatabase, folder: string, port: number): Environment {
  return {
    ...(process.env as Environment), NODE_OPTIONS: '', NODE_ENV: 'test', PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}`, DATABASE_URL: database.url,
    STORAGE_DIR: path.join(folder, 'media'), JWT_SECRET: 'a-secret-of-the-journeys-long-enough-for-signing', LOG_LEVEL: 'error', RATE_LIMITS: 'off',
  };
}

async function run(args: string[], env: Environment): Promise<void> {
  const child = spawn(process.execPath, [script('cli'), ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = (await once(child, 'exit')) as [number];
  if (code !== 0) throw new Error(`cli ${args.join(' ')} ended with ${code}`);
}

function start(name: 'main' | 'worker', env: Environment): Promise<ChildProcess> {
  const child = fork(script(name), { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'], execArgv: [] });
  return new Promise((resolve, reject) => {
    child.once('message', () => resolve(child));
    child.once('exit', (code) => reject(new Error(`${name} ended with ${code} before it was ready`)));
  });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/** Folder and template database of the seeded demo, made once for a set of migrations and kept while the test server lives. */
async function seededDemo(): Promise<{ template: string; folder: string }> {
  const template = `demo_${templateName()}`;
  const folder = path.join(tmpdir(), `prostora-${template}-${new URL(String(process.env['TEST_DATABASE_ADMIN_URL'])).port}`);
  const admin = new pg.Client({ connectionString: process.env['TEST_DATABASE_ADMIN_URL'] });
  await admin.connect();
  const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [template]);
  if (!rowCount || !existsSync(folder)) {
    rmSync(folder, { recursive: true, force: true });
    await admin.query(`drop database if exists "${template}" with (force)`);
    const database = await createTestDatabase();
    const env = environment(database, folder, 1);
    await run(['migrate'], env);
    await run(['seed', '--demo', '--few-photos'], env);
    await admin.query(`alter database "${new URL(database.url).pathname.slice(1)}" rename to "${template}"`);
  }
  await admin.end();
  return { template, folder };
}

/** Starts api and worker on a copy of the seeded demo, as `npm start` does, but quiet and on a free port. */
export async function startProduct(): Promise<Product> {
  const { template, folder } = await seededDemo();
  const database = await createTestDatabase({}, template);
  const own = mkdtempSync(path.join(tmpdir(), 'prostora-journey-'));
  cpSync(folder, own, { recursive: true });
  const port = await freePort();
  const env = environment(database, own, port);
  const children = [await start('main', env), await start('worker', env)];
  return {
    url: `http://127.0.0.1:${port}`,
    database,
    async stop() {
      await Promise.all(children.map(stop));
      await database.drop();
      rmSync(own, { recursive: true, force: true });
    },
  };
}
