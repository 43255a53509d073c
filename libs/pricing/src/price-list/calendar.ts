import {
  DAY_MINUTES,
  addDays,
  fromPragueWallTime,
  MINUTE_MS,
  parseClock,
  toPragueDayNumber,
  toPragueWallTime,
} from '@prostora/contracts';
import { DEFAULT_DAY_START, type RuleConditions } from './price-list.ts';
import { divideUp } from './rounding.ts';

/** 06:00, also in place of an invalid time. */
const DEFAULT_DAY_START_MINUTE = parseClock(DEFAULT_DAY_START) ?? 0;

/** Half-open span of timestamps in milliseconds. */
export type MsSpan = { readonly from: number; readonly until: number };
/** The part of a span on one day of the list. */
export type DayPiece = MsSpan & { readonly day: string };

/**
 * Parses `day_start` to minutes since midnight.
 * @param clock HH:MM; invalid counts as 06:00
 */
export const parseDayStart = (clock: string): number => parseClock(clock) ?? DEFAULT_DAY_START_MINUTE;

/**
 * Day of the list at a timestamp: until `dayStart` it is still the previous calendar day.
 * @param at timestamp in milliseconds
 * @param dayStart minutes since midnight
 */
export function toListDay(at: number, dayStart: number): string {
  const { day, minute } = toPragueWallTime(new Date(at));
  return minute >= dayStart ? day : addDays(day, -1);
}

/** Elapsed minutes, a started one counts. */
export const countMinutes = ({ from, until }: MsSpan): number =>
  Math.max(0, divideUp(until - from, MINUTE_MS));

/** Prague wall time in minutes since 1970. */
const toWallMinutes = (at: number): number => {
  const date = new Date(at);
  return toPragueDayNumber(date) * DAY_MINUTES + toPragueWallTime(date).minute;
};

/**
 * Days of the list that the span touches.
 * @param dayStart minutes since midnight
 */
export function countListDays({ from, until }: MsSpan, dayStart: number): number {
  const first = Math.floor((toWallMinutes(from) - dayStart) / DAY_MINUTES);
  const last = Math.floor((toWallMinutes(until - 1) - dayStart) / DAY_MINUTES);
  return Math.max(1, last - first + 1);
}

/** Started 24 hours on the wall clock of Prague: a clock change neither adds nor takes one. */
export const countStarted24Hours = ({ from, until }: MsSpan): number =>
  Math.max(1, Math.ceil((toWallMinutes(until) - toWallMinutes(from)) / DAY_MINUTES));

/**
 * Cuts a span where a day of the list begins.
 * @param dayStart minutes since midnight
 */
export function splitByListDay({ from, until }: MsSpan, dayStart: number): DayPiece[] {
  const pieces: DayPiece[] = [];
  let day = toListDay(from, dayStart);
  for (let at = from; at < until;) {
    const next = addDays(day);
    const cut = Math.min(fromPragueWallTime(next, dayStart).getTime(), until);
    if (cut > at) pieces.push({ day, from: at, until: cut });
    at = Math.max(at, cut);
    day = next;
  }
  return pieces;
}

/**
 * Clock times of `from`–`to`; a missing end is the start of the day of the list.
 * @param dayStart minutes since midnight
 */
export function parseClockRange(
  { from, to }: RuleConditions,
  dayStart: number,
): { from: number; to: number } | null {
  if (from === null && to === null) return null;
  const range = {
    from: from === null ? dayStart : (parseClock(from) ?? dayStart),
    to: to === null ? dayStart : (parseClock(to) ?? dayStart),
  };
  return range.from === range.to ? null : range;
}

/**
 * Whether a clock time is in `[from, to)`, which may run over midnight.
 * @param minute minutes since midnight
 */
export const isInClockRange = (minute: number, { from, to }: { from: number; to: number }): boolean =>
  from < to ? minute >= from && minute < to : minute >= from || minute < to;

/**
 * Calendar days in Prague from now to the start of a slot, for `max_lead_days`.
 * @param now present time
 * @param startsAt start of the slot
 */
export const countLeadDays = (now: Date, startsAt: Date): number =>
  toPragueDayNumber(startsAt) - toPragueDayNumber(now);
