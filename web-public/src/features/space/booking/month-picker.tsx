import { booking as texts } from '@prostora/strings/cs/booking.ts';
import { DayCalendar } from '@prostora/ui/calendar/day-calendar.tsx';
import type { DayAppearance } from '@prostora/ui/calendar/month-grid.tsx';
import type { ReactNode } from 'react';
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
      <DayCalendar
        label={texts.days}
        month={month}
        onMonth={onMonth}
        chosen={chosen}
        getAppearance={getDayProps}
        onPick={onPick}
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
