import type { Season, SeasonInput } from '@prostora/api-client';
import { fieldError, missing } from '@prostora/strings/cs/errors.ts';
import { parseNumber, toNumberText } from '../../../lib/space-numbers.ts';

export type SeasonHoursValues = {
  weekdays: number[];
  from: string;
  to: string;
  price_per_hour: string;
  on_holidays: boolean;
};
/** Form values of a season. */
export type SeasonValues = {
  name: string;
  from: string;
  until: string;
  is_closed: boolean;
  hours: SeasonHoursValues[];
};

export const createSeasonHours = (price: number | null): SeasonHoursValues => ({
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  from: '09:00',
  to: '22:00',
  price_per_hour: toNumberText(price),
  on_holidays: true,
});

/** Form values of a season, or those of a new one with a proposed price. */
export const toSeasonValues = (season: Season | null, proposedPrice: number | null): SeasonValues => ({
  name: season?.name ?? '',
  from: season?.from ?? '',
  until: season?.until ?? '',
  is_closed: season !== null && season.hours.length === 0,
  hours:
    season === null || season.hours.length === 0
      ? [createSeasonHours(proposedPrice)]
      : season.hours.map((hours) => ({ ...hours, price_per_hour: toNumberText(hours.price_per_hour) })),
});

export const toSeasonInput = (
  { name, from, until, is_closed, hours }: SeasonValues,
  spaceIds: readonly number[],
): SeasonInput => ({
  space_ids: [...spaceIds],
  name: name.trim(),
  from,
  until,
  hours: is_closed
    ? []
    : hours.map(({ weekdays, price_per_hour, ...times }) => ({
        ...times,
        weekdays: weekdays.toSorted((one, other) => one - other),
        price_per_hour: parseNumber(price_per_hour) ?? 0,
      })),
});

export const validateName = (name: string): string | true => name.trim() !== '' || missing.name;

/** Validates that the first day is filled in. */
export const validateFrom = (day: string): string | true => day !== '' || missing.day;

/** Validates that the last day is not before the first. */
export const validateUntil = (until: string, { from }: Pick<SeasonValues, 'from'>): string | true => {
  if (until === '') return missing.day;
  return from === '' || until >= from || fieldError('dateOrder');
};
