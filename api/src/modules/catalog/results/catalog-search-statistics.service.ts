import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { addDays } from '@prostora/contracts';
import { Clock } from '../../../platform/clock/clock.ts';
import { Log } from '../../../platform/logging/log.ts';
import { CatalogSearchCountRepository, type CountedPhrase } from '../catalog-search-count.repository.ts';
import { isEmptyQuery, type IndexQuery } from '../index/index-query.ts';
import { toSearchPhrase } from './search-phrase.ts';

const WRITE_DELAY_MS = 5000;
/** Most distinct phrases held in memory between two writes; further ones are dropped. */
const MAX_PHRASES = 5000;
const RETENTION_DAYS = 400;

/**
 * Counts the phrases visitors search for. Counts are kept in memory and written every few seconds and on
 * shutdown. A miss is a search without results and without any other filter: an empty result within one town
 * says nothing about missing content.
 */
@Injectable()
export class CatalogSearchStatisticsService implements BeforeApplicationShutdown {
  private counted = new Map<string, CountedPhrase>();
  /** Day of the first search since the last write. */
  private day = '';
  private timer: NodeJS.Timeout | null = null;
  private writing: Promise<void> = Promise.resolve();

  constructor(
    private readonly repository: CatalogSearchCountRepository,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  /** Counts one search and its number of results. */
  recordSearch(query: IndexQuery, total: number): void {
    const phrase = toSearchPhrase(query.search);
    if (phrase === null) return;
    this.addCount({ phrase, searches: 1, misses: total === 0 && isTextOnly(query) ? 1 : 0 });
  }

  /** Writes the counts; after a failure they are kept for the next write. */
  flush(): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    this.writing = this.writing.then(() => this.writeCounts());
    return this.writing;
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.flush();
  }

  async deleteOld(): Promise<void> {
    await this.repository.deleteBefore(addDays(this.clock.today(), -RETENTION_DAYS));
  }

  private addCount({ phrase, searches, misses }: CountedPhrase): void {
    const existing = this.counted.get(phrase);
    if (existing !== undefined) {
      existing.searches += searches;
      existing.misses += misses;
    } else if (this.counted.size < MAX_PHRASES) {
      if (this.counted.size === 0) this.day = this.clock.today();
      this.counted.set(phrase, { phrase, searches, misses });
    }
    this.timer ??= setTimeout(() => void this.flush(), WRITE_DELAY_MS).unref();
  }

  private async writeCounts(): Promise<void> {
    if (this.counted.size === 0) return;
    const [day, counted] = [this.day, [...this.counted.values()]];
    this.counted = new Map();
    try {
      await this.repository.addCounts(day, counted);
    } catch (err) {
      this.log.warn({ err }, 'failed to write search counts, will retry');
      for (const phrase of counted) this.addCount(phrase);
    }
  }
}

const isTextOnly = (query: IndexQuery): boolean => isEmptyQuery({ ...query, search: '' });
