import { setImmediate } from 'node:timers/promises';
import { DAY_MS } from '@prostora/contracts';
import type { TimeSlot } from '../../pricing/index.ts';
import { toHeldPeriod, toSpan, type BusyPeriod, type HeldPeriod } from '../booking-context.ts';
import type { SpaceSchedules, SpaceWithBookingContext } from '../booking-context.loader.ts';
import { listBookingDays } from './booking-days.ts';
import { planBooking, type BookingPlan } from './booking-plan.ts';
import type { BookingPolicy } from './booking-policy.ts';
import type { BookingRequest } from './booking-request.ts';

/** A batch is booked at agreed prices alone: others would need the lists of all its slots. */
export type BatchPolicy = BookingPolicy & { readonly access: 'host'; readonly price: 'agreed' };

/** Bookings planned before other work of the process gets its turn. */
const BATCH = 100;
const rejectPricing = (): never => {
  throw new Error('A batch has agreed prices only.');
};

const toDayNumber = (moment: Date): number => Math.floor(moment.getTime() / DAY_MS);

/** What holds time of a space, by day: thousands of slots are compared with what is near them alone. */
class BusyDays {
  private readonly days = new Map<number, BusyPeriod[]>();

  add(period: BusyPeriod): void {
    const last = toDayNumber(period.until);
    for (let day = toDayNumber(period.from); day <= last; day += 1) {
      const known = this.days.get(day);
      if (known) known.push(period);
      else this.days.set(day, [period]);
    }
  }

  /** What meets the days of the period; each once. */
  list({ from, until }: HeldPeriod): BusyPeriod[] {
    const met = new Set<BusyPeriod>();
    const last = toDayNumber(until);
    for (let day = toDayNumber(from); day <= last; day += 1)
      for (const period of this.days.get(day) ?? []) met.add(period);
    return [...met];
  }
}

/** Schedules of a batch of bookings, in which those planned before hold their time. */
class BatchSchedules {
  private readonly busy = new Map<number, BusyDays>();

  constructor(private readonly spaces: SpaceSchedules) {
    for (const { id, context } of spaces.values()) {
      const days = new BusyDays();
      for (const period of context.busy) days.add(period);
      this.busy.set(id, days);
    }
  }

  /** Schedules of the spaces with what may meet the period. */
  listNear(spaceIds: readonly number[], period: TimeSlot): SpaceSchedules {
    return new Map(
      spaceIds.flatMap((id): [number, SpaceWithBookingContext][] => {
        const space = this.spaces.get(id);
        if (!space) return [];
        const near = toHeldPeriod(period, space.context.settings);
        const windows = space.context.windows.filter(
          ({ startsAt, endsAt }) => startsAt < near.until && endsAt > near.from,
        );
        return [
          [
            id,
            { ...space, context: { ...space.context, windows, busy: this.busy.get(id)?.list(near) ?? [] } },
          ],
        ];
      }),
    );
  }

  /** Holds the time of a plan in its spaces and in those that share their floor. */
  hold({ chosen }: BookingPlan, requestIndex: number, title: string): void {
    for (const { spaceId, startsAt, endsAt, held, space } of chosen)
      for (const id of space.sharing)
        this.busy.get(id)?.add({
          ...{ kind: 'reservation', reservationId: null, spaceId, startsAt, endsAt, title, requestIndex },
          ...held,
        });
  }
}

export const isFree = ({ chosen }: BookingPlan): boolean =>
  chosen.every(({ rejection }) => rejection === null);

/** Plans bookings one after the other: a free one holds its time against those after it. */
export async function planBatch(
  requests: readonly BookingRequest[],
  spaces: SpaceSchedules,
  policy: BatchPolicy,
  now: Date,
): Promise<BookingPlan[]> {
  const schedules = new BatchSchedules(spaces);
  const plans: BookingPlan[] = [];
  for (const [index, request] of requests.entries()) {
    if (index % BATCH === 0) await setImmediate();
    const days = listBookingDays(request, policy.limits, now);
    const ids = request.rooms.map(({ spaceId }) => spaceId);
    const near = schedules.listNear(ids, toSpan(days));
    const plan = planBooking(request, { days, spaces: near, price: rejectPricing, shown: null }, policy, now);
    if (isFree(plan)) schedules.hold(plan, index, request.entry?.title || request.name);
    plans.push(plan);
  }
  return plans;
}
