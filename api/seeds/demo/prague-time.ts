const DAY = 86_400_000;
const parts = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Prague', year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** Wall time in Prague written as if it were UTC, in milliseconds. */
function wallOf(instant: number): number {
  const read = Object.fromEntries(parts.formatToParts(instant).map((part) => [part.type, Number(part.value)]));
  return Date.UTC(read['year'] ?? 0, (read['month'] ?? 1) - 1, read['day'] ?? 1, read['hour'] ?? 0, read['minute'] ?? 0);
}

/** Days since the epoch of the calendar date `now` falls on in Prague. */
export const pragueDay = (now: Date): number => Math.floor(wallOf(now.getTime()) / DAY);

/** 0 = Monday … 6 = Sunday. */
export const weekdayOf = (day: number): number => (day + 3) % 7;

/** ISO instant of an hour (0–24, halves allowed) of a Prague calendar day, right on both sides of a clock change. */
export function pragueInstant(day: number, hour: number): string {
  const wall = day * DAY + hour * 3_600_000;
  const guess = wall - (wallOf(wall) - wall);
  return new Date(guess - (wallOf(guess) - wall)).toISOString();
}
