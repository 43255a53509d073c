import type { PublishableSpace } from './space-use.ts';

type Candidate = Pick<
  PublishableSpace,
  'id' | 'isPublished' | 'keptRank' | 'nextReservation' | 'publishedAt'
>;
export type LimitedSpaces<T> = { kept: T[]; paused: T[]; resumed: T[] };
/** With the limit they come from. */
export type LimitOutcome = LimitedSpaces<PublishableSpace> & { limit: number };

const LAST = Number.POSITIVE_INFINITY;

/** The owner's choice first, then the nearest confirmed reservation, then the oldest publication. */
function compareSpaces(one: Candidate, other: Candidate): number {
  return (
    compare(one.keptRank ?? LAST, other.keptRank ?? LAST) ||
    compare(one.nextReservation?.getTime() ?? LAST, other.nextReservation?.getTime() ?? LAST) ||
    one.publishedAt.getTime() - other.publishedAt.getTime() ||
    one.id - other.id
  );
}

/** Infinite ranks are equal; their difference would be no number. */
const compare = (one: number, other: number): number => (one === other ? 0 : one < other ? -1 : 1);

/**
 * Which spaces are published under a limit: as many as it allows. A new choice of the owner exchanges published spaces
 * for paused ones; without one a published space is never paused for the sake of a paused one.
 * @returns `kept` are all that are published afterwards, the resumed ones included.
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
