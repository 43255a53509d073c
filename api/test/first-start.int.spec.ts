import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { NestFactory } from '@nestjs/core';
import { readdirSync } from 'node:fs';
import { seed } from '../seeds/seed.ts';
import { AppModule } from '../src/app.module.ts';
import { ImagePipeline, ImageStoreService, type ProcessedImage } from '../src/modules/media/index.ts';
import { SqlPool, NO_TIMEOUT, UnitOfWork } from '../src/platform/database/index.ts';
import { createLogger, Log } from '../src/platform/logging/log.ts';
import { Metrics } from '../src/platform/metrics/metrics.ts';
import { BackgroundWork } from '../src/platform/outbox/index.ts';
import { QueueRegistry } from '../src/platform/queue/index.ts';
import { createTestApp, type TestApp } from './app.ts';
import { createTestDatabase } from './database.ts';
import { eventually } from './platform.ts';
import { SMALLEST_POOLS } from './pools.ts';
import { listDirtySpaceIds } from './projections.ts';

/*
 * First start of the demo: all gallery photographs are still unprocessed when the worker starts, owners change
 * spaces at the same time, and every pool has one connection. Only the image processing itself is stubbed;
 * records, jobs, marks and the catalogue are real.
 */
type GalleryImage = { id: number; original_key: string; content_hash: string };
type Editable = { id: number; version: number };

const CONCURRENT_CHANGES = 6;
/** Maximum delay until the catalogue shows a change (QUALITY 49). */
const MAX_STALENESS_MS = 2000;

let test: TestApp;
let dropDatabase: () => Promise<void>;
const loggedProblems: string[] = [];

beforeAll(async () => {
  const database = await createTestDatabase();
  const seeding = await NestFactory.createApplicationContext(
    AppModule.forRoot(database.config, createLogger(database.config), undefined, NO_TIMEOUT),
    { logger: false, abortOnError: false },
  );
  await seed(seeding, { demo: true, now: new Date() });
  await seeding.close();
  test = await createTestApp(SMALLEST_POOLS, database);
  await test.app.get(QueueRegistry).driver.prepare();
  for (const level of ['warn', 'error'] as const) {
    Object.assign(test.app.get(Log), {
      [level]: (bindings: { err?: unknown }, text?: string) => {
        loggedProblems.push(`${level}: ${text ?? String(bindings)} ${String(bindings.err ?? '')}`);
      },
    });
  }
  Object.assign(test.app.get(ImagePipeline, { strict: false }), { processStream });
  dropDatabase = database.drop;
}, 180_000);
afterAll(async () => {
  await test.close();
  await dropDatabase();
});

const sql = <T extends object>(text: string, values: unknown[] = []): Promise<T[]> =>
  test.app
    .get(SqlPool)
    .pool.query<T>(text, values)
    .then(({ rows }) => rows);
const countRows = async (condition: string): Promise<number> =>
  (await sql<{ count: number }>(`select count(*)::int as count from ${condition}`))[0]?.count ?? 0;

/** Stub of the image processing. */
async function processStream(stream: AsyncIterable<unknown>, hash: string): Promise<ProcessedImage> {
  for await (const chunk of stream) if (chunk === null) break;
  return {
    width: 480,
    height: 360,
    placeholder: '#000000',
    variants: [{ key: `made/${hash}.avif`, type: 'image/avif', width: 480, height: 360 }],
  };
}

/** Registers each gallery photograph as a separate unprocessed image. */
async function registerAllPhotos(): Promise<number> {
  const shown = await sql<GalleryImage>(
    'select i.id, m.original_key, m.content_hash from space_image i join media_image m on m.id = i.image_id order by i.id',
  );
  const unit = test.app.get(UnitOfWork);
  const images = test.app.get(ImageStoreService, { strict: false });
  const records: number[] = [];
  // Limits the size of a unit of work: its jobs are one statement.
  for (let at = 0; at < shown.length; at += 50) {
    await unit.runInOwnContext(() =>
      unit.run(async () => {
        for (const { original_key: originalKey, content_hash: contentHash } of shown.slice(at, at + 50)) {
          records.push((await images.register({ originalKey, contentHash, profile: 'photo' })).id);
        }
      }),
    );
  }
  await sql(
    `update space_image i set image_id = r.image_id
     from unnest($1::int[], $2::int[]) as r (id, image_id) where r.id = i.id`,
    [shown.map(({ id }) => id), records],
  );
  return shown.length;
}

