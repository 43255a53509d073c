import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { LockMode } from '@mikro-orm/core';
import { MediaImage, type ImageFailure, type ImageVariant } from './media-image.entity.ts';

@Injectable()
export class MediaRepository {
  constructor(private readonly em: EntityManager) {}

  async create(image: MediaImage): Promise<void> {
    await this.em.persist(image).flush();
  }

  async remove(image: MediaImage): Promise<void> {
    await this.em.remove(image).flush();
  }

  findById(id: number): Promise<MediaImage | null> {
    return this.em.findOne(MediaImage, { id });
  }

  /** Row-locked until the end of the transaction; serializes concurrent runs of a job. */
  lock(id: number): Promise<MediaImage | null> {
    return this.em.findOne(MediaImage, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  }

  /** Serializes recording and removing of the content until the end of the transaction. */
  async lockContent(contentHash: string): Promise<void> {
    await this.em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [contentHash]);
  }

  /** The contents that at least one record uses. */
  async listUsedContents(contentHashes: readonly string[]): Promise<ReadonlySet<string>> {
    const found = await this.em.find(
      MediaImage,
      { contentHash: { $in: [...contentHashes] } },
      { fields: ['contentHash'] },
    );
    return new Set(found.map(({ contentHash }) => contentHash));
  }

  /** The largest WebP of the content, if it has been processed. */
  async findLargestSize(contentHash: string): Promise<ImageVariant | null> {
    const image = await this.em.findOne(MediaImage, { contentHash, status: 'ready' });
    const sizes = image?.variants
      .filter(({ type }) => type === 'image/webp')
      .sort((one, other) => other.width - one.width);
    return sizes?.[0] ?? null;
  }

  /**
   * Fails images that have been processing since before the given time.
   * @returns how many
   */
  async failStale(before: Date, failure: ImageFailure): Promise<number> {
    return this.em.nativeUpdate(
      MediaImage,
      { status: 'processing', createdAt: { $lt: before } },
      { status: 'failed', failure },
    );
  }
}
