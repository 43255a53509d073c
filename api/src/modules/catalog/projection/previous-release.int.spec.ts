import { afterAll, beforeAll, beforeEach, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { eventually } from '../../../../test/platform.ts';
import { listDirtySpaceIds, clearDirtySpaces } from '../../../../test/projections.ts';
import { SqlPool } from '../../../platform/database/index.ts';
import { OutboxRelay } from '../../../platform/outbox/index.ts';
import { JobQueue, JobWorkers, QueueRegistry, type JobDefinition } from '../../../platform/queue/index.ts';

/* Instances of the previous release publish events instead of marks until the last of them is replaced. */
let test: TestApp;
let spaceId: number;
const sql = <T extends object>(text: string, values: unknown[] = []): Promise<T[]> =>
  test.app
    .get(SqlPool)
    .pool.query<T>(text, values)
    .then(({ rows }) => rows);

beforeAll(async () => {
  test = await createTestApp();
  await test.app.get(QueueRegistry).driver.prepare();
  test.app.get(JobWorkers).start();
  test.app.get(OutboxRelay).start();
  spaceId = (await test.make.space({ status: 'PUBLISHED' })).id;
});
beforeEach(() => clearDirtySpaces(test));
afterAll(() => test.close());

const queryId = async (text: string): Promise<number> =>
  (await sql<{ id: number }>(text, [spaceId]))[0]?.id ?? 0;

it.each([
  ['space.changed', async () => ({ space_id: await Promise.resolve(spaceId) })],
  [
    'space.status-changed',
    async () => ({
      space_id: await Promise.resolve(spaceId),
      from: 'DRAFT',
      to: 'PUBLISHED',
      reason: null,
      by: 'owner',
    }),
  ],
  [
    'subscription.changed',
    async () => ({
      customer_id: await queryId(
        'select b.customer_id as id from space s join building b on b.id = s.building_id where s.id = $1',
      ),
    }),
  ],
  [
    'location.changed',
    async () => ({
      location_id: await queryId(
        'select b.location_id as id from space s join building b on b.id = s.building_id where s.id = $1',
      ),
    }),
  ],
  [
    'taxonomy.terms-changed',
    async () => ({
      kind: 'purpose',
      ids: [await queryId('select purpose_id as id from space_purpose where space_id = $1')],
    }),
  ],
] as const)('%s of a previous release marks the space', async (name, payload) => {
  await sql('insert into outbox_event (name, payload) values ($1, $2)', [name, await payload()]);
  await eventually('the space is marked', async () => (await listDirtySpaceIds(test)).includes(spaceId));
});

it('a queued job for a listener of a previous release marks the space', async () => {
  const job: JobDefinition<unknown> = {
    name: 'space.changed/catalog-entry',
    queue: 'events',
    attempts: 8,
    backoffMs: 1000,
    concurrency: 5,
    schedule: null,
    read: (payload) => payload,
  };
  await test.app.get(JobQueue).enqueueAll([{ job, payload: { space_id: spaceId }, jobId: 'former' }]);
  await eventually('the space is marked', async () => (await listDirtySpaceIds(test)).includes(spaceId));
});
