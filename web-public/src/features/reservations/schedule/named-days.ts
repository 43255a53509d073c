import type { Season } from '@prostora/api-client';
import { isHolidayOf, type SchoolHoliday } from '@prostora/strings/cs/school-holidays.ts';
import { reservations } from '@prostora/strings/cs/reservations.ts';
import type { HolidayHours } from './holiday-hours.ts';

/** A public or school holiday with what holds on its days. */
export type NamedDays = {
  name: string;
  from: string;
  until: string;
  /** A season on one of the days; it replaces the weekly hours. */
  season: Season | null;
  /** Weekly hours of a public holiday; null for school holidays, on whose days they hold. */
  hours: readonly string[] | null;
};

const findSeason = (seasons: readonly Season[], from: string, until: string): Season | null =>
  seasons.find((season) => season.from <= until && season.until >= from) ?? null;

/** Public holidays, and school holidays of the district, by their first day. */
export function listNamedDays(
  holidays: readonly HolidayHours[],
  schoolHolidays: readonly SchoolHoliday[],
  seasons: readonly Season[],
  district: string,
): NamedDays[] {
  return [
    ...holidays.map(({ day, hours }) => ({
      name: reservations.rules.holidayName(day),
      from: day,
      until: day,
      season: findSeason(seasons, day, day),
      hours,
    })),
    ...schoolHolidays
      .filter((holiday) => isHolidayOf(holiday, district))
      .map(({ name, from, until }) => ({
        name,
        from,
        until,
        season: findSeason(seasons, from, until),
        hours: null,
      })),
  ].toSorted((one, other) => one.from.localeCompare(other.from) || other.until.localeCompare(one.until));
}
