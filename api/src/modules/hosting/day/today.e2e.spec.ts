import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { OwnerBadges, OwnerToday } from '@prostora/api-client';
import { addDays, fromPragueWallTime, HOUR_MS } from '@prostora/contracts';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { Clock } from '../../../platform/clock/clock.ts';

const NOW = new Date('2026-12-09T08:00:00Z');
const TODAY = '2026-12-09';

let test: TestApp;
let asOwner: { authorization: string };
let asOther: { authorization: string };
let spaceId = 0;

const at = (day: number, hour: number): Date => fromPragueWallTime(addDays(TODAY, day), hour * 60);
const ago = (hours: number): Date => new Date(NOW.getTime() - hours * HOUR_MS);
const execute = <T>(sql: string, values: unknown[]): Promise<T[]> =>
  test.orm.em.getConnection().execute<T[]>(sql, values);
const load = async (headers = asOwner, query = ''): Promise<OwnerToday> =>
  (await test.request({ url: `/api/owner/today${query}`, headers })).json<OwnerToday>();

type Row = {
  name: string;
  status?: 'pending' | 'confirmed';
  source?: 'guest' | 'owner';
  day: number;
  from?: number;
  until?: number;
  price?: number;
  age?: number;
  expires?: Date;
};
async function addReservation(row: Row): Promise<number> {
  const { name, status = 'pending', source = 'guest', day, from = 10, until = 12, price = 0, age = 1 } = row;
  const slot = [at(day, from), at(day, until)];
  const [added] = await execute<{ id: number }>(
    `insert into reservation (space_id, status, source, starts_at, ends_at, held_from, held_until, customer_name,
       customer_email, number_of_guests, price_haler, created_at, expires_at)
     values (?, ?, ?, ?, ?, ?, ?, ?, 'host@host.example', 20, ?, ?, ?) returning id`,
    [spaceId, status, source, ...slot, ...slot, name, price * 100, ago(age), row.expires ?? null],
  );
  return added?.id ?? 0;
}

async function addInquiry(kind: 'demand' | 'contact', budget: number | null, age: number): Promise<void> {
  const [inquiry] = await execute<{ id: number }>(
    `insert into inquiry (kind, state, fullname, email, attribute_ids, budget_haler, purpose_text, date_from, number_of_guests)
     values (?, 'open', 'Petr Malý', 'petr@host.example', '{}', ?, ?, '2027-01-16', 110) returning id`,
    [kind, budget === null ? null : budget * 100, kind === 'demand' ? 'Konference' : null],
  );
  await execute(
    `insert into inquiry_recipient (inquiry_id, space_id, state, text, sent_at) values (?, ?, 'sent', '', ?)`,
    [inquiry?.id, spaceId, ago(age)],
  );
}

beforeAll(async () => {
  test = await createTestApp();
  test.app.get(Clock).now = () => NOW;
  const [owner, other] = [await test.make.customer(), await test.make.customer()];
  asOwner = await test.signIn(owner.user.email);
  asOther = await test.signIn(other.user.email);
  const space = await test.make.space({ building: await test.make.building({ customer: owner }) });
  spaceId = space.id;
  await execute('update space set price_from_haler = 50000 where id = ?', [spaceId]);
  await addReservation({
    name: 'Klub seniorů',
    status: 'confirmed',
    day: 0,
    from: 14,
    until: 16,
    price: 8960,
  });
  await addReservation({
    name: 'Rada seniorů',
    status: 'confirmed',
    day: 1,
    from: 8,
    until: 20,
    price: 3000,
  });
  await addReservation({ name: 'Ples', status: 'confirmed', day: 30, price: 20_000 });
  await addReservation({ name: 'Svatba', day: 20, price: 48_600, age: 72, expires: at(1, 18) });
  await addReservation({ name: 'Večírek', source: 'owner', day: 21, price: 100, expires: at(0, 18) });
  const changed = await addReservation({ name: 'Školení', day: 22, price: 500 });
  await execute(
    `insert into change_proposal (reservation_id, side, author, state, base_sequence, space_id, starts_at, ends_at,
       guests, price_haler, held_from, held_until, expires_at, created_at)
     select id, 'guest', 'guest', 'open', 0, space_id, starts_at, ends_at, 5, 70000, held_from, held_until, ?, ?
     from reservation where id = ?`,
    [at(5, 18), ago(5), changed],
  );
  await addInquiry('contact', null, 24);
  await addInquiry('demand', 36_400, 0);
  await execute(
    `insert into waitlist (space_id, starts_at, ends_at, guests, name, phone, state, offered_until, created_at)
     values (?, ?, ?, 10, 'Lída Holá', '+420777123456', 'offered', ?, ?)`,
    [spaceId, at(9, 10), at(9, 12), at(2, 12), ago(0)],
  );
});
afterAll(() => test.close());

