import type { Series, SeriesOccurrence } from '@prostora/api-client';

/** Whether changes of the series still apply to the occurrence. */
export const isRemaining = ({ is_past, status }: SeriesOccurrence): boolean =>
  !is_past && status !== 'cancelled';

/** „This and the following“ from an occurrence on. */
export type Following = { readonly fromDay: string; readonly occurrences: readonly SeriesOccurrence[] };

/**
 * Remaining occurrences from the given one on; null when a change of the series is no other than one of the occurrence.
 * @param id of the reservation
 */
export function findFollowing({ occurrences, can_change: canChange }: Series, id: number): Following | null {
  const current = occurrences.find((one) => one.id === id);
  if (!current || !canChange) return null;
  const following = occurrences.filter((one) => isRemaining(one) && one.day >= current.day);
  return new Set(following.map(({ day }) => day)).size > 1
    ? { fromDay: current.day, occurrences: following }
    : null;
}

/** Whether a day takes several spaces, whose space and price change one by one. */
export const hasSeveralSpaces = ({ occurrences }: Following): boolean =>
  new Set(occurrences.map(({ day }) => day)).size < occurrences.length;
