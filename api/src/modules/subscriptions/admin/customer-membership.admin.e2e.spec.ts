import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { errors, fieldErrors } from '@prostora/strings/cs/errors.ts';
import { creditErrors } from '@prostora/strings/cs/invoice.ts';
import type { LightMyRequestResponse } from 'fastify';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { TEST_PASSWORD } from '../../../../test/factories/factories.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { AuditEntry } from '../../audit/index.ts';
import type { Customer } from '../../accounts/customers/index.ts';
import { MailLog } from '../../mail/index.ts';
import {
  DEFAULT_SUBSCRIPTION_CONFIG,
  MembershipCredit,
  PlanOrder,
  Subscription,
  SubscriptionPlan,
} from '../index.ts';

type Headers = Record<string, string>;
type State = { plan_id: number | null; ends_at: string | null };
type Detail = { membership: State; credit: number; subscriptions: object[]; ledger: object[] };

const NOW = new Date('2026-11-20T12:00:00Z');
const END = '2027-12-31T22:59:00.000Z';
const BILLING = { street: 'Křižíkova 74', city: 'Praha', postalCode: '18600', ico: '27082440' };

let test: TestApp;
let asAdmin: Headers;
let plans: Record<'start' | 'profi', number>;
let customer: Customer;

beforeAll(async () => {
  test = await createTestApp();
  await test.make.seller();
  asAdmin = await test.signIn((await test.make.admin()).email);
  const em = test.orm.em.fork();
  const createPlan = (slug: string, priceHalerPerYear: number): SubscriptionPlan => {
    const config = { ...DEFAULT_SUBSCRIPTION_CONFIG };
    const given = { slug, name: slug, priceHalerPerYear, sortOrder: 1, active: true, config };
    return em.create(SubscriptionPlan, given);
  };
  const [start, profi] = [createPlan('start', 349_000), createPlan('profi', 849_000)];
  await em.flush();
  plans = { start: start.id, profi: profi.id };
});
afterAll(() => test.close());

beforeEach(async () => {
  jest.spyOn(test.app.get(Clock), 'now').mockImplementation(() => NOW);
  customer = await test.make.customer(BILLING);
});
afterEach(() => {
  jest.restoreAllMocks();
});

const post = (path: string, payload: object, headers: Headers = asAdmin): Promise<LightMyRequestResponse> =>
  test.request({ method: 'POST', url: `/api/admin/customers/${path}`, headers, payload });
const read = async (id = customer.id): Promise<Detail> =>
  (await test.request({ url: `/api/admin/customers/${id}`, headers: asAdmin })).json<Detail>();
const correction = (changes: object = {}): object => ({
  plan_id: plans.profi,
  ends_at: END,
  reason: 'Náhrada za výpadek',
  as_read: { plan_id: null, ends_at: null },
  ...changes,
});
const correct = (changes: object = {}, headers: Headers = asAdmin): Promise<LightMyRequestResponse> =>
  post(`${customer.id}/membership`, correction(changes), headers);
const changeCredit = (amount: unknown, headers: Headers = asAdmin): Promise<LightMyRequestResponse> =>
  post(`${customer.id}/credit`, { amount, reason: 'Sleva podle dohody' }, headers);
const signInOwner = (): Promise<Headers> => test.signIn(customer.user.email);
const listMails = (): Promise<MailLog[]> =>
  test.orm.em.fork().find(MailLog, { address: customer.user.email });
const findAudit = (action: string): Promise<AuditEntry | null> =>
  test.orm.em.fork().findOne(AuditEntry, { action, subjectType: 'customer', subjectId: customer.id });

type Period = Pick<Subscription, 'startsAt' | 'endsAt' | 'trial' | 'valueHaler'>;

/** A year of Start, 100 of its 365 days used. */
async function subscribe(changes: Partial<Period> = {}): Promise<void> {
  const em = test.orm.em.fork();
  const startsAt = new Date('2026-08-12T12:00:00Z');
  const endsAt = new Date('2027-08-12T12:00:00Z');
  const period: Period = { startsAt, endsAt, trial: false, valueHaler: 349_000, ...changes };
  em.create(Subscription, { customer: customer.id, plan: plans.start, ...period });
  await em.flush();
}

async function order(planId: number): Promise<void> {
  const headers = await signInOwner();
  const url = '/api/membership/orders';
  const answer = await test.request({ method: 'POST', url, headers, payload: { plan_id: planId } });
  expect(answer.statusCode).toBe(201);
}

