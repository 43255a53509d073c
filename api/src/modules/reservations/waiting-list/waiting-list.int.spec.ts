import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { addDays } from '@prostora/contracts';
import { countRounds } from '../../../../../tools/testing/rounds.ts';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { BookingCalls, COLLISIONS_QUERY, slotOn, type SlotInput } from '../../../../test/bookings.ts';
import { eventually } from '../../../../test/platform.ts';
import { Mailer } from '../../../platform/mailer/index.ts';
import { BackgroundWork } from '../../../platform/outbox/index.ts';
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
const loadState = async (id: number): Promise<string | undefined> =>
  (await execute<{ state: string }>('select state from waitlist where id = ?', [id]))[0]?.state;
const post = (test: TestApp, url: string, payload: object, headers: object = {}) =>
  test.request({ method: 'POST', url: `/api/${url}`, payload, headers: { ...headers } });

/** People of confirmed addresses wait for the booked slot; returns their entries and the reservation. */
async function fillList(slot: SlotInput, count = PEOPLE): Promise<{ ids: number[]; reservationId: number }> {
  const { id: reservationId } = await calls.bookSuccessfully(space, slot);
  const ids: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const email = `ceka-${reservationId}-${index}@prostora.test`;
    const slotRequest = { space_id: space.id, ...slot, name: 'Karel Čekal', email };
    const joined = await post(test, 'waitlist', slotRequest, calls.confirmedBrowser(email));
    ids.push(joined.json<{ entry: { id: number } }>().entry.id);
  }
  return { ids, reservationId };
}
const cancel = async (reservationId: number): Promise<void> => {
  const owner = await calls.signInOwner(space);
  await calls.send('DELETE', `reservations/${reservationId}`, owner, { reason: 'Havárie' });
};

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
          ...ids.map((id) => post(process, `waitlist/${id}/pass`, { token: links.sign(id) })),
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

it('offers a freed slot within five seconds, and an ended one to the second after the worker was restarted', async () => {
  const slot = slotOn(addDays(DAY, 100));
  const { ids, reservationId } = await fillList(slot, 2);
  const [first = 0, second = 0] = ids;
  other.app.get(BackgroundWork).start();
  await eventually('the worker has done what it found', async () => {
    const [row] = await execute<{ count: number }>(
      'select count(*)::int as count from outbox_event where relayed_at is null',
    );
    return row?.count === 0;
  });
  const freedAt = performance.now();
  await cancel(reservationId);
  await eventually('the first has an offer', async () => (await loadState(first)) === 'offered', 5000);
  expect(performance.now() - freedAt).toBeLessThan(5000);
  await other.close();

  await execute(`update waitlist set offered_until = now() where id = ?`, [first]);
  await execute(
    `update reservation set expires_at = now() where id = (select reservation_id from waitlist where id = ?)`,
    [first],
  );
  expect(await loadState(second)).toBe('waiting');
  other = await createTestApp({}, test.database);
  other.app.get(Mailer).send = () => Promise.resolve();
  other.app.get(BackgroundWork).start();
  await eventually('the second has an offer', async () => (await loadState(second)) === 'offered', 20_000);
  expect(await loadState(first)).toBe('passed');
}, 60_000);
