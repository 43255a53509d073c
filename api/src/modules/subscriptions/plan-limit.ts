import type { PublishableSpace } from './space-usage.port.ts';

type Candidate = Pick<
  PublishableSpace,
  'id' | 'isPublished' | 'keptRank' | 'nextReservation' | 'publishedAt'
>;
export type LimitedSpaces<T> = { kept: T[]; paused: T[]; resumed: T[] };
export type LimitOutcome = LimitedSpaces<PublishableSpace> & { limit: number };

const LAST = Number.POSITIVE_INFINITY;

/** Orders by the owner's choice, then the nearest confirmed reservation, then the oldest publication. */
function compareSpaces(one: Candidate, other: Candidate): number {
  return (
    compare(one.keptRank ?? LAST, other.keptRank ?? LAST) ||
    compare(one.nextReservation?.getTime() ?? LAST, other.nextReservation?.getTime() ?? LAST) ||
    one.publishedAt.getTime() - other.publishedAt.getTime() ||
    one.id - other.id
  );
}

/** Does not subtract, since the difference of two infinite ranks is NaN. */
const compare = (one: number, other: number): number => (one === other ? 0 : one < other ? -1 : 1);

/**
 * Selects the spaces published under a limit. Only a new choice of the owner replaces published spaces by
 * paused ones.
 * @returns `kept` contains all spaces published afterwards, including `resumed`
 */
export function limitSpaces<T extends Candidate>(
  spaces: readonly T[],
  limit: number,
  isNewChoice: boolean,
): LimitedSpaces<T> {
  const ordered = spaces.toSorted(
    (one, other) =>
      (isNewChoice ? 0 : Number(other.isPublished) - Number(one.isPublished)) || compareSpaces(one, other),
  );
  const kept = ordered.slice(0, limit);
  return {
    kept,
    paused: ordered.slice(limit).filter(({ isPublished }) => isPublished),
    resumed: kept.filter(({ isPublished }) => !isPublished),
  };
}
