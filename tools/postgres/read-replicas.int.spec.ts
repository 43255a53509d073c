import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { CatalogAnswer } from '@prostora/api-client';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { createTestApp, type TestApp } from '../../api/test/app.ts';
import { refreshCatalog } from '../../api/test/projections.ts';
import { SqlCursor } from '../../api/src/platform/database/index.ts';
import { Metrics } from '../../api/src/platform/metrics/metrics.ts';
import { waitUntil } from '../processes/process-info.ts';
import { startPostgres, type Postgres } from './launcher.ts';
import { startStandby } from './standby.ts';

/** A real streaming replica (ADR 19): what it serves, how lag is handled, and the fallback when it stops. */
const SETTINGS = { fsync: 'off', max_connections: 60, autovacuum: 'off', wal_level: 'replica' };
const folder = mkdtempSync(path.join(tmpdir(), 'prostora-replica-'));
const usualServer = process.env['TEST_DATABASE_ADMIN_URL'];

let primary: Postgres;
let standby: Postgres;
let test: TestApp;
let onStandby: Client;
let operator: { authorization: string };

/** The same database on the standby. */
const replicaUrl = (): string =>
  Object.assign(new URL(test.database.url), { port: String(standby.port) }).toString();

async function connected(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Where a long reading is read. */
async function isReadFromReplica(app: TestApp): Promise<boolean | undefined> {
  for await (const { there } of app.app
    .get(SqlCursor)
    .stream<{ there: boolean }>('select pg_is_in_recovery() as there'))
    return there;
  return undefined;
}

const exported = async (app: TestApp): Promise<string> => {
  const { statusCode, body } = await app.request({
    url: '/api/admin/users/export?format=csv',
    headers: operator,
  });
  expect(statusCode).toBe(200);
  return body;
};

const figure = async (app: TestApp, line: string): Promise<number> =>
  Number(
    new RegExp(`^${line.replaceAll(/[{}]/gu, String.raw`\$&`)} (\\d+)$`, 'mu').exec(
      await app.app.get(Metrics).registry.metrics(),
    )?.[1] ?? Number.NaN,
  );

let apps: TestApp[] = [];
let withReplica: TestApp;

beforeAll(async () => {
  chmodSync(folder, 0o711);
  primary = await startPostgres({ dataDir: path.join(folder, 'primary'), settings: SETTINGS });
  process.env['TEST_DATABASE_ADMIN_URL'] = primary.adminUrl;
  test = await createTestApp();
  standby = await startStandby(primary, path.join(folder, 'standby'), SETTINGS);
  withReplica = await createTestApp({ DATABASE_REPLICA_URLS: replicaUrl() }, test.database);
  apps = [test, withReplica];
  operator = await test.signIn((await test.make.admin()).email);
  onStandby = await connected(
    Object.assign(new URL(primary.adminUrl), { port: String(standby.port) }).toString(),
  );
}, 120_000);

afterAll(async () => {
  await onStandby.end().catch(() => undefined);
  for (const app of apps.toReversed()) await app.close();
  await standby.stop();
  await primary.stop();
  rmSync(folder, { recursive: true, force: true });
  process.env['TEST_DATABASE_ADMIN_URL'] = usualServer;
}, 60_000);

describe('a streaming replica', () => {
  beforeEach(async () => {
    await onStandby.query('select pg_wal_replay_resume()').catch(() => undefined);
    // A standby that has just begun looks for its primary for a moment.
    expect(await waitUntil(async () => (await isReadFromReplica(withReplica)) === true, 30_000)).toBe(true);
  });

  it('serves exports that include the latest committed changes', async () => {
    expect(await isReadFromReplica(test)).toBe(false);
    for (let n = 0; n < 10; n += 1) {
      await test.make.user({ email: `prave-ulozen-${n}@prostora.test` });
      expect(await exported(withReplica)).toContain(`prave-ulozen-${n}@prostora.test`);
    }
    expect(await figure(withReplica, 'prostora_db_large_readings_total{from="replica"}')).toBeGreaterThan(8);
  });

  it('is not used while it lags, so that no stale data are served', async () => {
    await onStandby.query('select pg_wal_replay_pause()');
    await test.make.user({ email: 'po-zastaveni@prostora.test' });
    expect(await exported(withReplica)).toContain('po-zastaveni@prostora.test');
    expect(await isReadFromReplica(withReplica)).toBe(false);
    expect(await figure(withReplica, 'prostora_db_replica_fallbacks_total{reason="behind"}')).toBeGreaterThan(
      0,
    );
    await onStandby.query('select pg_wal_replay_resume()');
    expect(await waitUntil(async () => (await isReadFromReplica(withReplica)) === true, 5000)).toBe(true);
  });

  it('loads the catalogue of a new process including the latest publication; later changes arrive by notification', async () => {
    const space = await test.make.space();
    await refreshCatalog(test, [space.id]);
    const another = await createTestApp({ DATABASE_REPLICA_URLS: replicaUrl() }, test.database);
    apps.push(another);
    expect(await figure(another, 'prostora_db_large_readings_total{from="replica"}')).toBe(1);
    const total = async (): Promise<number> =>
      (await another.request({ url: '/api/catalog/new/' })).json<CatalogAnswer>().catalog.total;
    expect(await total()).toBe(1);
    await refreshCatalog(test, [(await test.make.space()).id]);
    expect(await waitUntil(async () => (await total()) === 2, 2000)).toBe(true);
  });

  it('falls back to the primary for exports, the sitemap and a new process when it stops', async () => {
    await standby.stop();
    await exported(withReplica);
    expect(await isReadFromReplica(withReplica)).toBe(false);
    expect((await withReplica.request({ url: '/sitemap.xml' })).statusCode).toBe(200);
    expect(
      (await withReplica.request({ url: '/api/health/ready' }))
        .json<{ checks: { name: string; ok: boolean }[] }>()
        .checks.find(({ name }) => name === 'database')?.ok,
    ).toBe(true);
    const another = await createTestApp({ DATABASE_REPLICA_URLS: replicaUrl() }, test.database);
    apps.push(another);
    expect((await another.request({ url: '/api/catalog/new/' })).statusCode).toBe(200);
    expect(await figure(withReplica, 'prostora_db_replica_fallbacks_total{reason="failed"}')).toBeGreaterThan(
      0,
    );
  });
});
