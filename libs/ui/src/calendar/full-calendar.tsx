import '@fullcalendar/react/skeleton.css';
import FullCalendar, {
  type CalendarOptions,
  type CalendarRef,
  type DateSelectInfo,
  type EventDropInfo,
  type EventResizeDoneInfo,
} from '@fullcalendar/react';
import dayGrid from '@fullcalendar/react/daygrid';
import interaction from '@fullcalendar/react/interaction';
import cs from '@fullcalendar/react/locales/cs';
import timeGrid from '@fullcalendar/react/timegrid';
import { TIME_ZONE, toPragueDay } from '@prostora/contracts';
import { calendar as texts } from '@prostora/strings/cs/calendar.ts';
import { X } from '../icons.ts';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import type { CalendarViewProps, Selection } from './calendar-props.ts';
import type { CalendarEntry } from './entries.ts';
import { createStyleOptions } from './full-calendar-styles.tsx';
import { formatLongDay, type CalendarViewName } from './calendar-position.ts';

const VIEW_NAMES: Readonly<Record<Exclude<CalendarViewName, 'list'>, string>> = {
  month: 'dayGridMonth',
  week: 'timeGridWeek',
  day: 'timeGridDay',
};
/** Height in px of the scrolling week and day views; a month grows with its content. */
const TIME_GRID_HEIGHT = 680;

const BASE_OPTIONS: CalendarOptions = {
  plugins: [dayGrid, timeGrid, interaction],
  locales: [cs],
  locale: 'cs',
  timeZone: TIME_ZONE,
  firstDay: 1,
  headerToolbar: false,
  allDaySlot: false,
  fixedWeekCount: false,
  views: {
    timeGrid: { dayHeaderFormat: { weekday: 'short', day: 'numeric', month: 'numeric' }, navLinks: false },
  },
  nextDayThreshold: '06:01:00',
  scrollTime: '08:00:00',
  slotDuration: '01:00:00',
  snapDuration: '00:15:00',
  slotHeaderFormat: { hour: 'numeric', minute: '2-digit', hour12: false },
  eventTimeFormat: { hour: 'numeric', minute: '2-digit', hour12: false },
  displayEventEnd: true,
  eventDisplay: 'block',
  eventOrder: 'start,-duration,title',
  dayMaxEvents: 4,
  moreLinkClick: 'popover',
  moreLinkContent: ({ num }) => texts.more(num),
  moreLinkHint: texts.moreHint,
  closeHint: texts.close,
  popoverCloseContent: () => <X />,
  nowIndicator: true,
  expandRows: true,
  unselectAuto: true,
  selectMirror: true,
  longPressDelay: 350,
  navLinks: true,
};

const toEvent = (entry: CalendarEntry, canPick: boolean, canMove: boolean) => ({
  id: entry.key,
  title: entry.title,
  start: entry.start,
  end: entry.end,
  extendedProps: { entry },
  editable: canMove && entry.movable === true,
  interactive: canPick && entry.pickable !== false,
});

const getEntry = ({ extendedProps }: { extendedProps: Record<string, unknown> }): CalendarEntry =>
  extendedProps['entry'] as CalendarEntry;

/** Reports a drag to the owner of the data and reverts it on a rejection. */
function handleMove(
  { event, revert }: EventDropInfo | EventResizeDoneInfo,
  { onMove }: CalendarViewProps,
): void {
  if (!event.start || !event.end || !onMove) return revert();
  Promise.resolve(onMove(getEntry(event), event.start.toISOString(), event.end.toISOString())).catch(revert);
}

const toSelection = ({ allDay, start, end }: DateSelectInfo): Selection =>
  allDay
    ? { start: toPragueDay(start), end: toPragueDay(new Date(end.getTime() - 1)), wholeDays: true }
    : { start: start.toISOString(), end: end.toISOString(), wholeDays: false };

/**
 * Desktop calendar: month, week and day of FullCalendar. Load it by a dynamic import only: its code is large.
 */
export function FullCalendarView(props: CalendarViewProps): ReactNode {
  const { position, onNavigate, onPick, onSelect, entries, chosen } = props;
  const view = VIEW_NAMES[position.view === 'list' ? 'month' : position.view];
  const calendar = useRef<CalendarRef>(null);
  const canPick = onPick !== undefined;
  const canMove = props.onMove !== undefined;
  const events = useMemo(
    () => entries.map((entry) => toEvent(entry, canPick, canMove)),
    [entries, canPick, canMove],
  );
  const styleOptions = useMemo(() => createStyleOptions(chosen ?? null), [chosen]);
  useEffect(() => {
    calendar.current?.getApi().changeView(view, position.day);
  }, [view, position.day]);
  const handleDayClick = (date: Date): void => {
    const day = toPragueDay(date);
    if (onSelect) onSelect({ start: day, end: day, wholeDays: true });
    else onNavigate({ view: 'day', day });
  };
  return (
    <FullCalendar
      {...BASE_OPTIONS}
      {...styleOptions}
      ref={calendar}
      initialView={view}
      initialDate={position.day}
      height={position.view === 'month' ? 'auto' : TIME_GRID_HEIGHT}
      events={events}
      selectable={Boolean(onSelect)}
      navLinkDayClick={handleDayClick}
      navLinkHint={(_text, date) =>
        (onSelect ? texts.pickDay : texts.showDay)(formatLongDay(toPragueDay(date)))
      }
      eventClick={({ event }) => getEntry(event).pickable !== false && onPick?.(getEntry(event))}
      eventDrop={(info) => handleMove(info, props)}
      eventResize={(info) => handleMove(info, props)}
      select={(info) => {
        calendar.current?.getApi().unselect();
        onSelect?.(toSelection(info));
      }}
    />
  );
}
