import { defineJob } from '../../platform/queue/index.ts';

/** Reads one foreign calendar anew. A calendar that cannot be read is no failed job: the feed itself says so. */
export const refreshCalendar = defineJob<{ feed_id: number }>({
  name: 'refresh-calendar',
  queue: 'calendars',
  attempts: 3,
  backoffMs: 10_000,
  concurrency: 3,
  payload: { feed_id: 'number' },
});
