import type { CalendarOptions, EventDisplayInfo } from '@fullcalendar/react';
import { HOUR_MS, toPragueWallTime } from '@prostora/contracts';
import { classNames } from '../class-names.ts';
import type { ReactNode } from 'react';
import { getEntryDays, type CalendarEntry } from './entries.ts';
import entryStyles from './entry.module.css';
import styles from './full-calendar.module.css';
import { formatClockRange } from './slot-text.ts';

const getEntry = ({ event }: EventDisplayInfo): CalendarEntry | undefined =>
  event.extendedProps['entry'] as CalendarEntry | undefined;

/** Duration in ms from which an entry counts as all-day; 23 hours covers the day of the DST change. */
const ALL_DAY_MS = 23 * HOUR_MS;

/** Whether a month shows the hours of an entry: not for prices and entries of a day or longer. */
const showsTime = ({ kind, ...entry }: CalendarEntry): boolean => {
  const { first, last } = getEntryDays(entry);
  return kind !== 'open' && first === last && Date.parse(entry.end) - Date.parse(entry.start) < ALL_DAY_MS;
};

/** Time and title, at most two lines. */
function EntryText(info: EventDisplayInfo): ReactNode {
  const entry = getEntry(info);
  const time = entry && !info.isMirror ? formatClockRange(entry) : info.timeText;
  const isHidden = info.view.type === 'dayGridMonth' && entry !== undefined && !showsTime(entry);
  return (
    <span className={styles['text']}>
      <span className={isHidden ? 'visually-hidden' : styles['time']}>{time} </span>
      <span className={styles['title']}>{entry?.title}</span>
    </span>
  );
}

/** Styles of DESIGN 5 „Calendar“ for every part of FullCalendar, which has none of its own. */
export const createStyleOptions = (chosen: string | null): CalendarOptions => ({
  className: styles['calendar'] ?? '',
  viewClass: styles['view'] ?? '',
  tableHeaderClass: styles['header'] ?? '',
  dayHeaderClass: ({ inPopover }) => (inPopover ? styles['popoverHead'] : styles['dayHeader']) ?? '',
  dayHeaderInnerClass: ({ isToday, inPopover }) =>
    classNames(styles['dayHeaderInner'], isToday && !inPopover && styles['todayHeader']),
  dayHeaderRowClass: styles['row'] ?? '',
  dayRowClass: styles['row'] ?? '',
  dayCellClass: ({ date, isOther, inPopover }) =>
    inPopover
      ? (styles['popoverCell'] ?? '')
      : classNames(
          styles['cell'],
          isOther && styles['otherCell'],
          chosen === toPragueWallTime(date).day && styles['chosenCell'],
        ),
  dayCellTopClass: styles['cellTop'] ?? '',
  dayCellTopInnerClass: ({ isToday }) => classNames(styles['number'], isToday && styles['todayNumber']),
  dayCellBottomClass: styles['cellBottom'] ?? '',
  dayLaneClass: ({ isToday, view }) =>
    classNames(styles['lane'], isToday && view.type === 'timeGridWeek' && styles['todayLane']),
  dayLaneInnerClass: styles['laneInner'] ?? '',
  slotLaneClass: styles['slot'] ?? '',
  slotHeaderClass: styles['slotHeader'] ?? '',
  slotHeaderInnerClass: styles['slotHeaderInner'] ?? '',
  slotHeaderDividerClass: styles['divider'] ?? '',
  nowIndicatorLineClass: styles['now'] ?? '',
  highlightClass: styles['highlight'] ?? '',
  navLinkClass: styles['navLink'] ?? '',
  moreLinkClass: styles['more'] ?? '',
  popoverClass: styles['popover'] ?? '',
  popoverCloseClass: styles['popoverClose'] ?? '',
  eventClass: (info) =>
    classNames(
      entryStyles['entry'],
      entryStyles[getEntry(info)?.kind ?? 'open'],
      getEntry(info)?.isDraft && entryStyles['draft'],
      styles['event'],
      info.isInteractive && styles['interactive'],
      info.isDragging && styles['dragging'],
      info.isMirror && styles['mirror'],
    ),
  columnEventClass: styles['columnEvent'] ?? '',
  rowEventClass: ({ isStart, isEnd }) =>
    classNames(styles['rowEvent'], !isStart && styles['continued'], !isEnd && styles['continues']),
  rowEventAfterClass: ({ isEndResizable }) => (isEndResizable ? styles['rowHandle'] : '') ?? '',
  columnEventAfterClass: ({ isEndResizable }) => (isEndResizable ? styles['columnHandle'] : '') ?? '',
  eventContent: EntryText,
});
