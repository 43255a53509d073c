import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { addDays } from '@prostora/contracts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inRoot, workerFlags } from '../../../../../tools/processes/places.ts';
import { KillableProcess } from '../../../../../tools/testing/killable-process.ts';
import { productEnvironment } from '../../../../../tools/testing/product.ts';
import { countRounds } from '../../../../../tools/testing/rounds.ts';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { BookingCalls, COLLISIONS_QUERY, slotOn, type SlotInput } from '../../../../test/bookings.ts';
import { eventually } from '../../../../test/platform.ts';
import { Mailer } from '../../../platform/mailer/index.ts';
import type { Space } from '../../spaces/index.ts';
import { WaitingListLinksService } from './waiting-list-links.service.ts';

const ROUNDS = countRounds(20, 3);
const PEOPLE = 4;
const DAY = addDays(new Date().toISOString().slice(0, 10), 40);

/** Two processes on one database. */
let test: TestApp;
let other: TestApp;
let calls: BookingCalls;
let space: Space;

beforeAll(async () => {
  test = await createTestApp();
  other = await createTestApp({}, test.database);
  for (const { app } of [test, other]) app.get(Mailer).send = () => Promise.resolve();
  calls = new BookingCalls(test);
  space = await test.make.space({ withoutPhoto: true });
});
afterAll(async () => {
  await other.close();
  await test.close();
});

const execute = <Row>(sql: string, values: unknown[] = []): Promise<Row[]> =>
  test.orm.em.fork().getConnection().execute<Row[]>(sql, values);
const loadStates = async (ids: readonly number[]): Promise<string[]> =>
  (
    await execute<{ state: string }>('select state from waitlist where id = any(?::int[]) order by id', [
      `{${ids.join(',')}}`,
    ])
  ).map(({ state }) => state);
const isOutboxEmpty = async (): Promise<boolean> =>
  (await execute('select id from outbox_event where relayed_at is null limit 1')).length === 0;
async function endOffer(id: number): Promise<void> {
  await execute('update waitlist set offered_until = now() where id = ?', [id]);
  await execute(
    'update reservation set expires_at = now() where id = (select reservation_id from waitlist where id = ?)',
    [id],
  );
}
const post = (test: TestApp, url: string, payload: object, headers: object = {}) =>
  test.request({ method: 'POST', url: `/api/${url}`, payload, headers: { ...headers } });

/** People of confirmed addresses wait for the booked slot; returns their entries and the reservation. */
async function fillList(
  slot: SlotInput,
  count = PEOPLE,
  booked = space,
): Promise<{ ids: number[]; reservationId: number }> {
  const { id: reservationId } = await calls.bookSuccessfully(booked, slot);
  const ids: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const email = `ceka-${reservationId}-${index}@prostora.test`;
    const slotRequest = { space_id: booked.id, ...slot, name: 'Karel Čekal', email };
    const joined = await post(test, 'waitlist', slotRequest, calls.confirmedBrowser(email));
    ids.push(joined.json<{ entry: { id: number } }>().entry.id);
  }
  return { ids, reservationId };
}
const cancel = async (reservationId: number): Promise<void> => {
  const owner = await calls.signInOwner(space);
  await calls.send('DELETE', `reservations/${reservationId}`, owner, { reason: 'Havárie' });
};

// First: the worker would begin with the events of the rounds below.
it('offers a freed slot within five seconds, and an ended offer to the second after the worker was killed: at the next read, or five seconds after its restart', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'prostora-waiting-list-'));
  const worker = new KillableProcess(
    inRoot('api/dist/worker.js'),
    productEnvironment({ databaseUrl: test.database.url, folder, port: 1 }),
    { flags: workerFlags },
  );
  const secondSpace = await test.make.space({ building: space.building, withoutPhoto: true });
  const slot = slotOn(addDays(DAY, 100));
  const lists = [await fillList(slot, 2), await fillList(slot, 2, secondSpace)];
  const [read = [], restarted = []] = lists.map(({ ids }) => ids);
  try {
    await worker.start();
    await eventually('the worker has done what it found', isOutboxEmpty);
    for (const { reservationId } of lists) await cancel(reservationId);
    await eventually(
      'the first have offers',
      async () => (await loadStates([...read, ...restarted])).join() === 'offered,waiting,offered,waiting',
      5000,
    );
    await worker.kill();

    for (const [id = 0] of [read, restarted]) await endOffer(id);
    const [first = 0] = read;
    const page = await post(test, `waitlist/${first}/guest`, {
      token: test.app.get(WaitingListLinksService).buildToken({ id: first, linkVersion: 0 }),
    });
    expect(page.json()).toMatchObject({ entry: { state: 'passed' } });
    expect(await loadStates([...read, ...restarted])).toEqual(['passed', 'offered', 'offered', 'waiting']);

    await worker.start();
    await eventually(
      'the second has an offer',
      async () => {
        expect(await execute(COLLISIONS_QUERY)).toEqual([]);
        return (await loadStates(restarted)).join() === 'passed,offered';
      },
      5000,
    );
  } finally {
    await worker.kill();
    await rm(folder, { recursive: true, force: true });
  }
}, 90_000);

it(`never makes two live offers of a slot from two processes, ${ROUNDS} times`, async () => {
  const links = test.app.get(WaitingListLinksService);
  for (let round = 0; round < ROUNDS; round += 1) {
    const slot = slotOn(addDays(DAY, round));
    const { ids, reservationId } = await fillList(slot);
    await cancel(reservationId);
    for (let step = 0; step < PEOPLE; step += 1) {
      const answers = await Promise.all(
        [test, other].flatMap((process, index) => [
          post(process, 'reservations/check-availability', { space_id: space.id, ...slot }),
          calls.book(space, slot, { customer_email: `host-${round}-${step}-${index}@prostora.test` }),
          ...ids.map((id) =>
            post(process, `waitlist/${id}/pass`, { token: links.buildToken({ id, linkVersion: 0 }) }),
          ),
        ]),
      );
      // A busy process answers 503.
      expect(answers.map(({ statusCode }) => statusCode)).not.toContain(500);
      const [live] = await execute<{ count: number }>(
        `select count(*)::int as count from waitlist where id = any(?::int[]) and state = 'offered'`,
        [`{${ids.join(',')}}`],
      );
      expect(live?.count).toBeLessThanOrEqual(1);
      expect(await execute(COLLISIONS_QUERY)).toEqual([]);
    }
  }
}, 120_000);
