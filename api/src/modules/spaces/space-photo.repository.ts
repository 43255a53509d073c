import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { Space } from './space.entity.ts';
import { SpaceImage } from './space-image.entity.ts';
import type { FullSpace } from './space.repository.ts';

@Injectable()
export class SpacePhotoRepository {
  constructor(private readonly em: EntityManager) {}

  /** Writes the gallery, and the moment into the space without raising its version: photographs and texts are edited side by side. */
  async save(space: FullSpace, now: Date): Promise<void> {
    await this.em.flush();
    await this.em.nativeUpdate(Space, { id: space.id }, { updatedAt: now });
  }

  async remove(space: FullSpace, photo: SpaceImage): Promise<void> {
    space.images.remove(photo);
    await this.em.remove(photo).flush();
  }

  /** Whether any gallery shows the picture. */
  async isShown(imageId: number): Promise<boolean> {
    return (await this.em.count(SpaceImage, { image: { id: imageId } })) > 0;
  }
}
