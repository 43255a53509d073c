import { Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Clock } from '../../platform/clock/clock.ts';
import { SqlPool, UnitOfWork, type Reader } from '../../platform/database/index.ts';
import { DomainError } from '../../platform/errors/index.ts';
import { Log } from '../../platform/logging/log.ts';
import { LocationsService } from '../geo/index.ts';
import { SeoUrls, type SeoUrlTable } from '../seo/index.ts';
import { Taxonomy } from '../taxonomy/index.ts';
import { CatalogBusyTimes } from './catalog-busy-times.ts';
import { DAYS_AHEAD } from './catalog-query.ts';
import { CatalogReference } from './catalog-reference.ts';
import { CatalogFreshness } from './catalog-freshness.ts';
import { CATALOG_CHANNEL, CatalogRepository } from './catalog.repository.ts';
import { ChangeFeed } from './change-feed.ts';
import { TimeChanges } from './time-changes.ts';
import { dayAt } from './index/busy-days.ts';
import { CatalogIndex } from './index/catalog-index.ts';
import type { CatalogRecord } from './index/catalog-record.ts';
import { SYNONYMS } from './search/synonyms.ts';
import { httpServerOf } from '../../platform/http/http-server.ts';
import { HealthChecks } from '../health/index.ts';

/** The data answers are computed from. The index is updated in place, the others are replaced. */
export type LiveCatalog = { index: CatalogIndex; reference: CatalogReference; seoUrls: SeoUrlTable };

/** Channels that notify of changed filter values and SEO URLs. */
const REFERENCE_CHANNEL = 'reference_changed';
const SEO_CHANNEL = 'seo_changed';
const BATCH = 1000;
/** Debounce of notifications. */
const GATHER_MS = 25;
const RETRY_MS = 1000;
/** How far back changes are read after a reconnect: longer than any transaction open at that time. */
const OVERLAP_MS = 5 * 60_000;
/** Days of the availability calendar: the longest search horizon plus a year of process uptime. */
const HORIZON_DAYS = DAYS_AHEAD + 370;

/**
 * In-memory catalogue of this process: loaded before it listens for HTTP, then updated by database
 * notifications.
 */
