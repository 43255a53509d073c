import { addDays, getWeekday } from '@prostora/contracts';
import { classNames } from '../class-names.ts';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import styles from './month-grid.module.css';
import {
  formatLongDay,
  startOfMonth,
  addMonths,
  formatWeekday,
  formatShortWeekday,
  listWeeks,
} from './calendar-position.ts';

/** Appearance of a day; an unavailable day is focusable but cannot be picked. */
export type DayAppearance = {
  note?: string;
  unavailable?: boolean;
  className?: string | undefined;
  content?: ReactNode;
};

export type MonthGridProps = {
  label: string;
  /** Any day of the shown month. */
  month: string;
  /** Day with the keyboard focus: the chosen one, or the target of arrow keys. */
  active: string;
  chosen: string | null;
  today: string;
  getAppearance: (day: string) => DayAppearance;
  onPick: (day: string) => void;
  /** Called when the keyboard moves to a day, possibly of another month. */
  onActive: (day: string) => void;
  className?: string | undefined;
};

const STEPS: Readonly<Record<string, (day: string) => string>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, 1 - getWeekday(day)),
  End: (day) => addDays(day, 7 - getWeekday(day)),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
};

type DayProps = Omit<MonthGridProps, 'label' | 'month' | 'onActive' | 'className'> & {
  day: string;
  isOther: boolean;
};

function Day({ day, isOther, active, chosen, today, getAppearance, onPick }: DayProps): ReactNode {
  const { note, unavailable = false, className, content } = getAppearance(day);
  return (
    <td
      role="gridcell"
      aria-selected={day === chosen}
      className={classNames(styles['cell'], isOther && styles['other'])}
    >
      <button
        type="button"
        data-day={day}
        tabIndex={day === active ? 0 : -1}
        aria-disabled={unavailable || undefined}
        aria-current={day === today ? 'date' : undefined}
        aria-label={[formatLongDay(day), note].filter(Boolean).join(', ')}
        className={classNames(
          styles['day'],
          unavailable && styles['unavailable'],
          day === chosen && styles['chosen'],
          day === today && styles['today'],
          className,
        )}
        onClick={() => !unavailable && onPick(day)}
      >
        <span className={styles['number']}>{Number(day.slice(8))}</span>
        {content}
      </button>
    </td>
  );
}

/** Days of a month as an ARIA date grid with arrow keys, Home, End, Page Up and Page Down; Monday first. */
export function MonthGrid({
  label,
  month,
  className,
  active: requestedDay,
  onActive,
  ...rest
}: MonthGridProps): ReactNode {
  const weeks = listWeeks(month);
  const active = weeks.some((week) => week.includes(requestedDay)) ? requestedDay : startOfMonth(month);
  const table = useRef<HTMLTableElement>(null);
  const shouldFocus = useRef(false);
  useEffect(() => {
    if (!shouldFocus.current) return;
    shouldFocus.current = false;
    table.current?.querySelector<HTMLElement>(`[data-day="${active}"]`)?.focus();
  }, [active]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const target = STEPS[event.key]?.(active);
    if (!target || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    shouldFocus.current = true;
    onActive(target);
  };
  return (
    <table
      ref={table}
      role="grid"
      aria-label={label}
      className={classNames(styles['grid'], className)}
      onKeyDown={onKeyDown}
    >
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col" abbr={formatWeekday(day)} className={styles['weekday']}>
              {formatShortWeekday(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <Day
                key={day}
                day={day}
                active={active}
                isOther={startOfMonth(day) !== startOfMonth(month)}
                {...rest}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
