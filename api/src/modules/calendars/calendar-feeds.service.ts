import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.ts';
import { UnitOfWork } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { AuditTrail } from '../audit/index.ts';
import { SpaceTime } from '../availability/index.ts';
import { SpaceAccess } from '../spaces/index.ts';
import type { CalendarContents, Window } from './calendar-contents.ts';
import type { CalendarFeed } from './calendar-feed.entity.ts';
import { CalendarFeedRepository, type FeedCounts, type FeedWithOwner } from './calendar-feed.repository.ts';
import { CalendarReadings, type FeedReading } from './calendar-readings.service.ts';
import { CalendarSync, importWindow } from './calendar-sync.service.ts';
import { calendarNotFound, feedUnreadable, tooManyFeeds } from './calendar.errors.ts';
import { feedAddress } from './feed-address.ts';
import { FeedFailure } from './feed-failure.ts';

/** Feeds allowed per space. */
export const FEEDS_OF_SPACE = 5;
const PREVIEW_MS = 14 * 86_400_000;

export type CountedFeed = { readonly feed: CalendarFeed; readonly counts: FeedCounts };

/** Foreign calendars of spaces, for managers of the space. */
@Injectable()
export class CalendarFeeds {
  constructor(
    private readonly feeds: CalendarFeedRepository,
    private readonly readings: CalendarReadings,
    private readonly sync: CalendarSync,
    private readonly access: SpaceAccess,
    private readonly time: SpaceTime,
    private readonly unit: UnitOfWork,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async ofSpace(actor: Actor, spaceId: number): Promise<CountedFeed[]> {
    await this.access.manageable(actor, spaceId);
    return this.counted(await this.feeds.ofSpace(spaceId));
  }

  /** Busy time of the next 14 days; nothing is stored. */
  async preview(actor: Actor, spaceId: number, url: string): Promise<CalendarContents> {
    await this.access.manageable(actor, spaceId);
    const from = this.clock.now().getTime();
    return (await this.readable(url, { from, until: from + PREVIEW_MS })).contents;
  }

  /** Connects a readable calendar and blocks its busy time immediately. */
  async add(actor: Actor, spaceId: number, name: string, url: string): Promise<CountedFeed> {
    await this.access.manageable(actor, spaceId);
    const reading = await this.readable(url, importWindow(this.clock.now()));
    const id = await this.unit.run(async () => {
      await this.access.manageable(actor, spaceId);
      await this.time.hold(spaceId);
      if ((await this.feeds.ofSpace(spaceId)).length >= FEEDS_OF_SPACE) throw tooManyFeeds();
      const feed = await this.feeds.add({
        spaceId,
        name,
        url: feedAddress(url).href,
        createdAt: this.clock.now(),
      });
      await this.audit.record(
        actor,
        'calendar.feed-add',
        { type: 'space', id: spaceId },
        {},
        { feed: feed.id },
      );
      await this.sync.settle(feed, reading);
      await this.sync.tellOfConflicts(feed.id);
      return feed.id;
    });
    return this.one(await this.own(actor, id));
  }

  /** Reads the feed now; the result contains a failure. */
  async refresh(actor: Actor, id: number): Promise<CountedFeed> {
    await this.own(actor, id);
    await this.sync.refresh(id);
    return this.one(await this.own(actor, id));
  }

  /** Disconnects the feed and unblocks its time. */
  remove(actor: Actor, id: number): Promise<void> {
    return this.unit.run(async () => {
      const { space } = await this.own(actor, id);
      await this.time.hold(space.id);
      await this.feeds.remove(id);
      await this.audit.record(actor, 'calendar.feed-remove', { type: 'space', id: space.id }, { feed: id });
    });
  }

  /** Returns 404 to callers without access, so that feeds are not disclosed. */
  private async own(actor: Actor, id: number): Promise<FeedWithOwner> {
    const feed = await this.feeds.byId(id);
    if (!feed || !this.access.manages(actor, await this.access.viewable(actor, feed.space.id)))
      throw calendarNotFound();
    return feed;
  }

  private async readable(url: string, window: Window): Promise<Extract<FeedReading, { kind: 'read' }>> {
    const reading = await this.readings.of(addressOf(url), window);
    if (reading.kind !== 'read')
      throw feedUnreadable(reading.kind === 'failed' ? reading.code : 'FEED_UNREACHABLE');
    return reading;
  }

  private async counted(feeds: readonly CalendarFeed[]): Promise<CountedFeed[]> {
    const counts = await this.feeds.counts(
      feeds.map(({ id }) => id),
      this.clock.now(),
    );
    return feeds.map((feed) => ({ feed, counts: counts.get(feed.id) ?? { events: 0, conflicts: 0 } }));
  }

  private async one(feed: CalendarFeed): Promise<CountedFeed> {
    const [first] = await this.counted([feed]);
    if (!first) throw calendarNotFound();
    return first;
  }
}

function addressOf(url: string): string {
  try {
    return feedAddress(url).href;
  } catch (error) {
    throw error instanceof FeedFailure ? feedUnreadable(error.code) : error;
  }
}
