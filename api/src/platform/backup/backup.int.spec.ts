import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { Factories } from '../../../test/factories/factories.ts';
import { ENTITIES } from '../../entities.ts';
import { buildOrmOptions } from '../database/index.ts';
import { restoreBackup, takeBackup } from './index.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'prostora-backup-'));
const media = path.join(folder, 'media');
let source: TestDatabase;

const inDatabase = async <T>({ url }: TestDatabase, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

/** Every table with a checksum of its rows, and every sequence. */
const readContent = (database: TestDatabase): Promise<Map<string, string>> =>
  inDatabase(database, async (client) => {
    const { rows } = await client.query<{ name: string; kind: 'r' | 'S' }>(
      `select relname as name, relkind as kind from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'S') order by 1`,
    );
    const found = new Map<string, string>();
    for (const { name, kind } of rows) {
      const sum =
        kind === 'S'
          ? `select last_value || ' ' || is_called as sum from "${name}"`
          : `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as sum from "${name}" t`;
      found.set(name, (await client.query<{ sum: string }>(sum)).rows[0]?.sum ?? '');
    }
    return found;
  });

const migrationsOnly =
  (database: TestDatabase) =>
  async (migrations: readonly string[]): Promise<void> => {
    const orm = await MikroORM.init(
      buildOrmOptions({ DATABASE_URL: database.url, DATABASE_POOL_MAX: 2 }, ENTITIES),
    );
    await orm.migrator.up({ migrations: [...migrations] });
    await orm.close(true);
  };

beforeAll(async () => {
  source = await createTestDatabase();
  const orm = await MikroORM.init(
    buildOrmOptions({ DATABASE_URL: source.url, DATABASE_POOL_MAX: 2 }, ENTITIES),
  );
  const make = new Factories(orm);
  for (let n = 0; n < 3; n += 1) await make.space();
  await orm.close(true);
  await inDatabase(source, (client) =>
    client.query(
      String.raw`update space set perex = E'tab\t, line\nbreak, back\\slash, \\N, žluťoučký 🐎', capacity = null`,
    ),
  );
  mkdirSync(path.join(media, 'ab'), { recursive: true });
  mkdirSync(path.join(media, '.incoming'));
  writeFileSync(path.join(media, 'ab', 'picture.webp'), 'bytes');
  writeFileSync(path.join(media, '.incoming', 'half'), 'ha');
});
afterAll(async () => {
  await source.drop();
  rmSync(folder, { recursive: true, force: true });
});

it('restores every row, sequence and file into an empty database', async () => {
  const kept = path.join(folder, 'first');
  const manifest = await takeBackup({ databaseUrl: source.url, storageDir: media }, kept);
  expect(manifest.tables.find(({ name }) => name === 'space')?.rows).toBe(3);
  const target = await createTestDatabase({}, 'template0');
  await restoreBackup(
    { databaseUrl: target.url, storageDir: path.join(folder, 'again') },
    kept,
    migrationsOnly(target),
  );
  expect(await readContent(target)).toEqual(await readContent(source));
  expect(readFileSync(path.join(folder, 'again/ab/picture.webp'), 'utf8')).toBe('bytes');
  expect(existsSync(path.join(folder, 'again/.incoming'))).toBe(false);
  const orm = await MikroORM.init(
    buildOrmOptions({ DATABASE_URL: target.url, DATABASE_POOL_MAX: 2 }, ENTITIES),
  );
  expect((await new Factories(orm).space()).id).toBeGreaterThan(3);
  await orm.close(true);
  await target.drop();
});

it('rejects a non-empty database, a non-empty folder and an incomplete backup', async () => {
  const kept = path.join(folder, 'second');
  await takeBackup({ databaseUrl: source.url, storageDir: null }, kept);
  await expect(
    restoreBackup({ databaseUrl: source.url, storageDir: null }, kept, migrationsOnly(source)),
  ).rejects.toThrow(/not empty/u);
  await expect(takeBackup({ databaseUrl: source.url, storageDir: null }, kept)).rejects.toThrow(/not empty/u);
  rmSync(path.join(kept, 'manifest.json'));
  await expect(
    restoreBackup({ databaseUrl: source.url, storageDir: null }, kept, migrationsOnly(source)),
  ).rejects.toThrow(/no finished backup/u);
});
