import { FAVOURITES } from '@prostora/contracts';

const KEY = 'prostora.compare';
const NONE: readonly number[] = [];
const listeners = new Set<() => void>();
let ids: readonly number[] | null = null;

function load(): readonly number[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id): id is number => Number.isInteger(id)) : NONE;
  } catch {
    return NONE;
  }
}

/** Spaces picked for the comparison in this tab. */
export const getCompared = (): readonly number[] => (ids ??= load());
export const getNoneCompared = (): readonly number[] => NONE;

export function subscribeCompared(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Adds a space or removes it; of more than four the first one is removed. */
export function toggleCompared(id: number): readonly number[] {
  const others = getCompared().filter((other) => other !== id);
  ids = others.length < getCompared().length ? others : [...others, id].slice(-FAVOURITES.compared);
  try {
    sessionStorage.setItem(KEY, JSON.stringify(ids));
  } catch {
    // Storage is unavailable: the choice lasts until the document is left.
  }
  listeners.forEach((listener) => listener());
  return ids;
}
