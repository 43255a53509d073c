import { daysBetween, addDays } from './membership-period.ts';
import { resolveSuccession, type SuccessionPeriod } from './membership-succession.ts';

/**
 * `unused`: returned from a replaced membership; `used`: for an order; `waiting`: days between an order and
 * its payment.
 */
export type CreditKind = 'unused' | 'used' | 'waiting' | 'operator';
export type CreditEntry = { kind: CreditKind; amountHaler: number };
/** The unused days of a replaced membership. */
export type CreditPart = { plan: string; days: number; amountHaler: number };

/** A membership with its paid value. */
export type ValuedPeriod = SuccessionPeriod & { plan: { id: number; name: string }; valueHaler: number };
export type CreditAccount<T extends ValuedPeriod> = { unfinished: readonly T[]; balanceHaler: number };
/** An order with the credit quoted to its customer; `isLate` when it is paid after its due day. */
export type OrderToSettle = { planId: number; priceHaler: number; creditHaler: number; isLate: boolean };

export type OrderQuote = {
  priceHaler: number;
  parts: CreditPart[];
  /** Part of the price covered by unused days and the balance. */
  creditHaler: number;
  toPayHaler: number;
  /** Remaining credit after the order. */
  leftoverHaler: number;
  startsAt: Date;
  endsAt: Date;
  isProlonging: boolean;
};

export type Settlement<T> = {
  startsAt: Date;
  endsAt: Date;
  isProlonging: boolean;
  /** Memberships that end now or never begin, with the value returned as credit. */
  replaced: { subscription: T; unusedHaler: number }[];
  entries: CreditEntry[];
  creditHaler: number;
  /** Cash and credit paid for the new membership. */
  valueHaler: number;
};

/**
 * The unused part of a membership by calendar days in Prague; the current day counts as unused. A trial has
 * no value.
 */
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

/**
 * Price of an order at the given time.
 * @param reservedHaler credit reserved by other waiting orders
 */
export function quoteOrder(
  { unfinished, balanceHaler }: CreditAccount<ValuedPeriod>,
  plan: { id: number; priceHaler: number },
  reservedHaler: number,
  now: Date,
): OrderQuote {
  const { startsAt, endsAt, isProlonging, replaced } = resolveSuccession(unfinished, plan.id, now);
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
 * Effect of a payment. An order paid in time keeps its quoted credit; days used since then are covered by a
 * `waiting` entry. A late order gets the credit that is left, and its year is shortened by the missing part
 * of the price.
 */
export function settleOrder<T extends ValuedPeriod>(
  { unfinished, balanceHaler }: CreditAccount<T>,
  order: OrderToSettle,
  now: Date,
): Settlement<T> {
  const succession = resolveSuccession(unfinished, order.planId, now);
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
    endsAt: valueHaler === order.priceHaler ? succession.endsAt : addDays(startsAt, days),
    isProlonging,
    replaced,
    entries: entries.filter(({ amountHaler }) => amountHaler !== 0),
    creditHaler,
    valueHaler,
  };
}

/** Largest balance of a customer, in haléře. */
export const MAX_BALANCE_HALER = 1_000_000_000;

/**
 * Correction of plan and end: replaces all unfinished memberships; their unused value becomes that of the new
 * one.
 */
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
