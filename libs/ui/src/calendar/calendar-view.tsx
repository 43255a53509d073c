import { calendar as texts } from '@prostora/strings/cs/calendar.ts';
import { media } from '@prostora/tokens';
import { Button, IconButton } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { FallbackBoundary } from '../fallback-boundary.tsx';
import { ChevronRight } from '../icons.ts';
import { ChevronLeft } from '../page-icons.ts';
import { useMedia } from '../use-media.ts';
import { Suspense, lazy, type ReactNode } from 'react';
import { AgendaList } from './agenda-list.tsx';
import type { CalendarViewProps } from './calendar-props.ts';
import styles from './calendar-view.module.css';
import type { EntryKind } from './entries.ts';
import entryStyles from './entry.module.css';
import { MonthList } from './month-list.tsx';
import {
  VIEWS,
  movePosition,
  formatPositionTitle,
  pragueToday,
  type CalendarPosition,
  type CalendarViewName,
} from './calendar-position.ts';

// The large library loads only with a calendar on a wide screen.
const FullCalendarView = lazy(async () => ({
  default: (await import('./full-calendar.tsx')).FullCalendarView,
}));

function LoadingFailed(): ReactNode {
  return (
    <div role="alert">
      <p>{texts.failed}</p>
      <Button onClick={() => window.location.reload()}>{texts.retry}</Button>
    </div>
  );
}

type ToolbarProps = {
  position: CalendarPosition;
  onNavigate: (position: CalendarPosition) => void;
  views: readonly CalendarViewName[];
};

function Toolbar({ position, onNavigate, views }: ToolbarProps): ReactNode {
  return (
    <div className={styles['toolbar']}>
      <div className={styles['walk']}>
        <IconButton
          label={texts.previous[position.view]}
          onClick={() => onNavigate(movePosition(position, -1))}
        >
          <ChevronLeft />
        </IconButton>
        <p className={styles['title']} aria-live="polite">
          {formatPositionTitle(position)}
        </p>
        <IconButton label={texts.next[position.view]} onClick={() => onNavigate(movePosition(position, 1))}>
          <ChevronRight />
        </IconButton>
      </div>
      <Button size="sm" variant="ghost" onClick={() => onNavigate({ ...position, day: pragueToday() })}>
        {texts.today}
      </Button>
      {views.length > 1 && (
        <div className={styles['views']} role="group" aria-label={texts.viewsLabel}>
          {views.map((view) => (
            <button
              key={view}
              type="button"
              aria-pressed={view === position.view}
              className={styles['view']}
              onClick={() => onNavigate({ ...position, view })}
            >
              {texts.views[view]}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

const KINDS: readonly EntryKind[] = ['open', 'confirmed', 'pending', 'blocked'];

const Legend = ({ kinds }: { kinds: readonly EntryKind[] }): ReactNode => (
  <ul className={styles['legend']} aria-label={texts.legend}>
    {kinds.map((kind) => (
      <li key={kind}>
        <span
          className={classNames(entryStyles['entry'], entryStyles[kind], styles['sample'])}
          aria-hidden="true"
        />
        {texts.kinds[kind]}
      </li>
    ))}
  </ul>
);

/**
 * The calendar of spaces for visitors, owners and the operator: month, week, day and list on a desktop, a
 * month
 * with the program of a day on a phone. Browser only: mount it after hydration.
 */
export function CalendarView(props: CalendarViewProps): ReactNode {
  const { position, onNavigate, views = VIEWS, kinds = KINDS, loading = false } = props;
  const isPhone = useMedia(media.phone);
  const shownPosition: CalendarPosition = isPhone ? { ...position, view: 'month' } : position;
  return (
    <div className={styles['calendar']} aria-busy={loading}>
      <Toolbar position={shownPosition} onNavigate={onNavigate} views={isPhone ? [] : views} />
      {isPhone && <MonthList {...props} position={shownPosition} />}
      {!isPhone &&
        (shownPosition.view === 'list' ? (
          <AgendaList {...props} />
        ) : (
          <FallbackBoundary fallback={<LoadingFailed />}>
            <Suspense
              fallback={
                <div className={styles['waiting']} role="status">
                  {texts.loading}
                </div>
              }
            >
              <div role="region" aria-label={props.label}>
                <FullCalendarView {...props} />
              </div>
            </Suspense>
          </FallbackBoundary>
        ))}
      <Legend kinds={kinds} />
    </div>
  );
}
