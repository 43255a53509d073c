import type { ConflictKind } from '@prostora/contracts';
import type { TimeSlot } from '../pricing/index.ts';
import { overlaps, type BusyPeriod, type HeldPeriod } from './booking-context.ts';
import type { BlockedSlot } from '../availability/index.ts';

/** What holds the wanted time of a slot. */
export type SlotConflict = TimeSlot & {
  /** The wanted space. */
  readonly spaceId: number;
  readonly kind: ConflictKind;
  readonly reservationId: number | null;
  /** Title or guest of a reservation, reason of a block; empty for a space on the same floor. */
  readonly title: string;
  /** Index of the request of a batch that is planned before. */
  readonly requestIndex?: number;
};

/** A slot of a space with its buffers. */
export type HeldSlot = TimeSlot & { readonly spaceId: number; readonly held: HeldPeriod };

/** What meets the slot or its buffers, by start. */
export const listConflicts = (slot: HeldSlot, busy: readonly BusyPeriod[]): SlotConflict[] =>
  busy
    .filter((one) => overlaps(one, slot.held))
    .map((one) => toConflict(slot.spaceId, one))
    .toSorted(byStart);

/** Whether an event of a foreign calendar touches only the buffers of the slot, which a host may ignore. */
export const isOnlyNear = (slot: TimeSlot, { kind, startsAt, endsAt }: SlotConflict): boolean =>
  kind === 'calendar' && !(startsAt < slot.endsAt && endsAt > slot.startsAt);

/** Earlier slots of the same booking that meet the slot. */
export const listSelfConflicts = (slot: HeldSlot, others: readonly HeldSlot[]): SlotConflict[] =>
  others
    .filter(
      (other) =>
        other.spaceId === slot.spaceId && other.startsAt < slot.startsAt && overlaps(other.held, slot.held),
    )
    .map(({ spaceId, startsAt, endsAt }) => ({
      spaceId,
      startsAt,
      endsAt,
      kind: 'reservation',
      reservationId: null,
      title: '',
    }));

function toConflict(
  spaceId: number,
  { startsAt, endsAt, reservationId, kind, title, requestIndex, ...busy }: BusyPeriod,
): SlotConflict {
  const met = {
    spaceId,
    startsAt,
    endsAt,
    reservationId,
    ...(requestIndex !== undefined && { requestIndex }),
  };
  return busy.spaceId === spaceId ? { ...met, kind, title } : { ...met, kind: 'shared_floor', title: '' };
}

const byStart = (one: SlotConflict, other: SlotConflict): number =>
  one.startsAt.getTime() - other.startsAt.getTime() || (one.reservationId ?? 0) - (other.reservationId ?? 0);

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
