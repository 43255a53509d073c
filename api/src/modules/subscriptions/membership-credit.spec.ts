import { describe, expect, it } from '@jest/globals';
import { toPragueDay } from '@prostora/contracts';
import fc from 'fast-check';
import {
  correctMembership,
  quoteOrder,
  settleOrder,
  toCreditPart,
  type CreditEntry,
  type ValuedPeriod,
} from './membership-credit.ts';
import { addDays } from './membership-period.ts';

const START = { id: 1, name: 'Start', priceHaler: 349_000 };
const PROFI = { id: 2, name: 'Profi', priceHaler: 849_000 };
const PREMIUM = { id: 3, name: 'Premium', priceHaler: 1_333_337 };
const NOW = new Date('2026-11-20T12:00:00Z');

const period = (
  plan: typeof START,
  from: string,
  to: string,
  change: Partial<ValuedPeriod> = {},
): ValuedPeriod => ({
  plan,
  trial: false,
  startsAt: new Date(from),
  endsAt: new Date(to),
  valueHaler: plan.priceHaler,
  ...change,
});
const running = period(START, '2026-08-12T12:00:00Z', '2027-08-12T12:00:00Z');
const paidAhead = period(START, '2027-08-12T12:00:00Z', '2028-08-12T12:00:00Z');

describe('toCreditPart', () => {
  it('returns the value of unused calendar days rounded to haléře', () => {
    expect(toCreditPart(running, NOW)).toEqual({ plan: 'Start', days: 265, amountHaler: 253_384 });
  });

  it('returns the whole value on the first day and before the start', () => {
    expect(toCreditPart(running, new Date('2026-08-12T20:00:00Z'))).toMatchObject({
      days: 365,
      amountHaler: 349_000,
    });
    expect(toCreditPart(paidAhead, NOW)).toMatchObject({ days: 366, amountHaler: 349_000 });
  });

  it('returns zero for a trial and an ended membership', () => {
    expect(toCreditPart({ ...running, trial: true }, NOW).amountHaler).toBe(0);
    expect(toCreditPart(running, new Date('2027-08-12T12:00:00Z')).amountHaler).toBe(0);
  });

  it('counts days in Prague across daylight saving changes', () => {
    expect(toCreditPart(running, new Date('2026-11-19T23:30:00Z'))).toMatchObject({ days: 265 });
    expect(toCreditPart(running, new Date('2026-11-19T22:30:00Z'))).toMatchObject({ days: 266 });
  });
});

describe('quoteOrder', () => {
  it('deducts unused days of the replaced plan, years paid ahead and the balance', () => {
    const quote = quoteOrder({ unfinished: [running, paidAhead], balanceHaler: 10_000 }, PROFI, 0, NOW);
    expect(quote).toMatchObject({
      creditHaler: 253_384 + 349_000 + 10_000,
      toPayHaler: 849_000 - 612_384,
      leftoverHaler: 0,
    });
    expect(quote.parts.map(({ days }) => days)).toEqual([265, 366]);
  });

  it('returns the rest as credit when unused days exceed the price', () => {
    const account = {
      unfinished: [period(PROFI, '2026-11-20T08:00:00Z', '2027-11-20T08:00:00Z')],
      balanceHaler: 0,
    };
    expect(quoteOrder(account, START, 0, NOW)).toMatchObject({
      creditHaler: 349_000,
      toPayHaler: 0,
      leftoverHaler: 500_000,
    });
  });

  it('extends the same plan at its price minus the balance', () => {
    const quote = quoteOrder({ unfinished: [running], balanceHaler: 4900 }, START, 0, NOW);
    expect(quote).toMatchObject({
      parts: [],
      creditHaler: 4900,
      toPayHaler: 344_100,
      isProlonging: true,
      startsAt: running.endsAt,
    });
  });

  it('does not offer credit that another waiting order has reserved', () => {
    expect(quoteOrder({ unfinished: [], balanceHaler: 10_000 }, PROFI, 10_000, NOW)).toMatchObject({
      creditHaler: 0,
      leftoverHaler: 0,
    });
    expect(quoteOrder({ unfinished: [], balanceHaler: 10_000 }, PROFI, 20_000, NOW)).toMatchObject({
      creditHaler: 0,
      leftoverHaler: 0,
    });
  });
});

describe('settleOrder', () => {
  const later = new Date('2026-11-30T12:00:00Z');
  const order = { planId: PROFI.id, priceHaler: PROFI.priceHaler, creditHaler: 253_384 };

  it('applies the quoted credit to a payment in time and books the days since the order', () => {
    const unused = Math.round((349_000 * 255) / 365);
    expect(
      settleOrder({ unfinished: [running], balanceHaler: 0 }, { ...order, isLate: false }, later),
    ).toMatchObject({
      valueHaler: 849_000,
      endsAt: new Date('2027-11-30T12:00:00Z'),
      entries: [
        { kind: 'unused', amountHaler: unused },
        { kind: 'waiting', amountHaler: 253_384 - unused },
        { kind: 'used', amountHaler: -253_384 },
      ],
    });
  });

  it('shortens the year of a late payment by the missing credit', () => {
    const settled = settleOrder({ unfinished: [], balanceHaler: 0 }, { ...order, isLate: true }, later);
    expect(settled).toMatchObject({ entries: [], creditHaler: 0, valueHaler: 849_000 - 253_384 });
    expect(toPragueDay(settled.endsAt)).toBe(
      toPragueDay(addDays(later, Math.floor((365 * (849_000 - 253_384)) / 849_000))),
    );
  });
});

