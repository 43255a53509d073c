import type { CalendarEntry, EntryKind } from './entries.ts';
import type { CalendarPlace, CalendarViewName } from './place.ts';

/** What was marked in a calendar: instants (ISO 8601), or the first and the last day (YYYY-MM-DD) where whole days were. */
export type Selection = { start: string; end: string; wholeDays: boolean };

export type CalendarViewProps = {
  /** Names the calendar for screen readers. */
  label: string;
  entries: readonly CalendarEntry[];
  place: CalendarPlace;
  onPlace: (place: CalendarPlace) => void;
  /** Kinds the legend explains; left out: all but hours on request. */
  kinds?: readonly EntryKind[] | undefined;
  /** Views to choose from on a desktop; left out: month, week and day. */
  views?: readonly CalendarViewName[] | undefined;
  /** An entry was clicked, or Enter pressed on it; without this entries only inform. */
  onPick?: ((entry: CalendarEntry) => void) | undefined;
  /** A time was marked by dragging, or a day by its number; without this the number of a day opens the day. */
  onSelect?: ((selection: Selection) => void) | undefined;
  /** What the button of a day does on a phone, where nothing is dragged. */
  selectLabel?: string | undefined;
  /** A movable entry was dragged or stretched; it goes back when this fails. */
  onMove?: ((entry: CalendarEntry, start: string, end: string) => Promise<unknown>) | undefined;
  /** The day that is chosen elsewhere, for example in a form. */
  chosen?: string | null | undefined;
  loading?: boolean | undefined;
};
