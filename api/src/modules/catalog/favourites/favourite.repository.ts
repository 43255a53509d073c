import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { toArrayLiteral } from '../../../platform/database/index.ts';

type FavouriteRow = { space_id: number; created_at: Date };

/** Favourites of users; plain SQL, as rows are pairs of ids. */
@Injectable()
export class FavouriteRepository {
  constructor(private readonly em: EntityManager) {}

  /** Favourites of a user, latest first. */
  listByUser(userId: number): Promise<FavouriteRow[]> {
    return this.em.execute<FavouriteRow[]>(
      'select space_id, created_at from favourite where user_id = ? order by created_at desc, space_id desc',
      [userId],
    );
  }

  /** Ids of the user's favourites, under an advisory lock until the transaction ends. */
  async lockIds(userId: number): Promise<Set<number>> {
    await this.em.execute(`select pg_advisory_xact_lock(hashtext('favourite'), ?)`, [userId]);
    const rows = await this.em.execute<{ space_id: number }[]>(
      'select space_id from favourite where user_id = ?',
      [userId],
    );
    return new Set(rows.map(({ space_id: id }) => id));
  }

  /** Saves the spaces; the first one counts as the latest. */
  async create(userId: number, spaceIds: readonly number[]): Promise<void> {
    if (spaceIds.length === 0) return;
    await this.em.execute(
      `insert into favourite (user_id, space_id, created_at)
       select ?, id, clock_timestamp() - place * interval '1 millisecond'
       from unnest(?::int[]) with ordinality as list(id, place) on conflict do nothing`,
      [userId, toArrayLiteral(spaceIds)],
    );
  }

  async remove(userId: number, spaceId: number): Promise<void> {
    await this.em.execute('delete from favourite where user_id = ? and space_id = ?', [userId, spaceId]);
  }

  async removeAllByUser(userId: number): Promise<void> {
    await this.em.execute('delete from favourite where user_id = ?', [userId]);
  }
}
