import { booking as texts } from '@prostora/strings/cs/booking.ts';
import { IconButton } from '@prostora/ui/button.tsx';
import { ChevronRight } from '@prostora/ui/icons.ts';
import { ChevronLeft } from '@prostora/ui/page-icons.ts';
import { useId, type ReactNode } from 'react';
import { MonthGrid, type DayAppearance } from '@prostora/ui/calendar/month-grid.tsx';
import {
  startOfMonth,
  formatMonth,
  addMonths,
  pragueToday,
} from '@prostora/ui/calendar/calendar-position.ts';
import { resolveDayState, type DayState, type SpaceAvailability } from './day-states.ts';
import styles from './month-picker.module.css';

const NOTE_BY_STATE: Readonly<Record<DayState, string>> = {
  open: texts.dayOpen,
  free: texts.dayFree,
  taken: texts.dayTaken,
  past: texts.dayPast,
};

type MonthPickerProps = {
  month: string;
  onMonth: (day: string) => void;
  chosen: string | null;
  time: SpaceAvailability;
  onPick: (day: string) => void;
};

/**
 * Month grid of days: offered ones are marked, taken and past ones struck through; keyboard navigation by
 * arrows.
 */
export function MonthPicker({ month, onMonth, chosen, time, onPick }: MonthPickerProps): ReactNode {
  const title = useId();
  const today = pragueToday();
  const getDayProps = (day: string): DayAppearance => {
    const state = resolveDayState(day, time);
    return {
      note: NOTE_BY_STATE[state],
      unavailable: state === 'taken' || state === 'past',
      className: state === 'open' || state === 'free' ? styles[state] : undefined,
    };
  };
  return (
    <div className={styles['picker']}>
      <div className={styles['head']}>
        <p className={styles['title']} id={title} aria-live="polite">
          {formatMonth(month)}
        </p>
        <IconButton
          label={texts.previousMonth}
          disabled={startOfMonth(month) <= startOfMonth(today)}
          onClick={() => onMonth(addMonths(startOfMonth(month), -1))}
        >
          <ChevronLeft />
        </IconButton>
        <IconButton label={texts.nextMonth} onClick={() => onMonth(addMonths(startOfMonth(month), 1))}>
          <ChevronRight />
        </IconButton>
      </div>
      <MonthGrid
        label={texts.days}
        month={month}
        active={month}
        chosen={chosen}
        today={today}
        getAppearance={getDayProps}
        onPick={onPick}
        onActive={onMonth}
        className={styles['days']}
      />
      {!time.rules.only_in_windows && (
        <ul className={styles['legend']} aria-label={texts.legend}>
          <li>{texts.legendOffered}</li>
          <li className={styles['request']}>{texts.legendOnRequest}</li>
        </ul>
      )}
    </div>
  );
}
