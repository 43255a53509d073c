import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { DAY_MS, HOUR_MS } from '@prostora/contracts';
import type { LightMyRequestResponse } from 'fastify';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { listDirtySpaceIds, clearDirtySpaces } from '../../../test/projections.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { UnitOfWork } from '../../platform/database/index.ts';
import { AuditEntry } from '../audit/index.ts';
import type { Building } from '../spaces/buildings/index.ts';
import type { Customer } from '../accounts/customers/index.ts';
import { MailLog, MailService } from '../mail/index.ts';
import { Reservation } from '../reservations/index.ts';
import { Space, SpaceReview } from '../spaces/index.ts';
import { MembershipReviewService } from './membership-review.service.ts';
import { DEFAULT_SUBSCRIPTION_CONFIG, Subscription, SubscriptionPlan } from './index.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const later = (days: number): Date => new Date(NOW.getTime() + days * DAY_MS);

type PausedSpace = { id: number; url: string; version: number };
type Headers = { authorization: string };

let test: TestApp;
let plans: { free: number; start: number; profi: number };
let admin: Headers;
let customer: Customer;
let building: Building;
let headers: Headers;
let spaces: Space[];
let keys = 0;

beforeAll(async () => {
  test = await createTestApp();
  await test.make.seller();
  const em = test.orm.em.fork();
  const offered = [
    ['free', 0, 1],
    ['start', 349_000, 2],
    ['profi', 849_000, 4],
  ] as const;
  const made = offered.map(([slug, priceHalerPerYear, nrOfSpaces], sortOrder) => {
    const config = { ...DEFAULT_SUBSCRIPTION_CONFIG, nrOfSpaces, nrOfPhotosInSpace: 5 };
    return em.create(SubscriptionPlan, {
      slug,
      name: slug,
      priceHalerPerYear,
      sortOrder,
      active: true,
      config,
    });
  });
  await em.flush();
  plans = Object.fromEntries(made.map(({ slug, id }) => [slug, id])) as typeof plans;
  admin = await test.signIn((await test.make.admin()).email);
});
afterAll(() => test.close());

/** An owner with one more month of the plan Profi and three published spaces, the oldest first. */
beforeEach(async () => {
  jest.spyOn(test.app.get(Clock), 'now').mockImplementation(() => NOW);
  customer = await test.make.customer({ street: 'Křižíkova 74', city: 'Praha', postalCode: '18600' });
  headers = await test.signIn(customer.user.email);
  building = await test.make.building({ customer });
  spaces = [];
  for (const days of [-30, -20, -10])
    spaces.push(await test.make.space({ building, publishedAt: later(days) }));
  await subscribe(plans.profi, later(30));
  await clearDirtySpaces(test);
});
afterEach(() => {
  jest.restoreAllMocks();
});

async function subscribe(planId: number, endsAt: Date): Promise<void> {
  const em = test.orm.em.fork();
  em.create(
    Subscription,
    { customer: customer.id, plan: planId, startsAt: later(-30), endsAt },
    { partial: true },
  );
  await em.flush();
}

async function confirmReservation(space: Space, startsAt: Date): Promise<Reservation> {
  const em = test.orm.em.fork();
  const endsAt = new Date(startsAt.getTime() + HOUR_MS);
  const guest = {
    customerName: 'Jana Nová',
    customerEmail: 'jana@prostora.test',
    customerPhone: '+420777123456',
  };
  const reservation = em.create(
    Reservation,
    {
      space: space.id,
      status: 'confirmed',
      startsAt,
      endsAt,
      heldFrom: startsAt,
      heldUntil: endsAt,
      numberOfGuests: 5,
      ...guest,
    },
    { partial: true },
  );
  await em.flush();
  return reservation;
}

const send = (
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  who: Headers,
  payload?: object,
): Promise<LightMyRequestResponse> =>
  test.request({
    method,
    url,
    headers: { ...who, 'idempotency-key': `limit-${(keys += 1)}` },
    ...(payload && { payload }),
  });
const toIds = (wanted: readonly Space[]): number[] => wanted.map(({ id }) => id);
const load = (space: Space): Promise<Space> => test.orm.em.fork().findOneOrFail(Space, space.id);

/** Ids of the owner's published and paused spaces. */
async function readState(): Promise<{ published: number[]; paused: number[] }> {
  const found = await test.orm.em.fork().find(Space, { building: building.id }, { orderBy: { id: 'asc' } });
  return {
    published: toIds(found.filter(({ status }) => status === 'PUBLISHED')),
    paused: toIds(found.filter(({ pausedAt, status }) => pausedAt !== null && status === 'DRAFT')),
  };
}

