import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type {
  MembershipAnswer,
  OwnerInquiriesPage,
  OwnerWaiting,
  ReservationsPage,
} from '@prostora/api-client';
import { DAY_MS, HOUR_MS } from '@prostora/contracts';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { Clock } from '../../../platform/clock/clock.ts';

let test: TestApp;
let now: Date;
let asOwner: { authorization: string };
let asOther: { authorization: string };
let asIdle: { authorization: string };

const execute = <T>(sql: string, values: unknown[]): Promise<T[]> =>
  test.orm.em.getConnection().execute<T[]>(sql, values);
const ago = (ms: number): Date => new Date(now.getTime() - ms);
const get = async <T>(url: string, headers: { authorization: string }): Promise<T> =>
  (await test.request({ url, headers })).json<T>();
const listWaiting = async (headers: { authorization: string }) =>
  (await get<OwnerWaiting>('/api/waiting', headers)).items;

type ReservationRow = {
  day: number;
  created?: number;
  price?: number;
  isUnconfirmed?: boolean;
  expires?: Date;
};

async function addRequest(
  spaceId: number,
  { day, created = HOUR_MS, price = 0, isUnconfirmed, expires }: ReservationRow,
) {
  const starts = ago(-day * DAY_MS);
  const ends = ago(-day * DAY_MS - HOUR_MS);
  const [row] = await execute<{ id: number }>(
    `insert into reservation (space_id, status, starts_at, ends_at, held_from, held_until, customer_name,
       customer_email, price_haler, created_at, awaits_proof, expires_at)
     values (?, 'pending', ?, ?, ?, ?, 'Jana Nová', 'jana@host.example', ?, ?, ?, ?) returning id`,
    [spaceId, starts, ends, starts, ends, price, ago(created), isUnconfirmed ?? false, expires ?? null],
  );
  return row?.id ?? 0;
}

const addProposal = (reservationId: number, side: 'guest' | 'host', price: number, expires = ago(-DAY_MS)) =>
  execute(
    `insert into change_proposal (reservation_id, side, author, state, base_sequence, space_id, starts_at, ends_at,
       guests, price_haler, held_from, held_until, expires_at, created_at)
     select id, ?, 'guest', 'open', 0, space_id, starts_at, ends_at, 5, ?, held_from, held_until, ?, ?
     from reservation where id = ?`,
    [side, price, expires, ago(2 * DAY_MS), reservationId],
  );

async function addInquiry(
  spaceId: number,
  kind: 'demand' | 'contact',
  state: string,
  sent: number,
  budget: number,
) {
  const [inquiry] = await execute<{ id: number }>(
    `insert into inquiry (kind, state, fullname, email, attribute_ids, budget_haler)
     values (?, 'open', 'Petr Malý', 'petr@host.example', '{}', ?) returning id`,
    [kind, budget],
  );
  await execute(
    `insert into inquiry_recipient (inquiry_id, space_id, state, text, sent_at) values (?, ?, ?, '', ?)`,
    [inquiry?.id, spaceId, state, ago(sent)],
  );
}

async function addOrder(customerId: number, number: string, state: 'waiting' | 'paid'): Promise<void> {
  const [plan] = await execute<{ id: number }>(
    `insert into subscription_plan (slug, name, price_haler_per_year, config, sort_order, active)
     values (?, 'Profi', 849000, '{}', 90, false) returning id`,
    [`profi-${number}`],
  );
  await execute(
    `insert into plan_order (customer_id, plan_id, number, plan_name, price_haler, credit_haler, state, supplier,
       buyer, created_at, due_on) values (?, ?, ?, 'Profi', 849000, 49000, ?, '{}', '{}', ?, '2030-01-01')`,
    [customerId, plan?.id, number, state, ago(3 * DAY_MS)],
  );
}

