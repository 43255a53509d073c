import { LAYOUTS, type CatalogSortId } from '@prostora/contracts';
import { findLayoutFit, type LayoutFit, type LayoutName } from '@prostora/contracts/space-layouts.ts';
import { ByteStore } from './byte-store.ts';
import { cardCodec } from './card-codec.ts';
import type { CatalogRecord } from './catalog-record.ts';

/** How many people a space of the catalogue holds for an event. */
export type CatalogFit = Readonly<LayoutFit> & { readonly capacity: number };

type NumericColumn = Float64Array<ArrayBuffer> | Int32Array<ArrayBuffer>;

/**
 * Columnar data of the index, one growing array per property. A slot is the index of a space; freed slots are
 * reused.
 */
export class Columns {
  ids = new Int32Array(1024);
  buildingIds = new Int32Array(1024);
  rank = new Float64Array(1024);
  capacity = new Int32Array(1024);
  /** Capacities by layout, in the order of `LAYOUTS`; all 0 without layouts. */
  private layoutCapacities = new Int32Array(1024 * LAYOUTS.length);
  price = new Float64Array(1024);
  publishedAt = new Float64Array(1024);
  lat = new Float64Array(1024);
  lng = new Float64Array(1024);
  /** Vertical position on the Mercator map, 0 to 1. */
  y = new Float64Array(1024);
  private readonly cards = new ByteStore();
  private readonly markers = new ByteStore();
  /** Number of slots ever used. */
  used = 0;
  private readonly slotsById = new Map<number, number>();
  private readonly freeSlots: number[] = [];

  findSlot(id: number): number | undefined {
    return this.slotsById.get(id);
  }

  /**
   * People that a space holds in a layout, by the rule of `findLayoutFit`: 0 in a chosen one it does not give, its one
   * capacity where it gives none.
   * @param layout null for the usual one
   * @param usual assumed where the space gives it, otherwise the largest counts
   */
  getCapacity(slot: number, layout: LayoutName | null, usual: LayoutName | null = null): number {
    const assumed = layout ?? usual;
    if (assumed === null || !this.hasLayouts(slot)) return this.capacity[slot] ?? 0;
    const capacity = this.layoutCapacities[slot * LAYOUTS.length + LAYOUTS.indexOf(assumed)] ?? 0;
    return capacity === 0 && layout === null ? (this.capacity[slot] ?? 0) : capacity;
  }

  /** The layout that `getCapacity` counts, with its capacity. */
  findFit(slot: number, chosen: LayoutName | null, usual: LayoutName | null = null): CatalogFit {
    const start = slot * LAYOUTS.length;
    const layouts = LAYOUTS.map((layout, at) => ({
      layout,
      capacity: this.layoutCapacities[start + at] ?? 0,
    }));
    const given = layouts.filter(({ capacity }) => capacity > 0);
    const fit = findLayoutFit(given, this.capacity[slot] ?? 0, { chosen, usual });
    return { ...fit, capacity: this.getCapacity(slot, chosen, usual) };
  }

  /** Whether a space gives a layout; `unknown` without layouts, null without one in question. */
  getLayoutMatch(slot: number, layout: LayoutName | null): 'given' | 'other' | 'unknown' | null {
    if (layout === null) return null;
    if (!this.hasLayouts(slot)) return 'unknown';
    const capacity = this.layoutCapacities[slot * LAYOUTS.length + LAYOUTS.indexOf(layout)] ?? 0;
    return capacity > 0 ? 'given' : 'other';
  }

  private hasLayouts(slot: number): boolean {
    const start = slot * LAYOUTS.length;
    for (let at = start; at < start + LAYOUTS.length; at += 1)
      if ((this.layoutCapacities[at] ?? 0) > 0) return true;
    return false;
  }

  /**
   * JSON as Latin-1 characters that hold UTF-8 bytes: half the memory of two-byte strings, and concatenation
   * needs no encoding.
   */
  getCard(slot: number): string {
    return cardCodec.unpack(this.cards.get(slot));
  }

