import type { OwnBookingCheck } from '@prostora/api-client';
import { toPragueWallTime } from '@prostora/contracts';
import { newBooking as texts } from '@prostora/strings/cs/new-booking.ts';
import { getEntryDays } from '@prostora/ui/calendar/entries.ts';
import type { ReactNode } from 'react';
import { Notice } from './notice.tsx';

const MAX_CLASHES = 3;

export type CheckedSlot = OwnBookingCheck['rooms'][number];
export const listClashes = (check: OwnBookingCheck | undefined): CheckedSlot[] =>
  check?.rooms.filter(({ available }) => !available) ?? [];

function describeClash(slot: CheckedSlot, room: string): string {
  const { start_datetime, end_datetime, conflict } = slot;
  const { day } = toPragueWallTime(new Date(start_datetime));
  const end = conflict?.end_datetime ?? end_datetime;
  const { last } = getEntryDays({ start: conflict?.start_datetime ?? start_datetime, end });
  const what = texts.conflictTitle(conflict?.kind ?? 'reservation', conflict?.title ?? '');
  return texts.conflict(day, room, what, { time: end, day: last === day ? null : last });
}

type ClashesProps = {
  clashes: readonly CheckedSlot[];
  getName: (spaceId: number) => string;
  /** Leaves the taken days of a repetition out. */
  onOmit?: () => void;
  onReplace?: (spaceId: number) => void;
};

/** What holds the wanted time; prevents saving. */
export function Clashes({ clashes, getName, onOmit, onReplace }: ClashesProps): ReactNode {
  const [first] = clashes;
  if (!first) return null;
  return (
    <Notice kind="clash">
      {clashes.slice(0, MAX_CLASHES).map((slot) => (
        <span key={`${slot.space_id}${slot.start_datetime}`}>
          {describeClash(slot, getName(slot.space_id))}{' '}
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
