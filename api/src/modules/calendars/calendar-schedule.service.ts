import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.ts';
import { UnitOfWork } from '../../platform/database/index.ts';
import { Outbox } from '../../platform/outbox/index.ts';
import { CalendarFeedRepository } from './calendar-feed.repository.ts';
import { CalendarSyncService } from './calendar-sync.service.ts';
import { refreshCalendar } from './refresh-calendar.job.ts';

/** Slightly under 15 minutes, so that the 3-minute schedule does not delay a feed by one step. */
const INTERVAL_MS = 14 * 60_000;
/** Feeds enqueued per run, oldest first. */
const BATCH_SIZE = 500;

/** Background refresh of foreign calendars. */
@Injectable()
export class CalendarScheduleService {
  constructor(
    private readonly feeds: CalendarFeedRepository,
    private readonly sync: CalendarSyncService,
    private readonly unit: UnitOfWork,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Enqueues a job for every due feed. */
  async enqueueDue(): Promise<void> {
    const due = await this.feeds.findDueIds(this.dueBefore(), BATCH_SIZE);
    await this.unit.run(async () => {
      for (const id of due) await this.outbox.enqueue(refreshCalendar, { feed_id: id });
    });
  }

  /** Skips a feed that was read in the meantime, so that duplicate jobs read it once. */
  async refreshIfDue(feedId: number): Promise<void> {
    const feed = await this.feeds.findById(feedId);
    if (feed && (feed.checkedAt === null || feed.checkedAt < this.dueBefore()))
      await this.sync.refresh(feedId);
  }

  private dueBefore(): Date {
    return new Date(this.clock.now().getTime() - INTERVAL_MS);
  }
}