describe('GET /api/owner/today', () => {
  it('puts deadlines in less than 12 hours first, then orders by value and age', async () => {
    const { waiting, counts } = await load();
    expect(waiting.map(({ kind, title, value, score }) => [kind, title, value, score])).toEqual([
      ['option', 'Večírek', 100, 104],
      ['request', 'Svatba', 48_600, 194_400],
      ['demand', 'Konference', 36_400, 36_400],
      ['message', 'Petr Malý', 9000, 18_000],
      ['waitlist', 'Lída Holá', 9000, 9000],
      ['proposal', 'Školení', 700, 846],
    ]);
    expect(counts).toEqual({ request: 1, option: 1, proposal: 1, message: 1, demand: 1, waitlist: 1 });
  });

  it('describes each item, with a value estimated by the median of confirmed reservations', async () => {
    const { waiting } = await load();
    const find = (kind: string) => waiting.find((one) => one.kind === kind);
    expect(find('request')).toMatchObject({
      person: 'Svatba',
      is_value_estimated: false,
      deadline: at(1, 18).toISOString(),
      waits_since: ago(72).toISOString(),
      start_datetime: at(20, 10).toISOString(),
      end_datetime: at(20, 12).toISOString(),
      number_of_guests: 20,
      proposal_id: null,
    });
    expect(find('message')).toMatchObject({ value: 9000, is_value_estimated: true, deadline: null });
    expect(find('demand')).toMatchObject({ day: '2027-01-16', person: 'Petr Malý', number_of_guests: 110 });
    expect(find('proposal')?.proposal_id).toEqual(expect.any(Number));
  });

  it('lists arrivals of the day and of the next one', async () => {
    const titles = ({ arrivals }: OwnerToday) =>
      [arrivals.today, arrivals.tomorrow].map((of) => of.map(({ title }) => title));
    const found = await load();
    expect(titles(found)).toEqual([['Klub seniorů'], ['Rada seniorů']]);
    expect(found.arrivals.today[0]).toMatchObject({
      staff_note: '',
      is_of_series: false,
      number_of_guests: 20,
    });
    expect(titles(await load(asOwner, '?day=2026-12-10'))).toEqual([['Rada seniorů'], []]);
  });

  it('offers gaps of three hours beside bookings with their prices', async () => {
    const { gaps } = await load();
    expect(
      gaps.map(({ start_datetime, end_datetime, price }) => [start_datetime, end_datetime, price]),
    ).toEqual([
      [at(0, 9).toISOString(), at(0, 14).toISOString(), 2500],
      [at(0, 16).toISOString(), at(0, 22).toISOString(), 3000],
    ]);
    expect(gaps[0]?.space_url).toMatch(/^[a-z0-9-]+\/[a-z0-9-]+$/u);
  });

  it('names steps of the set-up that wait', async () => {
    expect((await load()).setup).toEqual([{ kind: 'spaces_without_hours', count: 1 }]);
  });

  it('names steps of the account and of completeness to a majitel only', async () => {
    const customer = await test.make.customer({
      user: await test.make.user({ emailConfirmedAt: null }),
    });
    await test.make.space({
      building: await test.make.building({ customer }),
      status: 'DRAFT',
      publishedAt: null,
    });
    const manager = await test.make.user({ roles: ['ROLE_USER'] });
    await test.make.member({ customer, user: manager, role: 'spravce' });
    expect((await load(await test.signIn(customer.user.email))).setup).toEqual([
      { kind: 'confirm_email', count: 1 },
      { kind: 'unfinished_spaces', count: 1 },
    ]);
    expect((await load(await test.signIn(manager.email))).setup).toEqual([]);
  });

  it('shows nothing of other customers', async () => {
    expect(await load(asOther)).toMatchObject({
      waiting: [],
      gaps: [],
      setup: [],
      arrivals: { today: [], tomorrow: [] },
    });
  });

  it('refuses an invalid day', async () => {
    const answer = await test.request({ url: '/api/owner/today?day=2026-13-01', headers: asOwner });
    expect(answer.statusCode).toBe(422);
  });
});

describe('GET /api/owner/badges', () => {
  it('counts by page without options, and answers 304 until something changes', async () => {
    const first = await test.request({ url: '/api/owner/badges', headers: asOwner });
    expect(first.json<OwnerBadges>()).toEqual({
      today: 5,
      reservations: 3,
      inquiries: 2,
      waiting_list: 1,
    });
    expect(first.headers['cache-control']).toBe('private, no-cache');
    const etag = String(first.headers.etag);
    const known = { 'if-none-match': etag };
    const again = await test.request({ url: '/api/owner/badges', headers: { ...asOwner, ...known } });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
    const other = await test.request({ url: '/api/owner/badges', headers: { ...asOther, ...known } });
    expect(other.json<OwnerBadges>()).toEqual({
      today: 0,
      reservations: 0,
      inquiries: 0,
      waiting_list: 0,
    });
    await execute(
      `update inquiry_recipient set handled_at = now(), handled_how = 'phone' where space_id = ?`,
      [spaceId],
    );
    const changed = await test.request({ url: '/api/owner/badges', headers: { ...asOwner, ...known } });
    expect(changed.json<OwnerBadges>()).toMatchObject({ today: 3, reservations: 3, inquiries: 0 });
    await execute(`update waitlist set state = 'left' where space_id = ?`, [spaceId]);
    const left = await test.request({ url: '/api/owner/badges', headers: asOwner });
    expect(left.json<OwnerBadges>()).toMatchObject({ waiting_list: 0 });
  });
});
