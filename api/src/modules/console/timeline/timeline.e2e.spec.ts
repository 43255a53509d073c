import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DAY_MS } from '@prostora/contracts';
import type { LightMyRequestResponse } from 'fastify';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { AuditTrailService } from '../../audit/index.ts';
import { CalendarFeed } from '../../calendars/index.ts';
import { Inquiry, InquiryRecipient } from '../../inquiries/index.ts';
import { ANONYMIZED_ADDRESS, MailLog } from '../../mail/index.ts';
import { Reservation } from '../../reservations/index.ts';
import type { Space } from '../../spaces/index.ts';
import { PlanOrder, SubscriptionPlan } from '../../subscriptions/index.ts';
import type { User } from '../../accounts/users/index.ts';

type Entry = {
  id: string;
  at: string;
  kind: string;
  action: string;
  state: string | null;
  label: string | null;
  place: string | null;
  actor: { email: string } | null;
  changes: unknown[];
  target: { type: string; id: number } | null;
};
type Page = { items: Entry[]; next: string | null };

let test: TestApp;
let admin: User;
let headers: { authorization: string };
let space: Space;

beforeAll(async () => {
  test = await createTestApp();
  admin = await test.make.admin();
  headers = await test.signIn(admin.email);
  space = await test.make.space({ name: 'Sál', withoutPhoto: true });
});
afterAll(() => test.close());

const at = (minute: number): Date => new Date(Date.UTC(2026, 5, 1, 10, minute));
const get = (query: string): Promise<LightMyRequestResponse> =>
  test.request({ url: `/api/admin/timeline?${query}`, headers });
const getPage = async (type: string, id: number, more = ''): Promise<Page> =>
  (await get(`subject_type=${type}&subject_id=${id}${more}`)).json<Page>();
const listActions = async (type: string, id: number, more = ''): Promise<string[]> =>
  (await getPage(type, id, more)).items.map(({ kind, action }) => `${kind} ${action}`);

async function create<T extends object>(entity: new () => T, given: object): Promise<T> {
  const em = test.orm.em.fork();
  const made = em.create(entity, given as never, { partial: true });
  await em.flush();
  return made;
}

const createReservation = (given: object): Promise<Reservation> =>
  create(Reservation, {
    space: space.id,
    startsAt: at(0),
    endsAt: at(60),
    heldFrom: at(0),
    heldUntil: at(60),
    customerName: 'Jana Nová',
    customerEmail: 'jana@host.test',
    status: 'cancelled',
    ...given,
  });
const recordAudit = (
  action: string,
  type: string,
  id: number,
  before: object = {},
  after: object = {},
): Promise<void> =>
  test.app
    .get(UnitOfWork)
    .run(() =>
      test.app
        .get(AuditTrailService)
        .record({ userId: admin.id }, action, { type, id }, { ...before }, { ...after }),
    );
const createMail = (given: object): Promise<MailLog> =>
  create(MailLog, {
    cause: `test-${Math.random()}`,
    address: 'majitel@prostora.test',
    template: 'space-published',
    state: 'sent',
    ...given,
  });

