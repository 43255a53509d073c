/** Maximum number of positions in a sort key; leaves room for relevance above it in 31 bits. */
const MAX_POSITIONS = 1 << 21;

/**
 * The occupied slots in one order, kept sorted through insertions and removals, with the position of each
 * slot on demand.
 */
export class Order {
  private slots = new Int32Array(1024);
  private positions = new Int32Array(0);
  private isStale = true;
  size = 0;
  private readonly compare: (one: number, other: number) => number;

  constructor(compare: (one: number, other: number) => number) {
    this.compare = compare;
  }

  /** All slots in this order; valid until the next change. */
  getSlots(): Int32Array {
    return this.slots.subarray(0, this.size);
  }

  /** Position of each slot in this order; valid until the next change. */
  getPositions(): Int32Array {
    if (!this.isStale) return this.positions;
    if (this.positions.length < this.slots.length) this.positions = new Int32Array(this.slots.length);
    for (let at = 0; at < this.size; at += 1) this.positions[this.slots[at] ?? 0] = at;
    this.isStale = false;
    return this.positions;
  }

  /** Takes the slots in any order and sorts them once, for loading. */
  fill(slots: Int32Array): void {
    if (slots.length > MAX_POSITIONS) throw new RangeError(`an order holds at most ${MAX_POSITIONS} slots`);
    if (this.slots.length < slots.length) this.slots = new Int32Array(Math.ceil(slots.length * 1.25));
    this.slots.set(slots);
    this.size = slots.length;
    this.getSlots().sort(this.compare);
    this.isStale = true;
  }

  insert(slot: number): void {
    if (this.size === this.slots.length) {
      const larger = new Int32Array(Math.ceil(this.size * 1.25) + 1);
      larger.set(this.slots);
      this.slots = larger;
    }
    const at = this.lowerBound(slot);
    this.slots.copyWithin(at + 1, at, this.size);
    this.slots[at] = slot;
    this.size += 1;
    this.isStale = true;
  }

  /** Removes the slot, whose sort keys must be those it was inserted with. */
  remove(slot: number): void {
    const at = this.lowerBound(slot);
    if (at === this.size || this.slots[at] !== slot) return;
    this.slots.copyWithin(at, at + 1, this.size);
    this.size -= 1;
    this.isStale = true;
  }

  private lowerBound(slot: number): number {
    let low = 0;
    let high = this.size;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.compare(this.slots[middle] ?? 0, slot) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/**
 * Sorts the keys only as far as `keys[from..to)` needs: a page of twenty out of thousands needs no full sort.
 */
export function sortSlice(keys: Int32Array, from: number, to: number): Int32Array {
  if (keys.length > 256) {
    if (to < keys.length) partition(keys, to);
    if (from > 0) partition(keys.subarray(0, Math.min(to, keys.length)), from);
  } else keys.sort();
  return keys.subarray(from, Math.min(to, keys.length)).sort();
}

/** Moves the `count` smallest keys to the front (quickselect with Hoare partition). */
function partition(keys: Int32Array, count: number): void {
  let left = 0;
  let right = keys.length - 1;
  while (left < right) {
    const pivot = medianOfThree(keys[left] ?? 0, keys[(left + right) >>> 1] ?? 0, keys[right] ?? 0);
    let i = left;
    let j = right;
    while (i <= j) {
      while ((keys[i] ?? 0) < pivot) i += 1;
      while ((keys[j] ?? 0) > pivot) j -= 1;
      if (i > j) break;
      const swapped = keys[i] ?? 0;
      keys[i] = keys[j] ?? 0;
      keys[j] = swapped;
      i += 1;
      j -= 1;
    }
    if (count <= j) right = j;
    else if (count >= i) left = i;
    else return;
  }
}

function medianOfThree(a: number, b: number, c: number): number {
  return Math.max(Math.min(a, b), Math.min(Math.max(a, b), c));
}

/**
 * Sorts the slots only as far as `slots[from..to)` needs, by a comparator without equals.
 * @returns that part
 */
export function selectSmallest(
  slots: Int32Array,
  compare: (one: number, other: number) => number,
  from: number,
  to: number,
): Int32Array {
  const end = Math.min(to, slots.length);
  let [left, right] = [0, slots.length - 1];
  while (left < right && end < slots.length) {
    const pivot = slots[(left + right) >>> 1] ?? 0;
    let [i, j] = [left, right];
    while (i <= j) {
      while (compare(slots[i] ?? 0, pivot) < 0) i += 1;
      while (compare(slots[j] ?? 0, pivot) > 0) j -= 1;
      if (i > j) break;
      const swapped = slots[i] ?? 0;
      slots[i] = slots[j] ?? 0;
      slots[j] = swapped;
      i += 1;
      j -= 1;
    }
    if (end <= j) right = j;
    else if (end >= i) left = i;
    else break;
  }
  return slots.subarray(0, end).sort(compare).subarray(from);
}

/** The least of many numbers, up to a count, as a heap with the largest of them on top. */
export class LeastNumbers {
  /** The largest of the least numbers; infinite until there are as many as the count. */
  most = Number.POSITIVE_INFINITY;
  private readonly heap: Float64Array;
  private size = 0;

  constructor(count: number) {
    this.heap = new Float64Array(count);
  }

  add(number: number): void {
    const { heap } = this;
    if (this.size < heap.length) this.siftUp(number);
    else if (number < this.most) this.siftDown(number);
    if (this.size === heap.length) this.most = heap[0] ?? Number.POSITIVE_INFINITY;
  }

  private siftUp(number: number): void {
    const { heap } = this;
    let at = this.size;
    this.size += 1;
    while (at > 0) {
      const parent = (at - 1) >>> 1;
      if ((heap[parent] ?? 0) >= number) break;
      heap[at] = heap[parent] ?? 0;
      at = parent;
    }
    heap[at] = number;
  }

  /** Replaces the largest number. */
  private siftDown(number: number): void {
    const { heap } = this;
    let at = 0;
    for (let child = 1; child < heap.length; child = 2 * at + 1) {
      if (child + 1 < heap.length && (heap[child + 1] ?? 0) > (heap[child] ?? 0)) child += 1;
      if ((heap[child] ?? 0) <= number) break;
      heap[at] = heap[child] ?? 0;
      at = child;
    }
    heap[at] = number;
  }
}
