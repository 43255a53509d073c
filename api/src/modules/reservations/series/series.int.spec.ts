import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { LightMyRequestResponse } from 'fastify';
import { addDays } from '@prostora/contracts';
import { countRounds } from '../../../../../tools/testing/rounds.ts';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { BookingCalls, COLLISIONS_QUERY, type Headers } from '../../../../test/bookings.ts';
import type { Space } from '../../spaces/index.ts';

const ROUNDS = countRounds(20);
const DAY = addDays(new Date().toISOString().slice(0, 10), 30);
const ALL_WEEK = [1, 2, 3, 4, 5, 6, 7];
/** Days of each series; the series of the rounds follow each other. */
const LENGTH = 5;

let test: TestApp;
let calls: BookingCalls;
let space: Space;
let other: Space;
let owner: Headers;
let nextDay = DAY;

beforeAll(async () => {
  test = await createTestApp();
  calls = new BookingCalls(test);
  space = await test.make.space({ withoutPhoto: true });
  other = await test.make.space({ withoutPhoto: true, building: space.building });
  owner = await calls.signInOwner(space);
});
afterAll(() => test.close());

type Created = { id: number; day: string; ids: number[] };
async function createSeries(): Promise<Created> {
  const day = nextDay;
  nextDay = addDays(day, LENGTH);
  const answer = await calls.send('POST', 'reservations/own', owner, {
    rooms: [{ space_id: space.id, price: 1000 }],
    start_datetime: `${day}T10:00`,
    end_datetime: `${day}T11:00`,
    customer_name: 'Jóga',
    status: 'confirmed',
    repeat: { weekdays: ALL_WEEK, until: addDays(day, LENGTH - 1) },
  });
  const { series_id: id, reservations } = answer.json<{
    series_id: number;
    reservations: { id: number }[];
  }>();
  return { id, day, ids: reservations.map((one) => one.id) };
}
const change = ({ id, day }: Created, body: object): Promise<LightMyRequestResponse> =>
  calls.send('POST', `series/${id}/changes`, owner, {
    from_day: day,
    version: 1,
    agreed_by_phone: true,
    ...body,
  });
const cancel = ({ id, day }: Created): Promise<LightMyRequestResponse> =>
  calls.send('DELETE', `series/${id}`, owner, { from_day: day, version: 1 });
const changeOne = ({ ids, day }: Created): Promise<LightMyRequestResponse> =>
  calls.send('POST', `reservations/${ids[2]}/changes`, owner, {
    sequence: 0,
    agreed_by_phone: true,
    space_id: other.id,
    start_datetime: `${addDays(day, 2)}T12:00`,
    end_datetime: `${addDays(day, 2)}T13:00`,
  });
const book = ({ day }: Created): Promise<LightMyRequestResponse> =>
  calls.send('POST', 'reservations/own', owner, {
    rooms: [{ space_id: space.id }],
    start_datetime: `${addDays(day, 3)}T12:00`,
    end_datetime: `${addDays(day, 3)}T13:00`,
    customer_name: 'Nováčkovi',
    status: 'confirmed',
  });

it.each<[string, (series: Created) => Promise<LightMyRequestResponse>[]]>([
  [
    'two changes',
    (series) => [change(series, { start_time: '12:00' }), change(series, { start_time: '14:00' })],
  ],
  [
    'changes to different spaces',
    (series) => [change(series, { space_id: other.id }), change(series, { start_time: '12:00' })],
  ],
  ['a change and a cancellation', (series) => [change(series, { start_time: '12:00' }), cancel(series)]],
  [
    'a change and that of an occurrence',
    (series) => [change(series, { start_time: '12:00' }), changeOne(series)],
  ],
  ['a change and a booking of its time', (series) => [change(series, { start_time: '12:00' }), book(series)]],
])(
  `lets one win of %s, ${ROUNDS} times`,
  async (_name, send) => {
    const wrong: unknown[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const series = await createSeries();
      const answers = await Promise.all(send(series));
      const statuses = answers.map(({ statusCode }) => statusCode).sort();
      const rows = await test.orm.em.fork().execute<{ moved: number; cancelled: number }[]>(
        `select count(*) filter (where sequence > 0)::int as moved,
             count(*) filter (where status = 'cancelled')::int as cancelled from reservation where series_id = ?`,
        [series.id],
      );
      const { moved = -1, cancelled = -1 } = rows[0] ?? {};
      const isWhole = [0, 1, LENGTH].includes(moved) && [0, LENGTH].includes(cancelled);
      const isOneWinner = [200, 201].includes(statuses[0] ?? 0) && statuses[1] === 409;
      if (!isWhole || !isOneWinner) wrong.push({ statuses, moved, cancelled });
    }
    expect(wrong).toEqual([]);
    expect(await test.orm.em.fork().execute(COLLISIONS_QUERY)).toEqual([]);
  },
  300_000,
);
