import { calendar as texts } from '@prostora/strings/cs/calendar.ts';
import { useId, type ReactNode } from 'react';
import { IconButton } from '../button.tsx';
import { ChevronRight } from '../icons.ts';
import { ChevronLeft } from '../page-icons.ts';
import { addMonths, formatMonth, pragueToday, startOfMonth } from './calendar-position.ts';
import styles from './day-calendar.module.css';
import { MonthGrid, type DayAppearance } from './month-grid.tsx';

type DayCalendarProps = {
  label: string;
  /** Any day of the shown month, and the one with the keyboard focus. */
  month: string;
  onMonth: (day: string) => void;
  chosen: string | null;
  getAppearance: (day: string) => DayAppearance;
  onPick: (day: string) => void;
  className?: string | undefined;
};

/** A month of days with its title and buttons to the previous and next month; none before the present one. */
export function DayCalendar({
  label,
  month,
  onMonth,
  chosen,
  getAppearance,
  onPick,
  className,
}: DayCalendarProps): ReactNode {
  const title = useId();
  const today = pragueToday();
  return (
    <>
      <div className={styles['head']}>
        <p className={styles['title']} id={title} aria-live="polite">
          {formatMonth(month)}
        </p>
        <IconButton
          label={texts.previous.month}
          disabled={startOfMonth(month) <= startOfMonth(today)}
          onClick={() => onMonth(addMonths(startOfMonth(month), -1))}
        >
          <ChevronLeft />
        </IconButton>
        <IconButton label={texts.next.month} onClick={() => onMonth(addMonths(startOfMonth(month), 1))}>
          <ChevronRight />
        </IconButton>
      </div>
      <MonthGrid
        label={label}
        month={month}
        active={month}
        chosen={chosen}
        today={today}
        getAppearance={getAppearance}
        onPick={onPick}
        onActive={onMonth}
        className={className}
      />
    </>
  );
}
