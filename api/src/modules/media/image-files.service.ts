import { Injectable } from '@nestjs/common';
import { DAY_MS } from '@prostora/contracts';
import { Clock } from '../../platform/clock/clock.ts';
import { UnitOfWork } from '../../platform/database/index.ts';
import { Log } from '../../platform/logging/log.ts';
import { Storage } from '../../platform/storage/index.ts';
import { parseOriginalKey, toOriginalKey, ORIGINALS_FOLDER, listDefaultKeys } from './image-keys.ts';
import { MediaRepository } from './media.repository.ts';

const BATCH_SIZE = 500;

/**
 * Removes stored files without records. Content is shared: seeds and owners may have stored the same bytes.
 */
@Injectable()
export class ImageFilesService {
  constructor(
    private readonly storage: Storage,
    private readonly repository: MediaRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  /**
   * Removes the original and the sizes unless a record uses the content. Concurrent uploads of the same bytes
   * wait.
   */
  removeUnused(contentHash: string, keys: readonly string[]): Promise<boolean> {
    return this.unitOfWork.run(async () => {
      await this.repository.lockContent(contentHash);
      if ((await this.repository.listUsedContents([contentHash])).has(contentHash)) return false;
      for (const key of new Set([...keys, ...listDefaultKeys(contentHash), toOriginalKey(contentHash)]))
        await this.storage.delete(key);
      return true;
    });
  }

  /** Cleans up after crashes: originals older than a day without a record, and images whose job was lost. */
  async sweep(): Promise<void> {
    const yesterday = new Date(this.clock.now().getTime() - DAY_MS);
    let removed = 0;
    let batch: string[] = [];
    for await (const key of this.storage.list(ORIGINALS_FOLDER, yesterday)) {
      const hash = parseOriginalKey(key);
      if (hash !== null) batch.push(hash);
      if (batch.length < BATCH_SIZE) continue;
      removed += await this.removeOrphans(batch);
      batch = [];
    }
    removed += await this.removeOrphans(batch);
    const failed = await this.unitOfWork.run(() => this.repository.failStale(yesterday, 'INTERNAL'));
    if (removed + failed > 0) this.log.warn({ removed, failed }, 'swept unfinished images');
  }

  private async removeOrphans(hashes: readonly string[]): Promise<number> {
    const used =
      hashes.length === 0
        ? new Set<string>()
        : await this.unitOfWork.run(() => this.repository.listUsedContents(hashes));
    let removed = 0;
    for (const hash of hashes) if (!used.has(hash) && (await this.removeUnused(hash, []))) removed += 1;
    return removed;
  }
}
