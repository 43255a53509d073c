import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { addDays } from '@prostora/contracts';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { BookingCalls, COLLISIONS_QUERY, GUEST, slotOn } from '../../../../test/bookings.ts';
import type { Space } from '../../spaces/index.ts';
import { Reservation } from '../index.ts';

const ROUNDS = 5;
/** A Monday ahead of the real time, which the two processes share. */
const MONDAY = '2027-09-06';

let first: TestApp;
let second: TestApp;
let spaces: [Space, ...Space[]];

beforeAll(async () => {
  first = await createTestApp();
  second = await createTestApp({}, first.database);
  spaces = await new BookingCalls(first).createHallWithParts(1);
});
afterAll(async () => {
  await second.close();
  await first.close();
});

it('gives overlapping series of two guests from two processes to one of them as a whole, or to none', async () => {
  const [hall, part] = spaces;
  for (let round = 0; round < ROUNDS; round += 1) {
    const monday = addDays(MONDAY, 28 * round);
    const until = addDays(monday, 27);
    const book = (test: TestApp, space: Space | undefined, name: string, weekdays: number[], day: string) => {
      const email = `${name}-${round}@prostora.test`;
      const calls = new BookingCalls(test);
      return calls.send('POST', 'reservations/series', calls.confirmedBrowser(email), {
        space_id: space?.id,
        ...slotOn(day),
        ...GUEST,
        customer_email: email,
        repeat: { weekdays, until },
      });
    };
    const answers = await Promise.all([
      book(first, hall, 'jana', [1, 3], monday),
      book(second, part, 'karel', [3, 5], addDays(monday, 2)),
      book(second, hall, 'eva', [3], addDays(monday, 2)),
    ]);
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([201, 409, 409]);
    for (const answer of answers.filter(({ statusCode }) => statusCode === 409))
      expect(answer.json<{ dates: string[] }>().dates).toEqual(
        [2, 9, 16, 23].map((days) => addDays(monday, days)),
      );
    const won = answers.find(({ statusCode }) => statusCode === 201);
    const dates = won?.json<{ series: { dates: unknown[] } }>().series.dates ?? [];
    const stored = await first.orm.em
      .fork()
      .count(Reservation, { startsAt: { $gte: new Date(monday), $lt: new Date(addDays(until)) } });
    expect(stored).toBe(dates.length);
  }
  expect(await first.orm.em.getConnection().execute(COLLISIONS_QUERY)).toEqual([]);
});
