import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.ts';
import { Log } from '../../platform/logging/log.ts';
import { ForeignCalendars } from '../reservations/calendar/index.ts';
import { CalendarFeedRepository } from './calendar-feed.repository.ts';
import { CalendarSyncService } from './calendar-sync.service.ts';

/** Feeds read within this time are not read again: anonymous bookings must not flood other services. */
const FRESH_MS = 30_000;
/** Time limit per feed and in total, as a booking request waits; a slower feed keeps its last state. */
const FEED_TIMEOUT_MS = 3500;
const TOTAL_TIMEOUT_MS = 5000;

/** Refreshes the foreign calendars of a space before a booking is confirmed. */
@Injectable()
export class ForeignCalendarsService extends ForeignCalendars {
  constructor(
    private readonly feeds: CalendarFeedRepository,
    private readonly sync: CalendarSyncService,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {
    super();
  }

  async refresh(spaceId: number): Promise<void> {
    const ids = await this.feeds.findStaleIdsBySpace(
      spaceId,
      new Date(this.clock.now().getTime() - FRESH_MS),
    );
    if (ids.length === 0) return;
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, TOTAL_TIMEOUT_MS);
    });
    await Promise.race([Promise.all(ids.map((id) => this.refreshAndLog(id))), timeout]);
    clearTimeout(timer);
  }

  private refreshAndLog(feedId: number): Promise<void> {
    return this.sync.refresh(feedId, FEED_TIMEOUT_MS).catch((err: unknown) => {
      this.log.warn({ err, feed: feedId }, 'Failed to refresh a foreign calendar');
    });
  }
}
