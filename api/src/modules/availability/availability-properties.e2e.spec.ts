import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { HOUR_MS } from '@prostora/contracts';
import fc from 'fast-check';
import { openSession } from '../../../test/access-matrix.fixtures.ts';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import type { Space } from '../spaces/index.ts';

const RUNS = { seed: 20_261_124, numRuns: 250 };
const SLOT_RUNS = { seed: 20_261_125, numRuns: 60 };
const ERROR_MEMBERS = ['error', 'error_code', 'errors', 'message', 'request_id', 'status_code'];

let test: TestApp;
let headers: { authorization: string };
let hall: Space;
let part: Space;

beforeAll(async () => {
  test = await createTestApp();
  const user = await test.make.user();
  const building = await test.make.building({ customer: await test.make.customer({ user }) });
  [hall, part] = [await test.make.space({ building }), await test.make.space({ building })];
  headers = { authorization: (await openSession(test, user)).authorization };
  await test.request({
    method: 'PUT',
    url: `/api/availability/space/${hall.id}/overlaps`,
    headers,
    payload: { space_ids: [part.id] },
  });
});
afterAll(() => test.close());

it('creates a block unless it overlaps a booking of the space or of one that shares its floor area', async () => {
  const hour = (number: number): string => new Date(Date.UTC(2028, 0, 1) + number * HOUR_MS).toISOString();
  const span = fc
    .tuple(fc.nat(20), fc.integer({ min: 1, max: 6 }))
    .map(([from, length]) => [from, from + length] as const);
  const execute = (sql: string, values: unknown[] = []): Promise<unknown> =>
    test.orm.em.getConnection().execute(sql, values);
  await fc.assert(
    fc.asyncProperty(
      span,
      span,
      fc.boolean(),
      fc.boolean(),
      async (booked, blocked, isHallBooked, isHallBlocked) => {
        await execute('delete from blocked_slot');
        await execute('delete from reservation');
        await execute(
          `insert into reservation (space_id, status, starts_at, ends_at, customer_name, customer_email) values (?, 'confirmed', ?, ?, 'A', 'a@b.cz')`,
          [(isHallBooked ? hall : part).id, ...booked.map(hour)],
        );
        const payload = {
          space_id: (isHallBlocked ? hall : part).id,
          start_datetime: hour(blocked[0]),
          end_datetime: hour(blocked[1]),
          reason: '',
        };
        const { statusCode } = await test.request({
          method: 'POST',
          url: '/api/blocked-slots',
          headers,
          payload,
        });
        expect(statusCode).toBe(booked[0] < blocked[1] && blocked[0] < booked[1] ? 409 : 201);
      },
    ),
    SLOT_RUNS,
  );
});

const NASTY = [
  '',
  ' ',
  'a\u0000b',
  '🎉'.repeat(150),
  '\ud800',
  '9999-12-31T23:59:59Z',
  '+275760-09-13T00:00:00.000Z',
  '-000001-01-01T00:00Z',
  '2027-02-30',
  '2027-13-01T00:00',
  '24:00',
  '25:61',
  'NaN',
  '1e999',
  '__proto__',
  'x'.repeat(400),
];
const anything = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom<unknown>(...NASTY) },
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.integer(), { maxLength: 3 }),
  fc.object({ maxDepth: 1, maxKeys: 2 }),
);
const either = (...sensible: unknown[]): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...sensible) }, { weight: 1, arbitrary: anything });
const moment = either('2027-06-01T10:00', '2027-06-01T12:00Z', '2027-06-01T12:00+02:00', '2027-07-15T00:00Z');
const day = either('2027-06-01', '2027-03-28', null);

/**
 * Requests, with the member of a successful response; mostly valid values, so that inner checks are reached.
 */
const SENT: readonly {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  member: string;
  fields: Readonly<Record<string, fc.Arbitrary<unknown>>>;
}[] = [
  {
    method: 'GET',
    path: 'availability/space/:id',
    member: 'availabilities',
    fields: { start_date: moment, end_date: moment },
  },
  {
    method: 'GET',
    path: 'blocked-slots/space/:id',
    member: 'blocked_slots',
    fields: { start_date: day, end_date: day },
  },
  {
    method: 'POST',
    path: 'availability',
    member: 'availability',
    fields: {
      space_id: either(1),
      start_datetime: moment,
      end_datetime: moment,
      price_per_hour: either(0, 500, 1_000_000),
    },
  },
  {
    method: 'POST',
    path: 'blocked-slots',
    member: 'blocked_slot',
    fields: {
      space_id: either(1),
      start_datetime: moment,
      end_datetime: moment,
      reason: either('', 'Malování'),
    },
  },
  {
    method: 'POST',
    path: 'availability/rules',
    member: 'rule',
    fields: {
      space_id: either(1),
      weekdays: either([1], [6, 7]),
      from: either('09:00', '22:00'),
      to: either('12:00', '00:00'),
      price_per_hour: either(0, 99.5),
      valid_from: day,
      valid_until: day,
      on_holidays: either(true),
    },
  },
  {
    method: 'PUT',
    path: 'availability/space/:id/settings',
    member: 'settings',
    fields: {
      instant_booking: either(true),
      buffer_before: either(0, 30),
      buffer_after: either(0),
      notice_hours: either(24),
      shortest_minutes: either(60),
      longest_minutes: either(600),
      only_in_windows: either(false),
    },
  },
  {
    method: 'PUT',
    path: 'availability/space/:id/overlaps',
    member: 'overlaps',
    fields: { space_ids: either([], [1], [2]) },
  },
];

it('answers arbitrary input with the documented response or the error body, never with a 5xx status', async () => {
  const sent = fc
    .constantFrom(...SENT)
    .chain(({ method, path, member, fields }) =>
      fc
        .record(fields as Record<string, fc.Arbitrary<unknown>>, { requiredKeys: [] })
        .map((input) => ({ method, path, member, input })),
    );
  await fc.assert(
    fc.asyncProperty(sent, async ({ method, path, member, input }) => {
      const given = JSON.parse(
        JSON.stringify(input).replace('"space_id":1', `"space_id":${hall.id}`),
      ) as Record<string, unknown>;
      const query = Object.fromEntries(
        Object.entries(given).map(([name, value]) => [
          name,
          typeof value === 'string' ? value.toWellFormed() : JSON.stringify(value),
        ]),
      );
      const answer = await test.request({
        method,
        url: `/api/${path.replace(':id', String(hall.id))}`,
        headers,
        ...(method === 'GET' ? { query } : { payload: given }),
      });
      const members = Object.keys(answer.json<object>());
      const isRight =
        answer.statusCode < 300
          ? members.includes(member)
          : answer.statusCode < 500 && ERROR_MEMBERS.every((each) => members.includes(each));
      if (!isRight)
        throw new Error(
          `${method} ${path} ${JSON.stringify(input)}: ${answer.statusCode} ${answer.body.slice(0, 300)}`,
        );
    }),
    RUNS,
  );
});
