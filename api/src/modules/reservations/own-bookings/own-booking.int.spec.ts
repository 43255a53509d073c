import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays } from '@prostora/contracts';
import type { LightMyRequestResponse } from 'fastify';
import { countRounds } from '../../../../../tools/testing/rounds.ts';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import {
  BookingCalls,
  COLLISIONS_QUERY,
  DEADLOCKS_QUERY,
  slotOn,
  type Headers,
} from '../../../../test/bookings.ts';
import { MAX_REPEATS, repeatWhileBusy, SMALLEST_POOLS } from '../../../../test/pools.ts';
import type { Space } from '../../spaces/index.ts';

const ROUNDS = countRounds(50);
const SERIES_ROUNDS = countRounds(10, 1);
const CLIENTS = 20;
const SERIES_DAYS = 60;
const DAY = addDays(new Date().toISOString().slice(0, 10), 30);

/** Any two pairs have a space in common; both orders, as requests may name spaces in any. */
const PAIRS = [
  [0, 1],
  [1, 2],
  [2, 0],
  [1, 0],
  [2, 1],
  [0, 2],
] as const;

describe.each([
  ['pools of their size', {}, 0],
  ['pools of one connection', SMALLEST_POOLS, MAX_REPEATS],
] as const)('bookings of the owner from two processes with %s', (_pools, settings, maxRepeats) => {
  /** Two processes on one database. */
  let test: TestApp;
  let other: TestApp;
  let spaces: Space[];
  let owner: Headers;

  beforeAll(async () => {
    test = await createTestApp(settings);
    other = await createTestApp(settings, test.database);
    const first = await test.make.space({ withoutPhoto: true });
    const { building } = first;
    spaces = [first];
    for (let more = 0; more < 2 + SERIES_ROUNDS; more += 1)
      spaces.push(await test.make.space({ withoutPhoto: true, building }));
    owner = await new BookingCalls(test).signInOwner(first);
  });
  afterAll(async () => {
    await other.close();
    await test.close();
  });

  const execute = <Row>(sql: string, values: unknown[] = []): Promise<Row[]> =>
    test.orm.em.fork().getConnection().execute<Row[]>(sql, values);
  const book = (client: number, rooms: readonly number[], body: object): Promise<LightMyRequestResponse> =>
    repeatWhileBusy(
      () =>
        new BookingCalls(client % 2 === 0 ? test : other).send('POST', 'reservations/own', owner, {
          rooms: rooms.map((room) => ({ space_id: spaces[room]?.id })),
          customer_name: `Host ${client}`,
          status: 'confirmed',
          ...body,
        }),
      maxRepeats,
    );

  it(`are one whole pair for ${CLIENTS} clients of pairs that meet, ${ROUNDS} times`, async () => {
    const wrong: unknown[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const slot = slotOn(addDays(DAY, round));
      const answers = await Promise.all(
        Array.from({ length: CLIENTS }, (_client, index) =>
          book(index, PAIRS[(index >> 1) % PAIRS.length] ?? [], {
            ...slot,
            status: index % 3 === 0 ? 'option' : 'confirmed',
          }),
        ),
      );
      const statuses = answers.map(({ statusCode }) => statusCode).sort();
      const rows = await execute<{ id: number }>(
        'select group_id as id from reservation where starts_at = ?',
        [slot.start_datetime],
      );
      const isWhole = rows.length === 2 && rows[0]?.id === rows[1]?.id;
      if (!isWhole || statuses.filter((status) => status === 201).length !== 1 || statuses.at(-1) !== 409)
        wrong.push({ statuses, rows });
    }
    expect(wrong).toEqual([]);
    expect(await execute(COLLISIONS_QUERY)).toEqual([]);
    expect(await execute(DEADLOCKS_QUERY)).toEqual([{ deadlocks: 0 }]);
  }, 300_000);

  it(`are whole series of ${SERIES_DAYS} days that never meet, ${SERIES_ROUNDS} times`, async () => {
    const wrong: unknown[] = [];
    for (let round = 0; round < SERIES_ROUNDS; round += 1) {
      const room = 3 + round;
      // Half of a series meets half of the other one; hours meet too.
      const answers = await Promise.all(
        [0, 30, 0, 30].map((later, client) => {
          const day = addDays(DAY, later);
          const repeat = { weekdays: [1, 2, 3, 4, 5, 6, 7], until: addDays(day, SERIES_DAYS - 1) };
          return book(client, [room], { ...slotOn(day, 10 + client, 14 + client), repeat });
        }),
      );
      const rows = await execute<{ count: number }>(
        'select count(*)::int as count from reservation where space_id = ? group by series_id',
        [spaces[room]?.id],
      );
      const statuses = answers.map(({ statusCode }) => statusCode).sort();
      const isOneWhole = rows.length === 1 && rows[0]?.count === SERIES_DAYS;
      if (!isOneWhole || statuses.join() !== '201,409,409,409') wrong.push({ statuses, rows });
    }
    expect(wrong).toEqual([]);
    expect(await execute(COLLISIONS_QUERY)).toEqual([]);
    expect(await execute(DEADLOCKS_QUERY)).toEqual([{ deadlocks: 0 }]);
  }, 300_000);
});
