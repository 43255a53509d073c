import { Injectable } from '@nestjs/common';
import { DAY_MS } from '@prostora/contracts';
import { Clock } from '../../platform/clock/clock.ts';
import { UnitOfWork } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { AuditTrailService } from '../audit/index.ts';
import { SpaceAvailabilityService } from '../availability/index.ts';
import { SpaceAccessService } from '../spaces/index.ts';
import type { CalendarContents, TimeWindow } from './calendar-contents.ts';
import type { CalendarFeed } from './calendar-feed.entity.ts';
import { CalendarFeedRepository, type FeedCounts, type FeedWithOwner } from './calendar-feed.repository.ts';
import { CalendarFetchService, type FeedFetchResult } from './calendar-fetch.service.ts';
import { CalendarSyncService, buildImportWindow } from './calendar-sync.service.ts';
import { calendarNotFound, feedUnreadable, tooManyFeeds } from './calendar.errors.ts';
import { parseFeedUrl } from './feed-url.ts';
import { FeedFailure } from './feed-failure.ts';

/** Feeds allowed per space. */
export const MAX_FEEDS_PER_SPACE = 5;
const PREVIEW_MS = 14 * DAY_MS;

export type FeedWithCounts = { readonly feed: CalendarFeed; readonly counts: FeedCounts };

/** Foreign calendars of spaces, for managers of the space. */
@Injectable()
export class CalendarFeedsService {
  constructor(
    private readonly feeds: CalendarFeedRepository,
    private readonly fetcher: CalendarFetchService,
    private readonly sync: CalendarSyncService,
    private readonly access: SpaceAccessService,
    private readonly availability: SpaceAvailabilityService,
    private readonly unit: UnitOfWork,
    private readonly audit: AuditTrailService,
    private readonly clock: Clock,
  ) {}

  async listBySpace(actor: Actor, spaceId: number): Promise<FeedWithCounts[]> {
    await this.access.loadManageable(actor, spaceId);
    return this.withCounts(await this.feeds.listBySpace(spaceId));
  }

  /** Busy time of the next 14 days, and the uncertain entries of the whole import; nothing is stored. */
  async preview(actor: Actor, spaceId: number, url: string): Promise<CalendarContents> {
    await this.access.loadManageable(actor, spaceId);
    const now = this.clock.now();
    const { contents } = await this.fetchReadable(url, buildImportWindow(now));
    const from = now.getTime();
    return {
      ...contents,
      spans: contents.spans.filter(({ start, end }) => end > from && start < from + PREVIEW_MS),
    };
  }

  /** Connects a readable calendar and blocks its busy time immediately. */
  async connect(actor: Actor, spaceId: number, name: string, url: string): Promise<FeedWithCounts> {
    await this.access.loadManageable(actor, spaceId);
    const reading = await this.fetchReadable(url, buildImportWindow(this.clock.now()));
    const id = await this.unit.run(async () => {
      await this.access.loadManageable(actor, spaceId);
      await this.availability.lockSchedule(spaceId);
      if ((await this.feeds.listBySpace(spaceId)).length >= MAX_FEEDS_PER_SPACE) throw tooManyFeeds();
      const feed = await this.feeds.create({
        spaceId,
        name,
        url: parseFeedUrl(url).href,
        createdAt: this.clock.now(),
      });
      await this.audit.record(
        actor,
        'calendar.feed-add',
        { type: 'space', id: spaceId },
        {},
        { feed: feed.id },
      );
      await this.sync.applyResult(feed, reading);
      await this.sync.notifyConflicts(feed.id);
      return feed.id;
    });
    const feed = await this.loadManageable(actor, id);
    await this.unit.run(() => this.sync.notifyProblems(feed, feed.problems));
    return this.withCount(feed);
  }

  /** Reads the feed now; the result contains a failure. */
  async refresh(actor: Actor, id: number): Promise<FeedWithCounts> {
    await this.loadManageable(actor, id);
    await this.sync.refresh(id);
    return this.withCount(await this.loadManageable(actor, id));
  }

  /** Disconnects the feed and unblocks its time. */
  disconnect(actor: Actor, id: number): Promise<void> {
    return this.unit.run(async () => {
      const { space } = await this.loadManageable(actor, id);
      await this.availability.lockSchedule(space.id);
      await this.feeds.remove(id);
      await this.audit.record(actor, 'calendar.feed-remove', { type: 'space', id: space.id }, { feed: id });
    });
  }

  /** Returns 404 to callers without access, so that feeds are not disclosed. */
  private async loadManageable(actor: Actor, id: number): Promise<FeedWithOwner> {
    const feed = await this.feeds.findById(id);
    const space = feed && (await this.access.loadViewable(actor, feed.space.id));
    if (!feed || !space || !this.access.isPermitted(actor, space, 'view')) throw calendarNotFound();
    await this.access.loadManageable(actor, space.id);
    return feed;
  }

  private async fetchReadable(
    url: string,
    window: TimeWindow,
  ): Promise<Extract<FeedFetchResult, { kind: 'read' }>> {
    const reading = await this.fetcher.fetch(normalizeUrl(url), window);
    if (reading.kind !== 'read')
      throw feedUnreadable(reading.kind === 'failed' ? reading.code : 'FEED_UNREACHABLE');
    return reading;
  }

  private async withCounts(feeds: readonly CalendarFeed[]): Promise<FeedWithCounts[]> {
    const counts = await this.feeds.countByFeed(
      feeds.map(({ id }) => id),
      this.clock.now(),
    );
    return feeds.map((feed) => ({ feed, counts: counts.get(feed.id) ?? { events: 0, conflicts: 0 } }));
  }

  private async withCount(feed: CalendarFeed): Promise<FeedWithCounts> {
    const [first] = await this.withCounts([feed]);
    if (!first) throw calendarNotFound();
    return first;
  }
}

function normalizeUrl(url: string): string {
  try {
    return parseFeedUrl(url).href;
  } catch (error) {
    throw error instanceof FeedFailure ? feedUnreadable(error.code) : error;
  }
}
