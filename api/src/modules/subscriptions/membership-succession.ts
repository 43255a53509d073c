import { yearLater } from './membership-period.ts';

/** A subscription that has not ended, as far as its successor must know it. */
export type Held = { plan: { id: number }; trial: boolean; startsAt: Date; endsAt: Date };
export type Succession<T> = {
  startsAt: Date;
  endsAt: Date;
  isProlonging: boolean;
  /** What ends now, or never begins. */ replaced: T[];
};

/**
 * When a year of a paid plan runs: after what is paid of the same plan already, so that nobody loses a day by paying early;
 * else from now on. Then it replaces what the customer has of other plans, and a trial in any case.
 */
export function successionOf<T extends Held>(
  unfinished: readonly T[],
  planId: number,
  now: Date,
): Succession<T> {
  const same = unfinished.filter(({ plan, trial }) => !trial && plan.id === planId);
  const startsAt = same.reduce((latest, { endsAt }) => (endsAt > latest ? endsAt : latest), now);
  return {
    startsAt,
    endsAt: yearLater(startsAt),
    isProlonging: same.length > 0,
    replaced: unfinished.filter((held) => !same.includes(held)),
  };
}

/** Years that follow each other in one plan end with the last of them; a trial ends by itself. */
export function findLastEnd<T extends Held>(current: T, unfinished: readonly T[]): Date {
  if (current.trial) return current.endsAt;
  return unfinished.reduce(
    (end, { plan, trial, startsAt, endsAt }) =>
      plan.id === current.plan.id && !trial && startsAt <= end && endsAt > end ? endsAt : end,
    current.endsAt,
  );
}