describe('correctMembership', () => {
  it('moves the unused value of all unfinished memberships to the new one', () => {
    expect(correctMembership([running, paidAhead], NOW)).toEqual({
      replaced: [
        { subscription: running, unusedHaler: 253_384 },
        { subscription: paidAhead, unusedHaler: 349_000 },
      ],
      valueHaler: 602_384,
    });
  });

  it('gives no value for a trial', () => {
    expect(correctMembership([{ ...running, trial: true }], NOW).valueHaler).toBe(0);
  });
});

/** A customer model that applies the rules as the services do. */
class Ledger {
  now = NOW;
  cashHaler = 0;
  periods: ValuedPeriod[] = [];
  readonly entries: CreditEntry[] = [];
  waiting: { plan: typeof START; creditHaler: number; dueOn: string }[] = [];

  sum(kind?: CreditEntry['kind']): number {
    return this.entries.reduce(
      (sum, entry) => (kind === undefined || entry.kind === kind ? sum + entry.amountHaler : sum),
      0,
    );
  }

  account() {
    return { unfinished: this.periods.filter(({ endsAt }) => endsAt > this.now), balanceHaler: this.sum() };
  }

  order(plan: typeof START): void {
    if (this.waiting.some((order) => order.plan === plan)) return;
    const reserved = this.waiting.reduce((sum, { creditHaler }) => sum + creditHaler, 0);
    const quote = quoteOrder(this.account(), plan, reserved, this.now);
    expect(quote.creditHaler + quote.toPayHaler).toBe(plan.priceHaler);
    this.waiting.push({ plan, creditHaler: quote.creditHaler, dueOn: toPragueDay(addDays(this.now, 14)) });
    if (quote.toPayHaler === 0) this.pay(this.waiting.length - 1);
  }

  pay(index: number): void {
    const [order] = this.waiting.splice(index, 1);
    if (!order) return;
    const { plan, creditHaler, dueOn } = order;
    const promised = {
      planId: plan.id,
      priceHaler: plan.priceHaler,
      creditHaler,
      isLate: toPragueDay(this.now) > dueOn,
    };
    const settled = settleOrder(this.account(), promised, this.now);
    this.cashHaler += plan.priceHaler - creditHaler;
    this.end(settled.replaced);
    this.periods.push({
      plan,
      trial: false,
      startsAt: settled.startsAt,
      endsAt: settled.endsAt,
      valueHaler: settled.valueHaler,
    });
    this.entries.push(...settled.entries);
  }

  /** Correction by the operator, unless a waiting order uses credit. */
  correct(plan: typeof START, days: number): void {
    if (this.waiting.some(({ creditHaler }) => creditHaler > 0)) return;
    const { replaced, valueHaler } = correctMembership(this.account().unfinished, this.now);
    this.end(replaced);
    const endsAt = addDays(this.now, days);
    this.periods.push({ plan, trial: false, startsAt: this.now, endsAt, valueHaler });
  }

  end(replaced: readonly { subscription: ValuedPeriod; unusedHaler: number }[]): void {
    for (const { subscription, unusedHaler } of replaced) {
      if (subscription.startsAt > this.now) this.periods.splice(this.periods.indexOf(subscription), 1);
      else
        Object.assign(subscription, { endsAt: this.now, valueHaler: subscription.valueHaler - unusedHaler });
    }
  }

  /** Invariant: cash and granted credit equal the value of memberships and the balance. */
  check(): void {
    const given = this.periods.reduce((sum, { valueHaler }) => sum + valueHaler, 0);
    expect(this.cashHaler + this.sum('operator') + this.sum('waiting')).toBe(given + this.sum());
    expect(this.sum()).toBeGreaterThanOrEqual(0);
    for (const { valueHaler } of this.periods) expect(valueHaler).toBeGreaterThanOrEqual(0);
  }
}

const step = fc.oneof(
  fc.record({ kind: fc.constant('order' as const), plan: fc.constantFrom(START, PROFI, PREMIUM) }),
  fc.record({ kind: fc.constant('pay' as const), index: fc.nat(2) }),
  fc.record({ kind: fc.constant('cancel' as const), index: fc.nat(2) }),
  fc.record({ kind: fc.constant('wait' as const), days: fc.nat(500) }),
  fc.record({ kind: fc.constant('wait' as const), days: fc.nat(14) }),
  fc.record({
    kind: fc.constant('correct' as const),
    plan: fc.constantFrom(START, PROFI, PREMIUM),
    days: fc.integer({ min: 1, max: 900 }),
  }),
  fc.record({ kind: fc.constant('credit' as const), haler: fc.integer({ min: 1, max: 500_000 }) }),
);

it('keeps paid money equal to membership value and balance for any sequence of steps', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const ledger = new Ledger();
      for (const one of steps) {
        if (one.kind === 'order') ledger.order(one.plan);
        if (one.kind === 'pay') ledger.pay(one.index);
        if (one.kind === 'cancel') ledger.waiting.splice(one.index, 1);
        if (one.kind === 'wait') ledger.now = addDays(ledger.now, one.days);
        if (one.kind === 'correct') ledger.correct(one.plan, one.days);
        if (one.kind === 'credit') ledger.entries.push({ kind: 'operator', amountHaler: one.haler });
        ledger.check();
      }
    }),
    { numRuns: 300 },
  );
});
