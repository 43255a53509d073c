import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode, type Loaded } from '@mikro-orm/postgresql';
import { escapeLike, toArrayLiteral } from '../../../platform/database/index.ts';
import type { CatalogQuery } from '../query/catalog-query.ts';
import { SavedSearch } from './saved-search.entity.ts';

export type SearchWithUser = Loaded<SavedSearch, 'user'>;
type Mark = { space_id: number; marked_at: Date };
type WatchedSearch = { id: number; filter: CatalogQuery };

@Injectable()
export class SavedSearchRepository {
  constructor(private readonly em: EntityManager) {}

  findById(id: number): Promise<SavedSearch | null> {
    return this.em.findOne(SavedSearch, { id });
  }

  /** Row-locked until the end of the transaction. */
  findForUpdate(id: number): Promise<SearchWithUser | null> {
    return this.em.findOne(
      SavedSearch,
      { id },
      {
        lockMode: LockMode.PESSIMISTIC_WRITE,
        lockTableAliases: ['s0'],
        populate: ['user'],
        strategy: 'select-in',
      },
    );
  }

  listByUser(userId: number): Promise<SavedSearch[]> {
    return this.em.find(SavedSearch, { user: userId }, { orderBy: { createdAt: 'desc', id: 'desc' } });
  }

  /** Searches of the account and of the mailbox; `email` only if the person has confirmed it. */
  listByPerson(userId: number | null, email: string | null): Promise<SavedSearch[]> {
    return this.em.find(
      SavedSearch,
      {
        $or: [
          ...(userId === null ? [] : [{ user: userId }]),
          ...(email === null ? [] : [{ email: { $ilike: escapeLike(email) } }]),
        ],
      },
      { orderBy: { id: 'asc' } },
    );
  }

  /** Number of searches of a user, under an advisory lock that serializes concurrent creation. */
  async countForUpdate(userId: number): Promise<number> {
    await this.em.execute(`select pg_advisory_xact_lock(hashtext('saved_search'), ?)`, [userId]);
    return this.em.count(SavedSearch, { user: userId });
  }

  async create(
    search: Pick<
      SavedSearch,
      'email' | 'name' | 'filter' | 'frequency' | 'state' | 'knownSpaceIds' | 'createdAt' | 'digestAt'
    >,
    userId: number | null,
  ): Promise<SavedSearch> {
    const created = this.em.create(SavedSearch, { ...search, user: userId }, { partial: true });
    await this.em.flush();
    return created;
  }

  remove(search: SavedSearch): void {
    this.em.remove(search);
  }

  async deleteUnconfirmed(before: Date): Promise<void> {
    await this.em.nativeDelete(SavedSearch, { state: 'unconfirmed', createdAt: { $lt: before } });
  }

  /** Marks spaces to be matched with the searches. */
  async markSpaces(spaceIds: readonly number[]): Promise<void> {
    await this.em.execute(
      `insert into saved_search_mark (space_id, marked_at) select id, clock_timestamp() from unnest(?::int[]) as id
       order by id on conflict (space_id) do update set marked_at = excluded.marked_at`,
      [toArrayLiteral(spaceIds)],
    );
  }

  /** Marked spaces, longest waiting first. */
  listMarks(limit: number): Promise<Mark[]> {
    return this.em.execute<Mark[]>(
      'select space_id, marked_at from saved_search_mark order by marked_at, space_id limit ?',
      [limit],
    );
  }

  /** Deletes processed marks; a space marked again in the meantime keeps its mark. */
  async deleteMarks(processed: readonly Mark[]): Promise<void> {
    const last = processed.at(-1);
    if (last)
      await this.em.execute(
        'delete from saved_search_mark where space_id = any(?::int[]) and marked_at <= ?',
        [toArrayLiteral(processed.map(({ space_id: id }) => id)), last.marked_at],
      );
  }

  /** Searches after the given id, ascending. */
  listAfter(id: number, limit: number): Promise<WatchedSearch[]> {
    return this.em.execute<WatchedSearch[]>(
      'select id, filter from saved_search where id > ? order by id limit ?',
      [id, limit],
    );
  }

  /** Adds newly found spaces to the known ones and, unless paused, to those to be announced. */
  async addMatches(id: number, spaceIds: readonly number[]): Promise<void> {
    await this.em.execute(
      `update saved_search as s set known_space_ids = s.known_space_ids || f.fresh, waiting_space_ids =
        case when s.state = 'paused' then s.waiting_space_ids else s.waiting_space_ids || f.fresh end
       from (select id, array(select found from unnest(?::int[]) as found
       where found <> all(known_space_ids)) as fresh from saved_search where id = ? for update) as f
       where f.id = s.id and cardinality(f.fresh) > 0`,
      [toArrayLiteral(spaceIds), id],
    );
  }

  /** Searches due for a mail: with new spaces, of active users with a confirmed mailbox. */
  async listDueIds(digestTimes: { daily: Date; weekly: Date }): Promise<number[]> {
    const rows = await this.em.execute<{ id: number }[]>(
      `select s.id from saved_search s left join app_user u on u.id = s.user_id
       where s.state = 'active' and cardinality(s.waiting_space_ids) > 0 and u.blocked_at is null
       and u.erased_at is null and (u.id is null or u.email_confirmed_at is not null)
         and (s.frequency = 'now' or (s.frequency = 'daily' and s.digest_at < ?) or (s.frequency = 'weekly' and s.digest_at < ?)) order by s.id`,
      [digestTimes.daily, digestTimes.weekly],
    );
    return rows.map(({ id }) => id);
  }

  /** Advances digests that were due by the given times. */
  async advanceDigests(digestTimes: { daily: Date; weekly: Date }, now: Date): Promise<void> {
    await this.em.execute(
      `update saved_search set digest_at = ? where (frequency = 'daily' and digest_at < ?) or (frequency = 'weekly' and digest_at < ?)`,
      [now, digestTimes.daily, digestTimes.weekly],
    );
  }
}
