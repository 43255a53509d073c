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

/** Robots of social networks wait a few seconds, not longer. */
const PATIENCE = { atOnce: 1, patienceMs: 5000 } as const;

/**
 * Pictures for social networks. They are made with the sizes; of photographs older than that they are made of the largest size when
 * first asked for. That one is our own work, so that it needs no process of its own (ADR 10).
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

  /** Bytes of a share image that is already made; null when there is none. */
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

  /** A store that takes no files now costs the reader nothing: the picture is made again for the next one. */
  private async keep(key: string, bytes: Uint8Array): Promise<void> {
    try {
      await this.storage.put(key, bytes, { type: SHARE_IMAGE.type });
    } catch (error) {
      if (!(error instanceof DomainError && error.kind === 'unavailable')) throw error;
    }
  }
}
