import { HOUR_MS } from '@prostora/contracts';

/** What awaits the owner. `option`: a slot held by the owner; `waitlist`: a freed slot held for a person to call. */
export const TASK_KINDS = ['request', 'option', 'proposal', 'message', 'demand', 'waitlist'] as const;
export type TaskKind = (typeof TASK_KINDS)[number];

/** An estimate is rounded to CZK 100. */
const ESTIMATE_STEP_HALER = 10_000;
/** A deadline nearer than this precedes all values. */
const URGENT_MS = 12 * HOUR_MS;

type Rankable = {
  readonly id: number;
  /** Haléře; null when the guest has not seen a price. */
  readonly valueHaler: number | null;
  readonly waitsSince: Date;
  readonly deadline: Date | null;
};
export type Scored<Item extends Rankable> = Item & {
  /** True for a value estimated from the owner's confirmed reservations. */
  readonly isEstimated: boolean;
  /** Value in CZK × (1 + days of waiting); 0 without a value. */
  readonly score: number;
};

/** Deadlines that are not urgent do not order. */
function toUrgentMs({ deadline }: Rankable, now: Date): number {
  const isUrgent = deadline !== null && deadline.getTime() - now.getTime() < URGENT_MS;
  return isUrgent ? deadline.getTime() : Number.MAX_SAFE_INTEGER;
}

/**
 * Orders by urgency: deadlines in less than 12 hours, earliest first; then value × age; then age.
 * @param medianHaler value of an item without one; null when unknown
 */
export function sortByUrgency<Item extends Rankable>(
  items: readonly Item[],
  medianHaler: number | null,
  now: Date,
): Scored<Item>[] {
  const estimate =
    medianHaler === null ? null : Math.round(medianHaler / ESTIMATE_STEP_HALER) * ESTIMATE_STEP_HALER;
  const scored = items.map((item) => {
    const valueHaler = item.valueHaler ?? estimate;
    const hours = Math.max(0, now.getTime() - item.waitsSince.getTime()) / HOUR_MS;
    return {
      ...item,
      valueHaler,
      isEstimated: item.valueHaler === null && valueHaler !== null,
      score: Math.round(((valueHaler ?? 0) / 100) * (1 + hours / 24)),
    };
  });
  return scored.sort(
    (one, other) =>
      toUrgentMs(one, now) - toUrgentMs(other, now) ||
      other.score - one.score ||
      one.waitsSince.getTime() - other.waitsSince.getTime() ||
      one.id - other.id,
  );
}