const expire = async (): Promise<void> => {
  const em = test.orm.em.fork();
  await em.nativeUpdate(Subscription, { customer: customer.id }, { endsAt: later(-0.5) });
  await test.app.get(MembershipReviewService).announceEnded();
};

async function correct(planId: number): Promise<LightMyRequestResponse> {
  const { membership: state } = (await send('GET', `/api/admin/customers/${customer.id}`, admin)).json<{
    membership: object;
  }>();
  return send('POST', `/api/admin/customers/${customer.id}/membership`, admin, {
    plan_id: planId,
    ends_at: later(100).toISOString(),
    reason: 'Dohoda',
    as_read: state,
  });
}

const publish = (space: Space, version: number, who: Headers): Promise<LightMyRequestResponse> =>
  send('PUT', '/api/space/save', who, { space: { id: space.id, version }, publish: true });

describe('end of a membership', () => {
  it('keeps the space with the nearest confirmed reservation published and pauses the others', async () => {
    await confirmReservation(spaces[1]!, later(9));
    const reservation = await confirmReservation(spaces[2]!, later(3));
    await expire();
    expect(await readState()).toEqual({ published: [spaces[2]!.id], paused: toIds(spaces.slice(0, 2)) });
    expect(await load(spaces[0]!)).toMatchObject({ status: 'DRAFT', pausedAt: NOW, publishedAt: later(-30) });
    expect((await listDirtySpaceIds(test)).toSorted()).toEqual(
      expect.arrayContaining(toIds(spaces.slice(0, 2)).toSorted()),
    );
    expect(await test.orm.em.fork().findOneOrFail(Reservation, reservation.id)).toMatchObject({
      status: 'confirmed',
    });
    const entries = await test.orm.em
      .fork()
      .find(AuditEntry, { action: 'space.pause', subjectId: { $in: toIds(spaces) } });
    expect(entries.map(({ subjectId }) => subjectId).toSorted()).toEqual(
      toIds(spaces.slice(0, 2)).toSorted(),
    );
  });

  it('keeps the oldest published space without reservations and is idempotent', async () => {
    await expire();
    await confirmReservation(spaces[2]!, later(1));
    await test.app.get(MembershipReviewService).announceEnded();
    expect(await readState()).toEqual({ published: [spaces[0]!.id], paused: toIds(spaces.slice(1)) });
  });

  it('hides a paused space from visitors but not from its owner', async () => {
    await expire();
    const owned = (await send('GET', '/api/catalog/customer', headers)).json<{ spaces: PausedSpace[] }>();
    const paused = owned.spaces.find(({ id }) => id === spaces[1]!.id)!;
    expect(paused).toMatchObject({
      status: 'DRAFT',
      paused_at: NOW.toISOString(),
      allowed_actions: ['edit', 'resume', 'delete'],
    });
    expect((await test.request({ url: `/api/space?url=${paused.url}` })).statusCode).toBe(404);
    const changes = { id: paused.id, version: paused.version, perex: 'Nový perex' };
    const saved = await send('PUT', '/api/space/save', headers, { space: changes, publish: false });
    expect(saved.statusCode).toBe(200);
    expect(await load(spaces[1]!)).toMatchObject({ perex: 'Nový perex', pausedAt: NOW });
    expect(await test.orm.em.fork().count(SpaceReview, { space: paused.id, reviewedAt: null })).toBe(1);
  });
});

describe('review of changes of a paused space', () => {
  const countReviews = (): Promise<number> =>
    test.orm.em.fork().count(SpaceReview, { space: spaces[1]!.id, reviewedAt: null });

  it('is opened by a change of its building and closed by its deletion', async () => {
    await expire();
    const change = { version: building.version, name: 'Nový dům', description: '' };
    expect((await send('PUT', `/api/customer/building/${building.id}`, headers, change)).statusCode).toBe(
      200,
    );
    expect(await countReviews()).toBe(1);
    expect(
      (await send('POST', `/api/space/${spaces[1]!.id}/status`, headers, { status: 'DELETED' })).statusCode,
    ).toBe(200);
    expect(await countReviews()).toBe(0);
    expect(await load(spaces[1]!)).toMatchObject({ status: 'DELETED', pausedAt: null });
  });
});

