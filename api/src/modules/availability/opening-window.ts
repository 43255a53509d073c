import { listOccurrences, type WeeklyHours } from './weekly-hours.ts';

/** A window in which a space can be booked, with its price per hour. */
export type OpeningWindow = {
  readonly spaceId: number;
  /** Id of the single window; null for an occurrence of a weekly rule. */
  readonly id: number | null;
  readonly ruleId: number | null;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly pricePerHourHaler: number;
};

/** A weekly rule of a space with its price. */
export type OpeningRule = WeeklyHours &
  Pick<OpeningWindow, 'spaceId' | 'pricePerHourHaler'> & { readonly id: number };

/** Single windows and occurrences of weekly rules that overlap the span, sorted by start. */
export function mergeOpeningWindows(
  single: readonly OpeningWindow[],
  rules: readonly OpeningRule[],
  from: Date,
  until: Date,
): OpeningWindow[] {
  const weekly = listOccurrences(rules, from, until).map(
    ({ rule: { id, spaceId, pricePerHourHaler }, startsAt, endsAt }): OpeningWindow => ({
      spaceId,
      id: null,
      ruleId: id,
      startsAt,
      endsAt,
      pricePerHourHaler,
    }),
  );
  return [...single, ...weekly].sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
}
