import { DAY_MS, HOUR_MS, listCzechHolidays, MINUTE_MS } from '@prostora/contracts';
import fc from 'fast-check';
import {
  computeCancellationFee,
  type CancellationFee,
  type CancellationRequest,
} from './cancellation-fee.ts';
import type { CancellationPolicy, DayCount } from './rental-terms.ts';

const pragueDays = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Prague', dateStyle: 'short' });
const toDay = (time: Date): string => pragueDays.format(time);
const toNoon = (day: string): Date => new Date(`${day}T12:00:00Z`);

const holidays = new Set([2025, 2026, 2027, 2028, 2029].flatMap(listCzechHolidays));
const isWorking = (day: string): boolean => ![0, 6].includes(toNoon(day).getUTCDay()) && !holidays.has(day);

/** Days before the start, one after the other. */
export function recountDays(cancelledAt: Date, startsAt: Date, dayCount: DayCount): number {
  const start = toDay(startsAt);
  let days = 0;
  for (let noon = toNoon(toDay(cancelledAt)); ; noon = new Date(noon.getTime() + DAY_MS)) {
    const day = noon.toISOString().slice(0, 10);
    if (day >= start) return days;
    if (dayCount === 'calendar' || isWorking(day)) days += 1;
  }
}

/** Fee of the guest's cancellation by the ladder, in integers. */
export const recountFees = ({ policy, cancelled, cancelledAt }: CancellationRequest): number[] =>
  cancelled.map(({ priceHaler, refundableHaler, startsAt }) => {
    const days = recountDays(cancelledAt, startsAt, policy.dayCount);
    const step = [...policy.steps].reverse().reduce((best, each) => (each.days <= days ? each : best));
    const hundredths = Math.round(step.percent * 100);
    const share = Math.floor((2 * refundableHaler * hundredths + 10_000) / 20_000);
    return Math.min(priceHaler, priceHaler - refundableHaler + share + step.amountHaler);
  });

/** Days 0 and higher, falling. */
const anyPolicy: fc.Arbitrary<CancellationPolicy> = fc.record({
  steps: fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { maxLength: 7 }).chain((days) =>
    fc.tuple(
      ...[...days.sort((one, other) => other - one), 0].map((each) =>
        fc.record({
          days: fc.constant(each),
          percent: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
          amountHaler: fc.constantFrom(0, 0, 20_000, 33_333),
        }),
      ),
    ),
  ),
  dayCount: fc.constantFrom('calendar', 'business'),
  grace: fc.constant(null),
});

/** Starts of 2026 to 2028, more often around the clock changes and Christmas. */
const anyStart = fc
  .oneof(
    fc.integer({ min: 0, max: 1095 * 1440 }),
    fc
      .record({
        day: fc.constantFrom('2027-03-29', '2027-11-01', '2028-03-27', '2026-12-28'),
        minute: fc.integer({ min: -2880, max: 2880 }),
      })
      .map(({ day, minute }) => (Date.parse(day) - Date.UTC(2026, 0, 1)) / MINUTE_MS + minute),
  )
  .map((minute) => new Date(Date.UTC(2026, 0, 1) + minute * MINUTE_MS));

/** Any cancellation by the guest that the ladder decides. */
export const anyLadderCancellation: fc.Arbitrary<CancellationRequest> = fc
  .record({
    policy: anyPolicy,
    cancelled: fc.array(
      fc
        .record({
          priceHaler: fc.integer({ min: 0, max: 50_000_000 }),
          share: fc.constantFrom(1, 1, 0, 0.37),
          startsAt: anyStart,
        })
        .map(({ priceHaler, share, startsAt }) => ({
          priceHaler,
          refundableHaler: Math.round(priceHaler * share),
          startsAt,
        })),
      { minLength: 1, maxLength: 3 },
    ),
    kept: fc.array(fc.record({ priceHaler: fc.integer({ min: 0, max: 5_000_000 }) }), { maxLength: 2 }),
    minutesBefore: fc.oneof(fc.integer({ min: 0, max: 70 * 1440 }), fc.constantFrom(1, 1440, 15 * 1440)),
    paidHaler: fc.integer({ min: 0, max: 60_000_000 }),
    depositPaidHaler: fc.integer({ min: 0, max: 1_000_000 }),
  })
  .map(({ minutesBefore, cancelled, ...rest }) => {
    const cancelledAt = new Date((cancelled[0]?.startsAt.getTime() ?? 0) - minutesBefore * MINUTE_MS);
    return {
      ...rest,
      cancelled,
      cancelledAt,
      withdrawal: 'excluded',
      acceptedAt: new Date(cancelledAt.getTime() - 48 * HOUR_MS),
      confirmedAt: new Date(cancelledAt.getTime() - 24 * HOUR_MS),
      by: 'guest',
      isConsumer: true,
    };
  });

/** @throws when a fee is not the recounted one, or money is lost */
export function assertRecounted(request: CancellationRequest): void {
  const result: CancellationFee = computeCancellationFee(request);
  const fees = recountFees(request);
  const kept = request.kept.reduce((sum, { priceHaler }) => sum + priceHaler, 0);
  const expected = fees.reduce((sum, fee) => sum + fee, 0);
  const isEqual =
    JSON.stringify(result.lines.map(({ feeHaler }) => feeHaler)) === JSON.stringify(fees) &&
    result.feeHaler === expected &&
    request.paidHaler - result.refundHaler + result.owedHaler === kept + expected &&
    (result.refundHaler === 0 || result.owedHaler === 0);
  if (!isEqual) throw new Error(`${JSON.stringify(result)} is not ${JSON.stringify(fees)}`);
}
