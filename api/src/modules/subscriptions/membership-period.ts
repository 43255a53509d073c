import { TIME_ZONE } from '@prostora/contracts';
import { Temporal } from 'temporal-polyfill';

const toPragueTime = (timestamp: Date): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(timestamp.getTime()).toZonedDateTimeISO(TIME_ZONE);

/** Adds to the wall time in Prague; one skipped by the change to daylight saving time becomes an hour later. */
const addDuration = (timestamp: Date, duration: Temporal.DurationLike): Date =>
  new Date(toPragueTime(timestamp).add(duration).epochMilliseconds);

/** Adds calendar days in Prague and keeps the wall time across daylight saving changes. */
export const addDays = (timestamp: Date, days: number): Date => addDuration(timestamp, { days });

/**
 * Adds a year in Prague; a year from 29 February ends on the last day of February (§ 605 of the Civil Code).
 */
export const addYear = (timestamp: Date): Date => addYears(timestamp, 1);

export const addYears = (timestamp: Date, years: number): Date => addDuration(timestamp, { years });

/** Calendar days in Prague between two timestamps; 0 within one day. */
export const daysBetween = (from: Date, to: Date): number =>
  toPragueTime(from).toPlainDate().until(toPragueTime(to).toPlainDate()).days;
