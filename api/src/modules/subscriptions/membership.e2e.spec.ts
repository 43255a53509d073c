import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { LightMyRequestResponse } from 'fastify';
import { addDays } from '@prostora/contracts';
import { extractText } from 'unpdf';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { listDirtySpaceIds, clearDirtySpaces } from '../../../test/projections.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { SqlPool, UnitOfWork } from '../../platform/database/index.ts';
import { Mailer } from '../../platform/mailer/index.ts';
import { OutboxEvent } from '../../platform/outbox/index.ts';
import { AuditEntry } from '../audit/index.ts';
import { Customer } from '../accounts/customers/index.ts';
import { MailLog, MailDeliveryService, type MailMessage } from '../mail/index.ts';
import { SiteSettingsRow, SiteSettingsService } from '../settings/index.ts';
import { User } from '../accounts/users/index.ts';
import { MembershipReviewService } from './membership-review.service.ts';
import { OrdersPersonalDataProvider } from './orders/orders.personal-data.ts';
import {
  DEFAULT_SUBSCRIPTION_CONFIG,
  MembershipCredit,
  PlanOrder,
  Subscription,
  SubscriptionLimitsService,
  SubscriptionPlan,
} from './index.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const BILLING = { street: 'Křižíkova 74', city: 'Praha', postalCode: '18600' };

type Owner = { customer: Customer; email: string; headers: { authorization: string } };
type OrderBody = {
  order: {
    id: number;
    number: string;
    state: string;
    price: number;
    due_on: string;
    created_at: string;
    paid_at: string | null;
  };
};

let test: TestApp;
let plans: Record<'zakladni' | 'start' | 'profi' | 'stary', number>;
let operator: string;
let admin: { authorization: string };
let owner: Owner;
let keys = 0;

beforeAll(async () => {
  test = await createTestApp();
  await test.make.seller();
  const em = test.orm.em.fork();
  const made = (
    [
      ['zakladni', 0, 1],
      ['start', 349_000, 3],
      ['profi', 849_000, 12],
      ['stary', 100_000, 5],
    ] as const
  ).map(([slug, priceHalerPerYear, nrOfSpaces], sortOrder) =>
    em.create(SubscriptionPlan, {
      slug,
      name: slug,
      priceHalerPerYear,
      sortOrder,
      active: slug !== 'stary',
      config: { ...DEFAULT_SUBSCRIPTION_CONFIG, nrOfSpaces, name: slug === 'zakladni' ? '' : slug },
    }),
  );
  await em.flush();
  plans = Object.fromEntries(made.map(({ slug, id }) => [slug, id])) as typeof plans;
  operator = (await test.make.admin()).email;
  admin = await test.signIn(operator);
});
afterAll(() => test.close());

beforeEach(async () => {
  jest.spyOn(test.app.get(Clock), 'now').mockImplementation(() => NOW);
  owner = await createOwner();
});
afterEach(() => {
  jest.restoreAllMocks();
});

async function createOwner(billing: Partial<typeof BILLING> = BILLING): Promise<Owner> {
  const customer = await test.make.customer({ ...billing, ico: '27082440' });
  const email = customer.user.email;
  return { customer, email, headers: await test.signIn(email) };
}

const post = (
  url: string,
  headers: Record<string, string>,
  payload: object = {},
): Promise<LightMyRequestResponse> => test.request({ method: 'POST', url, headers, payload });
const order = (who: Owner, plan_id: number, key = `key-${(keys += 1)}`): Promise<LightMyRequestResponse> =>
  post('/api/membership/orders', { ...who.headers, 'idempotency-key': key }, { plan_id });
const placeOrder = async (who: Owner, plan_id: number): Promise<OrderBody['order']> =>
  (await order(who, plan_id)).json<OrderBody>().order;
const pay = (id: number): Promise<LightMyRequestResponse> => post(`/api/admin/orders/${id}/paid`, admin);
const fetchMembership = async (who: Owner) =>
  (await test.request({ url: '/api/membership', headers: who.headers })).json<Record<string, unknown>>();
const listSubscriptions = (who: Owner): Promise<Subscription[]> =>
  test.orm.em
    .fork()
    .find(Subscription, { customer: who.customer.id }, { orderBy: { startsAt: 'asc', id: 'asc' } });
const listMails = (address: string): Promise<MailLog[]> =>
  test.orm.em.fork().find(MailLog, { address }, { orderBy: { id: 'asc' } });
const setNow = (timestamp: string): void => {
  jest.spyOn(test.app.get(Clock), 'now').mockImplementation(() => new Date(timestamp));
};

