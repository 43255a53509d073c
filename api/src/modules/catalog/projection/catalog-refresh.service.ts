import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import { SqlPool, UnitOfWork } from '../../../platform/database/index.ts';
import { isConnectionFailure } from '../../../platform/errors/index.ts';
import { Log } from '../../../platform/logging/log.ts';
import { PROJECTION_CHANNEL, ProjectionInvalidator } from '../../../platform/projections/index.ts';
import { RunsInWorker } from '../../../platform/outbox/index.ts';
import { locationSource } from '../../geo/index.ts';
import { imageSource } from '../../media/index.ts';
import { spaceSource } from '../../spaces/index.ts';
import { customerSource } from '../../subscriptions/index.ts';
import { taxonomySources } from '../../taxonomy/index.ts';
import { CatalogDirtyRepository, buildDirtyInsertSql, type DirtySpace } from './catalog-dirty.repository.ts';
import { CatalogProjector } from './catalog-projector.ts';
import { ChangeFeed } from '../index/change-feed.ts';

const BATCH_SIZE = 500;
const POLL_INTERVAL_MS = 1000;
/** Pause between two batches; changes within it share one. */
const BATCH_DELAY_MS = 100;
const MAX_RETRY_DELAY_MS = 5000;

const IDS_SUBQUERY = '(select value::int from jsonb_array_elements_text(?::jsonb))';
const SPACES_OF_BUILDINGS = 'select s.id from space s join building b on b.id = s.building_id where';

/** Per source: selects the spaces that show changed records or are found by them. */
const SELECT_BY_SOURCE = new Map([
  [spaceSource, 'select value::int as id from jsonb_array_elements_text(?::jsonb)'],
  [imageSource, `select space_id as id from space_image where image_id in ${IDS_SUBQUERY}`],
  [customerSource, `${SPACES_OF_BUILDINGS} s.status = 'PUBLISHED' and b.customer_id in ${IDS_SUBQUERY}`],
  [taxonomySources.purpose, `select space_id as id from space_purpose where purpose_id in ${IDS_SUBQUERY}`],
  [
    taxonomySources.attribute,
    `select space_id as id from space_attribute where attribute_id in ${IDS_SUBQUERY}`,
  ],
  [
    locationSource,
    `${SPACES_OF_BUILDINGS} b.location_id in (with recursive below as (
    select id from location where id in ${IDS_SUBQUERY} union select l.id from location l join below on l.parent_id = below.id) select id from below)`,
  ],
]);

/**
 * Refreshes the entries of marked spaces: one loop per worker, in batches. Marks are never given up: a
 * failing space is retried with a growing delay and does not block others (ADR 23).
 */
@Injectable()
export class CatalogRefreshService implements BeforeApplicationShutdown {
  private readonly abortController = new AbortController();
  private readonly feed: ChangeFeed;
  private loop: Promise<void> | null = null;
  private isWoken = false;
  private wake: () => void = () => undefined;

  constructor(
    private readonly dirty: CatalogDirtyRepository,
    private readonly projector: CatalogProjector,
    private readonly unitOfWork: UnitOfWork,
    private readonly log: Log,
    sql: SqlPool,
    marks: ProjectionInvalidator,
  ) {
    marks.register({ name: 'catalog', selects: SELECT_BY_SOURCE, insert: buildDirtyInsertSql });
    const onNotification = (): void => {
      this.isWoken = true;
      this.wake();
    };
    this.feed = new ChangeFeed(sql, log, [PROJECTION_CHANNEL], {
      onNotification,
      onConnected: () => Promise.resolve(onNotification()),
    });
  }

  @RunsInWorker()
  start(): void {
    this.loop ??= Promise.all([this.listen(), this.run()]).then(() => undefined);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.abortController.abort();
    this.wake();
    await Promise.all([this.feed.stop(), this.loop]);
  }

  /**
   * Refreshes everything due now.
   * @returns how many spaces were processed
   */
  async refreshAll(): Promise<number> {
    let processed = 0;
    for (
      let batchSize = BATCH_SIZE;
      batchSize === BATCH_SIZE && !this.abortController.signal.aborted;
      processed += batchSize
    )
      batchSize = await this.refreshBatch();
    return processed;
  }

  private async refreshBatch(): Promise<number> {
    const spaces = await this.dirty.claim(BATCH_SIZE);
    if (spaces.length > 0) await this.refresh(spaces);
    return spaces.length;
  }

  /** A failing batch is bisected, so that only the failing spaces remain. */
  private async refresh(spaces: readonly DirtySpace[]): Promise<void> {
    try {
      await this.unitOfWork.runInOwnContext(() => this.projector.refresh(spaces));
    } catch (err) {
      if (isConnectionFailure(err)) {
        await this.dirty.release(spaces).catch(() => undefined);
        throw err;
      }
      const [space] = spaces;
      if (space && spaces.length === 1) {
        this.log.error(
          { err, space_id: space.space_id },
          'failed to build the catalogue entry of a space, will retry',
        );
        await this.dirty.recordFailure(space, err);
        return;
      }
      const half = Math.ceil(spaces.length / 2);
      await this.refresh(spaces.slice(0, half));
      await this.refresh(spaces.slice(half));
    }
  }

  private async run(): Promise<void> {
    for (let failures = 0; !this.abortController.signal.aborted;) {
      try {
        this.isWoken = false;
        const processed = await this.refreshAll();
        failures = 0;
        if (processed > 0) await this.sleep(BATCH_DELAY_MS, false);
        else await this.sleep(POLL_INTERVAL_MS, true);
      } catch (err) {
        failures += 1;
        this.log.warn({ err, failures }, 'the catalogue could not be brought up to date; trying again');
        await this.sleep(Math.min(250 * 2 ** failures, MAX_RETRY_DELAY_MS), false);
      }
    }
  }

  /** Retries the first connection; the feed recovers from later losses itself. */
  private async listen(): Promise<void> {
    while (!this.abortController.signal.aborted && !this.feed.isListening) {
      await this.feed
        .start()
        .catch(() =>
          pause(POLL_INTERVAL_MS, undefined, { signal: this.abortController.signal }).catch(() => undefined),
        );
    }
  }

  private async sleep(ms: number, isUntilWoken: boolean): Promise<void> {
    if (this.abortController.signal.aborted || (isUntilWoken && this.isWoken)) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.wake = () => {
        if (!isUntilWoken && !this.abortController.signal.aborted) return;
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
