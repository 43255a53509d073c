import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.ts';
import { UnitOfWork } from '../../platform/database/index.ts';
import { Outbox } from '../../platform/outbox/index.ts';
import { CalendarFeedRepository } from './calendar-feed.repository.ts';
import { CalendarSync } from './calendar-sync.service.ts';
import { refreshCalendar } from './refresh-calendar.job.ts';

/** A calendar is read this often; a little less than a quarter of an hour, so that the schedule does not slip by its own step. */
const EVERY_MS = 14 * 60_000;
/** At one time; the longest waiting come first. */
const BATCH = 500;

/** When which foreign calendar is read in the background. */
@Injectable()
export class CalendarSchedule {
  constructor(
    private readonly feeds: CalendarFeedRepository,
    private readonly sync: CalendarSync,
    private readonly unit: UnitOfWork,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Has every calendar that is due read by a job of its own. */
  async enqueueDue(): Promise<void> {
    const due = await this.feeds.idsDue(this.dueBefore(), BATCH);
    await this.unit.run(async () => {
      for (const id of due) await this.outbox.enqueue(refreshCalendar, { feed_id: id });
    });
  }

  /** What was asked for twice, or read by somebody else meanwhile, is read once. */
  async refresh(feedId: number): Promise<void> {
    const feed = await this.feeds.byId(feedId);
    if (feed && (feed.checkedAt === null || feed.checkedAt < this.dueBefore()))
      await this.sync.refresh(feedId);
  }

  private dueBefore(): Date {
    return new Date(this.clock.now().getTime() - EVERY_MS);
  }
}
