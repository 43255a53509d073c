import { calendar as texts } from '@prostora/strings/cs/calendar.ts';
import { Button } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { useMemo, type ReactNode } from 'react';
import type { CalendarViewProps } from './calendar-props.ts';
import { getEntryDays, type CalendarEntry } from './entries.ts';
import entryStyles from './entry.module.css';
import { EntryLine } from './entry-line.tsx';
import { MonthGrid, type DayAppearance } from './month-grid.tsx';
import styles from './month-list.module.css';
import { formatLongDay, pragueToday, listWeeks } from './calendar-position.ts';

/** Maximum number of bars of a day. */
const MAX_BARS = 4;

/** Groups entries by the shown days; a longer entry is in each of its days. */
export function groupEntriesByDay(
  entries: readonly CalendarEntry[],
  days: readonly string[],
): ReadonlyMap<string, readonly CalendarEntry[]> {
  const spans = entries.map((entry) => ({ entry, ...getEntryDays(entry) }));
  return new Map(
    days.map((day) => [
      day,
      spans.filter(({ first, last }) => first <= day && day <= last).map(({ entry }) => entry),
    ]),
  );
}

function toDayAppearance(entries: readonly CalendarEntry[]): DayAppearance {
  if (entries.length === 0) return { className: styles['day'] };
  return {
    className: styles['day'],
    note: texts.entriesOfDay(entries.map(({ title }) => title).join(', ')),
    content: (
      <span className={styles['bars']}>
        {entries.slice(0, MAX_BARS).map(({ key, kind }) => (
          <span key={key} className={classNames(entryStyles['bar'], entryStyles[`${kind}Bar`])} />
        ))}
      </span>
    ),
  };
}

/** Phone calendar: a month with bars and the program of the tapped day; no dragging, no large library. */
export function MonthList({
  label,
  entries,
  position,
  onNavigate,
  onPick,
  onSelect,
  selectLabel,
}: CalendarViewProps): ReactNode {
  const byDay = useMemo(
    () => groupEntriesByDay(entries, listWeeks(position.day).flat()),
    [entries, position.day],
  );
  const dayEntries = byDay.get(position.day) ?? [];
  const goToDay = (day: string): void => onNavigate({ ...position, day });
  const today = pragueToday();
  return (
    <>
      <MonthGrid
        label={label}
        month={position.day}
        active={position.day}
        chosen={position.day}
        today={today}
        onPick={goToDay}
        onActive={goToDay}
        getAppearance={(day) => toDayAppearance(byDay.get(day) ?? [])}
        className={styles['grid']}
      />
      <section className={styles['program']} aria-label={texts.dayEntries(formatLongDay(position.day))}>
        <h2 className={styles['heading']}>{formatLongDay(position.day)}</h2>
        <div aria-live="polite">
          {dayEntries.length === 0 && <p className="muted">{texts.dayEmpty}</p>}
          <ul className={styles['lines']}>
            {dayEntries.map((entry) => (
              <li key={entry.key}>
                <EntryLine entry={entry} onPick={onPick} />
              </li>
            ))}
          </ul>
        </div>
        {onSelect && selectLabel && position.day >= today && (
          <Button wide onClick={() => onSelect({ start: position.day, end: position.day, wholeDays: true })}>
            {selectLabel}
          </Button>
        )}
      </section>
    </>
  );
}
