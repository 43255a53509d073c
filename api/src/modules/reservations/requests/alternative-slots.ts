import type { DayHours } from '@prostora/contracts/day-hours.ts';
import { addDays, fromPragueWallTime, MINUTE_MS, toPragueWallTime } from '@prostora/contracts';
import type { QuoteSnapshot } from '../../pricing/index.ts';
import { toAvailabilityContext, type BookingContext } from '../booking-context.ts';
import { findBookingRejection, type BookingSlot } from '../booking-rules.ts';

/** Step between the candidate starts. */
const STEP_MS = 15 * MINUTE_MS;
/** Earliest suggested start in a space without opening hours, unless the requested start is earlier. */
const MORNING_MINUTE = 7 * 60;
/** Days searched before and after the requested day. */
export const ALTERNATIVE_DAYS = 14;

/** A free slot of the requested length. */
export type AlternativeSlot = {
  readonly kind: 'earlier' | 'later' | 'other_day';
  readonly startsAt: Date;
  readonly endsAt: Date;
};
export type PricedAlternativeSlot = AlternativeSlot & { readonly quote: QuoteSnapshot };

/**
 * The nearest earlier and later slot of the same day and the nearest day with the same time; at most one of
 * each kind.
 */
export function findAlternativeSlots(
  requested: BookingSlot,
  context: BookingContext,
  now: Date,
): AlternativeSlot[] {
  const wall = toPragueWallTime(requested.startsAt);
  const isOpenSomewhere = context.windows.length > 0;
  const earliestMinute = isOpenSomewhere ? 0 : Math.min(MORNING_MINUTE, wall.minute);
  const toFreeSlot = (startsAt: Date): BookingSlot | null => {
    const slot = {
      ...requested,
      startsAt,
      endsAt: new Date(startsAt.getTime() + requested.endsAt.getTime() - requested.startsAt.getTime()),
    };
    const availability = toAvailabilityContext(context, slot);
    return (isOpenSomewhere && availability.offered !== 'inside') ||
      findBookingRejection(slot, availability, now)
      ? null
      : slot;
  };
  const findFirst = (kind: AlternativeSlot['kind'], starts: Iterable<Date>): AlternativeSlot[] => {
    for (const start of starts) {
      const slot = toFreeSlot(start);
      if (slot) return [{ kind, startsAt: slot.startsAt, endsAt: slot.endsAt }];
    }
    return [];
  };
  return [
    ...findFirst('earlier', earlierStarts(requested.startsAt, fromPragueWallTime(wall.day, earliestMinute))),
    ...findFirst('later', laterStarts(requested.startsAt, fromPragueWallTime(addDays(wall.day), 0))),
    ...findFirst('other_day', otherDayStarts(wall.day, wall.minute)),
  ];
}

/** The nearest free slots; where the space is not open for so long on that day, those as long as it is. */
export function findOpenSlots(
  requested: BookingSlot,
  hours: readonly DayHours[],
  context: BookingContext,
  now: Date,
): AlternativeSlot[] {
  const found = findAlternativeSlots(requested, context, now);
  const { startsAt, endsAt } = requested;
  const longest = Math.max(0, ...hours.map(({ from, until }) => until - from)) * MINUTE_MS;
  if (found.length > 0 || longest === 0 || longest >= endsAt.getTime() - startsAt.getTime()) return found;
  return findAlternativeSlots({ ...requested, endsAt: new Date(startsAt.getTime() + longest) }, context, now);
}

/** Starts before `startsAt` down to `notBefore`, nearest first. */
function* earlierStarts(startsAt: Date, notBefore: Date): Generator<Date> {
  for (let at = startsAt.getTime() - STEP_MS; at >= notBefore.getTime(); at -= STEP_MS) yield new Date(at);
}

/** Starts after `startsAt` and before the end of the day, nearest first. */
function* laterStarts(startsAt: Date, dayEnds: Date): Generator<Date> {
  for (let at = startsAt.getTime() + STEP_MS; at < dayEnds.getTime(); at += STEP_MS) yield new Date(at);
}

/** The same wall time on other days, nearest first; of two equally near days the later one first. */
function* otherDayStarts(day: string, minute: number): Generator<Date> {
  for (let distance = 1; distance <= ALTERNATIVE_DAYS; distance += 1) {
    yield fromPragueWallTime(addDays(day, distance), minute);
    yield fromPragueWallTime(addDays(day, -distance), minute);
  }
}
