import { Injectable } from '@nestjs/common';
import { SHARE_IMAGE } from '@prostora/contracts';
import { buffer } from 'node:stream/consumers';
import { UnitOfWork } from '../../platform/database/index.ts';
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

  constructor(private readonly storage: Storage, private readonly repository: MediaRepository, private readonly unitOfWork: UnitOfWork) {}

  async find(contentHash: string): Promise<StoredFile | null> {
    const key = shareKeyOf(contentHash);
    const kept = await this.storage.get(key);
    if (kept) return kept;
    await this.turns.take(() => this.make(contentHash, key));
    return this.storage.get(key);
  }

  /** Bytes of a share image that is already made; null when there is none. */
  async readSize(contentHash: string): Promise<number | null> {
    const kept = await this.storage.get(shareKeyOf(contentHash));
    kept?.body.destroy();
    return kept?.size ?? null;
  }

  private async make(contentHash: string, key: string): Promise<void> {
    const largest = await this.unitOfWork.run(() => this.repository.largestSizeOf(contentHash));
    if (largest === null || (await this.storage.exists(key))) return;
    const file = await this.storage.get(largest.key);
    if (file) await this.storage.put(key, await makeShare(await buffer(file.body)), { type: SHARE_IMAGE.type });
  }
}
