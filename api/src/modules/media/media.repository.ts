import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { LockMode } from '@mikro-orm/core';
import { MediaImage } from './media-image.entity.ts';

@Injectable()
export class MediaRepository {
  constructor(private readonly em: EntityManager) {}

  async add(image: MediaImage): Promise<void> {
    await this.em.persist(image).flush();
  }

  find(id: number): Promise<MediaImage | null> {
    return this.em.findOne(MediaImage, { id });
  }

  /** The row for the rest of the transaction; of two runs of a job one waits for the other. */
  lock(id: number): Promise<MediaImage | null> {
    return this.em.findOne(MediaImage, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  }
}
