import { occurrencesOf, type WeeklyHours } from './weekly-hours.ts';

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

/** A weekly rule of a space and its price. */
export type OpeningRule = WeeklyHours & Pick<OpeningWindow, 'spaceId' | 'pricePerHourHaler'> & { readonly id: number };

/** Single windows and occurrences of weekly rules that touch the span, by their beginning. */
export function windowsOfBoth(single: readonly OpeningWindow[], rules: readonly OpeningRule[], from: Date, until: Date): OpeningWindow[] {
  const weekly = occurrencesOf(rules, from, until)
    .map(({ rule: { id, spaceId, pricePerHourHaler }, startsAt, endsAt }): OpeningWindow => ({ spaceId, id: null, ruleId: id, startsAt, endsAt, pricePerHourHaler }));
  return [...single, ...weekly].sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
}

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
