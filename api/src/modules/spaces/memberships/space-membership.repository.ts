import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { SpaceStatusValue } from '@prostora/contracts';
import { toArrayLiteral } from '../../../platform/database/index.ts';
import type { SpaceUsage } from '../../subscriptions/index.ts';

@Injectable()
export class SpaceMembershipRepository {
  constructor(private readonly em: EntityManager) {}

  /** Usage of a plan by a customer's spaces, without deleted ones. */
  async countUsage(customerId: number): Promise<SpaceUsage> {
    const [row] = await this.em.execute<{ spaces: number; photos: number; videos: number }[]>(
      `select count(*)::int as spaces, coalesce(max(photos), 0)::int as photos,
         count(*) filter (where has_video)::int as videos from (
         select s.video_url is not null as has_video,
           (select count(*) from space_image i where i.space_id = s.id) as photos
         from space s join building b on b.id = s.building_id where b.customer_id = ? and s.status <> 'DELETED') as used`,
      [customerId],
    );
    return row ?? { spaces: 0, photos: 0, videos: 0 };
  }

  async listSpaceIds(customerId: number): Promise<number[]> {
    const rows = await this.em.execute<{ id: number }[]>(
      `select s.id from space s join building b on b.id = s.building_id
       where b.customer_id = ? and s.status <> 'DELETED'`,
      [customerId],
    );
    return rows.map(({ id }) => id);
  }

  /** Names of spaces that are not deleted, by alphabet. */
  async listNames(spaceIds: readonly number[]): Promise<string[]> {
    const rows = await this.em.execute<{ name: string }[]>(
      `select case when s.no_name then b.name else s.name || ' (' || b.name || ')' end as name
       from space s join building b on b.id = s.building_id
       where s.id = any(?::int[]) and s.status <> 'DELETED' order by b.name collate "cs-CZ-x-icu", s.name collate "cs-CZ-x-icu"`,
      [toArrayLiteral(spaceIds)],
    );
    return rows.map(({ name }) => name);
  }

  /** Published and suspended spaces of a customer, and those paused by the limit of the plan. */
  listPublishable(
    customerId: number,
  ): Promise<{ id: number; isPublished: boolean; keptRank: number | null }[]> {
    return this.em.execute(
      `select s.id, s.paused_at is null as "isPublished", s.kept_rank as "keptRank"
       from space s join building b on b.id = s.building_id
       where b.customer_id = ? and (s.status = 'PUBLISHED' or s.paused_at is not null or s.suspended_at is not null)
       order by s.id`,
      [customerId],
    );
  }

  async listCustomersWithPaused(): Promise<number[]> {
    const rows = await this.em.execute<{ id: number }[]>(
      `select distinct b.customer_id as id from space s join building b on b.id = s.building_id
       where s.paused_at is not null order by id`,
    );
    return rows.map(({ id }) => id);
  }

  async saveChoice(customerId: number, spaceIds: readonly number[]): Promise<void> {
    await this.em.execute(
      `update space s set kept_rank = array_position(?::int[], s.id)
       from building b where b.id = s.building_id and b.customer_id = ?`,
      [toArrayLiteral(spaceIds), customerId],
    );
  }

  async pause(spaceIds: readonly number[], now: Date): Promise<void> {
    await this.em.execute(
      `update space set status = 'DRAFT', paused_at = ?, suspended_at = null, updated_at = ?, version = version + 1
       where id = any(?::int[])`,
      [now, now, toArrayLiteral(spaceIds)],
    );
  }

  /** Spaces of a suspended customer become suspended instead of published. */
  async resume(spaceIds: readonly number[], now: Date): Promise<void> {
    await this.em.execute(
      `update space s set status = case when c.suspended_at is null then 'PUBLISHED' else 'DRAFT' end,
         suspended_at = c.suspended_at, paused_at = null, updated_at = ?, version = s.version + 1
       from building b join customer c on c.id = b.customer_id
       where b.id = s.building_id and s.id = any(?::int[])`,
      [now, toArrayLiteral(spaceIds)],
    );
  }

  /** Suspends the customer's published spaces; returns their ids. Their order of locks is that of the limit. */
  async suspend(customerId: number, reason: string, now: Date): Promise<number[]> {
    await this.em.execute('update customer set suspended_at = ?, suspended_reason = ? where id = ?', [
      now,
      reason,
      customerId,
    ]);
    const rows = await this.em.execute<{ id: number }[]>(
      `update space s set status = 'DRAFT', suspended_at = ?, updated_at = ?, version = s.version + 1
       from building b where b.id = s.building_id and b.customer_id = ? and s.status = 'PUBLISHED' returning s.id`,
      [now, now, customerId],
    );
    return rows.map(({ id }) => id);
  }

  /** Ends the suspension; returns the ids of the spaces that are published again. */
  async endSuspension(customerId: number, now: Date): Promise<number[]> {
    await this.em.execute('update customer set suspended_at = null, suspended_reason = null where id = ?', [
      customerId,
    ]);
    const rows = await this.em.execute<{ id: number }[]>(
      `update space s set status = 'PUBLISHED', suspended_at = null, updated_at = ?, version = s.version + 1
       from building b where b.id = s.building_id and b.customer_id = ? and s.suspended_at is not null returning s.id`,
      [now, customerId],
    );
    return rows.map(({ id }) => id);
  }

  /** Number of a customer's spaces in these statuses, without the given one. */
  async countOthers(
    spaceId: number,
    customerId: number,
    statuses: readonly SpaceStatusValue[],
  ): Promise<number> {
    const [row] = await this.em.execute<{ count: number }[]>(
      `select count(*)::int as count from space s join building b on b.id = s.building_id
       where b.customer_id = ? and s.id <> ? and s.status = any(?::text[])`,
      [customerId, spaceId, toArrayLiteral(statuses)],
    );
    return row?.count ?? 0;
  }

  async countPublished(customerId: number): Promise<number> {
    const [row] = await this.em.execute<{ count: number }[]>(
      `select count(*)::int as count from space s join building b on b.id = s.building_id
       where b.customer_id = ? and s.status = 'PUBLISHED'`,
      [customerId],
    );
    return row?.count ?? 0;
  }

  async lockOwner(customerId: number): Promise<void> {
    await this.em.execute('select 1 from customer where id = ? for update', [customerId]);
  }

  /**
   * Serializes publications of one owner: locks the row of the space's customer until the end of the
   * transaction.
   */
  async lockCustomer(spaceId: number): Promise<void> {
    await this.em.execute(
      `select 1 from customer where id = (
         select b.customer_id from space s join building b on b.id = s.building_id where s.id = ?) for update`,
      [spaceId],
    );
  }
}
