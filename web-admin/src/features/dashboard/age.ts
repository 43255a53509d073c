import { adminOverview } from '@prostora/strings/cs/admin-overview.ts';

const { fresh, hours, days } = adminOverview.waiting;
const HOUR = 3_600_000;

/** Waiting time: hours during the first two days, then days. */
export function formatAge(since: string, now: Date = new Date()): string {
  const passed = Math.floor((now.getTime() - Date.parse(since)) / HOUR);
  if (passed < 1) return fresh;
  return passed < 48 ? hours(passed) : days(Math.floor(passed / 24));
}
