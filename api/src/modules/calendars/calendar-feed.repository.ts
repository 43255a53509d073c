import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode, type Loaded } from '@mikro-orm/postgresql';
import { toArrayLiteral } from '../../platform/database/index.ts';
import { CalendarFeed } from './calendar-feed.entity.ts';

const WITH_OWNER = ['space.building.customer.user'] as const;
export type FeedWithOwner = Loaded<CalendarFeed, (typeof WITH_OWNER)[number]>;

/** Counts of future entries of a feed and of reservations they overlap. */
export type FeedCounts = { readonly events: number; readonly conflicts: number };
/** A reservation overlapped by an entry of a feed. */
export type Conflict = {
  readonly id: number;
  readonly spaceId: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
};

/**
 * Future reservations overlapped by an imported entry, in its space or in one sharing its floor. Parameters:
 * now, now.
 */
const FROM_CONFLICTS = `from blocked_slot b join reservation r on r.starts_at < b.ends_at
  and r.ends_at > b.starts_at and (r.space_id = b.space_id
  or exists (select 1 from space_overlap o where (o.space_id = b.space_id and o.other_id = r.space_id)
  or (o.other_id = b.space_id and o.space_id = r.space_id)))
  where r.status <> 'cancelled' and r.ends_at > ? and (r.status <> 'pending' or r.expires_at is null
  or r.expires_at > ?)`;

/** Feeds to read: not of deleted spaces, nor of blocked or erased users. */
const WHERE_ACTIVE = `join space s on s.id = f.space_id join building g on g.id = s.building_id
  join customer c on c.id = g.customer_id join app_user u on u.id = c.user_id
  where s.status <> 'DELETED' and u.blocked_at is null and u.erased_at is null`;

/** Reads bypass the identity map: feeds change in the background. */
@Injectable()
export class CalendarFeedRepository {
  constructor(private readonly em: EntityManager) {}

  findById(id: number): Promise<FeedWithOwner | null> {
    return this.em.findOne(CalendarFeed, { id }, { populate: WITH_OWNER, disableIdentityMap: true });
  }

  listBySpace(spaceId: number): Promise<CalendarFeed[]> {
    return this.em.find(
      CalendarFeed,
      { space: spaceId },
      { orderBy: { id: 'asc' }, disableIdentityMap: true },
    );
  }

  listByCustomer(customerId: number): Promise<CalendarFeed[]> {
    return this.em.find(
      CalendarFeed,
      { space: { building: { customer: customerId } } },
      { orderBy: { id: 'asc' }, disableIdentityMap: true },
    );
  }

  /** The managed feed, locked until the end of the unit of work. */
  findForUpdate(id: number): Promise<CalendarFeed | null> {
    return this.em.findOne(CalendarFeed, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  /** Feeds of the space and of spaces sharing its floor, not read since `before`. */
  async findStaleIdsBySpace(spaceId: number, before: Date): Promise<number[]> {
    const rows = await this.em.execute<{ id: number }[]>(
      `select f.id from calendar_feed f ${WHERE_ACTIVE} and (f.checked_at is null or f.checked_at < ?)
       and (f.space_id = ? or exists (select 1 from space_overlap o where (o.space_id = ?
       and o.other_id = f.space_id) or (o.other_id = ? and o.space_id = f.space_id))) order by f.id`,
      [before, spaceId, spaceId, spaceId],
    );
    return rows.map(({ id }) => id);
  }

  /** Feeds not read since `before`, oldest first. */
  async findDueIds(before: Date, limit: number): Promise<number[]> {
    const rows = await this.em.execute<{ id: number }[]>(
      `select f.id from calendar_feed f ${WHERE_ACTIVE} and (f.checked_at is null or f.checked_at < ?)
       order by f.checked_at nulls first, f.id limit ?`,
      [before, limit],
    );
    return rows.map(({ id }) => id);
  }

  async create(
    given: Pick<CalendarFeed, 'name' | 'url' | 'createdAt'> & { spaceId: number },
  ): Promise<CalendarFeed> {
    const { spaceId, ...values } = given;
    const feed = this.em.create(CalendarFeed, { ...values, space: spaceId }, { partial: true });
    await this.em.persist(feed).flush();
    return feed;
  }

  /** Deletes the feed; its entries are deleted by cascade. */
  async remove(id: number): Promise<void> {
    await this.em.nativeDelete(CalendarFeed, { id });
  }

  async removeByCustomer(customerId: number): Promise<void> {
    await this.em.execute(
      'delete from calendar_feed f using space s, building g where s.id = f.space_id and g.id = s.building_id and g.customer_id = ?',
      [customerId],
    );
  }

  async countByFeed(feedIds: readonly number[], now: Date): Promise<ReadonlyMap<number, FeedCounts>> {
    const ids = toArrayLiteral(feedIds);
    const events = await this.em.execute<{ feed_id: number; count: number }[]>(
      'select feed_id, count(*)::int as count from blocked_slot where feed_id = any(?::int[]) and ends_at > ? group by feed_id',
      [ids, now],
    );
    const conflicts = await this.em.execute<{ feed_id: number; count: number }[]>(
      `select b.feed_id, count(distinct r.id)::int as count ${FROM_CONFLICTS} and b.feed_id = any(?::int[])
       group by b.feed_id`,
      [now, now, ids],
    );
    const getCount = (rows: typeof events, id: number): number =>
      rows.find(({ feed_id }) => feed_id === id)?.count ?? 0;
    return new Map(
      feedIds.map((id) => [id, { events: getCount(events, id), conflicts: getCount(conflicts, id) }]),
    );
  }

  /** Reservations overlapped by the feed's entries, ordered by start. */
  async listConflicts(feedId: number, now: Date): Promise<Conflict[]> {
    const rows = await this.em.execute<
      { id: number; space_id: number; starts_at: string; ends_at: string }[]
    >(
      `select distinct r.id, r.space_id, r.starts_at, r.ends_at ${FROM_CONFLICTS} and b.feed_id = ?
       order by r.starts_at, r.id`,
      [now, now, feedId],
    );
    return rows.map(({ id, space_id, starts_at, ends_at }) => ({
      id,
      spaceId: space_id,
      startsAt: new Date(starts_at),
      endsAt: new Date(ends_at),
    }));
  }
}
