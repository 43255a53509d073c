/** Hours in which a space is offered, and their price per hour. */
export type OpeningWindow = {
  readonly spaceId: number;
  /** The single window; nothing for an occurrence of a weekly rule. */
  readonly id: number | null;
  readonly ruleId: number | null;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly pricePerHourHaler: number;
};

const length = ({ startsAt, endsAt }: OpeningWindow): number => endsAt.getTime() - startsAt.getTime();
const idOf = ({ id, ruleId }: OpeningWindow): number => id ?? ruleId ?? 0;

/**
 * The one window that holds the whole term, whose price counts (SPEC §6). Where several do, what the owner said of that very day
 * outranks the weekly rule, then the narrower one counts, then the older. Windows that only adjoin are not joined: their prices differ
 * and SPEC knows one availability containing the range.
 */
export function windowContaining<Window extends OpeningWindow>(windows: readonly Window[], start: Date, end: Date): Window | null {
  const holding = windows.filter(({ startsAt, endsAt }) => startsAt <= start && endsAt >= end);
  return holding.sort((one, other) => Number(one.id === null) - Number(other.id === null) || length(one) - length(other) || idOf(one) - idOf(other))[0] ?? null;
}
