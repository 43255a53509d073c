import type { OwnBookingCheck } from '@prostora/api-client';
import { newBooking as texts } from '@prostora/strings/cs/new-booking.ts';
import { waitingList } from '@prostora/strings/cs/waiting-list.ts';
import { formatEntrySlot } from '@prostora/ui/calendar/slot-text.ts';
import { useState, type ReactNode } from 'react';
import { describeConflict } from '../describe-conflict.ts';
import { Notice } from './notice.tsx';

const MAX_CLASHES = 3;

export type CheckedSlot = OwnBookingCheck['rooms'][number];
export const listClashes = (check: OwnBookingCheck | undefined): CheckedSlot[] =>
  check?.rooms.filter(({ available }) => !available) ?? [];

function describeClash({ start_datetime, end_datetime, conflict }: CheckedSlot, room: string): string {
  const unknown = { start_datetime, end_datetime, kind: 'reservation' } as const;
  return describeConflict(start_datetime, room, conflict ?? unknown);
}

const describeWanted = ({ start_datetime: start, end_datetime: end }: CheckedSlot, room: string): string =>
  [room, formatEntrySlot({ start, end })].filter(Boolean).join(', ');

type ClashesProps = {
  clashes: readonly CheckedSlot[];
  getName: (spaceId: number) => string;
  /** Leaves the taken days of a repetition out. */
  onOmit?: () => void;
  onReplace?: (spaceId: number) => void;
  /** Adds the guest to the waiting list of a taken slot; not of one that has begun. */
  onWait: (slot: CheckedSlot) => void;
};

/** What holds the wanted time; prevents saving. */
export function Clashes({ clashes, getName, onOmit, onReplace, onWait }: ClashesProps): ReactNode {
  const [now] = useState(Date.now);
  const [first] = clashes;
  if (!first) return null;
  return (
    <Notice kind="clash">
      {clashes.slice(0, MAX_CLASHES).map((slot) => (
        <span key={`${slot.space_id}${slot.start_datetime}`}>
          {describeClash(slot, getName(slot.space_id))}{' '}
          {Date.parse(slot.start_datetime) > now && (
            <button
              type="button"
              className="text-link"
              aria-label={waitingList.owner.addFor(describeWanted(slot, getName(slot.space_id)))}
              onClick={() => onWait(slot)}
            >
              {waitingList.owner.add}
            </button>
          )}{' '}
        </span>
      ))}
      {clashes.length > MAX_CLASHES && <span>{texts.moreClashes(clashes.length - MAX_CLASHES)} </span>}
      {onOmit && (
        <>
          <button type="button" className="text-link" onClick={onOmit}>
            {texts.omitTaken}
          </button>
          {onReplace && ` ${texts.or} `}
        </>
      )}
      {onReplace && (
        <button type="button" className="text-link" onClick={() => onReplace(first.space_id)}>
          {texts.otherRoom(onOmit !== undefined)}
        </button>
      )}
    </Notice>
  );
}
