import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { addDays } from '@prostora/contracts';
import { countRounds } from '../../../../../tools/testing/rounds.ts';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { BookingCalls, COLLISIONS_QUERY, slotOn, type Headers } from '../../../../test/bookings.ts';
import type { Space } from '../../spaces/index.ts';

const ROUNDS = countRounds(50);
const CLIENTS = 20;
const DAY = addDays(new Date().toISOString().slice(0, 10), 30);

let test: TestApp;
let calls: BookingCalls;
let spaces: Space[];
let owner: Headers;

beforeAll(async () => {
  test = await createTestApp();
  calls = new BookingCalls(test);
  const first = await test.make.space({ withoutPhoto: true });
  const { building } = first;
  spaces = [first];
  for (let more = 0; more < 3; more += 1)
    spaces.push(await test.make.space({ withoutPhoto: true, building }));
  owner = await calls.signInOwner(first);
});
afterAll(() => test.close());

/** Any two pairs have a space in common; both orders, as requests may name spaces in any. */
const PAIRS = [
  [0, 1],
  [1, 2],
  [2, 0],
  [1, 0],
  [2, 1],
  [0, 2],
] as const;

it(`books one whole pair for 20 clients of pairs that meet, ${ROUNDS} times`, async () => {
  const wrong: unknown[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const day = addDays(DAY, round);
    const answers = await Promise.all(
      Array.from({ length: CLIENTS }, (_client, index) =>
        calls.send('POST', 'reservations/own', owner, {
          rooms: (PAIRS[index % PAIRS.length] ?? []).map((space) => ({ space_id: spaces[space]?.id })),
          ...slotOn(day),
          customer_name: `Host ${index}`,
          status: index % 2 === 0 ? 'confirmed' : 'option',
        }),
      ),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    const rows: { id: number }[] = await test.orm.em
      .fork()
      .execute(`select group_id as id from reservation where starts_at = ?`, [slotOn(day).start_datetime]);
    const isWhole = rows.length === 2 && rows[0]?.id === rows[1]?.id;
    if (!isWhole || statuses.filter((status) => status === 201).length !== 1 || statuses.at(-1) !== 409)
      wrong.push({ statuses, rows });
  }
  expect(wrong).toEqual([]);
  expect(await test.orm.em.fork().execute(COLLISIONS_QUERY)).toEqual([]);
}, 300_000);