/** Job attempts by outcome. */
async function countAttempts(): Promise<Record<string, number>> {
  const { values } = await (test.app.get(Metrics).registry.getSingleMetric('prostora_jobs_total')?.get() ??
    Promise.reject(new Error('no metric')));
  const counts: Record<string, number> = {};
  for (const { labels, value } of values)
    counts[String(labels['outcome'])] = (counts[String(labels['outcome'])] ?? 0) + value;
  return counts;
}

/** Renames several spaces in concurrent requests; each must succeed. */
async function renameAtOnce(spaces: readonly Editable[], name: string): Promise<void> {
  const headers = await test.signIn((await test.make.admin()).email);
  const answers = await Promise.all(
    spaces.map(({ id, version }) =>
      test.request({
        ...{ method: 'PUT', url: '/api/space/save', headers },
        payload: { space: { id, version, space_name: name }, publish: false },
      }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(spaces.map(() => 200));
}

it('seeds one processed image per original', async () => {
  const originals = readdirSync(new URL('../seeds/photos', import.meta.url)).filter((name) =>
    name.endsWith('.jpg'),
  );
  expect(await countRows(`(select distinct image_id from space_image) shown`)).toBe(originals.length);
  expect(await countRows(`media_image where status <> 'ready'`)).toBe(0);
  const plans = readdirSync(new URL('../seeds/floor-plans', import.meta.url)).filter((name) =>
    name.endsWith('.png'),
  );
  expect(await countRows('space_floor_plan where scale is not null')).toBe(plans.length);
});

it('collects statistics, so that the first queries are planned with the sizes of the tables', async () => {
  const [row] = await sql<{ tables: string }>(
    `select count(*) as tables from pg_class
      where relname in ('space', 'building', 'reservation', 'app_user') and reltuples > 0`,
  );
  expect(Number(row?.tables)).toBe(4);
});

it('processes every photograph on the first attempt with pools of one connection while spaces change', async () => {
  const photographs = await registerAllPhotos();
  expect(photographs).toBeGreaterThan(300);
  const spaces = await sql<Editable>(
    `select s.id, s.version from space s join catalog_entry e on e.space_id = s.id
     where not e.removed and s.status = 'PUBLISHED' order by s.id limit $1`,
    [CONCURRENT_CHANGES],
  );
  const began = performance.now();
  test.app.get(BackgroundWork).start();
  const countUnprocessed = (): Promise<number> => countRows(`media_image where status = 'processing'`);
  await eventually('the first photographs are made', async () => (await countUnprocessed()) < photographs);
  await renameAtOnce(spaces, 'Přejmenovaný sál');
  const changed = performance.now();
  expect(await countUnprocessed()).toBeGreaterThan(0);
  const renamed = `catalog_entry where card->>'space_name' = 'Přejmenovaný sál'`;
  await eventually(
    'all changes show',
    async () => (await countRows(renamed)) === spaces.length,
    MAX_STALENESS_MS,
  );
  const shownMs = performance.now() - changed;
  await eventually('every photograph is made', async () => (await countUnprocessed()) === 0, 80_000);
  const made = performance.now();
  const stale = `catalog_entry e where not removed and card->'image'->>'url' not like '%made/%'`;
  await eventually(
    'no space waits',
    async () => (await listDirtySpaceIds(test)).length === 0,
    MAX_STALENESS_MS,
  );
  expect(await countRows(stale)).toBe(0);
  const { failed, retried, postponed, done } = await countAttempts();
  process.stdout.write(
    `first start: ${photographs} photographs in ${Math.round(made - began)} ms, ${spaces.length} changes shown after ` +
      `${Math.round(shownMs)} ms, catalogue rebuilt after ${Math.round(performance.now() - made)} ms, ${done ?? 0} jobs\n`,
  );
  expect({ failed, retried, postponed }).toEqual({ failed: 0, retried: 0, postponed: 0 });
  expect(loggedProblems).toEqual([]);
}, 120_000);
