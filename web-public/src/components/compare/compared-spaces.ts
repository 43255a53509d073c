import type { SpaceCard } from '@prostora/api-client';
import { FAVOURITES } from '@prostora/contracts';

/** What the bar shows of a chosen space. */
export type ChosenSpace = Pick<SpaceCard, 'id' | 'space_name' | 'building_name'>;

const KEY = 'prostora.compared';
const NONE: readonly ChosenSpace[] = [];
const listeners = new Set<() => void>();
let spaces: readonly ChosenSpace[] | null = null;

function load(): readonly ChosenSpace[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? (stored as ChosenSpace[]) : NONE;
  } catch {
    return NONE;
  }
}

/** Spaces chosen for the comparison in this tab. */
export const getCompared = (): readonly ChosenSpace[] => (spaces ??= load());
export const getNoneCompared = (): readonly ChosenSpace[] => NONE;

export function subscribeCompared(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function setCompared(next: readonly ChosenSpace[]): void {
  spaces = next;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Storage is unavailable: the choice lasts until the document is left.
  }
  listeners.forEach((listener) => listener());
}

/** Adds a space or removes it; of more than four the first one is removed. */
export function toggleCompared({ id, space_name, building_name }: ChosenSpace): void {
  const compared = getCompared();
  const others = compared.filter((other) => other.id !== id);
  setCompared(
    others.length < compared.length
      ? others
      : [...others, { id, space_name, building_name }].slice(-FAVOURITES.compared),
  );
}
