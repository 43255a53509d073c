import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { OwnerStatistics, ReservationAnswer } from '@prostora/api-client';
import { CANCEL_CODES, DAY_MS, HOUR_MS, LOST_REASONS } from '@prostora/contracts';
import { fieldErrors } from '@prostora/strings/cs/errors.ts';
import { statistics as texts } from '@prostora/strings/cs/statistics.ts';
import fc from 'fast-check';
import { parseCsv } from 'hucre/csv';
import { createTestApp, type TestApp } from '../../../../test/app.ts';

const SEED = 20_261_126;
const QUARTER = 900_000;
/** Contains both changes of the clocks. */
const PERIOD = { from: '2026-10-10', to: '2027-04-04' };
/** Prague midnights of the period, in UTC. */
const [FROM, UNTIL] = [Date.parse('2026-10-09T22:00Z'), Date.parse('2027-04-04T22:00Z')];
const FAR = new Date('2030-01-01T00:00Z');
const PAST = new Date('2026-01-01T00:00Z');

let test: TestApp;
let asOwner: { authorization: string };
let asOther: { authorization: string };
let spaceIds: number[];
let otherSpaceId: number;

const insert = async (table: string, row: Record<string, unknown>): Promise<number> => {
  const columns = Object.keys(row);
  const [made] = await test.orm.em
    .getConnection()
    .execute<{ id: number }[]>(
      `insert into ${table} (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')}) returning id`,
      Object.values(row),
    );
  return made?.id ?? 0;
};
const send = async <T>(query: Record<string, string>, headers = asOwner, path = '/api/owner/statistics') => {
  const answer = await test.request({ url: path, query, headers });
  return { status: answer.statusCode, body: answer.json<T>() };
};
const read = async (query: Record<string, string> = PERIOD, headers = asOwner): Promise<OwnerStatistics> =>
  (await send<OwnerStatistics>(query, headers)).body;

/** Quarters of an hour and kinds of a booking; consecutive in its space. */
const booking = fc.record({
  gap: fc.integer({ min: 0, max: 120 }),
  length: fc.integer({ min: 1, max: 60 }),
  price: fc.integer({ min: 0, max: 4 }),
  status: fc.constantFrom('confirmed', 'confirmed', 'confirmed', 'pending', 'cancelled'),
  source: fc.constantFrom('guest', 'guest', 'owner', 'offer', 'waitlist'),
  isUnconfirmed: fc.integer({ min: 0, max: 9 }).map((value) => value === 0),
  isExpired: fc.boolean(),
  by: fc.constantFrom('owner', 'guest', 'system', 'operator'),
  code: fc.option(fc.constantFrom(...CANCEL_CODES)),
  askedBefore: fc.integer({ min: 1, max: 100 }),
  answerMinutes: fc.integer({ min: 0, max: 3000 }),
  proposalMinutes: fc.option(fc.integer({ min: 0, max: 3000 })),
});
const received = fc.record({
  kind: fc.constantFrom('demand', 'contact'),
  state: fc.constantFrom('sent', 'seen', 'offered', 'declined', 'chosen', 'passed'),
  isClosed: fc.constantFrom(null, null, 'expired', 'withdrawn'),
  isExpired: fc.boolean(),
  isHandled: fc.boolean(),
  code: fc.option(fc.constantFrom(...CANCEL_CODES)),
  sentHour: fc.integer({ min: -200, max: (UNTIL - FROM) / HOUR_MS + 400 }),
  answerMinutes: fc.integer({ min: 0, max: 3000 }),
});
type Booking = {
  spaceId: number;
  startsAt: Date;
  endsAt: Date;
  createdAt: Date;
  answeredAt: Date | null;
  proposedAt: Date | null;
  of: typeof booking extends fc.Arbitrary<infer Value> ? Value : never;
};
type Received = {
  spaceId: number;
  sentAt: Date;
  of: typeof received extends fc.Arbitrary<infer Value> ? Value : never;
};
/** Hours in minutes of the day; beyond 1440 of the next one. */
const RULES = [
  { weekdays: [1, 2, 3, 4, 5], from: 480, to: 1320 },
  { weekdays: [5, 6], from: 1080, to: 1620 },
  { weekdays: [7], from: 0, to: 1440 },
  { weekdays: [3], from: 600, to: 720 },
] as const;
const EXCEPTION = '2026-11-04';
const WINDOW = { from: Date.parse('2026-12-07T22:00Z'), until: Date.parse('2026-12-08T08:00Z') };

const bookings: Booking[] = [];
const inquiries: Received[] = [];

