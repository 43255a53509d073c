import { Injectable } from '@nestjs/common';
import { toPragueDayNumber } from '@prostora/contracts';
import { Clock } from '../../../platform/clock/clock.ts';
import type { Reader } from '../../../platform/database/index.ts';
import type { ReferenceData } from './catalog-reference-store.ts';
import { CatalogRepository } from './catalog.repository.ts';
import { MAX_DAYS_AHEAD, type BusyInterval } from './busy-days.ts';
import { CatalogIndex } from './catalog-index.ts';
import type { CatalogRecord } from './catalog-record.ts';
import type { OfferTables, OfferTerms } from './offer-terms.ts';
import { OfferTermsRepository } from './offer-terms.repository.ts';
import { SYNONYMS } from '../search/synonyms.ts';

const BATCH_SIZE = 1000;
/** Days of the availability calendar: the longest search horizon plus a year of process uptime. */
const HORIZON_DAYS = MAX_DAYS_AHEAD + 370;

export type SpaceTimes = {
  readonly busy: ReadonlyMap<number, readonly BusyInterval[]>;
  readonly terms: ReadonlyMap<number, OfferTerms>;
};
type SpaceData = SpaceTimes & { readonly records: readonly CatalogRecord[] };

/** Reads the read model and builds indexes of it. */
@Injectable()
export class CatalogIndexLoader {
  constructor(
    private readonly entries: CatalogRepository,
    private readonly offers: OfferTermsRepository,
    private readonly clock: Clock,
  ) {}

  /** The index of all published spaces. */
  loadAll(): Promise<CatalogIndex> {
    return this.entries.withReader(async (reader: Reader) => {
      const index = this.createIndex(HORIZON_DAYS);
      const ids: number[] = [];
      let next = this.entries.listRecordsAfter(0, BATCH_SIZE, reader);
      for (let records = await next; records.length > 0; records = await next) {
        next = this.entries.listRecordsAfter(records.at(-1)?.id ?? 0, BATCH_SIZE, reader);
        index.load(records);
        ids.push(...records.map(({ id }) => id));
      }
      index.finishLoading();
      for (const [id, intervals] of await this.entries.listUpcomingIntervals(null, reader))
        index.setBusy(id, intervals);
      for (let at = 0; at < ids.length; at += BATCH_SIZE)
        for (const [id, terms] of await this.offers.listTerms(ids.slice(at, at + BATCH_SIZE), reader))
          index.setOfferTerms(id, terms);
      return index;
    });
  }

  /** A small index of the given spaces. */
  async loadSome(spaceIds: readonly number[]): Promise<CatalogIndex> {
    const { records, busy } = await this.readSpaces(spaceIds);
    const index = this.createIndex(MAX_DAYS_AHEAD + 2);
    index.load(records);
    index.finishLoading();
    for (const [id, intervals] of busy) index.setBusy(id, intervals);
    return index;
  }

  async readSpaces(spaceIds: readonly number[]): Promise<SpaceData> {
    const [records, times] = await Promise.all([
      this.entries.listRecords(spaceIds),
      this.readTimes(spaceIds),
    ]);
    return { records, ...times };
  }

  /** Taken time, offered hours and prices. */
  async readTimes(spaceIds: readonly number[]): Promise<SpaceTimes> {
    const [busy, terms] = await Promise.all([
      this.entries.listUpcomingIntervals(spaceIds),
      this.offers.listTerms(spaceIds),
    ]);
    return { busy, terms };
  }

  /** Tables that prices of all spaces depend on. */
  async readTables({ reference }: ReferenceData): Promise<OfferTables> {
    return {
      vatRates: await this.offers.listVatRates(),
      toCurrentPurpose: (slug) => reference.findPurpose(slug)?.slug ?? slug,
    };
  }

  private createIndex(horizonDays: number): CatalogIndex {
    return new CatalogIndex({
      synonyms: SYNONYMS,
      firstDay: toPragueDayNumber(this.clock.now()) - 1,
      horizonDays,
      getNow: () => this.clock.now(),
    });
  }
}
