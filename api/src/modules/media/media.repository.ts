import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { LockMode } from '@mikro-orm/core';
import { MediaImage, type ImageFailure, type ImageVariant } from './media-image.entity.ts';

@Injectable()
export class MediaRepository {
  constructor(private readonly em: EntityManager) {}

  async add(image: MediaImage): Promise<void> {
    await this.em.persist(image).flush();
  }

  async remove(image: MediaImage): Promise<void> {
    await this.em.remove(image).flush();
  }

  find(id: number): Promise<MediaImage | null> {
    return this.em.findOne(MediaImage, { id });
  }

  /** The row for the rest of the transaction; of two runs of a job one waits for the other. */
  lock(id: number): Promise<MediaImage | null> {
    return this.em.findOne(MediaImage, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  }

  /** Until the end of the transaction nobody else records or removes this content. */
  async lockContent(contentHash: string): Promise<void> {
    await this.em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [contentHash]);
  }

  /** Those of the contents that some record uses. */
  async usedContents(contentHashes: readonly string[]): Promise<ReadonlySet<string>> {
    const found = await this.em.find(
      MediaImage,
      { contentHash: { $in: [...contentHashes] } },
      { fields: ['contentHash'] },
    );
    return new Set(found.map(({ contentHash }) => contentHash));
  }

  /** The largest WebP of a content that has its sizes. */
  async largestSizeOf(contentHash: string): Promise<ImageVariant | null> {
    const image = await this.em.findOne(MediaImage, { contentHash, status: 'ready' });
    const sizes = image?.variants
      .filter(({ type }) => type === 'image/webp')
      .sort((one, other) => other.width - one.width);
    return sizes?.[0] ?? null;
  }

  /** Photographs still waiting for their sizes since before the moment end as failed; answers how many. */
  async failForgotten(before: Date, failure: ImageFailure): Promise<number> {
    return this.em.nativeUpdate(
      MediaImage,
      { status: 'processing', createdAt: { $lt: before } },
      { status: 'failed', failure },
    );
  }
}
