import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { SpaceImage } from '../space.entity.ts';
import type { FullSpace } from '../space.repository.ts';

@Injectable()
export class SpacePhotoRepository {
  constructor(private readonly em: EntityManager) {}

  async flush(): Promise<void> {
    await this.em.flush();
  }

  /**
   * Sets `updatedAt` without raising the version, because photos and texts are edited in parallel. The
   * version of a space that waits for approval is raised, because the operator approves a version they have
   * seen.
   */
  async touch(space: FullSpace, now: Date): Promise<void> {
    if (space.status === 'WAITING_FOR_APPROVAL') space.updatedAt = now;
    await this.em.flush();
    if (space.status !== 'WAITING_FOR_APPROVAL')
      await this.em.execute('update space set updated_at = ? where id = ?', [now, space.id]);
  }

  async remove(space: FullSpace, photo: SpaceImage): Promise<void> {
    space.images.remove(photo);
    await this.em.remove(photo).flush();
  }

  /** Whether any gallery uses the image. */
  async isImageUsed(imageId: number): Promise<boolean> {
    return (await this.em.count(SpaceImage, { image: { id: imageId } })) > 0;
  }
}
