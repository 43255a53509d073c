import { addDays, isDay } from '@prostora/contracts';
import { Link } from '@prostora/nav';
import { roomTimeline as texts } from '@prostora/strings/cs/room-timeline.ts';
import { Button, IconButton, ChevronRight, classNames } from '@prostora/ui';
import { DayField } from '@prostora/ui/calendar/day-field.tsx';
import { CalendarDays, ChevronLeft } from '@prostora/ui/page-icons.ts';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { CalendarSearch, TriangleAlert } from '../icons.ts';
import { buildReservationsUrl, type ReservationsView } from '../reservations-url.ts';
import type { OwnSpaceName } from '../use-own-spaces.ts';
import { RoomChoice } from './room-choice.tsx';
import styles from './timeline-bar.module.css';
import { formatTimelineTitle, moveDay, type TimelineView } from './timeline-days.ts';

const VIEWS: readonly TimelineView[] = ['day', 'week', 'month'];
/** Days before and after today that can be chosen. */
const PAST_DAYS = 3650;
const FUTURE_DAYS = 3650;

type TimelineBarProps = {
  place: ReservationsView;
  spaces: readonly OwnSpaceName[];
  view: TimelineView;
  day: string;
  today: string;
  clashes: number;
  isFinding: boolean;
  onView: (view: TimelineView) => void;
  onDay: (day: string) => void;
  onSpaces: (ids: readonly number[]) => void;
  onFind: () => void;
  onNextClash: () => void;
};

/** Choice of the view; the list is a page of its own. */
export const ViewChoice = ({
  view,
  place,
  onView,
}: Pick<TimelineBarProps, 'view' | 'place' | 'onView'>): ReactNode => (
  <div className={styles['views']} role="group" aria-label={texts.viewsLabel}>
    {VIEWS.map((one) => (
      <button key={one} type="button" aria-pressed={one === view} onClick={() => onView(one)}>
        {texts.views[one]}
      </button>
    ))}
    <Link to={buildReservationsUrl({ tab: 'seznam', spaceId: place.spaceId })}>{texts.views.list}</Link>
  </div>
);

const DateField = ({ day, today, onDay }: Pick<TimelineBarProps, 'day' | 'today' | 'onDay'>): ReactNode => (
  <div className={styles['date']}>
    <DayField
      label={texts.date}
      value={day}
      min={addDays(today, -PAST_DAYS)}
      max={addDays(today, FUTURE_DAYS)}
      onDay={(chosen) => {
        if (isDay(chosen) && chosen !== day) onDay(chosen);
      }}
    />
  </div>
);

/** Steps of the view back and forth. */
const Walk = ({
  view,
  day,
  onDay,
  children,
}: Pick<TimelineBarProps, 'view' | 'day' | 'onDay'> & { children?: ReactNode }): ReactNode => (
  <div className={styles['walk']}>
    <IconButton label={texts.previous[view]} onClick={() => onDay(moveDay(view, day, -1))}>
      <ChevronLeft />
    </IconButton>
    {children}
    <IconButton label={texts.next[view]} onClick={() => onDay(moveDay(view, day, 1))}>
      <ChevronRight />
    </IconButton>
  </div>
);

/** Title, walk through days, view, spaces, clashes and the search of a free room. */
export function TimelineBar(props: TimelineBarProps): ReactNode {
  const { place, spaces, view, day, today, clashes, isFinding } = props;
  const { onView, onDay, onSpaces, onFind, onNextClash } = props;
  return (
    <div className={styles['bar']}>
      <h1 aria-live="polite">{formatTimelineTitle(view, day)}</h1>
      <Walk view={view} day={day} onDay={onDay}>
        <Button size="sm" className={styles['today']} onClick={() => onDay(today)}>
          {texts.today}
        </Button>
      </Walk>
      <DateField day={day} today={today} onDay={onDay} />
      <ViewChoice view={view} place={place} onView={onView} />
      <div className={styles['end']}>
        {clashes > 0 && (
          <button
            type="button"
            className={classNames(styles['chip'], styles['clash'])}
            title={texts.nextClash}
            onClick={onNextClash}
          >
            <TriangleAlert aria-hidden />
            {texts.clashes(clashes)}
          </button>
        )}
        <RoomChoice spaces={spaces} chosen={place.spaceIds} onChange={onSpaces} />
        <button type="button" className={styles['chip']} aria-pressed={isFinding} onClick={onFind}>
          <CalendarSearch aria-hidden />
          {texts.find.open}
        </button>
      </div>
    </div>
  );
}

/** The same beside the panel of a new booking: the day alone. */
export const BesideBar = ({ day, onDay }: Pick<TimelineBarProps, 'day' | 'onDay'>): ReactNode => (
  <div className={styles['bar']}>
    <h1 aria-live="polite">{formatTimelineTitle('day', day)}</h1>
    <Walk view="day" day={day} onDay={onDay} />
  </div>
);

/** The same on a phone: the title, the date and the search as buttons. */
export function PhoneBar({
  view,
  day,
  today,
  isFinding,
  onDay,
  onFind,
}: Pick<TimelineBarProps, 'view' | 'day' | 'today' | 'isFinding' | 'onDay' | 'onFind'>): ReactNode {
  const [isPicking, setPicking] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isPicking) field.current?.querySelector('input')?.focus();
  }, [isPicking]);
  return (
    <>
      <div className={classNames(styles['phoneBar'], view !== 'day' && styles['walked'])}>
        <h1 aria-live="polite">{formatTimelineTitle(view, day)}</h1>
        {view !== 'day' && <Walk view={view} day={day} onDay={onDay} />}
        <IconButton label={texts.date} aria-expanded={isPicking} onClick={() => setPicking(!isPicking)}>
          <CalendarDays />
        </IconButton>
        <IconButton label={texts.find.open} aria-pressed={isFinding} onClick={onFind}>
          <CalendarSearch />
        </IconButton>
      </div>
      {isPicking && (
        <div ref={field}>
          <DateField day={day} today={today} onDay={onDay} />
        </div>
      )}
    </>
  );
}