@Injectable()
export class CatalogLive implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private catalog: LiveCatalog | null = null;
  private readonly feed: ChangeFeed;
  private times: TimeChanges | null = null;
  private readonly waiting = new Set<number>();
  private timer: NodeJS.Timeout | null = null;
  private heardAt: number | null = null;
  private patching: Promise<void> = Promise.resolve();
  private lastSeen = 0;
  private isStopped = false;

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly entries: CatalogRepository,
    private readonly busyTimes: CatalogBusyTimes,
    private readonly locations: LocationsService,
    private readonly taxonomy: Taxonomy,
    private readonly seo: SeoUrls,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly log: Log,
    private readonly health: HealthChecks,
    private readonly freshness: CatalogFreshness,
    sql: SqlPool,
  ) {
    this.feed = new ChangeFeed(sql, log, [CATALOG_CHANNEL, REFERENCE_CHANNEL, SEO_CHANNEL], {
      onNotice: (channel, payload) => this.notice(channel, payload),
      onConnected: () => this.connected(),
    });
  }

  /** Only HTTP processes need the index. An unavailable database does not prevent the start. */
  async onApplicationBootstrap(): Promise<void> {
    if (!httpServerOf(this.host)) return;
    this.health.add('catalog', () => Promise.resolve(this.current()));
    this.freshness.watch(() => ({
      isReady: this.isReady,
      isListening: this.feed.isListening,
      spaces: this.catalog?.index.size ?? 0,
    }));
    await this.start();
  }

  /**
   * Reads end before the pools close: a connection checked out while its pool closes is never returned, and
   * closing would hang.
   */
  async beforeApplicationShutdown(): Promise<void> {
    this.isStopped = true;
    if (this.timer) clearTimeout(this.timer);
    await Promise.all([this.feed.stop(), this.times?.stop()]);
    await this.patching;
  }

  get isReady(): boolean {
    return this.catalog !== null;
  }

  /**
   * The loaded catalogue.
   * @throws DomainError UNAVAILABLE while it is not loaded
   */
  current(): LiveCatalog {
    if (this.catalog === null) throw new DomainError('unavailable', 'UNAVAILABLE', { retryAfter: 2 });
    return this.catalog;
  }

  /** Reads the spaces again; resolves when the changes are visible in this process. */
  async patch(ids: readonly number[]): Promise<void> {
    const work = this.patching.then(() => this.read(ids));
    this.patching = work.catch(() => undefined);
    await work;
  }

  private async start(): Promise<void> {
    try {
      await this.feed.start();
    } catch (err) {
      this.log.error({ err }, 'the catalogue could not be loaded, trying again');
      if (!this.isStopped) setTimeout(() => void this.start(), RETRY_MS).unref();
    }
  }

  /** Loads everything on the first connection, later only what changed while disconnected. */
  private async connected(): Promise<void> {
    const asked = this.clock.now().getTime();
    this.times ??= new TimeChanges(this.busyTimes, this.log, (ids) => this.readTimes(ids));
    if (this.catalog === null) this.catalog = await this.load();
    else {
      await this.reload();
      for (const id of await this.entries.changedSince(new Date(this.lastSeen - OVERLAP_MS)))
        this.waiting.add(id);
      await this.flush();
    }
    this.lastSeen = asked;
    this.times.start();
  }

  private async load(): Promise<LiveCatalog> {
    const begin = performance.now();
    const { reference, seoUrls } = await this.readReference();
    const index = await this.entries.reading((from) => this.indexFrom(from));
    collectGarbage();
    this.log.info({ spaces: index.size, ms: Math.round(performance.now() - begin) }, 'catalogue loaded');
    return { index, reference, seoUrls };
  }

  /** LISTEN is active before this starts, so changes a replica lacks arrive as notifications. */
  private async indexFrom(from: Reader): Promise<CatalogIndex> {
    const index = new CatalogIndex({
      synonyms: SYNONYMS,
      firstDay: dayAt(this.clock.now().getTime()) - 1,
      horizonDays: HORIZON_DAYS,
    });
    let next = this.entries.recordsAfter(0, BATCH, from);
    for (let records = await next; records.length > 0; records = await next) {
      next = this.entries.recordsAfter(records.at(-1)?.id ?? 0, BATCH, from);
      index.load(records);
    }
    index.finishLoading();
    for (const [id, intervals] of await this.busyTimes.upcoming(null, from)) index.setBusy(id, intervals);
    return index;
  }

  private async readReference(): Promise<Pick<LiveCatalog, 'reference' | 'seoUrls'>> {
    const [tree, taxonomy, seoUrls] = await this.unitOfWork.inOwnContext(() =>
      Promise.all([this.locations.tree(), this.taxonomy.all(), this.seo.table()]),
    );
    return { reference: new CatalogReference(tree, taxonomy), seoUrls };
  }

  private async reload(): Promise<void> {
    this.locations.forget();
    this.seo.forget();
    const reloaded = await this.readReference();
    if (this.catalog === null) return;
    this.catalog = { index: this.catalog.index, ...reloaded };
    this.catalog.index.versions.touchAll();
  }

  private notice(channel: string, payload: string): void {
    this.lastSeen = this.clock.now().getTime();
    if (channel !== CATALOG_CHANNEL) {
      this.patching = this.patching
        .then(() => this.reload())
        .catch((err: unknown) => this.log.warn({ err }, 'failed to reload the filter values'));
      return;
    }
    this.readSoon(
      payload
        .split(',')
        .filter((id) => /^\d+$/u.test(id))
        .map(Number),
    );
  }

  /** Schedules a read of the spaces, debounced. */
  private readSoon(ids: readonly number[]): void {
    if (this.isStopped) return;
    for (const id of ids) this.waiting.add(id);
    this.heardAt ??= performance.now();
    this.timer ??= setTimeout(() => {
      this.timer = null;
      void this.flush().catch((err: unknown) =>
        this.log.warn({ err }, 'failed to read a change of the catalogue'),
      );
    }, GATHER_MS);
  }

  /** Only availability changed; nothing else of the spaces is read. */
  private async readTimes(ids: readonly number[]): Promise<void> {
    const work = this.patching.then(async () => {
      const heardAt = performance.now();
      const busy = await this.busyTimes.upcoming(ids);
      for (const id of ids) this.catalog?.index.setBusy(id, busy.get(id) ?? []);
      this.freshness.reached(heardAt);
    });
    this.patching = work.catch(() => undefined);
    await work;
  }

  /** Reads the pending spaces; after a failure they stay pending until the next notification or reconnect. */
  private async flush(): Promise<void> {
    const ids = [...this.waiting];
    const heardAt = this.heardAt ?? performance.now();
    this.waiting.clear();
    this.heardAt = null;
    try {
      for (let at = 0; at < ids.length; at += BATCH) await this.patch(ids.slice(at, at + BATCH));
      this.freshness.reached(heardAt);
    } catch (error) {
      for (const id of ids) this.waiting.add(id);
      this.heardAt = Math.min(heardAt, this.heardAt ?? heardAt);
      throw error;
    }
  }

  private async read(ids: readonly number[]): Promise<void> {
    if (this.catalog === null) return;
    const { index } = this.catalog;
    const [records, busy] = await Promise.all([this.entries.records(ids), this.busyTimes.upcoming(ids)]);
    if (records.some((record) => !this.knowsValuesOf(record))) await this.reload();
    const left = new Set(ids);
    for (const record of records) {
      index.upsert(record, busy.get(record.id) ?? []);
      left.delete(record.id);
    }
    for (const id of left) index.remove(id);
  }

  /** Values created after the reference was read arrive with the first space that has them. */
  private knowsValuesOf({ locationIds, purposeIds, attributeIds }: CatalogRecord): boolean {
    const reference = this.catalog?.reference;
    if (reference === undefined) return true;
    return (
      locationIds.every((id) => reference.tree.byId(id) !== null) &&
      purposeIds.every((id) => reference.purpose(String(id)) !== null) &&
      attributeIds.every((id) => reference.attribute(id) !== null)
    );
  }
}

type Collector = (options: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void;

/** Frees the memory used by loading, a third of the process; otherwise the heap keeps its peak size. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as Collector | undefined;
  collect?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
