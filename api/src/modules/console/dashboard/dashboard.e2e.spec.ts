import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays, DAY_MS, fromPragueWallTime, HOUR_MS } from '@prostora/contracts';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { DashboardJobs } from './dashboard.jobs.ts';
import type { DashboardAnswerDto } from './dashboard.dto.ts';

let test: TestApp;
let asAdmin: { authorization: string };
let today: string;

const execute = <T>(sql: string, values: unknown[] = []): Promise<T[]> =>
  test.orm.em.getConnection().execute<T[]>(sql, values);
const daysAgo = (days: number, minute = 600): Date => fromPragueWallTime(addDays(today, -days), minute);
const ask = (query: string) => test.request({ url: `/api/admin/dashboard?${query}`, headers: asAdmin });
const overview = async (query = ''): Promise<DashboardAnswerDto> => {
  const answer = await ask(query);
  expect(answer.statusCode).toBe(200);
  return answer.json<DashboardAnswerDto>();
};
const getErrors = async (query: string): Promise<unknown> => {
  const answer = await ask(query);
  expect(answer.statusCode).toBe(422);
  return answer.json<{ errors: unknown }>().errors;
};
const findWaiting = (answer: DashboardAnswerDto, kind: string) =>
  answer.waiting.find((one) => one.kind === kind);

async function reservation(
  space: number,
  createdAt: Date,
  status: string,
  price: number,
  expiresAt: Date | null = null,
): Promise<void> {
  const starts = new Date(createdAt.getTime() + 400 * DAY_MS);
  const ends = new Date(starts.getTime() + HOUR_MS);
  await execute(
    `insert into reservation (space_id, status, starts_at, ends_at, held_from, held_until, customer_name,
     customer_email, price_haler, expires_at, created_at) values (?, ?, ?, ?, ?, ?, 'Host',
     'host@prostora.test', ?, ?, ?)`,
    [space, status, starts, ends, starts, ends, price * 100, expiresAt, createdAt],
  );
}

async function demand(
  space: number,
  createdAt: Date,
  answer: 'none' | 'offer' | 'chosen',
  expiresAt = daysAgo(-30),
): Promise<void> {
  const isChosen = answer === 'chosen';
  const [row] = await execute<{ id: number }>(
    `insert into inquiry (kind, state, closed_reason, fullname, email, attribute_ids, expires_at, created_at)
     values ('demand', ?, ?, 'Tazatel', 'tazatel@prostora.test', '{}', ?, ?) returning id`,
    [isChosen ? 'closed' : 'open', isChosen ? 'chosen' : null, expiresAt, createdAt],
  );
  await execute(`insert into inquiry_recipient (inquiry_id, space_id, state, text) values (?, ?, ?, ?)`, [
    row?.id,
    space,
    answer === 'none' ? 'sent' : isChosen ? 'chosen' : 'offered',
    answer === 'none' ? '' : 'Rádi vás uvítáme.',
  ]);
}

async function order(
  customer: number,
  plan: number,
  number: string,
  price: number,
  state: string,
  timestamps: { created: Date; due: string; paid?: Date },
): Promise<void> {
  await execute(
    `insert into plan_order (customer_id, plan_id, number, plan_name, price_haler, state, supplier, buyer,
     created_at, due_on, paid_at) values (?, ?, ?, 'Profi', ?, ?, '{}', '{}', ?, ?, ?)`,
    [customer, plan, number, price * 100, state, timestamps.created, timestamps.due, timestamps.paid ?? null],
  );
}

beforeAll(async () => {
  test = await createTestApp();
  asAdmin = await test.signIn((await test.make.admin()).email);
  today = test.app.get(Clock).today();
});
afterAll(() => test.close());

