import { Injectable } from '@nestjs/common';
import { DAY_MS, toPragueWallTime } from '@prostora/contracts';
import { Clock } from '../../platform/clock/clock.ts';
import { SingleFlight } from '../../platform/concurrency/single-flight.ts';
import { UnitOfWork } from '../../platform/database/index.ts';
import { Outbox } from '../../platform/outbox/index.ts';
import { SpaceAvailabilityService, type BlockedSlot } from '../availability/index.ts';
import type { BusySpan, CalendarContents, TimeWindow } from './calendar-contents.ts';
import { toStoredProblem, type CalendarFeed, type StoredProblem } from './calendar-feed.entity.ts';
import { CalendarFeedRepository, type FeedWithOwner } from './calendar-feed.repository.ts';
import { CalendarMailsService } from './calendar-mails.service.ts';
import { CalendarFetchService, type FeedFetchResult } from './calendar-fetch.service.ts';
import { ImportedBlockRepository, toBlockValues } from './imported-block.repository.ts';
import { refreshCalendar } from './refresh-calendar.job.ts';

/** Owners are notified of failures longer than this; shorter ones are usually temporary. */
const NOTIFY_AFTER_MS = DAY_MS;
/** Limit of uncertain entries kept of a feed. */
const MAX_PROBLEMS = 200;

/** Slightly under 15 minutes, so that the 3-minute schedule does not delay a feed by one step. */
const INTERVAL_MS = 14 * 60_000;
/** Feeds enqueued per run, oldest first. */
const BATCH_SIZE = 500;

/** Import range: from a day ago to the booking horizon of two years. */
export function buildImportWindow(now: Date): TimeWindow {
  const until = new Date(now);
  until.setUTCFullYear(until.getUTCFullYear() + 2);
  return { from: now.getTime() - DAY_MS, until: until.getTime() };
}

/** Synchronizes blocked slots with foreign calendars, on demand and in the background. */
@Injectable()
export class CalendarSyncService {
  private readonly inFlight = new SingleFlight<number, void>();

  constructor(
    private readonly feeds: CalendarFeedRepository,
    private readonly fetcher: CalendarFetchService,
    private readonly blocks: ImportedBlockRepository,
    private readonly availability: SpaceAvailabilityService,
    private readonly mails: CalendarMailsService,
    private readonly unit: UnitOfWork,
    private readonly outbox: Outbox,
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
    if (feed && (feed.checkedAt === null || feed.checkedAt < this.dueBefore())) await this.refresh(feedId);
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
    await this.replaceBlocks(feed.space.id, feed.id, reading.contents);
  }

  /**
   * Adapts the blocked slots of a feed to its spans by a minimal diff; idempotent. An event whose time can no longer
   * be read keeps the time that it blocked before.
   */
  private async replaceBlocks(
    spaceId: number,
    feedId: number,
    { spans, problems }: Pick<CalendarContents, 'spans' | 'problems'>,
  ): Promise<void> {
    const unread = new Set(
      problems.filter(({ reason }) => reason === 'time').map(({ eventKey }) => eventKey),
    );
    const existing = new Map(
      (await this.blocks.listByFeed(feedId)).map((block) => [block.feedKey ?? '', block]),
    );
    const wanted = new Set(spans.map(({ key }) => key));
    await this.blocks.remove(
      [...existing.values()]
        .filter(({ feedKey }) => !wanted.has(feedKey ?? '') && !unread.has(getEventKey(feedKey ?? '')))
        .map(({ id }) => id),
    );
    await this.blocks.createAll(
      spaceId,
      feedId,
      spans.filter(({ key }) => !existing.has(key)),
    );
    for (const span of spans) {
      const block = existing.get(span.key);
      if (block && hasChanged(block, span)) await this.blocks.update(block.id, span);
    }
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

  private dueBefore(): Date {
    return new Date(this.clock.now().getTime() - INTERVAL_MS);
  }
}

/** The part of a key before the time of the occurrence. */
const getEventKey = (key: string): string => key.slice(0, Math.max(0, key.lastIndexOf('|')));

function hasChanged(block: BlockedSlot, span: BusySpan): boolean {
  const { startsAt, endsAt, privateReason } = toBlockValues(span);
  return (
    block.startsAt.getTime() !== startsAt.getTime() ||
    block.endsAt.getTime() !== endsAt.getTime() ||
    block.privateReason !== privateReason
  );
}
