import { HOUR_MS } from '@prostora/contracts';
import { adminOverview } from '@prostora/strings/cs/admin-overview.ts';

const { fresh, hours, days } = adminOverview.waiting;

/** Waiting time: hours during the first two days, then days. */
export function formatAge(since: string, now: Date = new Date()): string {
  const passed = Math.floor((now.getTime() - Date.parse(since)) / HOUR_MS);
  if (passed < 1) return fresh;
  return passed < 48 ? hours(passed) : days(Math.floor(passed / 24));
}
