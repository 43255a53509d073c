import type { CalendarEntry, EntryKind } from './entries.ts';
import type { CalendarPosition, CalendarViewName } from './calendar-position.ts';

/** A selection: instants (ISO 8601), or the first and last day (YYYY-MM-DD) if `wholeDays`. */
export type Selection = { start: string; end: string; wholeDays: boolean };

export type CalendarViewProps = {
  /** Accessible name of the calendar. */
  label: string;
  entries: readonly CalendarEntry[];
  position: CalendarPosition;
  onNavigate: (position: CalendarPosition) => void;
  /** Kinds in the legend; default: all but `request`. */
  kinds?: readonly EntryKind[] | undefined;
  /** Views offered on a desktop; default: month, week and day. */
  views?: readonly CalendarViewName[] | undefined;
  /** Called on a click or Enter on an entry; entries are not interactive without it. */
  onPick?: ((entry: CalendarEntry) => void) | undefined;
  /** Called on a dragged time or a clicked day number; without it the day number opens the day. */
  onSelect?: ((selection: Selection) => void) | undefined;
  /** Label of the select button of a day on a phone, which has no dragging. */
  selectLabel?: string | undefined;
  /** Called when a movable entry was dragged or resized; a rejection reverts the entry. */
  onMove?: ((entry: CalendarEntry, start: string, end: string) => Promise<unknown>) | undefined;
  /** Day selected elsewhere, for example in a form. */
  chosen?: string | null | undefined;
  loading?: boolean | undefined;
};
