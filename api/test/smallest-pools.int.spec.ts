import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createJpeg } from '../src/modules/media/fixtures/images.ts';
import { Mailer, type Mail } from '../src/platform/mailer/index.ts';
import { SqlPool } from '../src/platform/database/index.ts';
import { Metrics } from '../src/platform/metrics/metrics.ts';
import { BackgroundWork } from '../src/platform/outbox/index.ts';
import { QueueRegistry } from '../src/platform/queue/index.ts';
import { createTestApp, type TestApp } from './app.ts';
import { BookingCalls, GUEST, slotOn } from './bookings.ts';
import { multipart } from './fixtures/multipart.ts';
import { eventually } from './platform.ts';
import { SMALLEST_POOLS } from './pools.ts';
import { listDirtySpaceIds } from './projections.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'prostora-pools-'));
const mails: Mail[] = [];
let test: TestApp;
let calls: BookingCalls;

beforeAll(async () => {
  test = await createTestApp({ ...SMALLEST_POOLS, STORAGE_DIR: folder });
  calls = new BookingCalls(test);
  await test.app.get(QueueRegistry).driver.prepare();
  Object.assign(test.app.get(Mailer), { send: (mail: Mail) => Promise.resolve(mails.push(mail)) });
  test.app.get(BackgroundWork).start();
}, 60_000);
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true, force: true });
});

const sql = <T extends object>(text: string, values: unknown[] = []): Promise<T[]> =>
  test.app
    .get(SqlPool)
    .pool.query<T>(text, values)
    .then(({ rows }) => rows);

const readMetric = async (metric: string): Promise<{ labels: Record<string, unknown>; value: number }[]> =>
  (await test.app.get(Metrics).registry.getSingleMetric(metric)?.get())?.values ?? [];

it('books, mails, processes a photograph, exports and updates the catalogue concurrently with pools of one connection', async () => {
  const space = await test.make.space({ withoutPhoto: true });
  const [asOwner, asAdmin] = [
    await calls.signInOwner(space),
    await test.signIn((await test.make.admin()).email),
  ];
  const file = { name: 'file', value: await createJpeg(400, 300), filename: 'sal.jpg', type: 'image/jpeg' };
  const answers = await Promise.all([
    calls.book(space, slotOn('2027-05-03')),
    test.request({
      ...{ method: 'PUT', url: '/api/space/image/' },
      ...multipart([{ name: 'space', value: String(space.id) }, file], asOwner),
    }),
    calls.send('GET', 'admin/reservations/export?format=csv', asAdmin),
    calls.send('PUT', 'space/save', asOwner, {
      space: { id: space.id, version: space.version, space_name: 'Přejmenovaný sál' },
      publish: false,
    }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 200, 200, 200]);
  const listMailsTo = (address: string): Mail[] => mails.filter(({ to }) => to === address);
  await eventually(
    'guest and owner have their mails',
    () => listMailsTo(GUEST.customer_email).length > 0 && mails.length > 1,
    30_000,
  );
  await eventually(
    'the photograph is made',
    async () => (await sql("select 1 from media_image where status = 'processing'")).length === 0,
    30_000,
  );
  const shown = `select 1 from catalog_entry where space_id = $1 and card->>'space_name' = 'Přejmenovaný sál'`;
  await eventually(
    'the catalogue shows the change',
    async () => (await sql(shown, [space.id])).length === 1,
    30_000,
  );
  await eventually('no mark is left', async () => (await listDirtySpaceIds(test)).length === 0, 30_000);
  const unwanted = (await readMetric('prostora_jobs_total')).filter(
    ({ labels, value }) => value > 0 && labels['outcome'] !== 'done',
  );
  expect(unwanted).toEqual([]);
  expect((await readMetric('prostora_db_nested_connections_total')).filter(({ value }) => value > 0)).toEqual(
    [],
  );
}, 120_000);

it('opens at most one connection per pool', async () => {
  const open = await sql<{ name: string; count: number }>(
    `select application_name as name, count(*)::int as count from pg_stat_activity
     where datname = current_database() and application_name like 'prostora%' group by 1`,
  );
  const most = open.filter(({ name }) => name !== 'prostora-listen').map(({ count }) => count);
  expect(Math.max(...most)).toBe(1);
});
