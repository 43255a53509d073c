/** Steps of the tutorial (SPEC §4), in their order. */
export const TUTORIAL_STEPS = [
  'photos',
  'editTexts',
  'editTags',
  'editContact',
  'editVideo',
  'adminPanel',
] as const;
export type TutorialStep = (typeof TUTORIAL_STEPS)[number];

const toStorageKey = (who: string): string => `prostora:tutorial:${who}`;

/** Steps seen in this browser; empty when storage is unavailable. */
export function readSeenSteps(who: string): ReadonlySet<TutorialStep> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(toStorageKey(who)) ?? '[]');
    return new Set(TUTORIAL_STEPS.filter((step) => Array.isArray(stored) && stored.includes(step)));
  } catch {
    return new Set();
  }
}

/** Stores steps as seen or skipped. */
export function storeSeenSteps(who: string, steps: Iterable<TutorialStep>): void {
  try {
    localStorage.setItem(toStorageKey(who), JSON.stringify([...new Set([...readSeenSteps(who), ...steps])]));
  } catch {
    // Storage is unavailable: the tutorial is shown again.
  }
}

/** The first unseen step; null when all were seen. */
export const findFirstUnseen = (who: string): TutorialStep | null => {
  const seen = readSeenSteps(who);
  return TUTORIAL_STEPS.find((step) => !seen.has(step)) ?? null;
};
