import { addDays, fromPragueWallTime, HOUR_MS, toPragueWallTime } from '@prostora/contracts';
import { toHeldPeriod, type BookingContext, type HeldPeriod } from '../../reservations/booking/index.ts';

const SHORTEST_MS = 3 * HOUR_MS;
/** Starts are rounded up to half an hour. */
const STEP_MS = HOUR_MS / 2;
/** Hours of a space without opening windows, in minutes. */
const USUAL_HOURS = { from: 8 * 60, until: 22 * 60 };
/** Days searched from the given one. */
export const GAP_DAYS = 14;

/** A free stretch of offered hours. */
export type Gap = { readonly startsAt: Date; readonly endsAt: Date };
type GapContext = Pick<BookingContext, 'windows' | 'busy' | 'settings'>;

/**
 * Free stretches of at least 3 hours on days on which the space is also taken, within its offered hours and
 * with its buffers.
 * @param from first instant, such as now
 * @param hasHours whether the space has opening windows in any period; without them 8 to 22 h count
 */
export function findGaps(context: GapContext, from: Date, hasHours: boolean): Gap[] {
  const first = toPragueWallTime(from).day;
  return Array.from({ length: GAP_DAYS }, (_, index) => addDays(first, index)).flatMap((day) =>
    findGapsOfDay(context, day, from, hasHours),
  );
}

function findGapsOfDay(context: GapContext, day: string, from: Date, hasHours: boolean): Gap[] {
  const [dayStarts, dayEnds] = [fromPragueWallTime(day, 0), fromPragueWallTime(addDays(day), 0)];
  const busy = context.busy.filter((one) => one.from < dayEnds && one.until > dayStarts);
  if (busy.length === 0) return [];
  const offered = hasHours
    ? mergePeriods(context.windows.map(({ startsAt, endsAt }) => ({ from: startsAt, until: endsAt })))
    : [
        {
          from: fromPragueWallTime(day, USUAL_HOURS.from),
          until: fromPragueWallTime(day, USUAL_HOURS.until),
        },
      ];
  // What a booking of the gap would hold must not reach into a busy period.
  const taken = mergePeriods(
    busy.map((one) => {
      const { bufferBefore, bufferAfter } = context.settings;
      return toHeldPeriod(
        { startsAt: one.from, endsAt: one.until },
        { bufferBefore: bufferAfter, bufferAfter: bufferBefore },
      );
    }),
  );
  return offered
    .flatMap((one) => {
      const clipped = {
        from: latest(one.from, dayStarts, roundUp(from)),
        until: earliest(one.until, dayEnds),
      };
      return subtract(clipped, taken);
    })
    .filter((one) => one.until.getTime() - one.from.getTime() >= SHORTEST_MS)
    .map((one) => ({ startsAt: one.from, endsAt: one.until }));
}

const latest = (...dates: Date[]): Date => new Date(Math.max(...dates.map(Number)));
const earliest = (...dates: Date[]): Date => new Date(Math.min(...dates.map(Number)));
const roundUp = (date: Date): Date => new Date(Math.ceil(date.getTime() / STEP_MS) * STEP_MS);

/** Overlapping and adjoining periods as one, by start. */
function mergePeriods(periods: readonly HeldPeriod[]): HeldPeriod[] {
  const merged: HeldPeriod[] = [];
  for (const period of periods.toSorted((one, other) => one.from.getTime() - other.from.getTime())) {
    const last = merged.at(-1);
    if (last && period.from <= last.until)
      merged[merged.length - 1] = { from: last.from, until: latest(last.until, period.until) };
    else merged.push(period);
  }
  return merged;
}

/** Parts of the period outside of `taken`, which is merged. */
function subtract({ from, until }: HeldPeriod, taken: readonly HeldPeriod[]): HeldPeriod[] {
  const free: HeldPeriod[] = [];
  let start = from;
  for (const one of taken) {
    if (one.until <= start || one.from >= until) continue;
    if (one.from > start) free.push({ from: start, until: one.from });
    start = latest(start, one.until);
  }
  return start < until ? [...free, { from: start, until }] : free;
}
