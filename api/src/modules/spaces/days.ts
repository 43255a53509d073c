const DAY_MS = 24 * 60 * 60 * 1000;

/** The given number of days up to the given one (YYYY-MM-DD), the oldest first; days of the calendar, whatever clocks do. */
export function daysUntil(day: string, count: number): string[] {
  const last = Date.parse(`${day}T00:00:00Z`);
  return Array.from({ length: count }, (_none, index) =>
    new Date(last - (count - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  );
}
