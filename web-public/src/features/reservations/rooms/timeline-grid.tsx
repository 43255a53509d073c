import type { ReactNode } from 'react';
import type { BookingDraft } from '../new-booking/booking-draft.ts';
import type { NewBooking } from '../reservations-url.ts';
import { DayGrid } from './day-grid.tsx';
import { MonthGrid } from './month-grid.tsx';
import { PhoneDay } from './phone-day.tsx';
import { PhoneMonth } from './phone-month.tsx';
import { PhoneWeek } from './phone-week.tsx';
import type { Room, RoomItem } from './room-items.ts';
import type { TimelineView } from './timeline-days.ts';
import type { RoomMoves } from './use-room-moves.ts';
import { WeekGrid } from './week-grid.tsx';
import type { FreeMarks } from './week-room-row.tsx';

type TimelineGridProps = {
  view: TimelineView;
  isPhone: boolean;
  isNarrow: boolean;
  rooms: readonly Room[];
  days: readonly string[];
  day: string;
  today: string;
  now: number;
  isLoading: boolean;
  moves: RoomMoves;
  draft: BookingDraft | null;
  free: FreeMarks | null;
  onOpen: (item: RoomItem) => void;
  onDay: (day: string) => void;
  onOpenDay: (day: string) => void;
  onBook?: (booking: NewBooking) => void;
};

/** Entries of the rooms in the form of the view and the screen. */
export function TimelineGrid(props: TimelineGridProps): ReactNode {
  const { view, isPhone, isNarrow, moves, draft, free, onDay, onOpenDay, onBook, days, day, ...shared } =
    props;
  if (isPhone && view === 'day') return <PhoneDay {...shared} day={day} onDay={onDay} />;
  if (isPhone && view === 'week') return <PhoneWeek {...shared} days={days} onOpenDay={onOpenDay} />;
  if (isPhone) return <PhoneMonth {...shared} days={days} day={day} onDay={onDay} onOpenDay={onOpenDay} />;
  if (view === 'day')
    return (
      <DayGrid
        {...shared}
        day={day}
        moves={moves}
        draft={draft}
        isNarrow={isNarrow}
        {...(onBook && { onBook })}
      />
    );
  if (view === 'week')
    return <WeekGrid {...shared} days={days} moves={moves} free={free} onOpenDay={onOpenDay} />;
  return <MonthGrid {...shared} days={days} onOpenDay={onOpenDay} />;
}