describe('POST /api/admin/customers/:id/membership', () => {
  it('is forbidden for other users than operators', async () => {
    expect((await correct({}, {})).statusCode).toBe(401);
    expect((await correct({}, await signInOwner())).statusCode).toBe(403);
  });

  it('rejects an unknown plan, an end outside of the next ten years and a missing reason', async () => {
    const listErrors = async (changes: object): Promise<unknown> => {
      const answer = await correct(changes);
      expect(answer.statusCode).toBe(422);
      return answer.json<{ errors: unknown }>().errors;
    };
    const tooFar = '2036-11-20T12:00:01Z';
    expect(await listErrors({ plan_id: 999_999 })).toEqual({ plan_id: fieldErrors.choice });
    expect(await listErrors({ ends_at: NOW.toISOString() })).toEqual({ ends_at: creditErrors.endPassed });
    expect(await listErrors({ ends_at: tooFar })).toEqual({ ends_at: creditErrors.endTooFar(10) });
    expect(await listErrors({ ends_at: 'zítra' })).toEqual({ ends_at: fieldErrors.datetime });
    expect(await listErrors({ reason: ' ' })).toEqual({ reason: fieldErrors.required });
    expect(await listErrors({ as_read: undefined })).toEqual({ as_read: fieldErrors.required });
    expect(await listErrors({ as_read: { plan_id: 'x', ends_at: null } })).toEqual({
      'as_read.plan_id': expect.any(String),
    });
  });

  it('returns 404 for an unknown customer and 409 for an erased one', async () => {
    expect((await post('999999/membership', correction())).statusCode).toBe(404);
    customer = await test.make.customer({ user: await test.make.user({ erasedAt: new Date() }) });
    expect((await correct()).json()).toMatchObject({ status_code: 409, error_code: 'ACCOUNT_CLOSED' });
  });

  it('begins a membership of a customer without one, notifies the owner and writes an audit entry', async () => {
    const answer = await correct();
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      plan: { id: plans.profi, trial: false, ends_at: END },
      membership: { plan_id: plans.profi, ends_at: END },
      subscriptions: [
        {
          plan: { name: 'profi' },
          value: 0,
          paid: null,
          remaining: 0,
          starts_at: NOW.toISOString(),
          ends_at: END,
        },
      ],
    });
    expect(await findAudit('customer.membership')).toMatchObject({
      before: { plan: null, until: null },
      after: { plan: 'profi', until: END, reason: 'Náhrada za výpadek' },
    });
    expect((await listMails()).map(({ template }) => template)).toEqual(['membership-corrected']);
    const mine = await test.request({ url: '/api/membership', headers: await signInOwner() });
    expect(mine.json()).toMatchObject({ plan: { slug: 'profi' }, ends_at: END });
  });

  it('replaces the running plan and the year paid ahead, and keeps their unused value', async () => {
    await subscribe();
    await subscribe({ startsAt: new Date('2027-08-12T12:00:00Z'), endsAt: new Date('2028-08-12T12:00:00Z') });
    const { membership } = await read();
    expect(membership).toEqual({ plan_id: plans.start, ends_at: '2028-08-12T12:00:00.000Z' });
    expect((await correct({ as_read: membership })).json()).toMatchObject({
      membership: { plan_id: plans.profi, ends_at: END },
      subscriptions: [
        { plan: { name: 'profi' }, value: 6023.84, paid: null, remaining: 6023.84 },
        { plan: { name: 'start' }, value: 956.16, remaining: 0, ends_at: NOW.toISOString() },
      ],
      credit: 0,
      ledger: [],
    });
  });

  it('tells what the order was paid with from what is left of the period', async () => {
    await subscribe();
    await order(plans.profi);
    const waiting = await test.orm.em.fork().findOneOrFail(PlanOrder, { customer: customer.id });
    const url = `/api/admin/orders/${waiting.id}/paid`;
    expect((await test.request({ method: 'POST', url, headers: asAdmin })).statusCode).toBe(200);
    const { subscriptions } = await read();
    expect(subscriptions).toMatchObject([
      { plan: { name: 'profi' }, value: 8490, paid: 5956.16, remaining: 8490 },
      { plan: { name: 'start' }, value: 956.16, paid: null, remaining: 0 },
    ]);
  });

  it('turns a trial into a membership', async () => {
    await subscribe({ trial: true, valueHaler: 0 });
    const { membership } = await read();
    const answer = await correct({ plan_id: plans.start, ends_at: membership.ends_at, as_read: membership });
    expect(answer.json()).toMatchObject({ plan: { id: plans.start, trial: false }, membership });
  });

  it('returns 409 with the current customer when the membership changed since it was read', async () => {
    await subscribe();
    const answer = await correct();
    expect(answer.json()).toMatchObject({ status_code: 409, error_code: 'CONFLICT' });
    expect(answer.json<{ current: Detail }>().current).toEqual(await read());
    expect(await test.orm.em.fork().count(Subscription, { customer: customer.id })).toBe(1);
    expect(await listMails()).toEqual([]);
  });

  it('applies one of two concurrent corrections', async () => {
    const answers = await Promise.all([correct(), correct({ plan_id: plans.start })]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await test.orm.em.fork().count(Subscription, { customer: customer.id })).toBe(1);
  });

  it('rejects a correction that changes neither plan nor end', async () => {
    await subscribe();
    const { membership } = await read();
    expect((await correct({ ...membership, as_read: membership })).json()).toMatchObject({
      status_code: 422,
      errors: { ends_at: creditErrors.unchanged },
    });
    expect(await findAudit('customer.membership')).toBeNull();
    expect(await listMails()).toEqual([]);
  });

  it('returns 409 while a waiting order uses unused days', async () => {
    await subscribe();
    await order(plans.profi);
    const { membership } = await read();
    expect((await correct({ as_read: membership })).json()).toMatchObject({
      status_code: 409,
      error_code: 'CREDIT_RESERVED',
      message: errors.CREDIT_RESERVED,
    });
  });
});

