import type { BlockedSlot } from '../availability/index.ts';
import type { TimeSlot } from '../pricing/index.ts';

type ImportedBlock = TimeSlot & Pick<BlockedSlot, 'feedId'> & { readonly space: { readonly id: number } };

/**
 * Dates on which a connected calendar has an event, which prevents their confirmation.
 * @param sharing for each space the ids of it and of those that share floor area with it
 */
export const listCalendarConflicts = <Date extends TimeSlot & { readonly space: { readonly id: number } }>(
  dates: readonly Date[],
  blocks: readonly ImportedBlock[],
  sharing: ReadonlyMap<number, readonly number[]>,
): Date[] =>
  dates.filter((date) =>
    blocks.some(
      (block) =>
        block.feedId !== null &&
        sharing.get(date.space.id)?.includes(block.space.id) === true &&
        block.startsAt < date.endsAt &&
        block.endsAt > date.startsAt,
    ),
  );
