import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { BookingCalls } from '../../../../test/bookings.ts';
import { multipart } from '../../../../test/fixtures/multipart.ts';
import { clearDirtySpaces } from '../../../../test/projections.ts';
import { SqlPool, UnitOfWork } from '../../../platform/database/index.ts';
import { OutboxRelay } from '../../../platform/outbox/index.ts';
import { JobQueue, JobRegistry, type NewJob } from '../../../platform/queue/index.ts';
import { CatalogRefreshService } from '../../catalog/index.ts';
import { createJpeg } from '../../media/fixtures/images.ts';

const MAX_STATEMENTS = 40;
const MAX_JOBS = 3;

const folder = mkdtempSync(path.join(tmpdir(), 'prostora-photo-statements-'));
const statements: string[] = [];
let test: TestApp;

beforeAll(async () => {
  countStatements();
  test = await createTestApp({ STORAGE_DIR: folder });
});
afterAll(async () => {
  await test.close();
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

/**
 * Records every statement of this process over all pools, including those that begin and end transactions.
 * Called before the app starts, because connections keep the `query` method they were created with.
 */
function countStatements(): void {
  const { query } = pg.Client.prototype as { query: (...given: unknown[]) => unknown };
  jest
    .spyOn(pg.Client.prototype as unknown as Record<'query', typeof query>, 'query')
    .mockImplementation(function count(this: pg.Client, ...given: unknown[]) {
      const [statement] = given;
      statements.push(
        typeof statement === 'string' ? statement : String((statement as { text?: string }).text),
      );
      return query.apply(this, given);
    });
}

it(`needs at most ${MAX_STATEMENTS} statements and ${MAX_JOBS} jobs from an upload to the catalogue`, async () => {
  const space = await test.make.space({ withoutPhoto: true });
  const asOwner = await new BookingCalls(test).signInOwner(space);
  const { pool } = test.app.get(SqlPool);
  await pool.query('update outbox_event set relayed_at = now()');
  await clearDirtySpaces(test);
  const jobs: NewJob[] = [];
  Object.assign(test.app.get(JobQueue), {
    enqueueAll: (entries: readonly NewJob[]) => Promise.resolve(jobs.push(...entries)),
  });
  const file = { name: 'file', value: await createJpeg(400, 300), filename: 'sal.jpg', type: 'image/jpeg' };
  statements.length = 0;
  const answer = await test.request({
    ...{ method: 'PUT', url: '/api/space/image/' },
    ...multipart([{ name: 'space', value: String(space.id) }, file], asOwner),
  });
  expect(answer.statusCode).toBe(200);
  let done = 0;
  while ((await test.app.get(OutboxRelay).relayBatch()) > 0) {
    for (const { job, payload, jobId } of jobs.slice(done)) {
      const run = { id: jobId, attempt: 1, isLastAttempt: false };
      await test.app
        .get(UnitOfWork)
        .runInOwnContext(async () => test.app.get(JobRegistry).find(job.name)?.handle(payload, run));
    }
    done = jobs.length;
  }
  await test.app.get(CatalogRefreshService).refreshAll();
  const used = [...statements];
  const { rows } = await pool.query<{ url: string | null }>(
    `select card->'image'->>'url' as url from catalog_entry where space_id = $1`,
    [space.id],
  );
  expect(rows[0]?.url).toMatch(/\.(?:avif|webp)/u);
  process.stdout.write(`one photograph: ${used.length} statements, ${jobs.length} jobs\n`);
  expect(jobs.length).toBeLessThanOrEqual(MAX_JOBS);
  // A lower number would mean that statements were not counted.
  expect(used.length).toBeGreaterThan(10);
  expect(used.length).toBeLessThanOrEqual(MAX_STATEMENTS);
}, 60_000);
