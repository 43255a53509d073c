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

  /** Published spaces of a customer, and those paused by the limit of the plan. */
  listPublishable(
    customerId: number,
  ): Promise<{ id: number; isPublished: boolean; keptRank: number | null }[]> {
    return this.em.execute(
      `select s.id, s.paused_at is null as "isPublished", s.kept_rank as "keptRank"
       from space s join building b on b.id = s.building_id
       where b.customer_id = ? and (s.status = 'PUBLISHED' or s.paused_at is not null) order by s.id`,
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
      `update space set status = 'DRAFT', paused_at = ?, updated_at = ?, version = version + 1 where id = any(?::int[])`,
      [now, now, toArrayLiteral(spaceIds)],
    );
  }

  async resume(spaceIds: readonly number[], now: Date): Promise<void> {
    await this.em.execute(
      `update space set status = 'PUBLISHED', paused_at = null, updated_at = ?, version = version + 1
       where id = any(?::int[])`,
      [now, toArrayLiteral(spaceIds)],
    );
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
