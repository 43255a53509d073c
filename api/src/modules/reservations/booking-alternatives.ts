import type { SlotPrice } from '@prostora/pricing';
import { dayAfter, pragueInstant, pragueWall } from '@prostora/contracts';
import { houseOf, priceInGround, type Ground } from './booking-ground.ts';
import { refusalOfBooking, type Term } from './booking-rules.ts';

/** Step between the candidate starts. */
const STEP_MS = 15 * 60_000;
/** Earliest suggested start in a space without opening hours, unless the requested start is earlier. */
const MORNING_MINUTE = 7 * 60;
/** Days searched before and after the requested day. */
export const ALTERNATIVE_DAYS = 14;

/** A free slot of the requested length. */
export type FreeTerm = {
  readonly kind: 'earlier' | 'later' | 'other_day';
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly price: SlotPrice;
};

/**
 * The nearest earlier and later slot of the same day and the nearest day with the same time; at most one of
 * each kind.
 */
export function alternativesTo(asked: Term, ground: Ground, now: Date): FreeTerm[] {
  const wall = pragueWall(asked.startsAt);
  const isOpenSomewhere = ground.windows.length > 0;
  const earliest = isOpenSomewhere ? 0 : Math.min(MORNING_MINUTE, wall.minute);
  const free = (startsAt: Date): Term | null => {
    const term = {
      ...asked,
      startsAt,
      endsAt: new Date(startsAt.getTime() + asked.endsAt.getTime() - asked.startsAt.getTime()),
    };
    const house = houseOf(ground, term);
    return (isOpenSomewhere && house.offered !== 'inside') || refusalOfBooking(term, house, now)
      ? null
      : term;
  };
  const firstOf = (kind: FreeTerm['kind'], beginnings: Iterable<Date>): FreeTerm[] => {
    for (const beginning of beginnings) {
      const term = free(beginning);
      if (term)
        return [{ kind, startsAt: term.startsAt, endsAt: term.endsAt, price: priceInGround(ground, term) }];
    }
    return [];
  };
  return [
    ...firstOf('earlier', earlier(asked.startsAt, pragueInstant(wall.day, earliest))),
    ...firstOf('later', later(asked.startsAt, pragueInstant(dayAfter(wall.day), 0))),
    ...firstOf('other_day', otherDays(wall.day, wall.minute)),
  ];
}

/** Starts before `startsAt` down to `notBefore`, nearest first. */
function* earlier(startsAt: Date, notBefore: Date): Generator<Date> {
  for (let at = startsAt.getTime() - STEP_MS; at >= notBefore.getTime(); at -= STEP_MS) yield new Date(at);
}

/** Starts after `startsAt` and before the end of the day, nearest first. */
function* later(startsAt: Date, dayEnds: Date): Generator<Date> {
  for (let at = startsAt.getTime() + STEP_MS; at < dayEnds.getTime(); at += STEP_MS) yield new Date(at);
}

/** The same wall time on other days, nearest first; of two equally near days the later one first. */
function* otherDays(day: string, minute: number): Generator<Date> {
  for (let away = 1; away <= ALTERNATIVE_DAYS; away += 1) {
    yield pragueInstant(dayAfter(day, away), minute);
    yield pragueInstant(dayAfter(day, -away), minute);
  }
}
