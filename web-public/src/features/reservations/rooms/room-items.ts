import type { OwnerCalendarAnswer } from '@prostora/api-client';
import { DAY_MS, toPragueWallTime } from '@prostora/contracts';
import { calendar as calendarTexts } from '@prostora/strings/cs/calendar.ts';
import { getEntryDays } from '@prostora/ui/calendar/entries.ts';
import type { TimeSlot } from '@prostora/ui/calendar/slot-text.ts';

type Reservation = OwnerCalendarAnswer['reservations'][number];
type Proposal = OwnerCalendarAnswer['proposals'][number];
type Block = OwnerCalendarAnswer['blocked_slots'][number];

/**
 * `internal`: an entry of the owner without a guest to notify; `offer`: held for a person on a waiting list;
 * `proposal`: the slot of an open proposal.
 */
export type RoomItemKind = 'confirmed' | 'pending' | 'option' | 'offer' | 'internal' | 'blocked' | 'proposal';
type RoomRecord =
  | { type: 'reservation'; reservation: Reservation }
  | { type: 'proposal'; proposal: Proposal }
  | { type: 'block'; block: Block };
/** An entry of a room on the timeline. */
export type RoomItem = {
  key: string;
  record: RoomRecord;
  spaceId: number;
  kind: RoomItemKind;
  title: string;
  slot: TimeSlot;
  /** Milliseconds. */
  start: number;
  end: number;
  heldFrom: number;
  heldUntil: number;
  /** First and last Prague day; a night belongs to the day on which it began. */
  first: string;
  last: string;
  isMovable: boolean;
  /** Title of another entry at the same time. */
  clash: string | null;
};
/** A room with its entries by start. */
export type Room = {
  id: number;
  name: string;
  buildingName: string;
  capacity: number | null;
  hasHours: boolean;
  windows: readonly { start: number; end: number }[];
  items: readonly RoomItem[];
};

/** Minutes of wall time from the midnight at which a Prague day begins. */
export function toWallMinute(timestamp: number, day: string): number {
  const wall = toPragueWallTime(new Date(timestamp));
  return ((Date.parse(wall.day) - Date.parse(day)) / DAY_MS) * 1440 + wall.minute;
}

type ItemValues = Pick<RoomItem, 'key' | 'record' | 'spaceId' | 'kind' | 'title' | 'isMovable'> & {
  heldFrom?: string;
  heldUntil?: string;
};

function toItem(
  { start_datetime: start, end_datetime: end }: { start_datetime: string; end_datetime: string },
  { heldFrom = start, heldUntil = end, ...values }: ItemValues,
): RoomItem {
  return {
    ...values,
    slot: { start, end },
    start: Date.parse(start),
    end: Date.parse(end),
    heldFrom: Date.parse(heldFrom),
    heldUntil: Date.parse(heldUntil),
    ...getEntryDays({ start, end }),
    clash: null,
  };
}

function toReservationKind(reservation: Reservation): RoomItemKind {
  if (reservation.offered_until !== null) return 'offer';
  if (reservation.status === 'pending') return reservation.is_option ? 'option' : 'pending';
  return reservation.is_internal ? 'internal' : 'confirmed';
}

const toReservationItem = (reservation: Reservation): RoomItem =>
  toItem(reservation, {
    key: `reservation-${reservation.id}`,
    record: { type: 'reservation', reservation },
    spaceId: reservation.space_id,
    kind: toReservationKind(reservation),
    title: reservation.title ?? reservation.customer_name,
    isMovable: reservation.allowed_actions.includes('change'),
    heldFrom: reservation.held_from,
    heldUntil: reservation.held_until,
  });

const toProposalItem = (proposal: Proposal): RoomItem =>
  toItem(proposal, {
    key: `proposal-${proposal.id}`,
    record: { type: 'proposal', proposal },
    spaceId: proposal.space_id,
    kind: 'proposal',
    title: proposal.title ?? proposal.customer_name,
    isMovable: false,
  });

const toBlockItem = (block: Block, now: number): RoomItem =>
  toItem(block, {
    key: `block-${block.id}`,
    record: { type: 'block', block },
    spaceId: block.space_id,
    kind: 'blocked',
    title: block.reason || calendarTexts.blocked,
    isMovable: block.feed_id === null && Date.parse(block.end_datetime) > now,
  });

/** Names the other entry of each of two at the same time; a calendar outside may book what is booked here. */
function markClashes(items: readonly RoomItem[]): RoomItem[] {
  const sorted = items.toSorted((one, other) => one.start - other.start || one.end - other.end);
  const titles = new Map<string, string>();
  sorted.forEach((item, index) => {
    for (const other of sorted.slice(index + 1)) {
      if (other.start >= item.end) break;
      if (!titles.has(item.key)) titles.set(item.key, other.title);
      if (!titles.has(other.key)) titles.set(other.key, item.title);
    }
  });
  return sorted.map((item) => ({ ...item, clash: titles.get(item.key) ?? null }));
}

/**
 * Rooms of an answer in its order, without cancelled reservations.
 * @param mayMove whether the member may write; the entries of a reader stay where they are
 */
export function toRooms(
  answer: OwnerCalendarAnswer,
  { mayMove = true, now = Date.now() }: { mayMove?: boolean; now?: number } = {},
): Room[] {
  const items = [
    ...answer.reservations.filter(({ status }) => status !== 'cancelled').map(toReservationItem),
    ...answer.proposals.map(toProposalItem),
    ...answer.blocked_slots.map((block) => toBlockItem(block, now)),
  ].map((item) => (mayMove ? item : { ...item, isMovable: false }));
  return answer.spaces.map((space) => ({
    id: space.id,
    name: space.space_name,
    buildingName: space.building_name,
    capacity: space.capacity,
    hasHours: space.has_hours,
    windows: answer.availabilities
      .filter(({ space_id: spaceId }) => spaceId === space.id)
      .map((one) => ({ start: Date.parse(one.start_datetime), end: Date.parse(one.end_datetime) })),
    items: markClashes(items.filter(({ spaceId }) => spaceId === space.id)),
  }));
}

/** Entries of a day; one of several days is in each of them. */
export const listDayItems = (items: readonly RoomItem[], day: string): RoomItem[] =>
  items.filter(({ first, last }) => first <= day && day <= last);

/** What else is booked or held in a room at a time. */
export const findClash = (
  items: readonly RoomItem[],
  moved: Pick<RoomItem, 'key' | 'record'>,
  { start, end }: { start: number; end: number },
): RoomItem | undefined =>
  items.find(
    (item) =>
      item.key !== moved.key &&
      item.heldFrom < end &&
      item.heldUntil > start &&
      !(
        item.record.type === 'proposal' &&
        moved.record.type === 'reservation' &&
        item.record.proposal.reservation_id === moved.record.reservation.id
      ),
  );
