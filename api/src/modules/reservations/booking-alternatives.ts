import type { SlotPrice } from '@prostora/pricing';
import { dayAfter, pragueInstant, pragueWall } from '@prostora/contracts';
import { houseOf, priceInGround, type Ground } from './booking-ground.ts';
import { refusalOfBooking, type Term } from './booking-rules.ts';

/** Beginnings are looked for in such steps from the asked one. */
const STEP_MS = 15 * 60_000;
/** Where a space tells no hours, nobody is sent there at night: no sooner than at seven, or when they asked for. */
const MORNING_MINUTE = 7 * 60;
/** How many days around the asked one are looked at. */
export const ALTERNATIVE_DAYS = 14;

/** Another term of the same length that is free. */
export type FreeTerm = {
  readonly kind: 'earlier' | 'later' | 'other_day';
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly price: SlotPrice;
};

/** The nearest free terms of the same length: sooner and later on that day, and at the same time of another day. At most one of each. */
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

/** Beginnings before the asked one, not sooner than the other, the nearest first. */
function* earlier(startsAt: Date, notBefore: Date): Generator<Date> {
  for (let at = startsAt.getTime() - STEP_MS; at >= notBefore.getTime(); at -= STEP_MS) yield new Date(at);
}

/** Beginnings after the asked one and before the end of the day, the nearest first. */
function* later(startsAt: Date, dayEnds: Date): Generator<Date> {
  for (let at = startsAt.getTime() + STEP_MS; at < dayEnds.getTime(); at += STEP_MS) yield new Date(at);
}

/** The same time on the wall of other days, the nearest first, the later of two first. */
function* otherDays(day: string, minute: number): Generator<Date> {
  for (let away = 1; away <= ALTERNATIVE_DAYS; away += 1) {
    yield pragueInstant(dayAfter(day, away), minute);
    yield pragueInstant(dayAfter(day, -away), minute);
  }
}