describe('POST /api/admin/customers/:id/credit', () => {
  it('is forbidden for other users than operators', async () => {
    expect((await changeCredit(100, {})).statusCode).toBe(401);
    expect((await changeCredit(100, await signInOwner())).statusCode).toBe(403);
  });

  it.each([0, 0.001, '5', 1_000_001, -1_000_001, null])('rejects the amount %j', async (amount) => {
    const answer = await changeCredit(amount);
    expect(answer.json()).toMatchObject({ status_code: 422, errors: { amount: expect.any(String) } });
  });

  it('requires a reason, a known customer and an account that is not erased', async () => {
    const answer = await post(`${customer.id}/credit`, { amount: 1, reason: '' });
    expect(answer.json()).toMatchObject({ status_code: 422, errors: { reason: fieldErrors.required } });
    expect((await post('999999/credit', { amount: 1, reason: 'x' })).statusCode).toBe(404);
    customer = await test.make.customer({ user: await test.make.user({ erasedAt: new Date() }) });
    expect((await changeCredit(1)).json()).toMatchObject({ status_code: 409, error_code: 'ACCOUNT_CLOSED' });
  });

  it('adds a ledger entry, notifies the owner, writes an audit entry and lowers the next order', async () => {
    expect((await changeCredit(490.5)).json()).toMatchObject({
      credit: 490.5,
      ledger: [{ amount: 490.5, kind: 'operator', order_number: null, reason: 'Sleva podle dohody' }],
    });
    expect(await findAudit('customer.credit')).toMatchObject({
      before: { credit: 0 },
      after: { credit: 490.5, reason: 'Sleva podle dohody' },
    });
    expect((await listMails()).map(({ template }) => template)).toEqual(['credit-changed']);
    const url = `/api/membership/orders/quote?plan_id=${plans.profi}`;
    const quote = await test.request({ url, headers: await signInOwner() });
    expect(quote.json()).toMatchObject({ credit: 490.5, to_pay: 7999.5 });
  });

  it('does not remove more credit than available', async () => {
    await changeCredit(500);
    const ledger = [{ amount: -200 }, { amount: 500 }];
    expect((await changeCredit(-200)).json()).toMatchObject({ credit: 300, ledger });
    expect((await changeCredit(-300.01)).json()).toMatchObject({
      status_code: 422,
      errors: { amount: creditErrors.notEnough(30_000) },
    });
    expect((await changeCredit(-300)).json()).toMatchObject({ credit: 0 });
  });

  it('does not remove credit that a waiting order has reserved', async () => {
    await changeCredit(500);
    await order(plans.profi);
    expect(await read()).toMatchObject({ credit: 0, ledger: [{ amount: 500 }] });
    expect((await changeCredit(-500)).json()).toMatchObject({
      status_code: 422,
      errors: { amount: creditErrors.notEnough(0) },
    });
  });

  it('rejects a balance above its maximum', async () => {
    const em = test.orm.em.fork();
    const amountHaler = 1_000_000_000;
    em.create(MembershipCredit, { customer: customer.id, kind: 'operator', amountHaler, createdAt: NOW });
    await em.flush();
    expect((await changeCredit(0.01)).json()).toMatchObject({
      status_code: 422,
      errors: { amount: creditErrors.tooMuch(1_000_000_000) },
    });
  });

  it('applies a repeated request with the same idempotency key once', async () => {
    const headers = { ...asAdmin, 'idempotency-key': 'credit-1' };
    const first = await changeCredit(100, headers);
    const second = await changeCredit(100, headers);
    expect(second.json()).toEqual(first.json());
    expect((await read()).credit).toBe(100);
  });

  it('erases the reason with the customer and keeps the amount', async () => {
    await changeCredit(100);
    const payload = { current_password: TEST_PASSWORD };
    const url = '/api/account/erase';
    const answer = await test.request({ method: 'POST', url, headers: await signInOwner(), payload });
    expect(answer.statusCode).toBe(200);
    expect((await read()).ledger).toMatchObject([{ amount: 100, reason: null }]);
  });

  it('applies one of two concurrent removals of the same credit', async () => {
    await changeCredit(100);
    const answers = await Promise.all([changeCredit(-100), changeCredit(-100)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    expect((await read()).credit).toBe(0);
  });
});