async function addBooking(made: Booking): Promise<void> {
  const { status, source, price, isUnconfirmed, isExpired, by, code } = made.of;
  const isCancelled = status === 'cancelled';
  const id = await insert('reservation', {
    space_id: made.spaceId,
    status,
    source,
    starts_at: made.startsAt,
    ends_at: made.endsAt,
    held_from: made.startsAt,
    held_until: made.endsAt,
    customer_name: 'Jana',
    customer_email: 'jana@host.example',
    price_haler: price * 100_000,
    awaits_proof: isUnconfirmed,
    created_at: made.createdAt,
    expires_at: status === 'pending' ? (isExpired ? PAST : FAR) : null,
    confirmed_at: status === 'confirmed' ? made.answeredAt : null,
    cancelled_at: isCancelled ? made.answeredAt : null,
    cancelled_by: isCancelled ? by : null,
    cancel_code: isCancelled && by !== 'system' ? code : null,
  });
  if (made.proposedAt)
    await test.orm.em.getConnection().execute(
      `insert into change_proposal (reservation_id, side, author, state, base_sequence, space_id, starts_at, ends_at,
         guests, price_haler, held_from, held_until, expires_at, created_at)
       select id, 'host', 'owner', 'declined', 0, space_id, starts_at, ends_at, 5, 0, held_from, held_until, created_at, ?
       from reservation where id = ?`,
      [made.proposedAt, id],
    );
}

async function addInquiry({ spaceId, sentAt, of: row }: Received): Promise<void> {
  const inquiry = await insert('inquiry', {
    kind: row.kind,
    state: row.isClosed === null ? 'open' : 'closed',
    closed_reason: row.isClosed,
    fullname: 'Petr Malý',
    email: 'petr@host.example',
    attribute_ids: '{}',
    expires_at: row.isExpired ? PAST : FAR,
  });
  const answered = new Date(sentAt.getTime() + row.answerMinutes * 60_000);
  await insert('inquiry_recipient', {
    inquiry_id: inquiry,
    space_id: spaceId,
    state: row.state,
    text: '',
    sent_at: sentAt,
    decline_code: row.state === 'declined' ? row.code : null,
    answered_at: isAnswered(row.state) ? answered : null,
    handled_at: isHandled(row) ? answered : null,
    handled_how: isHandled(row) ? 'phone' : null,
  });
}
const isAnswered = (state: string): boolean => ['offered', 'declined', 'chosen'].includes(state);
const isHandled = ({ kind, state, isHandled: handled }: Received['of']): boolean =>
  handled && kind === 'contact' && ['sent', 'seen'].includes(state);

beforeAll(async () => {
  test = await createTestApp();
  const [owner, other] = [await test.make.customer(), await test.make.customer()];
  asOwner = await test.signIn(owner.user.email);
  asOther = await test.signIn(other.user.email);
  const building = await test.make.building({ customer: owner });
  const spaces = [];
  for (const name of ['Malý sál', 'Velký sál', 'Zahrada'])
    spaces.push(await test.make.space({ building, name }));
  spaceIds = spaces.map(({ id }) => id);
  otherSpaceId = (await test.make.space({ building: await test.make.building({ customer: other }) })).id;
  for (const [index, id] of [...spaceIds, otherSpaceId].entries()) {
    for (const rule of RULES.slice(0, 4 - index))
      await insert('availability_rule', {
        space_id: id,
        weekdays: `{${rule.weekdays.join(',')}}`,
        from_minute: rule.from,
        to_minute: rule.to,
        price_per_hour_haler: 100,
        exceptions: `{${EXCEPTION}}`,
        on_holidays: true,
      });
    let cursor = FROM - 5 * DAY_MS;
    for (const of of fc.sample(booking, { seed: SEED + index, numRuns: 60 })) {
      const startsAt = new Date(cursor + of.gap * QUARTER);
      const endsAt = new Date(startsAt.getTime() + of.length * QUARTER);
      cursor = endsAt.getTime();
      const createdAt = new Date(startsAt.getTime() - of.askedBefore * 5 * HOUR_MS);
      const at = (minutes: number): Date => new Date(createdAt.getTime() + minutes * 60_000);
      const made: Booking = {
        spaceId: id,
        startsAt,
        endsAt,
        createdAt,
        answeredAt: of.status === 'pending' ? null : at(of.answerMinutes),
        proposedAt: of.proposalMinutes === null || of.source !== 'guest' ? null : at(of.proposalMinutes),
        of,
      };
      bookings.push(made);
      await addBooking(made);
    }
    for (const of of fc.sample(received, { seed: SEED + 10 + index, numRuns: 25 })) {
      const made: Received = { spaceId: id, sentAt: new Date(FROM + of.sentHour * HOUR_MS), of };
      inquiries.push(made);
      await addInquiry(made);
    }
  }
  await insert('availability', {
    space_id: spaceIds[2],
    starts_at: new Date(WINDOW.from),
    ends_at: new Date(WINDOW.until),
    price_per_hour_haler: 100,
  });
  for (const [index, id] of [...spaceIds, otherSpaceId].entries())
    for (const day of ['2026-10-09', '2026-10-10', '2027-04-04', '2027-04-05'])
      await test.orm.em
        .getConnection()
        .execute(
          `insert into space_view (space_id, day, visitor) select ?, ?, 'v' || n from generate_series(1, ?::int) n`,
          [id, day, index + 2],
        );
}, 120_000);
afterAll(() => test.close());

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Prague',
  weekday: 'short',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
