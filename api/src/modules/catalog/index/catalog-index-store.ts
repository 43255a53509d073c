import { Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Clock } from '../../../platform/clock/clock.ts';
import { SqlPool } from '../../../platform/database/index.ts';
import { DomainError } from '../../../platform/errors/index.ts';
import { Log } from '../../../platform/logging/log.ts';
import { CatalogIndexLoader } from './catalog-index-loader.ts';
import { CatalogIndexMetrics } from './catalog-index-metrics.ts';
import { CatalogReferenceStore } from './catalog-reference-store.ts';
import { CATALOG_CHANNEL, CatalogRepository } from './catalog.repository.ts';
import { ChangeFeed } from './change-feed.ts';
import { BusyTimePoller } from './busy-time-poller.ts';
import type { CatalogIndex } from './catalog-index.ts';
import type { CatalogRecord } from './catalog-record.ts';
import { findHttpServer } from '../../../platform/http/http-server.ts';

/** Channels that notify of changed filter values and SEO URLs. */
const REFERENCE_CHANNEL = 'reference_changed';
const SEO_CHANNEL = 'seo_changed';
const BATCH_SIZE = 1000;
/** Spaces from which loading leaves more garbage than the two full collections (100 ms and more) are worth. */
const LARGE_CATALOG = 1000;
/** Debounce of notifications. */
const DEBOUNCE_MS = 25;
const RETRY_DELAY_MS = 1000;
/** How far back changes are read after a reconnect: longer than any transaction open at that time. */
const RECONNECT_OVERLAP_MS = 5 * 60_000;

/**
 * The index of this process and its reference data: loaded before it listens for HTTP, then updated by
 * database notifications. Queries go through `CatalogSearch`.
 */