beforeAll(async () => {
  test = await createTestApp();
  now = test.app.get(Clock).now();
  const [owner, other, idle] = [
    await test.make.customer(),
    await test.make.customer(),
    await test.make.customer(),
  ];
  asOwner = await test.signIn(owner.user.email);
  asOther = await test.signIn(other.user.email);
  asIdle = await test.signIn(idle.user.email);
  const { id: spaceId } = await test.make.space({ building: await test.make.building({ customer: owner }) });
  const { id: otherSpaceId } = await test.make.space({
    building: await test.make.building({ customer: other }),
  });

  await addRequest(spaceId, { day: 10, created: 5 * HOUR_MS, price: 150_000 });
  await addRequest(spaceId, { day: 11, price: 50_050 });
  await addRequest(spaceId, { day: 12, isUnconfirmed: true });
  await addRequest(spaceId, { day: 13, expires: ago(HOUR_MS) });
  await addProposal(await addRequest(spaceId, { day: 14 }), 'guest', 700_000);
  await addProposal(await addRequest(spaceId, { day: 15 }), 'host', 900_000);
  await addProposal(await addRequest(spaceId, { day: 16, price: 100_000 }), 'guest', 800_000, ago(HOUR_MS));
  await addInquiry(spaceId, 'demand', 'seen', 4 * DAY_MS, 1_000_000);
  await addInquiry(spaceId, 'contact', 'sent', DAY_MS, 0);
  await addInquiry(spaceId, 'demand', 'offered', 9 * DAY_MS, 5_000_000);
  await addOrder(owner.id, '2026900001', 'waiting');
  await addOrder(owner.id, '2026900002', 'paid');

  await addRequest(otherSpaceId, { day: 10, price: 100 });
});
afterAll(() => test.close());

describe('GET /api/waiting', () => {
  it('returns counts, values and the oldest of each kind', async () => {
    expect(await listWaiting(asOwner)).toEqual([
      { kind: 'reservation_requests', count: 3, value: 3000.5, oldest: ago(5 * HOUR_MS).toISOString() },
      { kind: 'change_proposals', count: 1, value: 7000, oldest: ago(2 * DAY_MS).toISOString() },
      { kind: 'inquiries', count: 2, value: 10_000, oldest: ago(4 * DAY_MS).toISOString() },
      { kind: 'orders', count: 1, value: 8000, oldest: ago(3 * DAY_MS).toISOString() },
    ]);
  });

  it('counts only own items and leaves out empty kinds', async () => {
    expect(await listWaiting(asOther)).toEqual([
      { kind: 'reservation_requests', count: 1, value: 1, oldest: ago(HOUR_MS).toISOString() },
    ]);
    expect(await listWaiting(asIdle)).toEqual([]);
  });

  it('returns the counts of the lists', async () => {
    const counts = new Map((await listWaiting(asOwner)).map(({ kind, count }) => [kind, count]));
    const reservations = '/api/reservations?when=all&waiting';
    const requests = await get<ReservationsPage>(`${reservations}=request`, asOwner);
    const proposals = await get<ReservationsPage>(`${reservations}=proposal`, asOwner);
    const inquiries = await get<OwnerInquiriesPage>('/api/inquiries/received?state=waiting', asOwner);
    const { orders } = await get<MembershipAnswer>('/api/membership', asOwner);
    expect([requests.total, requests.items.length]).toEqual([counts.get('reservation_requests'), 3]);
    expect([proposals.total, proposals.items.length]).toEqual([counts.get('change_proposals'), 1]);
    expect([inquiries.total, inquiries.counts.waiting]).toEqual([counts.get('inquiries'), 2]);
    expect(orders.filter(({ state }) => state === 'waiting')).toHaveLength(counts.get('orders') ?? 0);
  });

  it('refuses an unknown filter of the list', async () => {
    const answer = await test.request({ url: '/api/reservations?waiting=everything', headers: asOwner });
    expect(answer.statusCode).toBe(422);
  });
});