function toWall(at: number): { day: string; weekday: number; minute: number } {
  const part = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, value]));
  return {
    day: `${part['year']}-${part['month']}-${part['day']}`,
    weekday: WEEKDAYS.indexOf(part['weekday'] ?? '') + 1,
    minute: Number(part['hour']) * 60 + Number(part['minute']),
  };
}

/** Quarters of an hour of the period with their wall time. */
const listQuarters = () =>
  Array.from({ length: (UNTIL - FROM) / QUARTER }, (_none, index) => {
    const at = FROM + index * QUARTER;
    return { at, wall: toWall(at), dayBefore: toWall(at - DAY_MS) };
  });
type Quarter = ReturnType<typeof listQuarters>[number];

function isOffered(spaceId: number, { at, wall, dayBefore }: Quarter): boolean {
  const rules = RULES.slice(0, 4 - spaceIds.indexOf(spaceId));
  const before = { ...dayBefore, weekday: wall.weekday === 1 ? 7 : wall.weekday - 1 };
  return (
    rules.some(
      ({ weekdays, from, to }) =>
        (weekdays as readonly number[]).includes(wall.weekday) &&
        wall.day !== EXCEPTION &&
        wall.minute >= from &&
        wall.minute < to,
    ) ||
    rules.some(
      ({ weekdays, to }) =>
        (weekdays as readonly number[]).includes(before.weekday) &&
        before.day !== EXCEPTION &&
        wall.minute + 1440 < to,
    ) ||
    (spaceId === spaceIds[2] && at >= WINDOW.from && at < WINDOW.until)
  );
}

const round = (value: number, places: number): number => Math.round(value * 10 ** places) / 10 ** places;
const share = (booked: number, offered: number): number | null =>
  offered === 0 ? null : round(booked / offered, 4);

function countConfirmed(ids: readonly number[]) {
  const confirmed = bookings.filter(
    ({ spaceId, startsAt, of }) =>
      ids.includes(spaceId) && of.status === 'confirmed' && +startsAt >= FROM && +startsAt < UNTIL,
  );
  const toTotals = (rows: readonly Booking[]) => ({
    confirmed: rows.length,
    revenue: rows.reduce((sum, { of }) => sum + of.price * 1000, 0),
  });
  const quarters = listQuarters();
  const hours = WEEKDAYS.flatMap((_name, weekday) =>
    Array.from({ length: 24 }, (_none, hour) => ({ weekday: weekday + 1, hour, booked: 0, offered: 0 })),
  );
  const spaces = ids.map((id) => {
    const own = confirmed.filter(({ spaceId }) => spaceId === id);
    let [booked, offered] = [0, 0];
    for (const quarter of quarters) {
      if (!isOffered(id, quarter)) continue;
      const cell = hours[(quarter.wall.weekday - 1) * 24 + Math.floor(quarter.wall.minute / 60)];
      const isBooked = own.some(({ startsAt, endsAt }) => +startsAt <= quarter.at && +endsAt > quarter.at);
      offered += 1;
      booked += Number(isBooked);
      if (cell) Object.assign(cell, { offered: cell.offered + 1, booked: cell.booked + Number(isBooked) });
    }
    return {
      space_id: id,
      ...toTotals(own),
      booked_hours: own.reduce((sum, { startsAt, endsAt }) => sum + (+endsAt - +startsAt) / HOUR_MS, 0),
      offered_hours: offered / 4,
      occupancy: share(booked, offered),
    };
  });
  return {
    spaces,
    months: ['2026-10', '2026-11', '2026-12', '2027-01', '2027-02', '2027-03', '2027-04'].map((month) => ({
      month,
      ...toTotals(confirmed.filter(({ startsAt }) => toWall(+startsAt).day.startsWith(month))),
    })),
    sources: ['guest', 'owner', 'offer', 'waitlist'].map((source) => ({
      source,
      ...toTotals(confirmed.filter(({ of }) => of.source === source)),
    })),
    hours: hours.map(({ weekday, hour, booked, offered }) => ({
      weekday,
      hour,
      booked_hours: booked / 4,
      offered_hours: offered / 4,
      occupancy: share(booked, offered),
    })),
  };
}

