import { Injectable } from '@nestjs/common';
import { defineJob, HandlesJob } from '../../platform/queue/index.ts';
import { CalendarSyncService } from './calendar-sync.service.ts';
import { refreshCalendar } from './refresh-calendar.job.ts';

/** Enqueues feeds not read for 15 minutes. Each feed keeps its own phase, which spreads the load. */
export const refreshDueCalendars = defineJob<Record<never, never>>({
  name: 'refresh-due-calendars',
  queue: 'calendars',
  schedule: { every: 3 * 60_000 },
  payload: {},
});

@Injectable()
export class CalendarJobs {
  constructor(private readonly calendars: CalendarSyncService) {}

  @HandlesJob(refreshDueCalendars)
  async enqueueDue(): Promise<void> {
    await this.calendars.enqueueDue();
  }

  @HandlesJob(refreshCalendar)
  async refresh({ feed_id }: { feed_id: number }): Promise<void> {
    await this.calendars.refreshIfDue(feed_id);
  }
}
