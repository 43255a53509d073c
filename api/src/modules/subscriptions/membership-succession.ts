import { addYear } from './membership-period.ts';

/** An unfinished subscription. */
export type SuccessionPeriod = { plan: { id: number }; trial: boolean; startsAt: Date; endsAt: Date };
export type Succession<T> = {
  startsAt: Date;
  endsAt: Date;
  isProlonging: boolean;
  /** Subscriptions that end now or never begin. */
  replaced: T[];
};

/**
 * Period of a new year of a paid plan. It follows years already paid of the same plan, otherwise it begins
 * now. Subscriptions of other plans and trials are replaced.
 */
export function resolveSuccession<T extends SuccessionPeriod>(
  unfinished: readonly T[],
  planId: number,
  now: Date,
): Succession<T> {
  const same = unfinished.filter(({ plan, trial }) => !trial && plan.id === planId);
  const startsAt = same.reduce((latest, { endsAt }) => (endsAt > latest ? endsAt : latest), now);
  return {
    startsAt,
    endsAt: addYear(startsAt),
    isProlonging: same.length > 0,
    replaced: unfinished.filter((period) => !same.includes(period)),
  };
}

/** End of the last of the consecutive years of one plan; a trial ends on its own. */
export function findLastEnd<T extends SuccessionPeriod>(current: T, unfinished: readonly T[]): Date {
  if (current.trial) return current.endsAt;
  return unfinished.reduce(
    (end, { plan, trial, startsAt, endsAt }) =>
      plan.id === current.plan.id && !trial && startsAt <= end && endsAt > end ? endsAt : end,
    current.endsAt,
  );
}