function resolveRequest({ of, answeredAt, proposedAt, createdAt }: Booking) {
  const answers = [
    proposedAt,
    of.by === 'owner' || of.by === 'operator' || of.status === 'confirmed' ? answeredAt : null,
  ]
    .filter((at) => at !== null)
    .map((at) => (+at - +createdAt) / 60_000);
  const minutes = answers.length > 0 ? Math.min(...answers) : null;
  if (of.status === 'confirmed') return { outcome: 'confirmed', minutes };
  if (of.status === 'pending' && !of.isExpired) return { outcome: 'waiting', minutes };
  const isSilence = of.status === 'pending' || of.by === 'system';
  return { outcome: isSilence ? (minutes === null ? 'no_answer' : 'other') : (of.code ?? 'other'), minutes };
}

function resolveInquiry({ of }: Received) {
  const minutes = isAnswered(of.state) || isHandled(of) ? of.answerMinutes : null;
  const isOpen = of.isClosed === null && !of.isExpired;
  if (of.state === 'declined') return { outcome: of.code ?? 'other', minutes };
  if (of.state === 'passed') return { outcome: 'other_venue', minutes };
  if (of.state === 'chosen' || isHandled(of)) return { outcome: 'answered', minutes };
  if (isOpen) return { outcome: 'waiting', minutes };
  return { outcome: of.state !== 'offered' && of.isClosed !== 'withdrawn' ? 'no_answer' : 'other', minutes };
}

function countFunnel(ids: readonly number[]) {
  const isIn = (at: Date): boolean => +at >= FROM && +at < UNTIL;
  const requests = bookings
    .filter(
      ({ spaceId, createdAt, of }) =>
        ids.includes(spaceId) && isIn(createdAt) && of.source === 'guest' && !of.isUnconfirmed,
    )
    .map(resolveRequest);
  const asked = inquiries
    .filter(({ spaceId, sentAt }) => ids.includes(spaceId) && isIn(sentAt))
    .map(resolveInquiry);
  const all = [...requests, ...asked];
  const minutes = all.flatMap(({ minutes: answer }) => answer ?? []).sort((one, other) => one - other);
  const middle = (minutes.length - 1) / 2;
  return {
    funnel: {
      views: ids.reduce((sum, id) => sum + 2 * (spaceIds.indexOf(id) + 2), 0),
      inquiries: asked.length,
      requests: requests.length,
      confirmed: requests.filter(({ outcome }) => outcome === 'confirmed').length,
      waiting: all.filter(({ outcome }) => outcome === 'waiting').length,
    },
    lost: Object.fromEntries(
      LOST_REASONS.map((reason) => [reason, all.filter(({ outcome }) => outcome === reason).length]).filter(
        ([, count]) => count !== 0,
      ),
    ),
    response: {
      median_minutes: Math.round(
        ((minutes[Math.floor(middle)] ?? 0) + (minutes[Math.ceil(middle)] ?? 0)) / 2,
      ),
      within_24h: minutes.filter((answer) => answer <= 1440).length,
      count: minutes.length,
    },
  };
}

describe.each([
  ['all spaces', () => spaceIds],
  ['one space', () => spaceIds.slice(1, 2)],
])('GET /api/owner/statistics of %s', (_name, list) => {
  const query = (): Record<string, string> =>
    list().length === 1 ? { ...PERIOD, space_id: String(list()[0]) } : PERIOD;

  it('equals a naive count of confirmed reservations and of hours over both changes of the clocks', async () => {
    const found = await read(query());
    const { spaces, months, sources, hours } = countConfirmed(list());
    expect(found.spaces.map(({ name: _name, ...rest }) => rest)).toEqual(spaces);
    expect(found.months.map(({ spaces: _spaces, ...rest }) => rest)).toEqual(months);
    expect(found.months.map((month) => month.spaces.reduce((sum, { revenue }) => sum + revenue, 0))).toEqual(
      months.map(({ revenue }) => revenue),
    );
    expect(found.sources).toEqual(sources);
    expect(found.hours).toEqual(hours);
  });

  it('equals a naive count of what guests sent', async () => {
    const { funnel, lost_reasons, response } = await read(query());
    const expected = countFunnel(list());
    expect({ funnel, response }).toEqual({ funnel: expected.funnel, response: expected.response });
    expect(Object.fromEntries(lost_reasons.map(({ reason, count }) => [reason, count]))).toEqual(
      expected.lost,
    );
    expect(lost_reasons.map(({ count }) => count)).toEqual(
      lost_reasons.map(({ count }) => count).toSorted((one, other) => other - one),
    );
  });
});

