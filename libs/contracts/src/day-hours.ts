import { DAY_MINUTES } from './durations.ts';
import { addDays, daysBetween, fromPragueWallTime, toPragueWallTime } from './prague-time.ts';

/** Minutes of wall time since the midnight of a day; an end over 1440 is on a later day. */
export type DayHours = { readonly from: number; readonly until: number };

/** Minutes of wall time since the midnight of a day. */
export function toDayMinute(day: string, instant: Date): number {
  const wall = toPragueWallTime(instant);
  return daysBetween(day, wall.day) * DAY_MINUTES + wall.minute;
}

/**
 * Hours of the spans that touch a day, from its midnight on, ascending; adjoining ones are joined.
 * @param day YYYY-MM-DD in Prague
 */
export function listDayHours(
  spans: readonly { readonly startsAt: Date; readonly endsAt: Date }[],
  day: string,
): DayHours[] {
  const [start, end] = [fromPragueWallTime(day, 0), fromPragueWallTime(addDays(day), 0)];
  const hours = spans
    .filter(({ startsAt, endsAt }) => startsAt < end && endsAt > start)
    .map(({ startsAt, endsAt }) => ({
      from: Math.max(0, toDayMinute(day, startsAt)),
      until: toDayMinute(day, endsAt),
    }))
    .toSorted((one, other) => one.from - other.from);
  const joined: DayHours[] = [];
  for (const { from, until } of hours) {
    const last = joined.at(-1);
    if (last && from <= last.until)
      joined[joined.length - 1] = { ...last, until: Math.max(last.until, until) };
    else joined.push({ from, until });
  }
  return joined;
}
