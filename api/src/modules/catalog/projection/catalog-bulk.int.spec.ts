import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { BookingCalls, GUEST, slotOn } from '../../../../test/bookings.ts';
import { eventually } from '../../../../test/platform.ts';
import { listDirtySpaceIds } from '../../../../test/projections.ts';
import { SqlPool, UnitOfWork } from '../../../platform/database/index.ts';
import { Mailer } from '../../../platform/mailer/index.ts';
import { BackgroundWork, Outbox } from '../../../platform/outbox/index.ts';
import { ProjectionInvalidator } from '../../../platform/projections/index.ts';
import { QueueRegistry } from '../../../platform/queue/index.ts';
import { spaceSource, spaceStatusChanged } from '../../spaces/index.ts';

const SPACES = 1000;
/** Number of spaces that change their status, which is mailed to the owner. */
const MAILED = 200;

let test: TestApp;
const recipients: string[] = [];

beforeAll(async () => {
  test = await createTestApp();
  await test.app.get(QueueRegistry).driver.prepare();
  Object.assign(test.app.get(Mailer), {
    send: ({ to }: { to: string }) => Promise.resolve(recipients.push(to)),
  });
}, 60_000);
afterAll(() => test.close(), 60_000);

const sql = <T extends object>(text: string, values: unknown[] = []): Promise<T[]> =>
  test.app
    .get(SqlPool)
    .pool.query<T>(text, values)
    .then(({ rows }) => rows);

const countRows = async (rows: string): Promise<number> =>
  (await sql<{ count: number }>(`select count(*)::int as count from ${rows}`))[0]?.count ?? -1;

/** Copies of a space that differ only by name and slug. */
const copySpaces = (id: number, count: number): Promise<{ id: number }[]> =>
  sql<{ id: number }>(
    `insert into space select (jsonb_populate_record(s, jsonb_build_object(
       'id', nextval(pg_get_serial_sequence('space', 'id')), 'slug', 'sal-hromadny-' || n, 'name', 'Hromadný sál ' || n))).*
     from space s cross join generate_series(1, $2::int) n where s.id = $1 returning id`,
    [id, count],
  );

it('projects a thousand changed spaces and mails a concurrent booking before their status changes', async () => {
  const bookable = await test.make.space();
  const ids = (await copySpaces((await test.make.space()).id, SPACES)).map(({ id }) => id);
  await test.app.get(QueueRegistry).get('events').pause();
  await test.app.get(UnitOfWork).run(async () => {
    test.app.get(ProjectionInvalidator).invalidate(spaceSource, ids);
    for (const id of ids.slice(0, MAILED)) {
      const step = { from: 'WAITING_FOR_APPROVAL', to: 'PUBLISHED', reason: null, by: 'operator' } as const;
      await test.app.get(Outbox).publish(spaceStatusChanged, { space_id: id, ...step });
    }
  });
  await new BookingCalls(test).bookSuccessfully(bookable, slotOn('2027-05-03'));
  test.app.get(BackgroundWork).start();
  await eventually(
    'every listener waits in the queue',
    async () => (await countRows(`outbox_event where relayed_at is null and name not like 'job:%'`)) === 0,
    30_000,
  );
  await test.app.get(QueueRegistry).get('events').resume();
  await eventually('the guest has a mail', () => recipients.includes(GUEST.customer_email), 60_000);
  expect(recipients.indexOf(GUEST.customer_email)).toBeLessThan(MAILED / 4);
  await eventually('no space waits', async () => (await listDirtySpaceIds(test)).length === 0, 60_000);
  expect(
    await countRows(`catalog_entry where not removed and space_id between ${ids[0]} and ${ids.at(-1)}`),
  ).toBe(SPACES);
}, 180_000);