describe('GET /api/membership', () => {
  it('returns the default plan with its usage and the offered plans', async () => {
    const building = await test.make.building({ customer: owner.customer });
    const space = await test.make.space({ building, videoUrl: 'https://youtu.be/x' });
    await test.make.photo(space);
    await test.make.space({ building, status: 'DELETED' });
    expect(await fetchMembership(owner)).toMatchObject({
      plan: { slug: 'zakladni', price_per_year: 0 },
      trial: false,
      starts_at: null,
      ends_at: null,
      billing_complete: true,
      orders: [],
      use: { spaces: { used: 1, limit: 1 }, photos: { used: 2, limit: 1 }, videos: 1 },
      plans: [
        { slug: 'zakladni' },
        { slug: 'start', price_per_year: 3490, config: { nrOfSpaces: 3 } },
        { slug: 'profi' },
      ],
    });
  });

  it('returns 403 without a customer', async () => {
    expect((await test.request({ url: '/api/membership', headers: admin })).json()).toMatchObject({
      status_code: 403,
      error_code: 'FORBIDDEN',
    });
  });
});

describe('POST /api/membership/orders', () => {
  it('requires a session, an orderable plan and complete billing details', async () => {
    expect((await post('/api/membership/orders', {}, { plan_id: plans.profi })).statusCode).toBe(401);
    expect((await post('/api/membership/orders', owner.headers, {})).json()).toMatchObject({
      status_code: 422,
      errors: { plan_id: expect.any(String) },
    });
    expect((await order(owner, 999_999)).statusCode).toBe(404);
    expect((await order(owner, plans.stary)).json()).toMatchObject({
      status_code: 409,
      error_code: 'PLAN_RETIRED',
    });
    expect((await order(owner, plans.zakladni)).json()).toMatchObject({
      status_code: 409,
      error_code: 'PLAN_RETIRED',
    });
    expect((await order(await createOwner({ ...BILLING, street: '' }), plans.profi)).json()).toMatchObject({
      status_code: 422,
      error_code: 'BILLING_INCOMPLETE',
    });
  });

  it('is refused with the reason until the operator has filled in the company and the account', async () => {
    const settings = test.app.get(SiteSettingsService);
    const row = await test.orm.em.fork().findOneOrFail(SiteSettingsRow, 1);
    const setAccount = async (account: string): Promise<void> => {
      const values = { ...row.values, billing: { ...row.values.billing, account } };
      await test.orm.em.fork().nativeUpdate(SiteSettingsRow, 1, { values });
      settings.clearCache();
    };
    await setAccount('');
    const answer = await order(owner, plans.profi);
    await setAccount(row.values.billing.account);
    expect(answer.json()).toMatchObject({ status_code: 409, error_code: 'SELLER_INCOMPLETE' });
  });

  it('creates an order with an invoice number, a due day in 14 days and the current parties', async () => {
    const answer = await order(owner, plans.profi);
    expect(answer.statusCode).toBe(201);
    const made = answer.json<OrderBody>().order;
    expect(made).toMatchObject({
      number: expect.stringMatching(/^2026\d{6}$/u),
      state: 'waiting',
      price: 8490,
      due_on: '2026-12-04',
      paid_at: null,
    });
    const kept = await test.orm.em.fork().findOneOrFail(PlanOrder, made.id);
    expect(kept).toMatchObject({
      supplier: { iban: 'CZ6508000000192000145399', isVatPayer: false },
      buyer: { name: owner.customer.name, ico: '27082440', postalCode: '18600' },
    });
    expect(await test.orm.em.fork().count(AuditEntry, { action: 'order.place', subjectId: made.id })).toBe(1);
    expect((await order(owner, plans.profi)).json()).toMatchObject({
      status_code: 409,
      error_code: 'ORDER_WAITING',
    });
    expect((await order(owner, plans.start)).statusCode).toBe(201);
    expect(await fetchMembership(owner)).toMatchObject({
      orders: [{ plan: { name: 'start' } }, { plan: { name: 'profi' }, state: 'waiting' }],
    });
  });

  it('mails the invoice to the customer and a notification to operators that are not blocked', async () => {
    const other = await test.make.admin();
    const shutOut = await test.make.admin({ blockedAt: new Date() });
    const made = await placeOrder(owner, plans.profi);
    expect((await listMails(owner.email)).map(({ template }) => template)).toEqual(['order-placed']);
    expect((await listMails(other.email)).map(({ template }) => template)).toEqual(['order-placed-operator']);
    expect(await listMails(shutOut.email)).toEqual([]);
    const send = jest.spyOn(test.app.get(Mailer), 'send').mockResolvedValue();
    await deliver(owner.email);
    expect(send).toHaveBeenCalledWith(
      expect.objectContaining({
        to: owner.email,
        attachments: [
          {
            filename: `zalohova-faktura-${made.number}.pdf`,
            contentType: 'application/pdf',
            content: expect.any(Uint8Array),
          },
        ],
      }),
    );
  });

  it('creates one order for ten concurrent requests with the same idempotency key', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => order(owner, plans.profi, 'nervous')));
    const done = answers.filter(({ statusCode }) => statusCode === 201);
    expect(done.length).toBeGreaterThan(0);
    expect(
      answers
        .filter(({ statusCode }) => statusCode !== 201)
        .every(
          (answer) =>
            answer.json<{ error_code: string }>().error_code === 'IDEMPOTENCY_PENDING' &&
            answer.headers['retry-after'] === '1',
        ),
    ).toBe(true);
    expect(await test.orm.em.fork().count(PlanOrder, { customer: owner.customer.id })).toBe(1);
    const again = await order(owner, plans.profi, 'nervous');
    expect([again.statusCode, again.json()]).toEqual([201, done[0]?.json()]);
    expect(await listMails(owner.email)).toHaveLength(1);
    expect((await order(owner, plans.start, 'nervous')).json()).toMatchObject({
      status_code: 409,
      error_code: 'IDEMPOTENCY_MISMATCH',
    });
    expect((await order(await createOwner(), plans.profi, 'nervous')).statusCode).toBe(201);
  });

  it('rolls the order back when the response cannot be stored for the key', async () => {
    const { pool } = test.app.get(SqlPool);
    await pool.query(
      `create function refuse_answer() returns trigger language plpgsql as $$ begin raise exception 'the disk is full'; end $$`,
    );
    await pool.query(
      'create trigger refuse_answer before update on idempotency_key for each row execute function refuse_answer()',
    );
    expect((await order(owner, plans.profi, 'unlucky')).statusCode).toBe(500);
    await pool.query('drop trigger refuse_answer on idempotency_key');
    expect(await test.orm.em.fork().count(PlanOrder, { customer: owner.customer.id })).toBe(0);
    expect(await listMails(owner.email)).toEqual([]);
    expect((await order(owner, plans.profi, 'unlucky')).statusCode).toBe(201);
  });

  it('releases the key of a rejected request', async () => {
    const late = await createOwner({});
    expect((await order(late, plans.profi, 'later')).statusCode).toBe(422);
    await test.orm.em.fork().nativeUpdate(Customer, { id: late.customer.id }, BILLING);
    expect((await order(late, plans.profi, 'later')).statusCode).toBe(201);
  });

  it('rejects an empty, too long or non-ASCII key', async () => {
    for (const key of [' ', 'x'.repeat(256), 'klíč'])
      expect(
        (
          await post(
            '/api/membership/orders',
            { ...owner.headers, 'idempotency-key': key },
            { plan_id: plans.profi },
          )
        ).statusCode,
      ).toBe(422);
  });

  it('can be cancelled by its customer only while it waits', async () => {
    const made = await placeOrder(owner, plans.profi);
    const stranger = await createOwner();
    expect((await post(`/api/membership/orders/${made.id}/cancel`, stranger.headers)).statusCode).toBe(404);
    expect((await post(`/api/membership/orders/${made.id}/cancel`, owner.headers)).json()).toMatchObject({
      order: { state: 'cancelled', cancelled_at: NOW.toISOString() },
    });
    expect((await post(`/api/membership/orders/${made.id}/cancel`, owner.headers)).json()).toMatchObject({
      status_code: 409,
      error_code: 'ORDER_CLOSED',
    });
    expect((await pay(made.id)).json()).toMatchObject({ status_code: 409, error_code: 'ORDER_CLOSED' });
  });
});

