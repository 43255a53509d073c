import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { SpaceUseCounts } from '../subscriptions/index.ts';

@Injectable()
export class SpaceMembershipRepository {
  constructor(private readonly em: EntityManager) {}

  /** What a customer's spaces use of a plan; deleted ones do not count. */
  async useOf(customerId: number): Promise<SpaceUseCounts> {
    const [row] = await this.em.execute<{ spaces: number; photos: number; videos: number }[]>(
      `select count(*)::int as spaces, coalesce(max(photos), 0)::int as photos, count(*) filter (where has_video)::int as videos from (
         select s.video_url is not null as has_video, (select count(*) from space_image i where i.space_id = s.id) as photos
         from space s join building b on b.id = s.building_id where b.customer_id = ? and s.status <> 'DELETED') as used`, [customerId]);
    return row ?? { spaces: 0, photos: 0, videos: 0 };
  }
}
