import type { Box, Point } from './index-query.ts';
import type { Columns } from './columns.ts';
import { sortSlice, type Order } from './orders.ts';

/** Bits of the position in a 31-bit sort key; relevance is stored above them. */
const POSITION_BITS = 21;
const MAX_RELEVANCE = 511;

/**
 * A page of the given slots, by relevance if given, then by position in the order. `keys` is a scratch array.
 */
export function selectPage(
  order: Order,
  slots: Int32Array,
  getRelevance: ((slot: number) => number) | null,
  keys: Int32Array,
  from: number,
  count: number,
): Int32Array {
  const positions = order.getPositions();
  const sortKeys = keys.subarray(0, slots.length);
  for (let i = 0; i < slots.length; i += 1) {
    const slot = slots[i] ?? 0;
    const irrelevance =
      getRelevance === null ? 0 : MAX_RELEVANCE - Math.min(MAX_RELEVANCE, getRelevance(slot));
    sortKeys[i] = (irrelevance << POSITION_BITS) | (positions[slot] ?? 0);
  }
  const inOrder = order.getSlots();
  return sortSlice(sortKeys, from, from + count).map((key) => inOrder[key & ((1 << POSITION_BITS) - 1)] ?? 0);
}

/** A page of a dense result: walks the order and skips slots that are not in it. */
export function walkPage(order: Int32Array, bits: Uint32Array, from: number, count: number): Int32Array {
  const page = new Int32Array(count);
  let passed = 0;
  let size = 0;
  for (let at = 0; at < order.length && size < count; at += 1) {
    const slot = order[at] ?? 0;
    if ((((bits[slot >>> 5] ?? 0) >>> (slot & 31)) & 1) === 0) continue;
    if (passed >= from) {
      page[size] = slot;
      size += 1;
    }
    passed += 1;
  }
  return page.subarray(0, size);
}

/** Removes slots outside the box from `target`. */
export function keepWithinBounds(
  { lat, lng }: Columns,
  [west, south, east, north]: Box,
  target: Uint32Array,
): void {
  for (let at = 0; at < target.length; at += 1) {
    let word = target[at] ?? 0;
    let remaining = word;
    while (word !== 0) {
      const lowest = word & -word;
      const slot = (at << 5) + 31 - Math.clz32(lowest);
      const y = lat[slot] ?? 0;
      const x = lng[slot] ?? 0;
      if (y < south || y > north || x < west || x > east) remaining &= ~lowest;
      word &= word - 1;
    }
    target[at] = remaining;
  }
}

const KM_PER_DEGREE = 111.2;

/** Distance of a slot from a point in km; the plane of a country is flat enough for that. */
export function measureKm({ lat, lng }: Columns, slot: number, center: Point): number {
  const north = ((lat[slot] ?? 0) - center.lat) * KM_PER_DEGREE;
  const east = ((lng[slot] ?? 0) - center.lng) * KM_PER_DEGREE * Math.cos((center.lat * Math.PI) / 180);
  return Math.sqrt(north * north + east * east);
}