  /** Map marker, encoded like the card. */
  getMarker(slot: number): string {
    return this.markers.get(slot);
  }

  /** Allocates a slot for the record and writes its columns. */
  put(record: CatalogRecord): number {
    const slot = this.freeSlots.pop() ?? this.used;
    if (slot === this.used) this.used += 1;
    if (slot >= this.ids.length) this.grow();
    this.slotsById.set(record.id, slot);
    this.ids[slot] = record.id;
    this.buildingIds[slot] = record.buildingId;
    this.rank[slot] = record.rank;
    this.capacity[slot] = record.capacity;
    LAYOUTS.forEach((_layout, at) => {
      this.layoutCapacities[slot * LAYOUTS.length + at] = record.layoutCapacities[at] ?? 0;
    });
    this.price[slot] = record.price ?? Number.POSITIVE_INFINITY;
    this.publishedAt[slot] = record.publishedAt;
    this.lat[slot] = record.lat;
    this.lng[slot] = record.lng;
    this.y[slot] = mercatorY(record.lat);
    this.cards.set(slot, cardCodec.pack(record.card));
    this.markers.set(slot, record.marker);
    return slot;
  }

  release(id: number): void {
    const slot = this.slotsById.get(id);
    if (slot === undefined) return;
    this.slotsById.delete(id);
    this.cards.delete(slot);
    this.markers.delete(slot);
    this.freeSlots.push(slot);
  }

  /** Comparator of two slots in the given order; ties by rank, then by id, so that pages are stable. */
  createComparator(sort: CatalogSortId): (one: number, other: number) => number {
    const byRank = (one: number, other: number): number =>
      compareColumn(this.rank, other, one) || compareColumn(this.ids, one, other);
    switch (sort) {
      case 'doporucene':
        return byRank;
      case 'kapacita':
        return (one, other) => compareColumn(this.capacity, other, one) || byRank(one, other);
      case 'cena':
        return (one, other) => compareColumn(this.price, one, other) || byRank(one, other);
      case 'nejnovejsi':
        return (one, other) => compareColumn(this.publishedAt, other, one) || byRank(one, other);
    }
  }

  private grow(): void {
    const capacity = Math.ceil(this.ids.length * 1.5);
    this.ids = copyInto(this.ids, new Int32Array(capacity));
    this.buildingIds = copyInto(this.buildingIds, new Int32Array(capacity));
    this.capacity = copyInto(this.capacity, new Int32Array(capacity));
    this.layoutCapacities = copyInto(this.layoutCapacities, new Int32Array(capacity * LAYOUTS.length));
    this.rank = copyInto(this.rank, new Float64Array(capacity));
    this.price = copyInto(this.price, new Float64Array(capacity));
    this.publishedAt = copyInto(this.publishedAt, new Float64Array(capacity));
    this.lat = copyInto(this.lat, new Float64Array(capacity));
    this.lng = copyInto(this.lng, new Float64Array(capacity));
    this.y = copyInto(this.y, new Float64Array(capacity));
  }
}

/** UTF-8 bytes of a text, one character each. */
export const toBytes = (text: string): string => Buffer.from(text, 'utf8').toString('latin1');

/** Inverse of `toBytes`. */
export const fromBytes = (bytes: string): string => Buffer.from(bytes, 'latin1').toString('utf8');

function compareColumn(column: NumericColumn, one: number, other: number): number {
  const a = column[one] ?? 0;
  const b = column[other] ?? 0;
  return a < b ? -1 : a > b ? 1 : 0;
}

function copyInto<T extends NumericColumn>(old: T, target: T): T {
  target.set(old);
  return target;
}

/** Horizontal position on the Mercator map, 0 to 1. */
export const mercatorX = (lng: number): number => (lng + 180) / 360;

/** Vertical position on the Mercator map, 0 to 1; clamped to 85°. */
export function mercatorY(lat: number): number {
  const sine = Math.sin((Math.max(-85, Math.min(85, lat)) * Math.PI) / 180);
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
}
