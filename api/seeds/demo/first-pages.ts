import type { PhotoSet } from './space-kinds.data.ts';

/** Cards of a page of the catalogue. */
export const PAGE_SIZE = 20;
/** Cards without a photograph on a first page. */
export const PHOTOLESS_LIMIT = 3;
/** How often one photograph may stand in results that do not fill a page. */
export const REPEAT_LIMIT = 2;
/** Photographs of a set. */
const SET_SIZE = 3;

/** Main photograph of a card; null of a card without one. */
export type Cover = string | null;
export type Listing = {
  filters: readonly string[];
  /** Filters that keep a place for the space. */
  reserved: readonly string[];
  photoSets: readonly PhotoSet[];
};
type Filter = {
  total: number;
  sets: Set<PhotoSet>;
  reserved: number;
  listed: number;
  photoless: number;
  covers: string[];
};

/**
 * First pages of the filters of the catalogue, filled in its default order. A filter with a full first page repeats no
 * photograph there. One whose kinds have too few photographs for that lists fewer spaces than a page has.
 */
export class FirstPages {
  private readonly filters = new Map<string, Filter>();

  /** @param listings all spaces that the filters could list */
  constructor(listings: readonly Listing[]) {
    for (const { filters, reserved, photoSets } of listings) {
      this.reserve(reserved);
      for (const name of filters) {
        const filter = this.getFilter(name);
        filter.total += 1;
        for (const set of photoSets) filter.sets.add(set);
      }
    }
  }

  reserve(names: readonly string[]): void {
    for (const name of names) this.getFilter(name).reserved += 1;
  }

  release(names: readonly string[]): void {
    for (const name of names) this.getFilter(name).reserved -= 1;
  }

  /**
   * Whether the filter can list one more space with this photograph.
   *
   * @param options `isReserved` of a space with a reserved place, `isKept` of one that may repeat in short results
   */
  accepts(name: string, cover: Cover, options: { isReserved: boolean; isKept: boolean }): boolean {
    const filter = this.getFilter(name);
    const canFill = filter.total >= PAGE_SIZE && filter.sets.size * SET_SIZE + PHOTOLESS_LIMIT >= PAGE_SIZE;
    const places = canFill ? Infinity : PAGE_SIZE - 1 - (options.isReserved ? 0 : filter.reserved);
    if (filter.listed >= places) return false;
    if (filter.listed >= PAGE_SIZE || (!canFill && options.isKept)) return true;
    if (cover === null) return filter.photoless < PHOTOLESS_LIMIT;
    return filter.covers.filter((one) => one === cover).length < (canFill ? 1 : REPEAT_LIMIT);
  }

  /** How often first pages of these filters show the photograph. */
  countRepeats(names: readonly string[], cover: Cover): number {
    return names
      .map((name) => this.getFilter(name))
      .filter(({ listed }) => listed < PAGE_SIZE)
      .reduce((sum, { covers }) => sum + covers.filter((one) => one === cover).length, 0);
  }

  add(names: readonly string[], cover: Cover): void {
    for (const name of names) {
      const filter = this.getFilter(name);
      filter.listed += 1;
      if (filter.listed > PAGE_SIZE) continue;
      if (cover === null) filter.photoless += 1;
      else filter.covers.push(cover);
    }
  }

  private getFilter(name: string): Filter {
    const filter = this.filters.get(name) ?? {
      total: 0,
      sets: new Set<PhotoSet>(),
      reserved: 0,
      listed: 0,
      photoless: 0,
      covers: [],
    };
    this.filters.set(name, filter);
    return filter;
  }
}