describe('GET /api/admin/timeline', () => {
  it.each([
    '',
    'subject_type=plan&subject_id=1',
    'subject_type=space',
    'subject_type=space&subject_id=0',
    'subject_type=space&subject_id=1&kind=session',
    'subject_type=space&subject_id=1&page_size=101',
    'subject_type=space&subject_id=1&x=1',
  ])('returns 422 for the query %s', async (query) => {
    expect((await get(query)).statusCode).toBe(422);
  });

  it.each([
    'nonsense',
    '[]',
    '["2026-13-01T00:00:00.000000Z","audit",1,"x"]',
    '["2026-02-31T00:00:00.000000Z","audit",1,"x"]',
    '["0000-01-01T00:00:00.000000Z","audit",1,"x"]',
    '["2026-01-01T00:00:00.000000Z","audit",1.5,"x"]',
  ])('returns 422 on cursor for %s', async (place) => {
    expect(
      (
        await get(`subject_type=space&subject_id=1&cursor=${Buffer.from(place).toString('base64url')}`)
      ).json(),
    ).toMatchObject({ error_code: 'VALIDATION', errors: { cursor: expect.any(String) } });
  });

  it('returns no entries for an unknown record', async () => {
    expect(await getPage('space', 999_999)).toEqual({ items: [], next: null });
  });

  it('lists audit records with changes, mails, reservations and inquiries of a space, newest first', async () => {
    const one = await createReservation({
      createdAt: at(1),
      confirmedAt: at(2),
      cancelledAt: at(5),
      cancelledBy: 'guest',
    });
    await createReservation({
      createdAt: at(3),
      confirmedAt: at(3),
      status: 'confirmed',
      customerName: 'Smazaný',
      anonymizedAt: at(9),
      startsAt: at(200),
      endsAt: at(260),
      heldFrom: at(200),
      heldUntil: at(260),
    });
    const inquiry = await create(Inquiry, {
      kind: 'demand',
      fullname: 'Petr Poptávající',
      email: 'petr@host.test',
      createdAt: at(4),
    });
    await create(InquiryRecipient, {
      inquiry: inquiry.id,
      space: space.id,
      sentAt: at(4),
      answeredAt: at(6),
      state: 'offered',
    });
    await createMail({ subjectType: 'space', subjectId: space.id, createdAt: at(7), state: 'failed' });
    await createMail({
      subjectType: 'space',
      subjectId: space.id,
      createdAt: at(8),
      address: ANONYMIZED_ADDRESS,
    });
    await createMail({ subjectType: 'reservation', subjectId: one.id, createdAt: at(8) });
    await recordAudit(
      'space.save',
      'space',
      space.id,
      { capacity: 10, name: 'Sál' },
      { capacity: 20, name: 'Sál' },
    );
    const { items, next } = await getPage('space', space.id);
    expect(next).toBeNull();
    expect(items.map(({ kind, action, state, label, place }) => [kind, action, state, label, place])).toEqual(
      [
        ['audit', 'space.save', null, null, null],
        ['mail', 'space-published', 'sent', null, null],
        ['mail', 'space-published', 'failed', 'majitel@prostora.test', null],
        ['inquiry', 'answered', 'offered', 'Petr Poptávající', 'Sál'],
        ['reservation', 'cancelled', 'guest', 'Jana Nová', 'Sál'],
        ['inquiry', 'received', 'demand', 'Petr Poptávající', 'Sál'],
        ['reservation', 'made', 'instant', null, 'Sál'],
        ['reservation', 'confirmed', null, 'Jana Nová', 'Sál'],
        ['reservation', 'made', null, 'Jana Nová', 'Sál'],
      ],
    );
    expect(items[0]).toMatchObject({
      actor: { id: admin.id, email: admin.email },
      changes: [{ field: 'capacity', before: 10, after: 20 }],
      target: { type: 'space', id: space.id },
    });
    expect(items[4]).toMatchObject({
      at: at(5).toISOString(),
      target: { type: 'reservation', id: one.id },
      actor: null,
      changes: [],
    });
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
  });

  it('filters entries by the requested kinds', async () => {
    expect(
      new Set((await getPage('space', space.id, '&kind=mail,inquiry')).items.map(({ kind }) => kind)),
    ).toEqual(new Set(['mail', 'inquiry']));
    expect(await getPage('space', space.id, '&kind=order')).toEqual({ items: [], next: null });
  });

  it('returns every entry once for any page size, also with equal timestamps', async () => {
    const other = await test.make.space({ withoutPhoto: true });
    for (let index = 0; index < 4; index += 1) {
      const startsAt = at(index * 100);
      const endsAt = at(index * 100 + 60);
      await createReservation({
        space: other.id,
        startsAt,
        endsAt,
        heldFrom: startsAt,
        heldUntil: endsAt,
        createdAt: at(1),
        confirmedAt: at(2),
        cancelledAt: at(2),
        cancelledBy: 'guest',
      });
      await createMail({ subjectType: 'space', subjectId: other.id, createdAt: at(2) });
    }
    const whole = (await getPage('space', other.id)).items.map(({ id }) => id);
    expect(whole).toHaveLength(16);
    for (const size of [1, 3, 16]) {
      const found: string[] = [];
      for (let cursor: string | null = ''; cursor !== null;) {
        const { items, next }: Page = await getPage(
          'space',
          other.id,
          `&page_size=${size}${cursor && `&cursor=${cursor}`}`,
        );
        found.push(...items.map(({ id }) => id));
        cursor = next;
      }
      expect(found).toEqual(whole);
    }
  });

  it('lists entries of all spaces and orders of a customer', async () => {
    const { customer } = space.building;
    const plan = await create(SubscriptionPlan, {
      slug: 'test',
      name: 'Test',
      priceHalerPerYear: 100,
      config: {},
    });
    const order = await create(PlanOrder, {
      customer: customer.id,
      plan: plan.id,
      number: '2026000901',
      planName: 'Test',
      priceHaler: 100,
      state: 'paid',
      supplier: {},
      buyer: {},
      createdAt: at(20),
      dueOn: '2026-07-01',
      paidAt: at(21),
    });
    await recordAudit('customer.edit', 'customer', customer.id, {}, { changed: ['name'] });
    const { items } = await getPage('customer', customer.id);
    expect(items.slice(0, 3).map(({ kind, action, label }) => [kind, action, label])).toEqual([
      ['audit', 'customer.edit', null],
      ['order', 'paid', '2026000901'],
      ['order', 'placed', '2026000901'],
    ]);
    expect(items.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['reservation', 'inquiry']));
    await recordAudit('order.paid', 'order', order.id, { state: 'waiting' }, { state: 'paid' });
    expect(await listActions('order', order.id)).toEqual(['audit order.paid', 'order placed']);
  });

  it('lists each step of a reservation once, from the audit log if it is recorded there', async () => {
    const { id } = await createReservation({
      startsAt: at(900),
      endsAt: at(960),
      heldFrom: at(900),
      heldUntil: at(960),
      createdAt: at(1),
      confirmedAt: at(2),
      cancelledAt: at(3),
      cancelledBy: 'operator',
    });
    expect(await listActions('reservation', id)).toEqual([
      'reservation cancelled',
      'reservation confirmed',
      'reservation made',
    ]);
    await recordAudit(
      'reservation.cancelled',
      'reservation',
      id,
      { status: 'confirmed' },
      { status: 'cancelled' },
    );
    expect(await listActions('reservation', id)).toEqual([
      'audit reservation.cancelled',
      'reservation confirmed',
      'reservation made',
    ]);
  });

  it('lists sending, mails and closing of an inquiry', async () => {
    const { id } = await create(Inquiry, {
      kind: 'demand',
      state: 'closed',
      closedReason: 'expired',
      fullname: 'Petr',
      email: 'petr@host.test',
      createdAt: at(1),
      closedAt: at(9),
    });
    await createMail({ subjectType: 'inquiry', subjectId: id, createdAt: at(5), template: 'demand-sent' });
    expect(
      (await getPage('inquiry', id)).items.map(({ kind, action, state }) => [kind, action, state]),
    ).toEqual([
      ['inquiry', 'closed', 'expired'],
      ['mail', 'demand-sent', 'sent'],
      ['inquiry', 'sent', 'demand'],
    ]);
    await recordAudit('inquiry.close', 'inquiry', id);
    expect(await listActions('inquiry', id)).toEqual([
      'audit inquiry.close',
      'mail demand-sent',
      'inquiry sent',
    ]);
  });

  it('lists logins of a user and each mail to the user’s address once', async () => {
    const user = await test.make.user({ email: 'Karel@pribeh.test' });
    await test.signIn(user.email);
    await createMail({ address: 'karel@pribeh.test', createdAt: at(1), template: 'order-placed' });
    await createMail({
      address: 'karel@pribeh.test',
      createdAt: at(2),
      template: 'reset-password',
      subjectType: 'user',
      subjectId: user.id,
    });
    await createMail({ address: 'jiny@pribeh.test', createdAt: at(3) });
    expect(await listActions('user', user.id, '&kind=mail')).toEqual([
      'mail reset-password',
      'mail order-placed',
    ]);
    expect(await listActions('user', user.id, '&kind=audit')).toEqual(['audit login']);
  });
});

