import { booking as texts } from '@prostora/strings/cs/booking.ts';
import { IconButton } from '@prostora/ui/button.tsx';
import { ChevronRight } from '@prostora/ui/icons.ts';
import { ChevronLeft } from '@prostora/ui/page-icons.ts';
import { useId, type ReactNode } from 'react';
import { MonthGrid, type DayLook } from '@prostora/ui/calendar/month-grid.tsx';
import { monthOf, monthTitle, monthsAfter, pragueToday } from '@prostora/ui/calendar/place.ts';
import { dayState, type DayState, type SpaceTime } from './day-states.ts';
import styles from './month-picker.module.css';

const NOTES: Readonly<Record<DayState, string>> = {
  open: texts.dayOpen,
  free: texts.dayFree,
  taken: texts.dayTaken,
  past: texts.dayPast,
};

type MonthPickerProps = {
  month: string;
  onMonth: (day: string) => void;
  chosen: string | null;
  time: SpaceTime;
  onPick: (day: string) => void;
};

/**
 * Month grid of days: offered ones are marked, taken and past ones struck through; keyboard navigation by
 * arrows.
 */
export function MonthPicker({ month, onMonth, chosen, time, onPick }: MonthPickerProps): ReactNode {
  const title = useId();
  const today = pragueToday();
  const now = new Date();
  const lookOf = (day: string): DayLook => {
    const state = dayState(day, time, now);
    return {
      note: NOTES[state],
      unavailable: state === 'taken' || state === 'past',
      className: state === 'open' || state === 'free' ? styles[state] : undefined,
    };
  };
  return (
    <div className={styles['picker']}>
      <div className={styles['head']}>
        <p className={styles['title']} id={title} aria-live="polite">
          {monthTitle(month)}
        </p>
        <IconButton
          label={texts.previousMonth}
          disabled={monthOf(month) <= monthOf(today)}
          onClick={() => onMonth(monthsAfter(monthOf(month), -1))}
        >
          <ChevronLeft />
        </IconButton>
        <IconButton label={texts.nextMonth} onClick={() => onMonth(monthsAfter(monthOf(month), 1))}>
          <ChevronRight />
        </IconButton>
      </div>
      <MonthGrid
        label={texts.days}
        month={month}
        active={month}
        chosen={chosen}
        today={today}
        lookOf={lookOf}
        onPick={onPick}
        onActive={onMonth}
        className={styles['days']}
      />
      {!time.rules.only_in_windows && (
        <ul className={styles['legend']} aria-label={texts.legend}>
          <li className={styles['offered']}>{texts.legendOffered}</li>
          <li className={styles['request']}>{texts.legendOnRequest}</li>
        </ul>
      )}
    </div>
  );
}
