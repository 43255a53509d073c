import { addDays } from '@prostora/contracts';
import { calendar as texts } from '@prostora/strings/cs/calendar.ts';
import { useMemo, type ReactNode } from 'react';
import type { CalendarViewProps } from './calendar-props.ts';
import { EntryLine } from './entry-line.tsx';
import { groupEntriesByDay } from './month-list.tsx';
import styles from './month-list.module.css';
import { formatLongDay, getVisibleSpan } from './calendar-position.ts';

/** Days of a month with entries as a list; a longer entry is repeated on each of its days. */
export function AgendaList({ label, entries, position, onPick }: CalendarViewProps): ReactNode {
  const days = useMemo(() => {
    const { start_date, end_date } = getVisibleSpan({ ...position, view: 'list' });
    const all: string[] = [];
    for (let day = start_date; day <= end_date; day = addDays(day)) all.push(day);
    return [...groupEntriesByDay(entries, all)].filter(([, dayEntries]) => dayEntries.length > 0);
  }, [entries, position]);
  return (
    <div role="region" aria-label={label}>
      {days.length === 0 && <p className="muted">{texts.monthEmpty}</p>}
      {days.map(([day, dayEntries]) => (
        <section key={day} className={styles['program']} aria-label={texts.dayEntries(formatLongDay(day))}>
          <h2 className={styles['heading']}>{formatLongDay(day)}</h2>
          <ul className={styles['lines']}>
            {dayEntries.map((entry) => (
              <li key={entry.key}>
                <EntryLine entry={entry} onPick={onPick} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