@Injectable()
export class CatalogIndexStore implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private index: CatalogIndex | null = null;
  private readonly feed: ChangeFeed;
  private busyTimePoller: BusyTimePoller | null = null;
  private readonly pendingIds = new Set<number>();
  private flushTimer: NodeJS.Timeout | null = null;
  private notifiedAt: number | null = null;
  private pendingWork: Promise<void> = Promise.resolve();
  private lastNotifiedAt = 0;
  private isStopped = false;

  constructor(
    private readonly adapterHost: HttpAdapterHost,
    private readonly loader: CatalogIndexLoader,
    private readonly references: CatalogReferenceStore,
    private readonly entries: CatalogRepository,
    private readonly metrics: CatalogIndexMetrics,
    private readonly clock: Clock,
    private readonly log: Log,
    sql: SqlPool,
  ) {
    this.feed = new ChangeFeed(sql, log, [CATALOG_CHANNEL, REFERENCE_CHANNEL, SEO_CHANNEL], {
      onNotification: (channel, payload) => this.handleNotification(channel, payload),
      onConnected: () => this.handleConnected(),
    });
  }

  /** Only HTTP processes need the index. An unavailable database does not prevent the start. */
  async onApplicationBootstrap(): Promise<void> {
    if (!findHttpServer(this.adapterHost)) return;
    this.metrics.register(() => ({
      isReady: this.isReady,
      isListening: this.feed.isListening,
      spaces: this.index?.size ?? 0,
    }));
    await this.start();
  }

  /**
   * Reads end before the pools close: a connection checked out while its pool closes is never returned, and
   * closing would hang.
   */
  async beforeApplicationShutdown(): Promise<void> {
    this.isStopped = true;
    if (this.flushTimer) clearTimeout(this.flushTimer);
    await Promise.all([this.feed.stop(), this.busyTimePoller?.stop()]);
    await this.pendingWork;
  }

  get isReady(): boolean {
    return this.index !== null;
  }

  /** @throws DomainError UNAVAILABLE while it is not loaded */
  getIndex(): CatalogIndex {
    if (this.index === null) throw new DomainError('unavailable', 'UNAVAILABLE', { retryAfter: 2 });
    return this.index;
  }

  /** Reads the spaces again; resolves when the changes are visible in this process. */
  async reloadSpaces(ids: readonly number[]): Promise<void> {
    const work = this.pendingWork.then(() => this.readSpaces(ids));
    this.pendingWork = work.catch(() => undefined);
    await work;
  }

  private async start(): Promise<void> {
    try {
      await this.feed.start();
    } catch (err) {
      this.log.error({ err }, 'the catalogue could not be loaded, trying again');
      if (!this.isStopped) setTimeout(() => void this.start(), RETRY_DELAY_MS).unref();
    }
  }

  /** Loads everything on the first connection, later only what changed while disconnected. */
  private async handleConnected(): Promise<void> {
    const startedAt = this.clock.now().getTime();
    this.busyTimePoller ??= new BusyTimePoller(this.entries, this.log, (ids) => this.reloadBusyTimes(ids));
    if (this.index === null) await this.load();
    else {
      await this.reload();
      for (const id of await this.entries.listChangedSince(
        new Date(this.lastNotifiedAt - RECONNECT_OVERLAP_MS),
      ))
        this.pendingIds.add(id);
    }
    if (this.pendingIds.size > 0) await this.flushPending();
    this.lastNotifiedAt = startedAt;
    this.busyTimePoller.start();
  }

  /** LISTEN is active before this starts: changes that the snapshot lacks are notified and stay pending. */
  private async load(): Promise<void> {
    const startedAt = performance.now();
    const index = await this.loader.loadAll();
    await this.reloadReferences(index);
    this.index = index;
    if (index.size >= LARGE_CATALOG) collectGarbage();
    this.log.info({ spaces: index.size, ms: Math.round(performance.now() - startedAt) }, 'catalogue loaded');
  }

  private async reload(): Promise<void> {
    await this.reloadReferences(this.index);
    this.index?.versions.touchAll();
  }

  private async reloadReferences(index: CatalogIndex | null): Promise<void> {
    await this.references.reload();
    index?.offers.setTables(await this.loader.readTables(this.references.getCurrent()));
  }

  private handleNotification(channel: string, payload: string): void {
    this.lastNotifiedAt = this.clock.now().getTime();
    if (channel !== CATALOG_CHANNEL) {
      this.pendingWork = this.pendingWork
        .then(() => this.reload())
        .catch((err: unknown) => this.log.warn({ err }, 'failed to reload the filter values'));
      return;
    }
    this.scheduleRead(
      payload
        .split(',')
        .filter((id) => /^\d+$/u.test(id))
        .map(Number),
    );
  }

  /** Schedules a read of the spaces, debounced. */
  private scheduleRead(ids: readonly number[]): void {
    if (this.isStopped) return;
    for (const id of ids) this.pendingIds.add(id);
    this.notifiedAt ??= performance.now();
    this.flushTimer ??= setTimeout(() => {
      this.flushTimer = null;
      void this.flushPending().catch((err: unknown) =>
        this.log.warn({ err }, 'failed to read a change of the catalogue'),
      );
    }, DEBOUNCE_MS);
  }

  /** Only availability or prices changed; nothing else of the spaces is read. */
  private async reloadBusyTimes(ids: readonly number[]): Promise<void> {
    const work = this.pendingWork.then(async () => {
      const notifiedAt = performance.now();
      const { busy, terms } = await this.loader.readTimes(ids);
      for (const id of ids) {
        this.index?.setBusy(id, busy.get(id) ?? []);
        this.index?.setOfferTerms(id, terms.get(id));
      }
      this.metrics.observeLag(notifiedAt);
    });
    this.pendingWork = work.catch(() => undefined);
    await work;
  }

  /**
   * Reads the pending spaces. They stay pending until the index is loaded, and after a failure until the next
   * notification or reconnect.
   */
  private async flushPending(): Promise<void> {
    if (this.index === null) return;
    const ids = [...this.pendingIds];
    const notifiedAt = this.notifiedAt ?? performance.now();
    this.pendingIds.clear();
    this.notifiedAt = null;
    try {
      for (let at = 0; at < ids.length; at += BATCH_SIZE)
        await this.reloadSpaces(ids.slice(at, at + BATCH_SIZE));
      this.metrics.observeLag(notifiedAt);
    } catch (error) {
      for (const id of ids) this.pendingIds.add(id);
      this.notifiedAt = Math.min(notifiedAt, this.notifiedAt ?? notifiedAt);
      throw error;
    }
  }

  private async readSpaces(ids: readonly number[]): Promise<void> {
    const { index } = this;
    if (index === null) return;
    const { records, busy, terms } = await this.loader.readSpaces(ids);
    if (records.some((record) => !this.hasKnownValues(record))) await this.reload();
    const missingIds = new Set(ids);
    for (const record of records) {
      index.upsert(record, busy.get(record.id) ?? []);
      index.setOfferTerms(record.id, terms.get(record.id));
      missingIds.delete(record.id);
    }
    for (const id of missingIds) index.remove(id);
  }

  /** Values created after the reference was read arrive with the first space that has them. */
  private hasKnownValues({ locationIds, purposeIds, attributeIds }: CatalogRecord): boolean {
    const { reference } = this.references.getCurrent();
    return (
      locationIds.every((id) => reference.tree.findById(id) !== null) &&
      purposeIds.every((id) => reference.findPurpose(String(id)) !== null) &&
      attributeIds.every((id) => reference.findAttribute(id) !== null)
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
