import { defineJob } from '../../platform/queue/index.ts';

/** Refreshes one feed. An unreadable calendar does not fail the job; the feed stores the failure. */
export const refreshCalendar = defineJob<{ feed_id: number }>({
  name: 'refresh-calendar',
  queue: 'calendars',
  attempts: 3,
  backoffMs: 10_000,
  concurrency: 3,
  payload: { feed_id: 'number' },
});
