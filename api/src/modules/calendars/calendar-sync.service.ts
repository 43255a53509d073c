import { Injectable } from '@nestjs/common';
import { pragueWall } from '@prostora/contracts';
import { Clock } from '../../platform/clock/clock.ts';
import { UnitOfWork } from '../../platform/database/index.ts';
import { SpaceTime } from '../availability/index.ts';
import type { Window } from './calendar-contents.ts';
import type { CalendarFeed } from './calendar-feed.entity.ts';
import { CalendarFeedRepository, type FeedWithOwner } from './calendar-feed.repository.ts';
import { CalendarMails } from './calendar-mails.service.ts';
import { CalendarReadings, type FeedReading } from './calendar-readings.service.ts';
import { ImportedBlocks } from './imported-blocks.service.ts';

const HOUR = 3_600_000;
/** Owners are notified of failures longer than this; shorter ones are usually temporary. */
const TOLD_AFTER_MS = 24 * HOUR;

/** Import range: from a day ago to the booking horizon of two years. */
export function importWindow(now: Date): Window {
  const until = new Date(now);
  until.setUTCFullYear(until.getUTCFullYear() + 2);
  return { from: now.getTime() - 24 * HOUR, until: until.getTime() };
}

/** Synchronizes blocked slots with foreign calendars. */
@Injectable()
export class CalendarSync {
  private readonly underWay = new Map<number, Promise<void>>();

  constructor(
    private readonly feeds: CalendarFeedRepository,
    private readonly readings: CalendarReadings,
    private readonly blocks: ImportedBlocks,
    private readonly time: SpaceTime,
    private readonly mails: CalendarMails,
    private readonly unit: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Fetches a feed and applies the result; a failure keeps the last state. Concurrent calls for a feed share
   * one fetch.
   */
  refresh(feedId: number, limitMs?: number): Promise<void> {
    const running = this.underWay.get(feedId);
    if (running) return running;
    const started = this.unit
      .inOwnContext(() => this.readAnew(feedId, limitMs))
      .finally(() => {
        this.underWay.delete(feedId);
      });
    this.underWay.set(feedId, started);
    return started;
  }

  /** Applies a fetch result inside a unit of work that holds the schedule lock of the space. */
  async settle(feed: CalendarFeed, reading: FeedReading): Promise<void> {
    const now = this.clock.now();
    feed.checkedAt = now;
    if (reading.kind === 'failed') {
      feed.failure = reading.code;
      feed.failingSince ??= now;
      return;
    }
    Object.assign(feed, { succeededAt: now, failure: null, failingSince: null });
    feed.failureToldAt = null;
    if (reading.kind === 'unchanged') return;
    feed.etag = reading.etag;
    await this.blocks.replace(feed.space.id, feed.id, reading.contents.spans);
  }

  private async readAnew(feedId: number, limitMs?: number): Promise<void> {
    const known = await this.feeds.byId(feedId);
    if (!known) return;
    const now = this.clock.now();
    const reading = await this.readings.of(known.url, importWindow(now), {
      etag: this.etagOf(known, now),
      ...(limitMs !== undefined && { limitMs }),
    });
    await this.unit.run(async () => {
      await this.time.hold(known.space.id);
      const feed = await this.feeds.locked(feedId);
      // Removed or read concurrently.
      if (!feed || feed.checkedAt?.getTime() !== known.checkedAt?.getTime()) return;
      await this.settle(feed, reading);
      await this.tell(known, feed);
    });
  }

  /**
   * No ETag for the first fetch of a day: the window moves, and new occurrences of an unchanged calendar
   * enter it.
   */
  private etagOf({ etag, checkedAt, failure }: CalendarFeed, now: Date): string | null {
    return checkedAt && failure === null && pragueWall(checkedAt).day === pragueWall(now).day ? etag : null;
  }

  private async tell(known: FeedWithOwner, feed: CalendarFeed): Promise<void> {
    const now = this.clock.now();
    if (feed.failingSince === null) return this.tellOfConflicts(known.id);
    if (feed.failureToldAt !== null || now.getTime() - feed.failingSince.getTime() < TOLD_AFTER_MS) return;
    await this.mails.failing(known, feed.failingSince);
    feed.failureToldAt = now;
  }

  /** Mails the owner each reservation overlapped by the feed's entries, once per reservation. */
  async tellOfConflicts(feedId: number): Promise<void> {
    const conflicts = await this.feeds.conflictsOf(feedId, this.clock.now());
    const feed = conflicts.length > 0 ? await this.feeds.byId(feedId) : null;
    if (feed) for (const conflict of conflicts) await this.mails.conflict(feed, conflict);
  }
}
