import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AdminUserDetail } from '@prostora/api-client';
import { DAY_MS } from '@prostora/contracts';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { clearDirtySpaces, listDirtySpaceIds } from '../../../../test/projections.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import type { Customer } from '../../accounts/customers/index.ts';
import { AuditEntry } from '../../audit/index.ts';
import { Reservation } from '../../reservations/index.ts';
import { PlanLimitService } from '../../subscriptions/plan-limit.service.ts';
import { DEFAULT_SUBSCRIPTION_CONFIG, Subscription, SubscriptionPlan } from '../../subscriptions/index.ts';
import { Space } from '../index.ts';

let test: TestApp;
let admin: { authorization: string };
let customer: Customer;
let spaces: Record<'published' | 'draft' | 'waiting' | 'paused' | 'hidden', Space>;
let planId: number;

const inDays = (days: number): Date => new Date(test.app.get(Clock).now().getTime() + days * DAY_MS);
const post = (url: string, payload?: object) =>
  test.request({ method: 'POST', url, headers: admin, ...(payload && { payload }) });
const block = () => post(`/api/admin/users/${customer.user.id}/block`, { reason: 'Falešné fotografie' });
const unblock = () => post(`/api/admin/users/${customer.user.id}/unblock`);
const load = (space: { id: number }): Promise<Space> =>
  test.orm.em.fork().findOneOrFail(Space, { id: space.id });
const loadMarks = async () =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(spaces).map(async ([name, space]) => {
        const { status, pausedAt, hiddenAt, suspendedAt, publishedAt } = await load(space);
        return [name, { status, pausedAt, hiddenAt, suspendedAt, publishedAt }] as const;
      }),
    ),
  );
const approve = async (space: Space) => {
  const { version } = await load(space);
  const payload = { space: { id: space.id, version }, publish: true };
  return test.request({ method: 'PUT', url: '/api/space/save', headers: admin, payload });
};
const readPublic = async (): Promise<number> =>
  (await test.request({ url: `/api/space?url=${spaces.published.building.slug}/${spaces.published.slug}` }))
    .statusCode;

beforeAll(async () => {
  test = await createTestApp();
  admin = await test.signIn((await test.make.admin()).email);
  const em = test.orm.em.fork();
  const plan = em.create(SubscriptionPlan, {
    slug: 'pozastaveni',
    name: 'Profi',
    priceHalerPerYear: 100_000,
    sortOrder: 1,
    active: true,
    config: { ...DEFAULT_SUBSCRIPTION_CONFIG, nrOfSpaces: 2 },
  });
  await em.flush();
  planId = plan.id;
});
afterAll(() => test.close());

beforeEach(async () => {
  customer = await test.make.customer();
  const building = await test.make.building({ customer });
  spaces = {
    published: await test.make.space({ building, publishedAt: inDays(-30) }),
    draft: await test.make.space({ building, status: 'DRAFT', publishedAt: null }),
    waiting: await test.make.space({
      building,
      status: 'WAITING_FOR_APPROVAL',
      publishedAt: null,
      submittedAt: inDays(-1),
    }),
    paused: await test.make.space({ building, status: 'DRAFT', pausedAt: inDays(-2) }),
    hidden: await test.make.space({ building, status: 'DRAFT', hiddenAt: inDays(-2) }),
  };
  const em = test.orm.em.fork();
  em.create(
    Subscription,
    { customer: customer.id, plan: planId, startsAt: inDays(-30), endsAt: inDays(300) } as never,
    { partial: true },
  );
  await em.flush();
  await clearDirtySpaces(test);
});

describe('blocking an owner', () => {
  it('suspends published spaces with a mark, and unblocking returns exactly what was before', async () => {
    const before = await loadMarks();
    expect(await readPublic()).toBe(200);
    expect((await block()).statusCode).toBe(200);
    expect((await load(spaces.published)).status).toBe('DRAFT');
    expect(await loadMarks()).toEqual({
      ...before,
      published: { ...before.published, status: 'DRAFT', suspendedAt: expect.any(Date) },
    });
    expect(await listDirtySpaceIds(test)).toEqual([spaces.published.id]);
    expect(await readPublic()).toBe(404);
    await clearDirtySpaces(test);
    expect((await unblock()).statusCode).toBe(200);
    expect(await loadMarks()).toEqual(before);
    expect(await listDirtySpaceIds(test)).toEqual([spaces.published.id]);
    expect(await readPublic()).toBe(200);
    const recorded = await test.orm.em.fork().find(
      AuditEntry,
      {
        subjectType: 'space',
        subjectId: spaces.published.id,
        action: { $in: ['space.suspend', 'space.unsuspend'] },
      },
      { orderBy: { id: 'asc' } },
    );
    expect(recorded.map(({ action }) => action)).toEqual(['space.suspend', 'space.unsuspend']);
  });

  it('lists bookings ahead before and after, and leaves them as they are', async () => {
    const em = test.orm.em.fork();
    for (const [days, status, name] of [
      [5, 'pending', 'Petr Žádost'],
      [3, 'confirmed', 'Jana Potvrzená'],
      [-3, 'confirmed', 'Bývalý Host'],
      [8, 'cancelled', 'Zrušená Akce'],
    ] as const) {
      const [startsAt, endsAt] = [inDays(days), inDays(days + 0.1)];
      em.create(
        Reservation,
        {
          space: spaces.published.id,
          status,
          startsAt,
          endsAt,
          heldFrom: startsAt,
          heldUntil: endsAt,
          customerName: name,
          customerEmail: 'host@host.example',
          expiresAt: status === 'pending' ? inDays(1) : null,
        } as never,
        { partial: true },
      );
    }
    await em.flush();
    const listed = {
      future_reservations_count: 2,
      future_reservations: [
        { customer_name: 'Jana Potvrzená', status: 'confirmed' },
        { customer_name: 'Petr Žádost', status: 'pending' },
      ],
    };
    const url = `/api/admin/users/${customer.user.id}`;
    const before = (await test.request({ url, headers: admin })).json<AdminUserDetail>();
    expect(before).toMatchObject({ ...listed, published_spaces: 1 });
    expect((await block()).json()).toMatchObject({ ...listed, published_spaces: 0 });
    const kept = await test.orm.em.fork().find(Reservation, { space: spaces.published.id });
    expect(kept.map(({ status }) => status).sort()).toEqual([
      'cancelled',
      'confirmed',
      'confirmed',
      'pending',
    ]);
  });

  it('publishes no other space of the owner by an approval, the plan or a member', async () => {
    await block();
    expect((await approve(spaces.waiting)).json()).toMatchObject({ error_code: 'OWNER_SUSPENDED' });
    expect((await load(spaces.waiting)).status).toBe('WAITING_FOR_APPROVAL');
    await test.app.get(PlanLimitService).applyToEnded([customer.id]);
    expect(await load(spaces.paused)).toMatchObject({
      status: 'DRAFT',
      pausedAt: null,
      suspendedAt: expect.any(Date),
    });
    await unblock();
    expect((await load(spaces.paused)).status).toBe('PUBLISHED');
    expect((await approve(spaces.waiting)).json()).not.toMatchObject({ error_code: 'OWNER_SUSPENDED' });
  });

  it('leaves the spaces of other owners alone when a user without spaces is blocked', async () => {
    const user = await test.make.user();
    expect((await post(`/api/admin/users/${user.id}/block`, { reason: 'Spam' })).json()).toMatchObject({
      published_spaces: 0,
      future_reservations: [],
    });
    expect((await load(spaces.published)).status).toBe('PUBLISHED');
    expect(await listDirtySpaceIds(test)).toEqual([]);
  });
});