describe('GET /api/admin/dashboard', () => {
  let space: number;
  let customer: number;

  beforeAll(async () => {
    const made = await test.make.space({ publishedAt: daysAgo(3) });
    [space, customer] = [made.id, made.building.customer.id];
    await test.make.space({
      building: made.building,
      status: 'WAITING_FOR_APPROVAL',
      publishedAt: null,
      submittedAt: daysAgo(5),
    });
    await test.make.space({
      building: made.building,
      status: 'WAITING_FOR_APPROVAL',
      publishedAt: null,
      submittedAt: daysAgo(2),
    });
    await test.make.space({ building: made.building, publishedAt: daysAgo(40) });
    await execute('update customer set created_at = ? where id = ?', [daysAgo(4), customer]);
  });

  it('counts spaces, customers and reservations with their value, and compares the preceding period', async () => {
    await reservation(space, daysAgo(0, 5), 'confirmed', 1000);
    await reservation(space, daysAgo(6, 1435), 'pending', 500, daysAgo(-3));
    await reservation(space, daysAgo(2), 'pending', 300, daysAgo(1));
    await reservation(space, daysAgo(2), 'cancelled', 700);
    await reservation(space, daysAgo(7, 1435), 'confirmed', 2000);
    await reservation(space, daysAgo(14), 'confirmed', 4000);
    const week = await overview('days=7');
    expect(week.period).toEqual({
      from: addDays(today, -6),
      to: today,
      previous_from: addDays(today, -13),
      previous_to: addDays(today, -7),
    });
    expect(week.reservations).toEqual({
      in_period: 4,
      previous: 1,
      confirmed: 1,
      value: 1500,
      confirmed_value: 1000,
      confirmed_value_previous: 2000,
    });
    expect(week.spaces).toMatchObject({
      published: 2,
      waiting: 2,
      published_in_period: 1,
      published_previous: 0,
    });
    expect(week.customers).toEqual({ total: 1, new_in_period: 1, new_previous: 0 });
    expect(week.series.map(({ reservations }) => reservations)).toEqual([1, 0, 0, 0, 2, 0, 1]);
    expect((await overview('days=90')).reservations).toMatchObject({ in_period: 6, previous: 0 });
  });

  it('counts demands with an offer and with a chosen offer', async () => {
    await demand(space, daysAgo(3), 'none');
    await demand(space, daysAgo(3), 'offer');
    await demand(space, daysAgo(1), 'chosen');
    await demand(space, daysAgo(8), 'chosen');
    expect((await overview('days=7')).demands).toEqual({
      sent: 3,
      offered: 2,
      chosen: 1,
      sent_previous: 1,
      offered_previous: 1,
      chosen_previous: 1,
    });
  });

  it('accepts a custom range of days', async () => {
    const answer = await overview(`from=${addDays(today, -8)}&to=${addDays(today, -8)}`);
    expect(answer).toMatchObject({
      days: 1,
      period: { previous_from: addDays(today, -9) },
      demands: { sent: 1, chosen: 1 },
      reservations: { in_period: 0 },
    });
    expect(answer.series).toHaveLength(1);
    expect((await overview(`from=${addDays(today, -365)}&to=${today}`)).series).toHaveLength(366);
  });

  it('sums views identically before and after past days are aggregated', async () => {
    for (const [days, visitor] of [
      [0, 'a'],
      [1, 'a'],
      [1, 'b'],
      [6, 'a'],
      [7, 'a'],
      [30, 'a'],
    ] as const)
      await execute('insert into space_view (space_id, day, visitor) values (?, ?, ?)', [
        space,
        addDays(today, -days),
        visitor,
      ]);
    const live = await overview('days=7');
    expect(live.views).toEqual({ in_period: 4, previous: 1 });
    await test.app.get(DashboardJobs).countViews();
    expect(await execute('select views from view_day order by day')).toEqual([
      { views: 1 },
      { views: 1 },
      { views: 1 },
      { views: 2 },
    ]);
    await execute('insert into space_view (space_id, day, visitor) values (?, ?, ?)', [space, today, 'c']);
    const counted = await overview('days=7');
    expect(counted.views).toEqual({ in_period: 5, previous: 1 });
    expect(counted.series.map(({ views }) => views)).toEqual([1, 0, 0, 0, 0, 2, 2]);
    await test.app.get(DashboardJobs).countViews();
    expect(await execute('select count(*)::int as days from view_day')).toEqual([{ days: 4 }]);
  });

  it('returns top searches and searches without results', async () => {
    await execute(
      `insert into catalog_search (day, phrase, searches, misses) values (?, 'sal', 5, 0), (?, 'sal', 2, 0), (?,
       'helikoptera', 3, 3), (?, 'iglu', 4, 1), (?, 'starosti', 9, 9)`,
      [today, addDays(today, -1), today, addDays(today, -6), addDays(today, -7)],
    );
    expect((await overview('days=7')).searches).toEqual({
      total: 14,
      misses: 4,
      top: [
        { phrase: 'sal', searches: 7, misses: 0 },
        { phrase: 'iglu', searches: 4, misses: 1 },
        { phrase: 'helikoptera', searches: 3, misses: 3 },
      ],
      missed: [
        { phrase: 'helikoptera', searches: 3, misses: 3 },
        { phrase: 'iglu', searches: 4, misses: 1 },
      ],
    });
  });

  it('returns revenue and trials of plans', async () => {
    const [profi] = await execute<{ id: number }>(
      `insert into subscription_plan (slug, name, price_haler_per_year, config, sort_order)
       values ('profi-test', 'Profi', 499000, '{}', 90) returning id`,
    );
    const plan = profi?.id ?? 0;
    const [other, third] = [await test.make.customer(), await test.make.customer()];
    await order(customer, plan, '2026900001', 4990, 'paid', {
      created: daysAgo(5),
      due: today,
      paid: daysAgo(2),
    });
    await order(other.id, plan, '2026900002', 4990, 'paid', {
      created: daysAgo(15),
      due: today,
      paid: daysAgo(10),
    });
    await execute(
      `insert into subscription (customer_id, plan_id, trial, starts_at, ends_at)
       values (?, ?, false, ?, ?), (?, ?, true, ?, ?), (?, ?, true, ?, ?), (?, ?, true, ?, ?)`,
      [
        customer,
        plan,
        daysAgo(2),
        daysAgo(-363),
        customer,
        plan,
        daysAgo(10),
        daysAgo(-3),
        other.id,
        plan,
        daysAgo(10),
        daysAgo(-3),
        third.id,
        plan,
        daysAgo(10),
        daysAgo(-20),
      ],
    );
    const { membership } = await overview('days=7');
    expect(membership).toMatchObject({
      revenue: 4990,
      revenue_previous: 4990,
      paid_orders: 1,
      trials_ending: 1,
    });
    expect(membership.plans.find(({ id }) => id === plan)).toEqual({
      id: plan,
      name: 'Profi',
      paid_orders: 1,
      revenue: 4990,
      running: 1,
      trials: 2,
    });
  });

  it('returns waiting work by kind with the oldest timestamp', async () => {
    await order(
      customer,
      (await execute<{ id: number }>(`select id from subscription_plan where slug = 'profi-test'`))[0]?.id ??
        0,
      '2026900003',
      4990,
      'waiting',
      { created: daysAgo(20), due: addDays(today, -6) },
    );
    await order(
      customer,
      (await execute<{ id: number }>(`select id from subscription_plan where slug = 'profi-test'`))[0]?.id ??
        0,
      '2026900004',
      4990,
      'waiting',
      { created: daysAgo(1), due: today },
    );
    await demand(space, daysAgo(2), 'none', daysAgo(1));
    await demand(space, new Date(Date.now() - HOUR_MS), 'none');
    await execute(
      `insert into mail_log (cause, address, template, state, created_at)
       values ('jedna', 'a@prostora.test', 'demand', 'failed', ?), ('dva', 'a@prostora.test', 'demand', 'sent',
       ?), ('tri', 'a@prostora.test', 'demand', 'waiting', ?)`,
      [daysAgo(9), daysAgo(1), daysAgo(0, 1)],
    );
    await execute('delete from outbox_event');
    await execute(
      `insert into outbox_event (name, payload, created_at, relayed_at)
       values ('x.y', '{}', ?, null), ('x.y', '{}', ?, now())`,
      [daysAgo(1), daysAgo(2)],
    );
    const answer = await overview('days=7');
    expect(answer.waiting.map(({ kind }) => kind)).toEqual([
      'unanswered_reservations',
      'unanswered_proposals',
      'unanswered_demands',
      'unanswered_messages',
      'approvals',
      'reviews',
      'failed_jobs',
      'failed_mails',
      'waiting_orders',
      'overdue_orders',
      'failing_feeds',
    ]);
    expect(findWaiting(answer, 'approvals')).toEqual({
      kind: 'approvals',
      count: 2,
      oldest: daysAgo(5).toISOString(),
    });
    expect(findWaiting(answer, 'reviews')).toEqual({ kind: 'reviews', count: 0, oldest: null });
    expect(findWaiting(answer, 'failed_jobs')).toEqual({ kind: 'failed_jobs', count: 0, oldest: null });
    expect(findWaiting(answer, 'failed_mails')).toEqual({
      kind: 'failed_mails',
      count: 1,
      oldest: daysAgo(9).toISOString(),
    });
    expect(findWaiting(answer, 'unanswered_demands')).toEqual({
      kind: 'unanswered_demands',
      count: 1,
      oldest: daysAgo(3).toISOString(),
    });
    expect(findWaiting(answer, 'waiting_orders')).toEqual({
      kind: 'waiting_orders',
      count: 1,
      oldest: daysAgo(1).toISOString(),
    });
    expect(findWaiting(answer, 'overdue_orders')).toEqual({
      kind: 'overdue_orders',
      count: 1,
      oldest: daysAgo(6, 0).toISOString(),
    });
    expect(answer.mails).toEqual({ sent: 1, failed: 0, waiting: 1 });
    expect(answer.outbox).toEqual({ waiting: 1, oldest: daysAgo(1).toISOString() });
    expect(answer.health.find(({ name }) => name === 'database')?.ok).toBe(true);
  });
});

describe('GET /api/admin/dashboard with an invalid period', () => {
  it('returns 422 on the invalid field', async () => {
    expect(await getErrors('days=8')).toHaveProperty('days');
    expect(await getErrors('days=sto')).toHaveProperty('days');
    expect(await getErrors(`from=${today}`)).toHaveProperty('to');
    expect(await getErrors(`to=${today}`)).toHaveProperty('from');
    expect(await getErrors('from=2026-02-30&to=2026-03-01')).toHaveProperty('from');
    expect(await getErrors(`from=${today}&to=${addDays(today, -1)}`)).toHaveProperty('to');
    expect(await getErrors(`from=${today}&to=${addDays(today, 1)}`)).toHaveProperty('to');
    expect(await getErrors(`from=${addDays(today, -366)}&to=${today}`)).toHaveProperty('to');
    expect(await getErrors('from=1999-12-31&to=2000-01-02')).toHaveProperty('from');
  });
});
