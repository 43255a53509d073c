/** Generator of numbers in [0, 1) from a 32-bit seed (mulberry32): deterministic on every machine. */
export type Random = () => number;

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** FNV-1a hash of a text, so that every record has its own stream and adding one changes no other. */
export function hashText(text: string, seed: number): number {
  let hash = (0x811c9dc5 ^ seed) >>> 0;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return hash;
}

export const createStream = (seed: number, key: string): Random => createRandom(hashText(key, seed));

export const pickNumber = (random: Random, min: number, max: number): number => min + random() * (max - min);
export const pickInteger = (random: Random, min: number, max: number): number =>
  Math.floor(pickNumber(random, min, max + 1));
export const isDrawn = (random: Random, probability: number): boolean => random() < probability;

export function pick<T>(random: Random, items: readonly T[]): T {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('Nothing to pick from');
  return item;
}

export function shuffle<T>(random: Random, items: readonly T[]): T[] {
  const result = [...items];
  for (let index = result.length - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1));
    [result[index], result[other]] = [result[other] as T, result[index] as T];
  }
  return result;
}

/** Draws all items in random order before repeating one, so that neighbours differ. */
export class ShuffledDeck<T> {
  private remaining: T[] = [];
  private readonly items: readonly T[];
  private readonly random: Random;

  constructor(random: Random, items: readonly T[]) {
    this.random = random;
    this.items = items;
  }

  draw(): T {
    if (this.remaining.length === 0) this.remaining = shuffle(this.random, this.items);
    const card = this.remaining.pop();
    if (card === undefined) throw new Error('An empty deck');
    return card;
  }
}