describe('correction by the operator', () => {
  it('pauses spaces for a smaller plan and resumes them without approval for a bigger one', async () => {
    expect((await correct(plans.start)).statusCode).toBe(200);
    expect(await readState()).toEqual({ published: toIds(spaces.slice(0, 2)), paused: [spaces[2]!.id] });
    expect((await correct(plans.profi)).statusCode).toBe(200);
    expect(await readState()).toEqual({ published: toIds(spaces), paused: [] });
    expect(await load(spaces[2]!)).toMatchObject({ pausedAt: null, publishedAt: later(-10) });
    expect(
      await test.orm.em.fork().count(AuditEntry, { action: 'space.resume', subjectId: spaces[2]!.id }),
    ).toBe(1);
  });
});

describe('order of a bigger plan', () => {
  it('resumes paused spaces when it is paid', async () => {
    await expire();
    const { order } = (await send('POST', '/api/membership/orders', headers, { plan_id: plans.profi })).json<{
      order: { id: number };
    }>();
    expect(await readState()).toMatchObject({ paused: toIds(spaces.slice(1)) });
    expect((await send('POST', `/api/admin/orders/${order.id}/paid`, admin)).statusCode).toBe(200);
    expect(await readState()).toEqual({ published: toIds(spaces), paused: [] });
  });

  it('does not resume an incomplete space', async () => {
    await expire();
    await test.orm.em.fork().nativeUpdate(Space, spaces[1]!.id, { perex: '' });
    await correct(plans.profi);
    expect(await readState()).toEqual({
      published: toIds([spaces[0]!, spaces[2]!]),
      paused: [spaces[1]!.id],
    });
  });
});

describe('mails about the limit', () => {
  const listMails = (): Promise<MailLog[]> =>
    test.orm.em.fork().find(MailLog, { address: customer.user.email }, { orderBy: { id: 'asc' } });
  const captureMessage = async (template: string): Promise<string> => {
    const enqueue = jest.spyOn(test.app.get(MailService), 'enqueue');
    await expire();
    const [sent] = enqueue.mock.calls.map(([mail]) => mail).filter((mail) => mail.template === template);
    return JSON.stringify(sent?.message);
  };
  const formatName = ({ name }: Space): string => `${name}, ${building.name}`;

  it('list published and paused spaces with a link to the choice, once', async () => {
    const message = await captureMessage('spaces-paused');
    for (const space of spaces) expect(message).toContain(formatName(space));
    expect(message).toContain('/klient/moje-prostory?vyber=zverejnene');
    await test.app.get(MembershipReviewService).announceEnded();
    expect((await listMails()).map(({ template }) => template)).toEqual(['spaces-paused']);
  });

  it('report the resumed spaces', async () => {
    await expire();
    await correct(plans.profi);
    expect((await listMails()).map(({ template }) => template)).toEqual([
      'spaces-paused',
      'membership-corrected',
      'spaces-resumed',
    ]);
  });

  it('are not sent for the choice of the owner', async () => {
    await expire();
    await send('PUT', '/api/membership/kept-spaces', headers, { space_ids: [spaces[1]!.id] });
    expect((await listMails()).map(({ template }) => template)).toEqual(['spaces-paused']);
  });

  it('list the spaces to be paused in reminders', async () => {
    await test.orm.em.fork().nativeUpdate(Subscription, { customer: customer.id }, { endsAt: later(10) });
    const enqueue = jest.spyOn(test.app.get(MailService), 'enqueue');
    await test.app.get(UnitOfWork).runInOwnContext(() => test.app.get(MembershipReviewService).remind());
    const [reminder] = enqueue.mock.calls
      .map(([mail]) => mail)
      .filter(({ to }) => to === customer.user.email);
    expect(JSON.stringify(reminder?.message)).toContain(
      `Pozastavíme: ${spaces.slice(1).map(formatName).join('; ')}`,
    );
  });
});

describe('order of a smaller plan', () => {
  const order = (payload: object): Promise<LightMyRequestResponse> =>
    send('POST', '/api/membership/orders', headers, { plan_id: plans.start, ...payload });

  it('requires a valid choice of spaces that stay published', async () => {
    const foreign = await test.make.space();
    for (const kept of [undefined, [], [foreign.id], toIds(spaces), ['x']]) {
      const refused = await order({ ...(kept && { kept_space_ids: kept }) });
      expect([kept, refused.statusCode]).toEqual([kept, 422]);
      expect(refused.json<{ errors: object }>().errors).toEqual({ kept_space_ids: expect.any(String) });
    }
  });

  it('does not require the choice when the plan allows all published spaces', async () => {
    await test.orm.em.fork().nativeUpdate(Space, spaces[2]!.id, { status: 'DRAFT' });
    expect((await order({})).statusCode).toBe(201);
  });

  it('pauses all other spaces when it is settled', async () => {
    await test.orm.em.fork().nativeUpdate(Subscription, { customer: customer.id }, { endsAt: later(-0.5) });
    const made = (await order({ kept_space_ids: toIds([spaces[2]!, spaces[1]!]) })).json<{
      order: { id: number };
    }>();
    expect(await readState()).toEqual({ published: toIds(spaces), paused: [] });
    expect((await send('POST', `/api/admin/orders/${made.order.id}/paid`, admin)).statusCode).toBe(200);
    expect(await readState()).toEqual({ published: toIds(spaces.slice(1)), paused: [spaces[0]!.id] });
  });
});