describe('GET /api/membership/orders/:id/invoice', () => {
  it('returns the file to the customer and the operator and 404 to others', async () => {
    const made = await placeOrder(owner, plans.profi);
    const url = `/api/membership/orders/${made.id}/invoice`;
    for (const headers of [owner.headers, admin]) {
      const answer = await test.request({ url, headers });
      expect(answer.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="zalohova-faktura-${made.number}.pdf"`,
        'cache-control': 'no-store',
      });
      const { text } = await extractText(new Uint8Array(answer.rawPayload), { mergePages: true });
      expect(text).toContain(owner.customer.name);
    }
    expect((await test.request({ url, headers: (await createOwner()).headers })).statusCode).toBe(404);
    expect((await test.request({ url })).statusCode).toBe(401);
  });
});

describe('POST /api/admin/orders/:id/paid', () => {
  it('begins a year of the plan, notifies the customer and writes an audit entry', async () => {
    const made = await placeOrder(owner, plans.profi);
    expect((await pay(made.id)).json()).toMatchObject({
      id: made.id,
      state: 'paid',
      paid_at: NOW.toISOString(),
      customer: { id: owner.customer.id, email: owner.email },
    });
    expect(await listSubscriptions(owner)).toMatchObject([
      { trial: false, startsAt: NOW, endsAt: new Date('2027-11-20T12:00:00Z') },
    ]);
    expect(await fetchMembership(owner)).toMatchObject({
      plan: { slug: 'profi' },
      ends_at: '2027-11-20T12:00:00.000Z',
      use: { spaces: { limit: 12 } },
    });
    expect((await listMails(owner.email)).map(({ template }) => template)).toEqual([
      'order-placed',
      'membership-begun',
    ]);
    expect(await test.orm.em.fork().count(AuditEntry, { action: 'order.paid', subjectId: made.id })).toBe(1);
  });

  it('applies one of two concurrent requests', async () => {
    const made = await placeOrder(owner, plans.profi);
    const answers = await Promise.all([pay(made.id), pay(made.id)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await listSubscriptions(owner)).toHaveLength(1);
  });

  it('adds a year of the same plan, and two years for two concurrent payments', async () => {
    await pay((await placeOrder(owner, plans.profi)).id);
    const next = await placeOrder(owner, plans.profi);
    const em = test.orm.em.fork();
    const { id: _id, ...copy } = await em.findOneOrFail(PlanOrder, next.id);
    const further = em.create(PlanOrder, { ...copy, number: '2026999999' });
    await em.flush();
    await Promise.all([pay(next.id), pay(further.id)]);
    expect(
      (await listSubscriptions(owner)).map(({ startsAt, endsAt }) => [
        startsAt.getUTCFullYear(),
        endsAt.getUTCFullYear(),
      ]),
    ).toEqual([
      [2026, 2027],
      [2027, 2028],
      [2028, 2029],
    ]);
    expect(await fetchMembership(owner)).toMatchObject({ ends_at: '2029-11-20T12:00:00.000Z' });
    expect(
      (await listMails(owner.email)).filter(({ template }) => template === 'membership-prolonged'),
    ).toHaveLength(2);
  });

  it('replaces other plans and a trial and returns their value as credit', async () => {
    const em = test.orm.em.fork();
    em.create(Subscription, {
      customer: owner.customer.id,
      plan: plans.start,
      trial: true,
      startsAt: new Date('2026-11-10T12:00:00Z'),
      endsAt: new Date('2026-12-10T12:00:00Z'),
    });
    await em.flush();
    for (const plan of [plans.start, plans.start, plans.profi]) await pay((await placeOrder(owner, plan)).id);
    expect(await listSubscriptions(owner)).toMatchObject([
      { trial: true, endsAt: NOW },
      { plan: { id: plans.start }, startsAt: NOW, endsAt: NOW },
      { plan: { id: plans.profi }, endsAt: new Date('2027-11-20T12:00:00Z') },
    ]);
    const entries = await test.orm.em
      .fork()
      .find(AuditEntry, { action: 'order.paid' }, { orderBy: { id: 'desc' }, limit: 3 });
    expect(entries.map(({ before }) => before)).toEqual([
      {
        state: 'waiting',
        ended: [
          { plan: 'start', trial: false, until: '2027-11-20T12:00:00.000Z', credit: 3490 },
          { plan: 'start', trial: false, until: '2028-11-20T12:00:00.000Z', credit: 3490 },
        ],
      },
      { state: 'waiting' },
      { state: 'waiting', ended: [{ plan: 'start', trial: true, until: '2026-12-10T12:00:00.000Z' }] },
    ]);
  });

  it('restores the limits of the default plan after the year', async () => {
    await pay((await placeOrder(owner, plans.profi)).id);
    const limits = () =>
      test.app
        .get(UnitOfWork)
        .runInOwnContext(() => test.app.get(SubscriptionLimitsService).getSpaceLimits(owner.customer.id));
    await expect(limits()).resolves.toMatchObject({ nrOfSpaces: 12 });
    setNow('2027-11-20T11:59:59Z');
    await expect(limits()).resolves.toMatchObject({ nrOfSpaces: 12 });
    setNow('2027-11-20T12:00:00Z');
    await expect(limits()).resolves.toMatchObject({ nrOfSpaces: 1 });
  });

  it('marks the published spaces of the customer for the catalogue', async () => {
    const building = await test.make.building({ customer: owner.customer });
    const space = await test.make.space({ building });
    await test.make.space({ building, status: 'DRAFT' });
    await clearDirtySpaces(test);
    await pay((await placeOrder(owner, plans.profi)).id);
    expect(await listDirtySpaceIds(test)).toEqual([space.id]);
  });
});

describe('change of plan', () => {
  type Quote = {
    price: number;
    parts: { plan: string; days: number; amount: number }[];
    credit: number;
    to_pay: number;
    leftover: number;
    prolongs: boolean;
  };
  const fetchQuote = async (plan_id: number): Promise<Quote> =>
    (
      await test.request({ url: `/api/membership/orders/quote?plan_id=${plan_id}`, headers: owner.headers })
    ).json<Quote>();
  const orderShown = (plan_id: number, to_pay: number): Promise<LightMyRequestResponse> =>
    post(
      '/api/membership/orders',
      { ...owner.headers, 'idempotency-key': `key-${(keys += 1)}` },
      { plan_id, to_pay },
    );
  const listCreditEntries = async (): Promise<[string, number][]> =>
    (
      await test.orm.em
        .fork()
        .find(MembershipCredit, { customer: owner.customer.id }, { orderBy: { id: 'asc' } })
    ).map(({ kind, amountHaler }) => [kind, amountHaler]);

  it('deducts unused days from the price of the order', async () => {
    await pay((await placeOrder(owner, plans.start)).id);
    setNow('2027-02-28T12:00:00Z');
    owner.headers = await test.signIn(owner.email);
    const quote = await fetchQuote(plans.profi);
    expect(quote).toMatchObject({
      price: 8490,
      parts: [{ plan: 'start', days: 265, amount: 2533.84 }],
      credit: 2533.84,
      to_pay: 5956.16,
      leftover: 0,
      prolongs: false,
    });
    const made = (await orderShown(plans.profi, quote.to_pay)).json<
      OrderBody & { order: { credit: number; to_pay: number } }
    >().order;
    expect(made).toMatchObject({ price: 8490, credit: 2533.84, to_pay: 5956.16, state: 'waiting' });
    admin = await test.signIn(operator);
    expect((await pay(made.id)).statusCode).toBe(200);
    expect(await listCreditEntries()).toEqual([
      ['unused', 253_384],
      ['used', -253_384],
    ]);
    expect(await listSubscriptions(owner)).toMatchObject([
      { valueHaler: 349_000 - 253_384 },
      { valueHaler: 849_000 },
    ]);
    expect(await fetchMembership(owner)).toMatchObject({ plan: { slug: 'profi' }, credit: 0 });
    const invoice = await test.request({
      url: `/api/membership/orders/${made.id}/invoice`,
      headers: owner.headers,
    });
    const { text } = await extractText(new Uint8Array(invoice.rawPayload), { mergePages: true });
    expect(text).toContain('-2 533,84 Kč');
  });

  it('settles an order of a cheaper plan at once and keeps the rest as credit', async () => {
    admin = await test.signIn(operator);
    await pay((await placeOrder(owner, plans.profi)).id);
    const answer = await orderShown(plans.start, 0);
    expect(answer.json()).toMatchObject({ order: { state: 'paid', to_pay: 0, credit: 3490 } });
    expect(await fetchMembership(owner)).toMatchObject({ plan: { slug: 'start' }, credit: 5000 });
    expect(await fetchQuote(plans.start)).toMatchObject({
      prolongs: true,
      parts: [],
      credit: 3490,
      to_pay: 0,
      leftover: 1510,
    });
    expect((await listMails(owner.email)).map(({ template }) => template)).toEqual([
      'order-placed',
      'membership-begun',
      'membership-begun',
    ]);
  });

  it('returns 409 with the current quote when the shown amount differs', async () => {
    await pay((await placeOrder(owner, plans.start)).id);
    const refused = await orderShown(plans.profi, 8490);
    expect(refused.json()).toMatchObject({
      status_code: 409,
      error_code: 'PRICE_CHANGED',
      quote: { to_pay: 5000, credit: 3490 },
    });
    expect(await test.orm.em.fork().count(PlanOrder, { customer: owner.customer.id, state: 'waiting' })).toBe(
      0,
    );
  });

  it('keeps the credit of the order until its due day and shortens the year of a later payment', async () => {
    await pay((await placeOrder(owner, plans.start)).id);
    const made = await placeOrder(owner, plans.profi);
    setNow('2028-01-10T12:00:00Z');
    admin = await test.signIn(operator);
    await pay(made.id);
    expect(await listCreditEntries()).toEqual([]);
    const [, profi] = await listSubscriptions(owner);
    expect(profi).toMatchObject({ valueHaler: 500_000 });
    expect(profi?.endsAt.toISOString().slice(0, 10)).toBe('2028-08-12');
  });

  it('does not offer reserved credit twice and settles two concurrent payments', async () => {
    admin = await test.signIn(operator);
    await pay((await placeOrder(owner, plans.start)).id);
    const waiting = await placeOrder(owner, plans.profi);
    expect(await fetchQuote(plans.start)).toMatchObject({ credit: 0, to_pay: 3490 });
    const prolonging = await placeOrder(owner, plans.start);
    const answers = await Promise.all([pay(waiting.id), pay(prolonging.id)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const entries = await listCreditEntries();
    const balance = entries.reduce((sum, [, amount]) => sum + amount, 0);
    const granted = entries
      .filter(([kind]) => kind === 'waiting')
      .reduce((sum, [, amount]) => sum + amount, 0);
    const value = (await listSubscriptions(owner)).reduce((sum, { valueHaler }) => sum + valueHaler, 0);
    expect(value + balance).toBe(349_000 + (849_000 - 349_000) + 349_000 + granted);
    expect(balance).toBeGreaterThanOrEqual(0);
  });
});

describe('MembershipReviewService', () => {
  const review = (): Promise<void> =>
    test.app.get(UnitOfWork).runInOwnContext(() => test.app.get(MembershipReviewService).remind());

  it('reminds 14 days and one day before the end unless the next year is paid', async () => {
    await pay((await placeOrder(owner, plans.profi)).id);
    const sure = await createOwner();
    for (let year = 0; year < 2; year += 1) await pay((await placeOrder(sure, plans.profi)).id);
    for (const day of ['05', '06', '07', '18', '19', '20']) {
      setNow(`2027-11-${day}T06:10:00Z`);
      await review();
    }
    expect(
      (await listMails(owner.email))
        .map(({ template, cause }) => `${template} ${cause.split('-').at(-1)}`)
        .slice(2),
    ).toEqual(['membership-ending 14', 'membership-ending 1']);
    expect((await listMails(sure.email)).map(({ template }) => template)).not.toContain('membership-ending');
  });

  it('marks the spaces of an ended plan for the catalogue', async () => {
    await pay((await placeOrder(owner, plans.profi)).id);
    const space = await test.make.space({ building: await test.make.building({ customer: owner.customer }) });
    await clearDirtySpaces(test);
    setNow('2027-11-21T06:10:00Z');
    await test.app
      .get(UnitOfWork)
      .runInOwnContext(() => test.app.get(MembershipReviewService).announceEnded());
    expect(await listDirtySpaceIds(test)).toContain(space.id);
  });
});

describe('administration of orders and plans', () => {
  it('finds orders by number, customer and state', async () => {
    const made = await placeOrder(owner, plans.profi);
    await post(`/api/admin/orders/${(await placeOrder(owner, plans.start)).id}/cancel`, admin);
    const list = async (query: string) =>
      (await test.request({ url: `/api/admin/orders?${query}`, headers: admin })).json<{
        items: { number: string }[];
        total: number;
        counts: object;
      }>();
    expect(await list(`search=${made.number}`)).toMatchObject({
      items: [{ number: made.number, customer: { email: owner.email } }],
      total: 1,
    });
    expect(await list(`search=${owner.email}`)).toMatchObject({
      total: 2,
      counts: { waiting: 1, paid: 0, cancelled: 1, overdue: 0 },
    });
    expect(
      await list(`search=${encodeURIComponent(owner.customer.name)}&state=waiting&page_size=1`),
    ).toMatchObject({ items: [{ number: made.number }], total: 1, nr_of_pages: 1 });
    expect((await list('search=%25')).total).toBe(0);
    expect((await test.request({ url: '/api/admin/orders?search=%00', headers: admin })).statusCode).toBe(
      422,
    );
    expect((await listMails(owner.email)).map(({ template }) => template)).toContain('order-cancelled');
    expect((await test.request({ url: '/api/admin/orders?state=odd', headers: admin })).json()).toMatchObject(
      { status_code: 422, errors: { state: expect.any(String) } },
    );
  });

  it('filters waiting orders overdue since the day after the due day', async () => {
    const made = await placeOrder(owner, plans.profi);
    await post(`/api/admin/orders/${(await placeOrder(owner, plans.start)).id}/cancel`, admin);
    const overdue = async () =>
      (
        await test.request({ url: `/api/admin/orders?search=${owner.email}&state=overdue`, headers: admin })
      ).json<{ items: { number: string }[]; total: number; counts: object }>();
    const dueOn = (day: string) =>
      test.orm.em.fork().nativeUpdate(PlanOrder, { number: made.number }, { dueOn: day });
    const today = test.app.get(Clock).today();
    await dueOn(today);
    expect(await overdue()).toMatchObject({ items: [], total: 0, counts: { waiting: 1, overdue: 0 } });
    await dueOn(addDays(today, -1));
    expect(await overdue()).toMatchObject({
      items: [{ number: made.number }],
      total: 1,
      counts: { waiting: 1, cancelled: 1, overdue: 1 },
    });
  });

  const config = {
    catalogPositionCoefficient: 1,
    description: 'Popis',
    hasMicroSite: false,
    hasSocialNetworksPromotion: false,
    hasSupportWithProfile: false,
    hasVideoInSpace: true,
    nrOfPhotosInSpace: 5,
    nrOfSpaces: 2,
  };
  const input = { name: 'Malý dům', price_per_year: 990.5, active: true, sort_order: 90, config };

  /** Sends the current version unless `changes` contains one. */
  async function savePlan(id: number, changes: object, headers = admin) {
    const version = (await test.orm.em.fork().findOne(SubscriptionPlan, { id }))?.version ?? 1;
    return test.request({
      method: 'PUT',
      url: `/api/admin/plans/${id}`,
      headers,
      payload: { version, ...changes },
    });
  }

  it('returns 409 with the current plan after a concurrent change', async () => {
    const plan = (await post('/api/admin/plans', admin, { ...input, name: 'Souběžný' })).json<{
      id: number;
      version: number;
    }>();
    const saved = (
      await savePlan(plan.id, { ...input, name: 'Souběžný', sort_order: 91, version: plan.version })
    ).json<{ version: number }>();
    expect(saved.version).toBeGreaterThan(plan.version);
    const refused = await savePlan(plan.id, { ...input, name: 'Jiný', version: plan.version });
    expect(refused.json()).toMatchObject({ status_code: 409, error_code: 'CONFLICT', current: saved });
    const { items } = (await test.request({ url: '/api/admin/plans', headers: admin })).json<{
      items: { id: number }[];
    }>();
    expect(items.find(({ id }) => id === plan.id)).toEqual(saved);
    expect((await savePlan(plan.id, { ...input, name: 'Jiný', version: undefined })).json()).toMatchObject({
      status_code: 422,
      errors: { version: expect.any(String) },
    });
  });

  it('sorts orders and filters by day of issue', async () => {
    const made = [await placeOrder(owner, plans.profi), await placeOrder(owner, plans.start)];
    const numbers = async (query: string): Promise<string[]> =>
      (await test.request({ url: `/api/admin/orders?search=${owner.email}&${query}`, headers: admin }))
        .json<{ items: { number: string }[] }>()
        .items.map(({ number }) => number);
    const [profi = '', start = ''] = made.map(({ number }) => number);
    for (const sort of ['number', 'price', 'created', 'due', 'customer']) {
      const ascending = await numbers(`sort=${sort}&order=asc`);
      expect([...ascending].sort()).toEqual([profi, start].sort());
      expect(await numbers(`sort=${sort}&order=desc`)).toEqual([...ascending].reverse());
      expect([
        ...(await numbers(`sort=${sort}&order=asc&page_size=1`)),
        ...(await numbers(`sort=${sort}&order=asc&page_size=1&page=2`)),
      ]).toEqual(ascending);
    }
    await test.orm.em
      .fork()
      .nativeUpdate(PlanOrder, { number: profi }, { createdAt: new Date('2026-03-09T23:30:00Z') });
    expect(await numbers('from=2026-03-10&to=2026-03-10')).toEqual([profi]);
    expect(await numbers('to=2026-03-09')).toEqual([]);
    expect(await numbers('from=2026-03-11')).toEqual([start]);
    for (const query of ['from=2026-02-30', 'to=vcera', 'sort=odd', 'order=odd'])
      expect((await test.request({ url: `/api/admin/orders?${query}`, headers: admin })).statusCode).toBe(
        422,
      );
  });

  it('adds and changes plans with validation and audit entries', async () => {
    const added = (await post('/api/admin/plans', admin, input)).json<{ id: number }>();
    expect(added).toMatchObject({
      slug: 'maly-dum',
      price_per_year: 990.5,
      config: { ...config, name: 'Malý dům' },
    });
    expect((await post('/api/admin/plans', admin, input)).json<{ slug: string }>().slug).toMatch(
      /^maly-dum-/u,
    );
    const saved = await savePlan(added.id, { ...input, active: false, config: { ...config, nrOfSpaces: 4 } });
    expect(saved.json()).toMatchObject({ active: false, config: { nrOfSpaces: 4 } });
    expect(
      await test.orm.em.fork().findOneOrFail(AuditEntry, { action: 'plan.save', subjectId: added.id }),
    ).toMatchObject({ before: { active: true, nrOfSpaces: 2 }, after: { active: false, nrOfSpaces: 4 } });
    expect(
      (
        await post('/api/admin/plans', admin, {
          ...input,
          name: ' ',
          price_per_year: -1,
          config: { ...config, nrOfSpaces: 0, odd: 1 },
        })
      ).json(),
    ).toMatchObject({
      status_code: 422,
      errors: {
        name: 'Povinná hodnota',
        price_per_year: expect.any(String),
        'config.nrOfSpaces': 'Zadejte číslo od 1 do 1\u00a0000',
        'config.odd': 'Neznámé pole',
      },
    });
    expect((await savePlan(999_999, input)).statusCode).toBe(404);
  });

  it('marks spaces for the catalogue only when the coefficient of their current plan changes', async () => {
    const added = (await post('/api/admin/plans', admin, { ...input, name: 'Posunutý' })).json<{
      id: number;
    }>();
    await pay((await placeOrder(owner, added.id)).id);
    const space = await test.make.space({ building: await test.make.building({ customer: owner.customer }) });
    const isMarked = async (): Promise<boolean> => (await listDirtySpaceIds(test)).includes(space.id);
    await clearDirtySpaces(test);
    const save = (given: object, headers?: typeof admin) =>
      savePlan(added.id, { ...input, name: 'Posunutý', config: { ...config, ...given } }, headers);
    await save({ nrOfSpaces: 7 });
    expect(await isMarked()).toBe(false);
    await save({ catalogPositionCoefficient: 3 });
    expect(await isMarked()).toBe(true);
    await clearDirtySpaces(test);
    setNow('2027-11-20T12:00:00Z');
    const aYearLater = await test.signIn(operator);
    expect((await save({ catalogPositionCoefficient: 4 }, aYearLater)).statusCode).toBe(200);
    expect(await isMarked()).toBe(false);
  });

  it('requires the default plan to stay active and free', async () => {
    const save = (given: object) =>
      savePlan(plans.zakladni, {
        ...input,
        name: 'Základní',
        price_per_year: 0,
        sort_order: 0,
        config: { ...config, nrOfSpaces: 1, nrOfPhotosInSpace: 1 },
        ...given,
      });
    expect((await save({ active: false })).json()).toMatchObject({
      status_code: 422,
      errors: { active: expect.any(String) },
    });
    expect((await save({ price_per_year: 10 })).json()).toMatchObject({
      status_code: 422,
      errors: { price_per_year: expect.any(String) },
    });
    expect((await save({})).json()).toMatchObject({ name: 'Základní', config: { name: '' } });
  });
});

describe('erasure of a customer', () => {
  it('exports orders, keeps invoices and cancels waiting orders', async () => {
    const made = await placeOrder(owner, plans.profi);
    const person = { userId: owner.customer.user.id, customerId: owner.customer.id, email: owner.email };
    const provider = test.app.get(OrdersPersonalDataProvider);
    await expect(
      test.app.get(UnitOfWork).runInOwnContext(() => provider.export(person)),
    ).resolves.toMatchObject([{ number: made.number, buyer: { name: owner.customer.name } }]);
    await test.app.get(UnitOfWork).run(() => provider.erase(person));
    expect(await test.orm.em.fork().findOneOrFail(PlanOrder, made.id)).toMatchObject({
      state: 'cancelled',
      buyer: { name: owner.customer.name },
    });
  });

  it('sends no mails to an erased user', async () => {
    const made = await placeOrder(owner, plans.profi);
    await test.orm.em.fork().nativeUpdate(User, { email: owner.email }, { erasedAt: NOW });
    await pay(made.id);
    expect((await listMails(owner.email)).map(({ template }) => template)).toEqual(['order-placed']);
  });
});

/** Sends the first mail to the address as its job does. */
async function deliver(address: string): Promise<void> {
  const [mail] = await listMails(address);
  const rows = await test.orm.em.fork().find(OutboxEvent, { name: 'job:send-mail' });
  const job = rows
    .map(({ payload }) => payload as { mail_id: number; message: MailMessage })
    .find(({ mail_id }) => mail_id === mail?.id);
  if (!job) throw new Error('No mail waits.');
  await test.app
    .get(UnitOfWork)
    .runInOwnContext(() => test.app.get(MailDeliveryService).deliver(job.mail_id, job.message, false));
}
