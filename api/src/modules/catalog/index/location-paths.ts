import { lowestBitIndex } from './bitset.ts';

/**
 * Interned location paths from a location up to the country: slots of one town share a path, so that counting
 * hundreds of locations costs one addition per slot.
 */
export class LocationPaths {
  private readonly paths: (readonly number[])[] = [];
  private readonly pathNumbers = new Map<string, number>();
  private pathBySlot = new Int32Array(1024);

  set(slot: number, locationIds: readonly number[]): void {
    const key = locationIds.join(',');
    let path = this.pathNumbers.get(key);
    if (path === undefined) {
      path = this.paths.push([...locationIds]) - 1;
      this.pathNumbers.set(key, path);
    }
    if (slot >= this.pathBySlot.length) {
      const larger = new Int32Array(slot * 2);
      larger.set(this.pathBySlot);
      this.pathBySlot = larger;
    }
    this.pathBySlot[slot] = path;
  }

  get(slot: number): readonly number[] {
    return this.paths[this.pathBySlot[slot] ?? 0] ?? [];
  }

  /** Number of the given slots in each location, ancestors included. */
  countIn(words: Uint32Array, length: number): Map<number, number> {
    const byPath = new Int32Array(this.paths.length);
    for (let at = 0; at < length; at += 1) {
      let word = words[at] ?? 0;
      while (word !== 0) {
        const path = this.pathBySlot[(at << 5) + lowestBitIndex(word)] ?? 0;
        byPath[path] = (byPath[path] ?? 0) + 1;
        word &= word - 1;
      }
    }
    const counts = new Map<number, number>();
    this.paths.forEach((locationIds, path) => {
      const count = byPath[path] ?? 0;
      if (count > 0) for (const id of locationIds) counts.set(id, (counts.get(id) ?? 0) + count);
    });
    return counts;
  }
}