describe('PUT /api/membership/kept-spaces', () => {
  const choose = (wanted: readonly Space[]): Promise<LightMyRequestResponse> =>
    send('PUT', '/api/membership/kept-spaces', headers, { space_ids: toIds(wanted) });

  it('exchanges published spaces for paused ones without approval', async () => {
    await expire();
    const answer = await choose([spaces[2]!]);
    expect(answer.json()).toEqual({ published: [spaces[2]!.id], paused: toIds(spaces.slice(0, 2)) });
    expect(await readState()).toEqual(answer.json());
    expect(
      await test.orm.em.fork().count(AuditEntry, { action: 'customer.kept-spaces', subjectId: customer.id }),
    ).toBe(1);
  });

  it('rejects too many spaces, spaces of others and drafts', async () => {
    await expire();
    const draft = await test.make.space({ building, status: 'DRAFT', publishedAt: null });
    for (const wanted of [spaces, [await test.make.space()], [draft], []]) {
      expect((await choose(wanted)).json()).toMatchObject({
        status_code: 422,
        errors: { space_ids: expect.any(String) },
      });
    }
    expect(await readState()).toEqual({ published: [spaces[0]!.id], paused: toIds(spaces.slice(1)) });
  });

  it('applies the choice at the end of the membership and for a bigger plan', async () => {
    expect((await choose([spaces[1]!, spaces[2]!])).json()).toEqual({ published: toIds(spaces), paused: [] });
    await expire();
    expect(await readState()).toEqual({
      published: [spaces[1]!.id],
      paused: toIds([spaces[0]!, spaces[2]!]),
    });
    await correct(plans.start);
    expect(await readState()).toEqual({ published: toIds(spaces.slice(1)), paused: [spaces[0]!.id] });
  });
});

describe('publication over the limit', () => {
  const limitReached = {
    status_code: 403,
    error_code: 'LIMIT_REACHED',
    error_message: expect.stringContaining('nejvýše 1'),
  };

  it('is rejected with LIMIT_REACHED when a draft is sent for approval', async () => {
    await expire();
    const draft = await test.make.space({ building, status: 'DRAFT', publishedAt: null });
    expect((await publish(draft, draft.version, headers)).json()).toMatchObject(limitReached);
  });

  it('is rejected with LIMIT_REACHED when the operator approves', async () => {
    await expire();
    const waiting = await test.make.space({ building, status: 'WAITING_FOR_APPROVAL', publishedAt: null });
    expect((await publish(waiting, waiting.version, admin)).json()).toMatchObject(limitReached);
  });

  it('is rejected with LIMIT_REACHED for a paused space until another one is hidden', async () => {
    await expire();
    const { version } = await load(spaces[1]!);
    expect((await publish(spaces[1]!, version, headers)).json()).toMatchObject(limitReached);
    expect(
      (await send('POST', `/api/space/${spaces[0]!.id}/status`, headers, { status: 'DRAFT' })).statusCode,
    ).toBe(200);
    expect((await publish(spaces[1]!, version, headers)).statusCode).toBe(200);
    expect(await readState()).toEqual({ published: [spaces[1]!.id], paused: [spaces[2]!.id] });
  });

  it('publishes one of two spaces approved concurrently for the last place', async () => {
    await test.orm.em.fork().nativeUpdate(Space, spaces[2]!.id, { status: 'DRAFT' });
    await correct(plans.start);
    await test.orm.em.fork().nativeUpdate(Space, spaces[1]!.id, { status: 'DRAFT' });
    const waiting = await Promise.all(
      [1, 2].map(() => test.make.space({ building, status: 'WAITING_FOR_APPROVAL', publishedAt: null })),
    );
    const answers = await Promise.all(waiting.map((space) => publish(space, space.version, admin)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 403]);
    expect((await readState()).published).toHaveLength(2);
  });
});
