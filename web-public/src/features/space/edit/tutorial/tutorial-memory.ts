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

const keyOf = (who: string): string => `prostora:tutorial:${who}`;

/** Steps this person has seen in this browser; a browser that keeps nothing has seen nothing. */
export function seenSteps(who: string): ReadonlySet<TutorialStep> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(who)) ?? '[]');
    return new Set(TUTORIAL_STEPS.filter((step) => Array.isArray(stored) && stored.includes(step)));
  } catch {
    return new Set();
  }
}

/** Remembers that these steps were seen, or left out on purpose. */
export function rememberSeen(who: string, steps: Iterable<TutorialStep>): void {
  try {
    localStorage.setItem(keyOf(who), JSON.stringify([...new Set([...seenSteps(who), ...steps])]));
  } catch {
    // Private windows keep nothing; the tutorial then shows itself again.
  }
}

/** The first step nobody has seen yet; null when the whole tutorial is behind. */
export const firstUnseen = (who: string): TutorialStep | null => {
  const seen = seenSteps(who);
  return TUTORIAL_STEPS.find((step) => !seen.has(step)) ?? null;
};
