import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { createTestDatabase, templateName, type TestDatabase } from '../../api/test/database.ts';
import { freePort } from '../postgres/launcher.ts';
import { Child, runToEnd } from '../processes/child.ts';
import { apiFlags, inRoot, workerFlags } from '../processes/places.ts';

export type ProductOptions = {
  apis?: number;
  workers?: number;
  /** Queues on this Redis; without it they are in PostgreSQL. */
  redisUrl?: string | undefined;
  env?: Readonly<Record<string, string>>;
};

export type Product = {
  /** Address of the first API process, the public one. */
  url: string;
  /** Addresses of all API processes. */
  urls: readonly string[];
  database: TestDatabase;
  apis: readonly Child[];
  workers: readonly Child[];
  /** Environment of its processes, for a further one. */
  environment: Readonly<Record<string, string>>;
  /** What a process (`main-1`, `worker-2`) has written to its log. */
  logged(process: string): LogLine[];
  stop(): Promise<void>;
};

export type LogLine = Readonly<Record<string, unknown>> & { readonly msg: string };

const script = (name: string): string => inRoot('api/dist', `${name}.js`);

type Settings = { databaseUrl: string; folder: string; port: number; redisUrl?: string | undefined };

/** Environment of the processes of a product. */
export function productEnvironment({
  databaseUrl,
  folder,
  port,
  redisUrl,
}: Settings): Record<string, string> {
  return {
    NODE_OPTIONS: '',
    MALLOC_ARENA_MAX: '2',
    NODE_ENV: 'test',
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATABASE_URL: databaseUrl,
    STORAGE_DIR: path.join(folder, 'media'),
    JWT_SECRET: 'a-secret-of-the-journeys-long-enough-for-signing',
    LOG_LEVEL: 'error',
    RATE_LIMITS: 'off',
    REDIS_URL: redisUrl ?? '',
    SMTP_URL: '',
    MAIL_CATCHER_PORT: '',
  };
}

/** Whole lines only: the last one may still be on its way. */
const linesOf = (file: string): LogLine[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .slice(0, -1)
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as LogLine);

/** Test files run in several processes: one seeds, the others wait. Ends with the connection. */
const seedLock = 7_031_521;

/** Folder and template database of the seeded demo, made once for a set of migrations and kept while the test server lives. */
async function seededDemo(): Promise<{ template: string; folder: string }> {
  const template = `demo_${templateName()}`;
  const adminUrl = process.env['TEST_DATABASE_ADMIN_URL'] ?? '';
  const folder = path.join(tmpdir(), `prostora-${template}-${new URL(adminUrl).port}`);
  const admin = new Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query('select pg_advisory_lock($1)', [seedLock]);
  try {
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [template]);
    if (rowCount && existsSync(folder)) return { template, folder };
    rmSync(folder, { recursive: true, force: true });
    await admin.query(`drop database if exists "${template}" with (force)`);
    const database = await createTestDatabase({}, 'template0');
    const env = productEnvironment({ databaseUrl: database.url, folder, port: 1 });
    await runToEnd([script('src/cli'), 'migrate'], env, { name: 'The migration' });
    await runToEnd([script('src/cli'), 'seed', '--demo'], env, { name: 'The seed' });
    await admin.query(`alter database "${new URL(database.url).pathname.slice(1)}" rename to "${template}"`);
    return { template, folder };
  } finally {
    await admin.end();
  }
}

/** A copy of the seeded demo: its database, and the folder whose `media` holds the photographs. */
export async function seededCopy(): Promise<{
  database: TestDatabase;
  folder: string;
  drop(): Promise<void>;
}> {
  const { template, folder: source } = await seededDemo();
  const database = await createTestDatabase({}, template);
  const folder = mkdtempSync(path.join(tmpdir(), 'prostora-product-'));
  cpSync(source, folder, { recursive: true });
  const drop = async (): Promise<void> => {
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { database, folder, drop };
}

/** The built processes themselves, as many as wanted, on a copy of the seeded demo: what production runs, without the containers. */
export async function startProduct({
  apis = 1,
  workers = 1,
  redisUrl,
  env = {},
}: ProductOptions = {}): Promise<Product> {
  const { database, folder, drop } = await seededCopy();
  const ports = await Promise.all(Array.from({ length: apis }, freePort));
  const settings = { databaseUrl: database.url, folder, redisUrl };
  const child = (name: 'main' | 'worker', index: number, port: number): Child =>
    new Child({
      name: `${name}-${index}`,
      args: [...(name === 'main' ? apiFlags : workerFlags), script(name)],
      logDir: path.join(folder, 'logs'),
      announces: true,
      env: {
        ...productEnvironment({ ...settings, port }),
        PUBLIC_URL: `http://127.0.0.1:${ports[0]}`,
        ...env,
      },
    });
  const api = ports.map((port, index) => child('main', index + 1, port));
  const worker = Array.from({ length: workers }, (_, index) => child('worker', index + 1, 0));
  const stop = async (): Promise<void> => {
    await Promise.all([...worker, ...api].map((each) => each.stop()));
    await drop();
  };
  try {
    await Promise.all([...api, ...worker].map((each) => each.start()));
  } catch (error) {
    await stop();
    throw error;
  }
  const urls = ports.map((port) => `http://127.0.0.1:${port}`);
  return {
    url: urls[0] ?? '',
    urls,
    database,
    apis: api,
    workers: worker,
    environment: { ...productEnvironment({ ...settings, port: 0 }), ...env },
    logged: (process) => linesOf(path.join(folder, 'logs', `${process}.log`)),
    stop,
  };
}
