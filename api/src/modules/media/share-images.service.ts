import { Injectable } from '@nestjs/common';
import { SHARE_IMAGE } from '@prostora/contracts';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { UnitOfWork } from '../../platform/database/index.ts';
import { DomainError } from '../../platform/errors/index.ts';
import { Storage, type StoredFile } from '../../platform/storage/index.ts';
import { toShareKey } from './image-keys.ts';
import { MediaRepository } from './media.repository.ts';
import { encodeShareImage } from './photo-encoding.ts';
import { ConcurrencyLimiter } from '../../platform/concurrency/concurrency-limiter.ts';

/** Crawlers of social networks wait only a few seconds. */
const LIMITER_OPTIONS = { concurrency: 1, timeoutMs: 5000 } as const;

/**
 * Share images for social networks. Generated with the sizes; for older images on first request from the
 * largest size. That input is our own encoding, so no child process is needed (ADR 10).
 */
@Injectable()
export class ShareImagesService {
  private readonly limiter = new ConcurrencyLimiter(LIMITER_OPTIONS);

  constructor(
    private readonly storage: Storage,
    private readonly repository: MediaRepository,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async find(contentHash: string): Promise<StoredFile | null> {
    const key = toShareKey(contentHash);
    return (await this.storage.get(key)) ?? this.limiter.run(() => this.generate(contentHash, key));
  }

  /** Bytes of an existing share image; null if there is none. */
  async findSize(contentHash: string): Promise<number | null> {
    const existing = await this.storage.get(toShareKey(contentHash));
    existing?.body.destroy();
    return existing?.size ?? null;
  }

  private async generate(contentHash: string, key: string): Promise<StoredFile | null> {
    const existing = await this.storage.get(key);
    if (existing) return existing;
    const largest = await this.unitOfWork.run(() => this.repository.findLargestSize(contentHash));
    const file = largest && (await this.storage.get(largest.key));
    if (!file) return null;
    const bytes = await encodeShareImage(await buffer(file.body));
    await this.store(key, bytes);
    return { body: Readable.from([bytes], { objectMode: false }), size: bytes.byteLength };
  }

  /** A failed write to the storage is ignored: the share image is generated again on the next request. */
  private async store(key: string, bytes: Uint8Array): Promise<void> {
    try {
      await this.storage.put(key, bytes, { type: SHARE_IMAGE.type });
    } catch (error) {
      if (!(error instanceof DomainError && error.kind === 'unavailable')) throw error;
    }
  }
}
