import { dayAfter, weekdayOf } from '@prostora/contracts';
import { classNames } from '../class-names.ts';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import styles from './month-grid.module.css';
import { dayTitle, monthOf, monthsAfter, weekdayLong, weekdayShort, weeksOf } from './place.ts';

/** Appearance of a day; an unavailable day is focusable but cannot be picked. */
export type DayLook = {
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
  lookOf: (day: string) => DayLook;
  onPick: (day: string) => void;
  /** Called when the keyboard moves to a day, possibly of another month. */
  onActive: (day: string) => void;
  className?: string | undefined;
};

const STEPS: Readonly<Record<string, (day: string) => string>> = {
  ArrowLeft: (day) => dayAfter(day, -1),
  ArrowRight: (day) => dayAfter(day),
  ArrowUp: (day) => dayAfter(day, -7),
  ArrowDown: (day) => dayAfter(day, 7),
  Home: (day) => dayAfter(day, 1 - weekdayOf(day)),
  End: (day) => dayAfter(day, 7 - weekdayOf(day)),
  PageUp: (day) => monthsAfter(day, -1),
  PageDown: (day) => monthsAfter(day, 1),
};

type DayProps = Omit<MonthGridProps, 'label' | 'month' | 'onActive' | 'className'> & {
  day: string;
  isOther: boolean;
};

function Day({ day, isOther, active, chosen, today, lookOf, onPick }: DayProps): ReactNode {
  const { note, unavailable = false, className, content } = lookOf(day);
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
        aria-label={[dayTitle(day), note].filter(Boolean).join(', ')}
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
  active: wanted,
  onActive,
  ...rest
}: MonthGridProps): ReactNode {
  const weeks = weeksOf(month);
  const active = weeks.some((week) => week.includes(wanted)) ? wanted : monthOf(month);
  const table = useRef<HTMLTableElement>(null);
  const follow = useRef(false);
  useEffect(() => {
    if (!follow.current) return;
    follow.current = false;
    table.current?.querySelector<HTMLElement>(`[data-day="${active}"]`)?.focus();
  }, [active]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const target = STEPS[event.key]?.(active);
    if (!target || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    follow.current = true;
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
            <th key={day} scope="col" abbr={weekdayLong(day)} className={styles['weekday']}>
              {weekdayShort(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <Day key={day} day={day} active={active} isOther={monthOf(day) !== monthOf(month)} {...rest} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