describe('GET /api/admin/spaces/:id', () => {
  it('returns details and statistics of a space in any status', async () => {
    const draft = await test.make.space({
      status: 'DISABLED',
      statusReason: 'Cizí fotky',
      withoutPhoto: true,
      perex: '',
    });
    const future = new Date(Date.now() + DAY_MS);
    const later = new Date(Date.now() + 90_000_000);
    const time = { startsAt: future, endsAt: later, heldFrom: future, heldUntil: later };
    await createReservation({ space: draft.id, ...time, status: 'confirmed', priceHaler: 123_400 });
    await createReservation({
      space: draft.id,
      status: 'pending',
      startsAt: new Date(future.getTime() + 9e7),
      endsAt: new Date(future.getTime() + 9.1e7),
      heldFrom: new Date(future.getTime() + 9e7),
      heldUntil: new Date(future.getTime() + 9.1e7),
      expiresAt: at(0),
    });
    const inquiry = await create(Inquiry, { kind: 'contact', fullname: 'Petr', email: 'petr@host.test' });
    await create(InquiryRecipient, { inquiry: inquiry.id, space: draft.id });
    await create(CalendarFeed, {
      space: draft.id,
      name: 'Google',
      url: 'https://calendar.test/a',
      failure: 'FEED_TIMEOUT',
    });
    const read = (path: string) => test.request({ url: `/api/admin/spaces/${path}`, headers });
    expect((await read(String(draft.id))).json()).toMatchObject({
      space: {
        id: draft.id,
        status: 'DISABLED',
        allowed_actions: expect.arrayContaining(['enable']),
        version: expect.any(Number),
      },
      status_reason: 'Cizí fotky',
      owner: {
        id: draft.building.customer.id,
        email: draft.building.customer.user.email,
        user_id: draft.building.customer.user.id,
        is_blocked: false,
        plan: null,
      },
      completeness: expect.any(Number),
      missing: [{ field: 'images' }, { field: 'perex' }],
      views_30_days: 0,
      published_at: expect.any(String),
    });
    expect((await read(`${draft.id}/figures`)).json()).toEqual({
      reservations: 2,
      upcoming: 1,
      pending: 0,
      value: 1234,
      inquiries: 1,
      open_inquiries: 1,
      feeds: 1,
      failing_feeds: 1,
      is_exported: false,
    });
    for (const path of ['999999', 'abc', '999999/figures']) expect((await read(path)).statusCode).toBe(404);
  });
});
