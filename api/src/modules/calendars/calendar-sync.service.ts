import { Injectable } from '@nestjs/common';
import { DAY_MS, toPragueWallTime } from '@prostora/contracts';
import { Clock } from '../../platform/clock/clock.ts';
import { SingleFlight } from '../../platform/concurrency/single-flight.ts';
import { UnitOfWork } from '../../platform/database/index.ts';
import { SpaceAvailabilityService } from '../availability/index.ts';
import type { TimeWindow } from './calendar-contents.ts';
import { toStoredProblem, type CalendarFeed, type StoredProblem } from './calendar-feed.entity.ts';
import { CalendarFeedRepository, type FeedWithOwner } from './calendar-feed.repository.ts';
import { CalendarMailsService } from './calendar-mails.service.ts';
import { CalendarFetchService, type FeedFetchResult } from './calendar-fetch.service.ts';
import { ImportedBlocksService } from './imported-blocks.service.ts';

/** Owners are notified of failures longer than this; shorter ones are usually temporary. */
const NOTIFY_AFTER_MS = DAY_MS;
/** Limit of uncertain entries kept of a feed. */
const MAX_PROBLEMS = 200;

/** Import range: from a day ago to the booking horizon of two years. */
export function buildImportWindow(now: Date): TimeWindow {
  const until = new Date(now);
  until.setUTCFullYear(until.getUTCFullYear() + 2);
  return { from: now.getTime() - DAY_MS, until: until.getTime() };
}

/** Synchronizes blocked slots with foreign calendars. */
@Injectable()
export class CalendarSyncService {
  private readonly inFlight = new SingleFlight<number, void>();

  constructor(
    private readonly feeds: CalendarFeedRepository,
    private readonly fetcher: CalendarFetchService,
    private readonly blocks: ImportedBlocksService,
    private readonly availability: SpaceAvailabilityService,
    private readonly mails: CalendarMailsService,
    private readonly unit: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Fetches a feed and applies the result; a failure keeps the last state. Concurrent calls for a feed share
   * one fetch.
   */
  refresh(feedId: number, timeoutMs?: number): Promise<void> {
    return this.inFlight.run(feedId, () =>
      this.unit.runInOwnContext(() => this.fetchAndApply(feedId, timeoutMs)),
    );
  }

  /** Applies a fetch result inside a unit of work that holds the schedule lock of the space. */
  async applyResult(feed: CalendarFeed, reading: FeedFetchResult): Promise<void> {
    const now = this.clock.now();
    feed.checkedAt = now;
    if (reading.kind === 'failed') {
      feed.failure = reading.code;
      feed.failingSince ??= now;
      return;
    }
    Object.assign(feed, { succeededAt: now, failure: null, failingSince: null });
    feed.failureNotifiedAt = null;
    if (reading.kind === 'unchanged') return;
    feed.etag = reading.etag;
    feed.problems = reading.contents.problems.slice(0, MAX_PROBLEMS).map(toStoredProblem);
    await this.blocks.replace(feed.space.id, feed.id, reading.contents);
  }

  private async fetchAndApply(feedId: number, timeoutMs?: number): Promise<void> {
    const known = await this.feeds.findById(feedId);
    if (!known) return;
    const now = this.clock.now();
    const reading = await this.fetcher.fetch(known.url, buildImportWindow(now), {
      etag: this.resolveEtag(known, now),
      ...(timeoutMs !== undefined && { timeoutMs }),
    });
    await this.unit.run(async () => {
      await this.availability.lockSchedule(known.space.id);
      const feed = await this.feeds.findForUpdate(feedId);
      // Removed or read concurrently.
      if (!feed || feed.checkedAt?.getTime() !== known.checkedAt?.getTime()) return;
      const former = feed.problems;
      await this.applyResult(feed, reading);
      await this.notifyOwner(known, feed);
      await this.notifyProblems(known, feed.problems, former);
    });
  }

  /**
   * No ETag for the first fetch of a day: the window moves, and new occurrences of an unchanged calendar
   * enter it.
   */
  private resolveEtag({ etag, checkedAt, failure }: CalendarFeed, now: Date): string | null {
    return checkedAt && failure === null && toPragueWallTime(checkedAt).day === toPragueWallTime(now).day
      ? etag
      : null;
  }

  private async notifyOwner(known: FeedWithOwner, feed: CalendarFeed): Promise<void> {
    const now = this.clock.now();
    if (feed.failingSince === null) return this.notifyConflicts(known.id);
    if (feed.failureNotifiedAt !== null || now.getTime() - feed.failingSince.getTime() < NOTIFY_AFTER_MS)
      return;
    await this.mails.sendFailing(known, feed.failingSince);
    feed.failureNotifiedAt = now;
  }

  /** Mails the owner each reservation overlapped by the feed's entries, once per reservation. */
  async notifyConflicts(feedId: number): Promise<void> {
    const conflicts = await this.feeds.listConflicts(feedId, this.clock.now());
    const feed = conflicts.length > 0 ? await this.feeds.findById(feedId) : null;
    if (feed) for (const conflict of conflicts) await this.mails.sendConflict(feed, conflict);
  }

  /** Mails the owner the entries that are not certain, each once. */
  async notifyProblems(
    feed: FeedWithOwner,
    problems: readonly StoredProblem[],
    former: readonly StoredProblem[] = [],
  ): Promise<void> {
    const toKey = ({ eventKey, reason }: StoredProblem): string => `${reason} ${eventKey}`;
    const known = new Set(former.map(toKey));
    const found = problems.filter((problem) => !known.has(toKey(problem)));
    if (found.length > 0) await this.mails.sendProblems(feed, found);
  }
}
