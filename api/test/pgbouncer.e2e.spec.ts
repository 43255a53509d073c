import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { freePort } from '../../tools/postgres/launcher.ts';
import {
  PreparedSqlClient,
  setRoleLimits,
  SqlCursor,
  SqlPool,
  UnitOfWork,
} from '../src/platform/database/index.ts';
import { migrateQueueTables } from '../src/platform/queue/index.ts';
import { createTestApp, type TestApp } from './app.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { eventually } from './platform.ts';

const CONFIG = path.resolve(import.meta.dirname, '../../deploy/cluster/pgbouncer.ini');
const CONCURRENT_REQUESTS = 40;
/** Fewer than callers, so that sessions are shared. */
const SESSIONS = 2;

const hasPgBouncer = spawnSync('pgbouncer', ['--version']).status === 0;
if (!hasPgBouncer)
  process.stderr.write('WARNING: pgbouncer is not on the PATH; the product is not tested behind it.\n');

/** Configuration of deploy/cluster, adapted to the test server and few sessions. */
function toConfig(server: URL, port: number): string {
  const target = `host=${server.hostname} port=${server.port} user=${server.username} password=${server.password}`;
  return readFileSync(CONFIG, 'utf8')
    .replace(/^prostora = .*$/mu, `* = ${target}`)
    .replace(/^prostora_replica = .*$/mu, '')
    .replace(/^listen_addr = .*$/mu, 'listen_addr = 127.0.0.1')
    .replace(/^listen_port = .*$/mu, `listen_port = ${port}`)
    .replace(/^auth_type = .*$/mu, 'auth_type = any')
    .replace(/^auth_file = .*$/mu, '')
    .replace(/^default_pool_size = .*$/mu, `default_pool_size = ${SESSIONS}`)
    .replace(/^reserve_pool_size = .*$/mu, 'reserve_pool_size = 0');
}

async function isResponding(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

(hasPgBouncer ? describe : describe.skip)('application behind PgBouncer in transaction mode', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'prostora-pgbouncer-'));
  let database: TestDatabase;
  let pgbouncer: ChildProcess;
  let test: TestApp;

  beforeAll(async () => {
    database = await createTestDatabase();
    await setRoleLimits(database.url, '');
    await migrateQueueTables(database.url);
    const port = await freePort();
    const file = path.join(folder, 'pgbouncer.ini');
    chmodSync(folder, 0o755);
    writeFileSync(file, toConfig(new URL(database.url), port));
    // PgBouncer refuses to run as root.
    const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
    pgbouncer = spawn('pgbouncer', [...user, file], { stdio: 'ignore' });
    const url = Object.assign(new URL(database.url), {
      hostname: '127.0.0.1',
      port: String(port),
    }).toString();
    await eventually('PgBouncer answers', () => isResponding(url));
    const environment = {
      DATABASE_DIRECT_URL: database.url,
      STORAGE_DIR: path.join(folder, 'media'),
      RATE_LIMITS: 'on',
    };
    test = await createTestApp(environment, { ...database, url });
  });
  afterAll(async () => {
    await test.close();
    pgbouncer.kill('SIGKILL');
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('serves forty concurrent requests over two sessions', async () => {
    const { email } = await test.make.user();
    const headers = await test.signIn(email);
    const calls = Array.from({ length: CONCURRENT_REQUESTS }, (_value, n) =>
      test.request({ url: n % 2 === 0 ? '/api/auth/user' : '/api/account', headers }),
    );
    const statuses = (await Promise.all(calls)).map(({ statusCode }) => statusCode);
    expect([...new Set(statuses)]).toEqual([200]);
  });

  it('commits and rolls back transactions', async () => {
    const count = async (): Promise<number> => {
      const [row] = await test.app
        .get(SqlPool)
        .query<{ n: number }>('select count(*)::int as n from app_user');
      return row?.n ?? 0;
    };
    const before = await count();
    const failed = test.app.get(UnitOfWork).run(async () => {
      await test.app.get(PreparedSqlClient).query('delete from app_user where id > $1 returning id', [0]);
      throw new Error('rolled back');
    });
    await expect(failed).rejects.toThrow();
    expect(await count()).toBe(before);
  });

  it('streams large results with a cursor', async () => {
    const rows: unknown[] = [];
    for await (const row of test.app.get(SqlCursor).stream('select generate_series(1, ?::int) as n', [5000]))
      rows.push(row);
    expect(rows).toHaveLength(5000);
  });

  it('is ready and receives notifications over the direct URL', async () => {
    await eventually(
      'it is ready',
      async () => (await test.request({ url: '/api/health/ready' })).statusCode === 200,
    );
    const listener = await test.app.get(SqlPool).connectListener();
    const received: string[] = [];
    listener.on('notification', ({ payload = '' }) => received.push(payload));
    await listener.query('listen pgbouncer_test');
    await test.app.get(SqlPool).query(`select pg_notify('pgbouncer_test', 'over the pooler')`);
    await eventually('the notice', () => received.includes('over the pooler'));
    await listener.end();
  });

  it('applies the limits of the role', async () => {
    const [row] = await test.app.get(SqlPool).query<{ statement_timeout: string }>('show statement_timeout');
    expect(row?.statement_timeout).toBe('3500ms');
  });
});
