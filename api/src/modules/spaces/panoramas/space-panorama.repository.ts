import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { SpacePanorama } from '../space.entity.ts';
import type { SpaceWithPanoramas } from '../space.repository.ts';

@Injectable()
export class SpacePanoramaRepository {
  constructor(private readonly em: EntityManager) {}

  async remove(space: SpaceWithPanoramas, panorama: SpacePanorama): Promise<void> {
    space.panoramas.remove(panorama);
    await this.em.remove(panorama).flush();
  }

  /** Whether any tour uses the image. */
  async isImageUsed(imageId: number): Promise<boolean> {
    return (await this.em.count(SpacePanorama, { image: { id: imageId } })) > 0;
  }

  /** One panorama of a published space for each distinct image that is ready, recommended spaces first. */
  listShowcase(limit: number): Promise<SpacePanorama[]> {
    return this.em
      .execute<{ id: number }[]>(
        `select id from (
         select distinct on (m.content_hash) p.id, s.recommended, s.id as space_id from space_panorama p
         join media_image m on m.id = p.image_id and m.status = 'ready'
         join space s on s.id = p.space_id and s.status = 'PUBLISHED'
         order by m.content_hash, s.recommended desc, p.order_number, s.id
       ) shown order by recommended desc, space_id limit ?`,
        [limit],
      )
      .then(async (rows) => {
        const found = await this.em.find(
          SpacePanorama,
          { id: { $in: rows.map(({ id }) => id) } },
          { populate: ['image', 'space.building'] },
        );
        return rows.flatMap(({ id }) => found.find((panorama) => panorama.id === id) ?? []);
      });
  }
}
