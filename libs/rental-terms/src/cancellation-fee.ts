import { addDays, fromPragueWallTime, HOUR_MS, toPragueDay } from '@prostora/contracts';
import { multiply, toFraction } from '@prostora/pricing/price-list/rounding.ts';
import { countDaysBefore, findStepEnd, toWorkingDay } from './days-before.ts';
import type { CancellationPolicy, CancellationStep, WithdrawalChoice } from './rental-terms.ts';

/** The operator cancels for the host. */
export const CANCELLATION_SIDES = ['guest', 'host', 'operator'] as const;
export type CancellationSide = (typeof CANCELLATION_SIDES)[number];

/** All but the last make the cancellation free. */
export const CANCELLATION_REASONS = ['host', 'not_confirmed', 'withdrawal', 'grace', 'ladder'] as const;
export type CancellationReason = (typeof CANCELLATION_REASONS)[number];

const WITHDRAWAL_DAYS = 14;

export type CancellableReservation = {
  readonly priceHaler: number;
  /** Part of the price that the ladder counts from; the rest is always kept. */
  readonly refundableHaler: number;
  readonly startsAt: Date;
};
export type CancellationRequest = {
  readonly policy: CancellationPolicy;
  readonly withdrawal: WithdrawalChoice;
  readonly cancelled: readonly CancellableReservation[];
  /** Reservations of the same deal that stay. */
  readonly kept: readonly Pick<CancellableReservation, 'priceHaler'>[];
  readonly acceptedAt: Date | null;
  readonly confirmedAt: Date | null;
  readonly cancelledAt: Date;
  readonly by: CancellationSide;
  readonly isConsumer: boolean;
  readonly paidHaler: number;
  readonly depositPaidHaler: number;
};
export type CancellationFee = {
  readonly reason: CancellationReason;
  /** Days before the start and fee of each cancelled reservation. */
  readonly lines: readonly { readonly days: number; readonly feeHaler: number }[];
  readonly feeHaler: number;
  readonly refundHaler: number;
  readonly owedHaler: number;
  readonly depositBackHaler: number;
};

/** Fee, refund and debt of a cancellation; days are of the calendar in Prague. */
export function computeCancellationFee(request: CancellationRequest): CancellationFee {
  const { policy, cancelled, kept, paidHaler, depositPaidHaler } = request;
  const reason = findReason(request);
  const day = toPragueDay(request.cancelledAt);
  const lines = cancelled.map((reservation) => {
    const days = countDaysBefore(day, toPragueDay(reservation.startsAt), policy.dayCount);
    const feeHaler = reason === 'ladder' ? computeLadderFee(reservation, findStep(policy, days)) : 0;
    return { days, feeHaler };
  });
  const feeHaler = lines.reduce((sum, line) => sum + line.feeHaler, 0);
  const dueHaler = kept.reduce((sum, { priceHaler }) => sum + priceHaler, feeHaler);
  return {
    reason,
    lines,
    feeHaler,
    refundHaler: Math.max(0, paidHaler - dueHaler),
    owedHaler: Math.max(0, dueHaler - paidHaler),
    depositBackHaler: kept.length === 0 ? depositPaidHaler : 0,
  };
}

function findReason(request: CancellationRequest): CancellationReason {
  if (request.by !== 'guest') return 'host';
  const { confirmedAt, cancelledAt } = request;
  if (confirmedAt === null || confirmedAt > cancelledAt) return 'not_confirmed';
  if (isWithdrawal(request)) return 'withdrawal';
  return isGrace(request, confirmedAt) ? 'grace' : 'ladder';
}

/** Until the 14th day after the acceptance, or the next working day (§ 1829 and § 607 of Act 89/2012). */
function isWithdrawal({ withdrawal, isConsumer, acceptedAt, cancelledAt }: CancellationRequest): boolean {
  if (withdrawal !== '14_days' || !isConsumer || acceptedAt === null) return false;
  return toPragueDay(cancelledAt) <= findWithdrawalEnd(acceptedAt);
}

const findWithdrawalEnd = (acceptedAt: Date): string =>
  toWorkingDay(addDays(toPragueDay(acceptedAt), WITHDRAWAL_DAYS));

function isGrace({ policy, cancelled, cancelledAt }: CancellationRequest, confirmedAt: Date): boolean {
  const { grace } = policy;
  if (grace === null) return false;
  const firstStart = Math.min(...cancelled.map(({ startsAt }) => startsAt.getTime()));
  return (
    cancelledAt.getTime() - confirmedAt.getTime() <= grace.hours * HOUR_MS &&
    firstStart - cancelledAt.getTime() >= grace.minHoursBefore * HOUR_MS
  );
}

/** The step with the greatest days that are not more than those left. */
const findStep = ({ steps }: CancellationPolicy, days: number): CancellationStep | undefined =>
  steps.find((step) => step.days <= days);

function computeLadderFee(
  { priceHaler, refundableHaler }: Pick<CancellableReservation, 'priceHaler' | 'refundableHaler'>,
  step: CancellationStep | undefined,
): number {
  if (!step) return 0;
  const share = Number(multiply(BigInt(refundableHaler), toFraction(step.percent)));
  return Math.min(priceHaler, priceHaler - refundableHaler + share + step.amountHaler);
}

/**
 * Fee of each step of a ladder, for a price that is known.
 * @param reservation price and its refundable part, in haléře
 */
export const listStepFees = (
  { steps }: Pick<CancellationPolicy, 'steps'>,
  reservation: Pick<CancellableReservation, 'priceHaler' | 'refundableHaler'>,
): number[] => steps.map((step) => computeLadderFee(reservation, step));

/**
 * The next time at which the guest's cancellation begins to cost another amount, until the first start.
 * @returns null where nothing changes any more
 */
export function findNextFee(request: CancellationRequest): { at: Date; feeHaler: number } | null {
  const { feeHaler } = computeCancellationFee(request);
  const firstStart = Math.min(...request.cancelled.map(({ startsAt }) => startsAt.getTime()));
  const times = listFeeChanges(request)
    .filter((time) => time > request.cancelledAt.getTime() && time < firstStart)
    .sort((one, other) => one - other);
  for (const time of times) {
    const later = computeCancellationFee({ ...request, cancelledAt: new Date(time) });
    if (later.feeHaler !== feeHaler) return { at: new Date(time), feeHaler: later.feeHaler };
  }
  return null;
}

/** Timestamps at which a step begins, or a free cancellation ends. */
function listFeeChanges({ policy, cancelled, acceptedAt, confirmedAt }: CancellationRequest): number[] {
  const days = cancelled.flatMap(({ startsAt }) =>
    policy.steps.map((step) => findStepEnd(toPragueDay(startsAt), step.days, policy.dayCount)),
  );
  if (acceptedAt !== null) days.push(addDays(findWithdrawalEnd(acceptedAt)));
  const times = days.map((day) => fromPragueWallTime(day, 0).getTime());
  const { grace } = policy;
  if (grace === null || confirmedAt === null) return times;
  const starts = cancelled.map(({ startsAt }) => startsAt.getTime() - grace.minHoursBefore * HOUR_MS + 1);
  return [...times, confirmedAt.getTime() + grace.hours * HOUR_MS + 1, ...starts];
}
