import { addDays, DAY_MINUTES, fromPragueWallTime, toPragueDay } from '@prostora/contracts';
import { toFraction } from '@prostora/pricing/price-list/rounding.ts';
import type { InstalmentKind, InstalmentRule, RentalTermsDefinition } from './rental-terms.ts';

/** A payment cannot be asked for sooner. */
const MIN_DUE_DAYS = 2;
const CROWN_HALER = 100n;

export type InstalmentPlanRequest = {
  readonly terms: Pick<RentalTermsDefinition, 'instalments' | 'holdDays' | 'paymentGraceDays'>;
  readonly reservations: readonly { readonly priceHaler: number; readonly startsAt: Date }[];
  readonly depositHaler: number;
  readonly acceptedAt: Date;
};
export type PlannedInstalment = {
  readonly kind: InstalmentKind;
  readonly amountHaler: number;
  /** YYYY-MM-DD. */
  readonly dueOn: string;
  readonly isGate: boolean;
};
export type InstalmentPlan = {
  readonly instalments: readonly PlannedInstalment[];
  /** Until when the slot is held for signature and payment. */
  readonly holdUntil: Date;
};

/** A part of the price with its first start: the whole one, or that of a month. */
type PricePart = { readonly priceHaler: number; readonly startDay: string };

/** Payments of an accepted agreement; days are of the calendar in Prague. */
export function planInstalments(request: InstalmentPlanRequest): InstalmentPlan {
  const { terms, reservations, depositHaler, acceptedAt } = request;
  const acceptedDay = toPragueDay(acceptedAt);
  const whole = toWhole(reservations);
  const months = listMonths(reservations);
  const instalments: PlannedInstalment[] = [];
  let restHaler = whole.priceHaler;
  let sharedPercent = 0;
  let earliest = acceptedDay;
  for (const rule of terms.instalments) {
    if (rule.kind === 'deposit') {
      const dueOn = computeDueDay(rule, whole.startDay, acceptedDay);
      if (depositHaler > 0)
        instalments.push({ kind: rule.kind, amountHaler: depositHaler, dueOn, isGate: rule.isGate });
      continue;
    }
    sharedPercent += rule.percent ?? 0;
    for (const part of rule.isMonthly ? months : [whole]) {
      const isLast = rule.isMonthly ? part === months.at(-1) : true;
      const takesRest = isLast && sharedPercent >= 100;
      const amountHaler = takesRest ? restHaler : Math.min(restHaler, computeAmount(rule, part));
      if (amountHaler === 0) continue;
      restHaler -= amountHaler;
      const dueDay = computeDueDay(rule, part.startDay, acceptedDay);
      earliest = dueDay > earliest ? dueDay : earliest;
      instalments.push({ kind: rule.kind, amountHaler, dueOn: earliest, isGate: rule.isGate });
    }
  }
  return { instalments, holdUntil: computeHoldUntil(request, instalments, acceptedDay) };
}

const toWhole = (reservations: InstalmentPlanRequest['reservations']): PricePart => ({
  priceHaler: reservations.reduce((sum, { priceHaler }) => sum + priceHaler, 0),
  startDay: reservations.map(({ startsAt }) => toPragueDay(startsAt)).sort()[0] ?? '',
});

/** Parts of a series by the month of their start, in order. */
function listMonths(reservations: InstalmentPlanRequest['reservations']): PricePart[] {
  const byMonth = Map.groupBy(reservations, ({ startsAt }) => toPragueDay(startsAt).slice(0, 7));
  return [...byMonth].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, rows]) => toWhole(rows));
}

/** Without percent and amount the whole part, which the rest of the price limits. */
function computeAmount({ percent, amountHaler }: InstalmentRule, { priceHaler }: PricePart): number {
  if (percent === null) return amountHaler ?? priceHaler;
  const { numerator, denominator } = toFraction(percent);
  return Number(((BigInt(priceHaler) * numerator) / (denominator * CROWN_HALER)) * CROWN_HALER);
}

/** Not before the acceptance; not after the day before the start, and never sooner than in two days otherwise. */
function computeDueDay({ due }: InstalmentRule, startDay: string, acceptedDay: string): string {
  const computed = due.from === 'acceptance' ? addDays(acceptedDay, due.days) : addDays(startDay, -due.days);
  const payable = toLater(addDays(acceptedDay, MIN_DUE_DAYS), computed);
  const beforeStart = addDays(startDay, -1);
  return toLater(acceptedDay, payable < beforeStart ? payable : beforeStart);
}

/** 23:59 of the last day on which a gate may open, but not past the first start. */
function computeHoldUntil(
  { terms, reservations, acceptedAt }: InstalmentPlanRequest,
  instalments: readonly PlannedInstalment[],
  acceptedDay: string,
): Date {
  const gates = instalments.filter(({ isGate }) => isGate).map(({ dueOn }) => dueOn);
  const lastGate = gates.reduce(toLater, addDays(acceptedDay, terms.holdDays));
  const lastDay = gates.length > 0 ? addDays(lastGate, terms.paymentGraceDays) : lastGate;
  const endOfDay = fromPragueWallTime(lastDay, DAY_MINUTES - 1).getTime();
  const starts = reservations.map(({ startsAt }) => startsAt.getTime());
  return new Date(Math.min(endOfDay, ...(starts.length > 0 ? starts : [acceptedAt.getTime()])));
}

const toLater = (one: string, other: string): string => (one > other ? one : other);
