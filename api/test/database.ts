import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import type { ConfigValues } from '../src/platform/config/config.schema.ts';
import { parseConfig } from '../src/platform/config/parse-config.ts';

export type TestDatabase = { url: string; config: ConfigValues; drop(): Promise<void> };

const TEMPLATE_LOCK = 7_031_520;
const migrationsFolder = path.resolve(import.meta.dirname, '../migrations');
let counter = 0;

const withDatabaseName = (url: string, database: string): string =>
  Object.assign(new URL(url), { pathname: `/${database}` }).toString();

function adminUrl(): string {
  const url = process.env['TEST_DATABASE_ADMIN_URL'];
  if (!url) throw new Error('TEST_DATABASE_ADMIN_URL is not set; run the suite through jest.config.mjs');
  return url;
}

async function withAdminClient<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: adminUrl() });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Name of the migrated template database; it depends on the migrations. */
export function templateName(): string {
  const hash = createHash('sha256');
  for (const file of readdirSync(migrationsFolder).sort())
    hash.update(readFileSync(path.join(migrationsFolder, file)));
  return `template_${hash.digest('hex').slice(0, 12)}`;
}

async function ensureTemplate(client: pg.Client, name: string): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount) return;
    const building = `${name}_building`;
    await client.query(`drop database if exists "${building}"`);
    await client.query(`create database "${building}"`);
    // Loaded here only: a journey needs neither the ORM nor the entities.
    const [{ MikroORM }, { ENTITIES }, { buildOrmOptions }] = await Promise.all([
      import('@mikro-orm/postgresql'),
      import('../src/entities.ts'),
      import('../src/platform/database/index.ts'),
    ]);
    const orm = await MikroORM.init(
      buildOrmOptions(
        { DATABASE_URL: withDatabaseName(adminUrl(), building), DATABASE_POOL_MAX: 2 },
        ENTITIES,
      ),
    );
    await orm.migrator.up();
    await orm.close(true);
    await client.query(`alter database "${building}" rename to "${name}"`);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [TEMPLATE_LOCK]);
  }
}

/**
 * Test configuration: silent, without rate limits, on the given database; values may be overridden as in an
 * environment.
 */
export function testConfig(
  databaseUrl: string,
  overrides: Readonly<Record<string, string>> = {},
): ConfigValues {
  return parseConfig({
    NODE_ENV: 'test',
    PORT: '0',
    DATABASE_URL: databaseUrl,
    DATABASE_POOL_MAX: '8',
    JWT_SECRET: 'a-secret-of-the-tests-which-is-long-enough',
    LOG_LEVEL: process.env['TEST_LOG_LEVEL'] ?? 'silent',
    RATE_LIMITS: 'off',
    ...overrides,
  });
}

/** Creates a migrated, empty database, copied from the template or from another database. */
export async function createTestDatabase(
  overrides: Readonly<Record<string, string>> = {},
  source?: string,
): Promise<TestDatabase> {
  const name = `test_${process.pid}_${Date.now().toString(36)}_${(counter += 1)}`;
  await withAdminClient(async (client) => {
    const template = source ?? templateName();
    if (!source) await ensureTemplate(client, template);
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    try {
      // The default strategy writes each copy to the WAL as well.
      await client.query(`create database "${name}" template "${template}" strategy file_copy`);
    } finally {
      await client.query('select pg_advisory_unlock($1)', [TEMPLATE_LOCK]);
    }
  });
  const url = withDatabaseName(adminUrl(), name);
  return {
    url,
    config: testConfig(url, overrides),
    drop: () =>
      withAdminClient(async (client) => {
        await client.query(`drop database if exists "${name}" with (force)`);
      }),
  };
}