it('is about the last twelve months by default', async () => {
  const { from, to, months } = await read({ to: '2026-11-26' });
  expect([from, to, months.length, months[0]?.month]).toEqual(['2025-12-01', '2026-11-26', 12, '2025-12']);
});

it('refuses a reversed and a too long period', async () => {
  const refuse = async (from: string, to: string) =>
    (await send<{ errors: Record<string, string> }>({ from, to })).body.errors;
  expect(await refuse('2026-12-02', '2026-12-01')).toEqual({ to: fieldErrors.dateOrder });
  expect(Object.keys(await refuse('2026-01-01', '2027-02-05'))).toEqual(['to']);
  expect((await send({ from: '2026-01-01', to: '2027-02-04' })).status).toBe(200);
});

it('is not about spaces of others', async () => {
  const { spaces } = await read(PERIOD, asOther);
  expect(spaces.map(({ space_id }) => space_id)).toEqual([otherSpaceId]);
  expect((await send({ ...PERIOD, space_id: String(otherSpaceId) })).status).toBe(403);
});

it('exports the numbers of the page', async () => {
  const { funnel, spaces } = await read();
  const answer = await test.request({
    url: '/api/owner/statistics/export',
    query: { ...PERIOD, format: 'csv' },
    headers: asOwner,
  });
  const rows = parseCsv(answer.body, { delimiter: ';' }).map((row) => row.map(String));
  expect(rows.find(([, item]) => item === texts.funnel.views)).toEqual(
    expect.arrayContaining([texts.sections.funnel, String(funnel.views)]),
  );
  expect(rows.filter(([section]) => section === texts.sections.spaces).map(([, item]) => item)).toEqual(
    spaces.map(({ name }) => name),
  );
});

describe('the reason of a refusal', () => {
  const cancel = (id: number, body: object) =>
    test.request({ method: 'DELETE', url: `/api/reservations/${id}`, payload: body, headers: asOwner });
  const countLost = async (reason: string): Promise<number> =>
    (await read({ from: '2029-01-01', to: '2029-01-31' })).lost_reasons.find((lost) => lost.reason === reason)
      ?.count ?? 0;

  it('is stored with a refused request and counted', async () => {
    const startsAt = new Date('2029-03-01T10:00Z');
    const id = await insert('reservation', {
      space_id: spaceIds[0],
      status: 'pending',
      starts_at: startsAt,
      ends_at: new Date(+startsAt + HOUR_MS),
      held_from: startsAt,
      held_until: new Date(+startsAt + HOUR_MS),
      customer_name: 'Jana',
      customer_email: 'jana@host.example',
      created_at: new Date('2029-01-10T10:00Z'),
    });
    expect((await cancel(id, { reason: 'Ne', cancel_code: 'moon' })).statusCode).toBe(422);
    const answer = await cancel(id, { reason: 'Příliš mnoho lidí', cancel_code: 'capacity' });
    expect(answer.json<ReservationAnswer>().reservation).toMatchObject({
      status: 'cancelled',
      cancel_code: 'capacity',
    });
    expect(await countLost('capacity')).toBe(1);
  });

  it('is stored with a declined demand and counted', async () => {
    const inquiry = await insert('inquiry', {
      kind: 'demand',
      state: 'open',
      fullname: 'Petr Malý',
      email: 'petr@host.example',
      attribute_ids: '{}',
    });
    const id = await insert('inquiry_recipient', {
      inquiry_id: inquiry,
      space_id: spaceIds[0],
      state: 'sent',
      text: '',
      sent_at: new Date('2029-01-10T10:00Z'),
    });
    const answer = await test.request({
      method: 'POST',
      url: `/api/inquiries/received/${id}/decline`,
      payload: { reason: 'Nepořádáme', decline_code: 'rules' },
      headers: asOwner,
    });
    expect([answer.statusCode, await countLost('rules')]).toEqual([200, 1]);
  });
});
