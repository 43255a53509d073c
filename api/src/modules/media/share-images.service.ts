import { Injectable } from '@nestjs/common';
import { SHARE_IMAGE } from '@prostora/contracts';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { UnitOfWork } from '../../platform/database/index.ts';
import { DomainError } from '../../platform/errors/index.ts';
import { Storage, type StoredFile } from '../../platform/storage/index.ts';
import { shareKeyOf } from './image-keys.ts';
import { MediaRepository } from './media.repository.ts';
import { makeShare } from './photo-making.ts';
import { Turns } from '../../platform/turns/turns.ts';

/** Crawlers of social networks wait only a few seconds. */
const PATIENCE = { atOnce: 1, patienceMs: 5000 } as const;

/**
 * Share images for social networks. Generated with the sizes; for older images on first request from the
 * largest size. That input is our own encoding, so no child process is needed (ADR 10).
 */
@Injectable()
export class ShareImages {
  private readonly turns = new Turns(PATIENCE);

  constructor(
    private readonly storage: Storage,
    private readonly repository: MediaRepository,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async find(contentHash: string): Promise<StoredFile | null> {
    const key = shareKeyOf(contentHash);
    return (await this.storage.get(key)) ?? this.turns.take(() => this.make(contentHash, key));
  }

  /** Bytes of an existing share image; null if there is none. */
  async readSize(contentHash: string): Promise<number | null> {
    const kept = await this.storage.get(shareKeyOf(contentHash));
    kept?.body.destroy();
    return kept?.size ?? null;
  }

  private async make(contentHash: string, key: string): Promise<StoredFile | null> {
    const kept = await this.storage.get(key);
    if (kept) return kept;
    const largest = await this.unitOfWork.run(() => this.repository.largestSizeOf(contentHash));
    const file = largest && (await this.storage.get(largest.key));
    if (!file) return null;
    const bytes = await makeShare(await buffer(file.body));
    await this.keep(key, bytes);
    return { body: Readable.from([bytes], { objectMode: false }), size: bytes.byteLength };
  }

  /** A failed write to the storage is ignored: the share image is generated again on the next request. */
  private async keep(key: string, bytes: Uint8Array): Promise<void> {
    try {
      await this.storage.put(key, bytes, { type: SHARE_IMAGE.type });
    } catch (error) {
      if (!(error instanceof DomainError && error.kind === 'unavailable')) throw error;
    }
  }
}
