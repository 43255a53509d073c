import { daysBetween, daysLater } from './membership-period.ts';
import { successionOf, type Held } from './membership-succession.ts';

/** `unused`: of a replaced membership; `used`: for an order; `waiting`: days that passed between an order and its payment in time. */
export type CreditKind = 'unused' | 'used' | 'waiting' | 'operator';
export type CreditEntry = { kind: CreditKind; amountHaler: number };
/** The unused days of a membership that another one replaces. */
export type CreditPart = { plan: string; days: number; amountHaler: number };

/** A membership with what was paid for it. */
export type ValuedPeriod = Held & { plan: { id: number; name: string }; valueHaler: number };
export type Account<T extends ValuedPeriod> = { unfinished: readonly T[]; balanceHaler: number };
/** An order with the credit its customer was shown; `isLate` after its due day. */
export type PromisedOrder = { planId: number; priceHaler: number; creditHaler: number; isLate: boolean };

export type OrderQuote = {
  priceHaler: number;
  parts: CreditPart[];
  /** Part of the price that is settled from unused days and the balance. */
  creditHaler: number;
  toPayHaler: number;
  /** Credit that stays after the order. */
  leftoverHaler: number;
  startsAt: Date;
  endsAt: Date;
  isProlonging: boolean;
};

export type Settlement<T> = {
  startsAt: Date;
  endsAt: Date;
  isProlonging: boolean;
  /** Memberships that end now or never begin, with the part of their value that returns as credit. */
  replaced: { subscription: T; unusedHaler: number }[];
  entries: CreditEntry[];
  creditHaler: number;
  /** What the new membership was paid with: cash and credit. */
  valueHaler: number;
};

/** The unused part of a membership by calendar days in Prague; the present day counts as unused. A trial has no value. */
export function toCreditPart(
  { plan, valueHaler, trial, startsAt, endsAt }: ValuedPeriod,
  now: Date,
): CreditPart {
  const total = daysBetween(startsAt, endsAt);
  const days = Math.min(total, Math.max(0, daysBetween(now, endsAt)));
  const isWhole = days === total && endsAt > now;
  const amountHaler =
    trial || endsAt <= now ? 0 : isWhole ? valueHaler : Math.round((valueHaler * days) / total);
  return { plan: plan.name, days, amountHaler };
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** What an order costs its customer now. Credit promised to other waiting orders (`reservedHaler`) is not offered twice. */
export function quoteOrder(
  { unfinished, balanceHaler }: Account<ValuedPeriod>,
  plan: { id: number; priceHaler: number },
  reservedHaler: number,
  now: Date,
): OrderQuote {
  const { startsAt, endsAt, isProlonging, replaced } = successionOf(unfinished, plan.id, now);
  const parts = replaced
    .map((period) => toCreditPart(period, now))
    .filter(({ amountHaler }) => amountHaler > 0);
  const available = Math.max(
    0,
    balanceHaler + sum(parts.map(({ amountHaler }) => amountHaler)) - reservedHaler,
  );
  const creditHaler = Math.min(plan.priceHaler, available);
  return {
    priceHaler: plan.priceHaler,
    parts,
    creditHaler,
    toPayHaler: plan.priceHaler - creditHaler,
    leftoverHaler: available - creditHaler,
    startsAt,
    endsAt,
    isProlonging,
  };
}

/**
 * What a payment does. Paid in time, the order has the credit of its day; days used meanwhile are an entry of their own. Paid late, it has
 * the credit that is left, and the year is shorter by the part of the price that is missing.
 */
export function settleOrder<T extends ValuedPeriod>(
  { unfinished, balanceHaler }: Account<T>,
  order: PromisedOrder,
  now: Date,
): Settlement<T> {
  const succession = successionOf(unfinished, order.planId, now);
  const { startsAt, isProlonging } = succession;
  const replaced = succession.replaced.map((subscription) => ({
    subscription,
    unusedHaler: toCreditPart(subscription, now).amountHaler,
  }));
  const available = balanceHaler + sum(replaced.map(({ unusedHaler }) => unusedHaler));
  const missing = Math.max(0, order.creditHaler - available);
  const creditHaler = order.isLate ? order.creditHaler - missing : order.creditHaler;
  const valueHaler = order.priceHaler - order.creditHaler + creditHaler;
  const days = Math.floor((daysBetween(startsAt, succession.endsAt) * valueHaler) / order.priceHaler);
  const entries: CreditEntry[] = [
    ...replaced.map(({ unusedHaler }) => ({ kind: 'unused' as const, amountHaler: unusedHaler })),
    { kind: 'waiting', amountHaler: order.isLate ? 0 : missing },
    { kind: 'used', amountHaler: -creditHaler },
  ];
  return {
    startsAt,
    endsAt: valueHaler === order.priceHaler ? succession.endsAt : daysLater(startsAt, days),
    isProlonging,
    replaced,
    entries: entries.filter(({ amountHaler }) => amountHaler !== 0),
    creditHaler,
    valueHaler,
  };
}

/** Largest balance of a customer, in haléře. */
export const MAX_BALANCE_HALER = 1_000_000_000;

/** A correction of plan and end: everything unfinished is replaced, its unused value is the value of the new membership. */
export function correctMembership<T extends ValuedPeriod>(
  unfinished: readonly T[],
  now: Date,
): Pick<Settlement<T>, 'replaced' | 'valueHaler'> {
  const replaced = unfinished.map((subscription) => ({
    subscription,
    unusedHaler: toCreditPart(subscription, now).amountHaler,
  }));
  return { replaced, valueHaler: sum(replaced.map(({ unusedHaler }) => unusedHaler)) };
}
