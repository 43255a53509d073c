import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays } from '@prostora/contracts';
import type { LightMyRequestResponse } from 'fastify';
import { countRounds } from '../../tools/testing/rounds.ts';
import { WaitingListLinksService } from '../src/modules/reservations/waiting-list/waiting-list-links.service.ts';
import type { Space } from '../src/modules/spaces/index.ts';
import { Metrics } from '../src/platform/metrics/metrics.ts';
import { createTestApp, type TestApp } from './app.ts';
import { BookingCalls, COLLISIONS_QUERY, DEADLOCKS_QUERY, slotOn, type Headers } from './bookings.ts';
import { repeatWhileBusy, SMALLEST_POOLS } from './pools.ts';

const ROUNDS = countRounds(10, 2);
const REQUESTS = 12;
const DAY = addDays(new Date().toISOString().slice(0, 10), 40);

/** Two processes on one database, each with pools of one connection. */
let test: TestApp;
let other: TestApp;
let spaces: Space[];
let owner: Headers;

beforeAll(async () => {
  test = await createTestApp(SMALLEST_POOLS);
  other = await createTestApp(SMALLEST_POOLS, test.database);
  const first = await test.make.space({ withoutPhoto: true });
  spaces = [first];
  for (let more = 0; more < 3; more += 1)
    spaces.push(await test.make.space({ withoutPhoto: true, building: first.building }));
  owner = await new BookingCalls(test).signInOwner(first);
});
afterAll(async () => {
  await other.close();
  await test.close();
});

const execute = <Row>(sql: string, values: unknown[] = []): Promise<Row[]> =>
  test.orm.em.fork().getConnection().execute<Row[]>(sql, values);
/** Requests that are repeated while the process is busy. */
class RepeatingCalls extends BookingCalls {
  override send(...request: Parameters<BookingCalls['send']>): Promise<LightMyRequestResponse> {
    return repeatWhileBusy(() => super.send(...request));
  }
}
const both = (): BookingCalls[] => [test, other].map((process) => new RepeatingCalls(process));
const getSpace = (index: number): Space => {
  const space = spaces[index];
  if (!space) throw new Error('no space');
  return space;
};
const listStatuses = (answers: readonly LightMyRequestResponse[]): number[] =>
  answers.map(({ statusCode }) => statusCode);

/** Number of connections taken by code that holds one already, in both processes. */
async function countNestedConnections(): Promise<number> {
  let count = 0;
  for (const { app } of [test, other]) {
    const metric = app.get(Metrics).registry.getSingleMetric('prostora_db_nested_connections_total');
    for (const { value } of (await metric?.get())?.values ?? []) count += value;
  }
  return count;
}

describe('with pools of one connection', () => {
  it(`two bulk confirmations confirm each request once, ${ROUNDS} times`, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const items: { id: number; sequence: number }[] = [];
      for (let index = 0; index < REQUESTS; index += 1) {
        const slot = slotOn(addDays(DAY, round), 6 + index, 7 + index);
        const { id } = await new RepeatingCalls(test).bookSuccessfully(getSpace(0), slot);
        items.push({ id, sequence: 0 });
      }
      const answers = await Promise.all(
        both().map((calls, index) =>
          calls.send('POST', 'reservations/bulk-confirm', owner, {
            items: index === 0 ? items : items.toReversed(),
          }),
        ),
      );
      expect(listStatuses(answers)).toEqual([200, 200]);
      const results = answers.flatMap(
        (answer) => answer.json<{ results: { id: number; status: string }[] }>().results,
      );
      const confirmed = results.filter(({ status }) => status === 'confirmed').map(({ id }) => id);
      expect(confirmed.sort((one, two) => one - two)).toEqual(items.map(({ id }) => id));
    }
  }, 300_000);

  it(`freed time is offered to one person at a time, ${ROUNDS} times`, async () => {
    const links = test.app.get(WaitingListLinksService);
    for (let round = 0; round < ROUNDS; round += 1) {
      const slot = slotOn(addDays(DAY, 50 + round));
      const calls = new RepeatingCalls(test);
      const { id: reservationId } = await calls.bookSuccessfully(getSpace(1), slot);
      const ids: number[] = [];
      for (let person = 0; person < 4; person += 1) {
        const entry = { space_id: getSpace(1).id, ...slot, name: 'Karel Čekal', phone: `77700011${person}` };
        const joined = await calls.send('POST', 'waitlist/own', owner, entry);
        ids.push(joined.json<{ entry: { id: number } }>().entry.id);
      }
      await calls.send('DELETE', `reservations/${reservationId}`, owner, { reason: 'Havárie' });
      const answers = await Promise.all(
        both().flatMap((process) => [
          process.send('POST', 'reservations/check-availability', {}, { space_id: getSpace(1).id, ...slot }),
          process.book(getSpace(1), slot, { customer_email: `host-${round}@prostora.test` }),
          ...ids.map((id) =>
            process.send(
              'POST',
              `waitlist/${id}/pass`,
              {},
              { token: links.buildToken({ id, linkVersion: 0 }) },
            ),
          ),
        ]),
      );
      expect(listStatuses(answers).filter((status) => ![200, 201, 409].includes(status))).toEqual([]);
      const [live] = await execute<{ count: number }>(
        `select count(*)::int as count from waitlist where id = any(?::int[]) and state = 'offered'`,
        [`{${ids.join(',')}}`],
      );
      expect(live?.count).toBeLessThanOrEqual(1);
    }
  }, 300_000);

  it(`copies in both directions end whole beside bookings and blocks, ${ROUNDS} times`, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const slot = slotOn(addDays(DAY, 100 + round));
      const copy = (calls: BookingCalls, from: number, to: readonly number[]) =>
        calls.send('POST', `space/${getSpace(from).id}/copy-to`, owner, {
          space_ids: to.map((index) => getSpace(index).id),
          what: ['hours', 'settings', 'tags', 'contact', 'texts'],
          mode: 'replace',
        });
      const [one, two] = both() as [BookingCalls, BookingCalls];
      const answers = await Promise.all([
        copy(one, 0, [1, 2, 3]),
        copy(two, 3, [2, 1, 0]),
        copy(two, 1, [0, 3]),
        one.send('POST', 'reservations/own', owner, {
          rooms: [{ space_id: getSpace(2).id }, { space_id: getSpace(1).id }],
          ...slot,
          customer_name: 'Novákovi',
          status: 'confirmed',
        }),
        two.send('POST', 'blocked-slots/bulk', owner, {
          space_ids: [getSpace(3).id, getSpace(0).id],
          ...slot,
          reason: 'Malování',
        }),
      ]);
      expect(listStatuses(answers)).toEqual([200, 200, 200, 201, 201]);
    }
  }, 300_000);

  it('nothing takes a second connection, and nothing is booked twice', async () => {
    expect(await countNestedConnections()).toBe(0);
    expect(await execute(COLLISIONS_QUERY)).toEqual([]);
    expect(await execute(DEADLOCKS_QUERY)).toEqual([{ deadlocks: 0 }]);
  });
});
