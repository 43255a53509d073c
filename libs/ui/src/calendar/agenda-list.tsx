import { dayAfter } from '@prostora/contracts';
import { calendar as texts } from '@prostora/strings/cs/calendar.ts';
import { useMemo, type ReactNode } from 'react';
import type { CalendarViewProps } from './calendar-props.ts';
import { EntryLine } from './entry-line.tsx';
import { entriesByDay } from './month-list.tsx';
import styles from './month-list.module.css';
import { dayTitle, spanOf } from './place.ts';

/** Days of a month with entries as a list; a longer entry is repeated on each of its days. */
export function AgendaList({ label, entries, place, onPick }: CalendarViewProps): ReactNode {
  const days = useMemo(() => {
    const { start_date, end_date } = spanOf({ ...place, view: 'list' });
    const all: string[] = [];
    for (let day = start_date; day <= end_date; day = dayAfter(day)) all.push(day);
    return [...entriesByDay(entries, all)].filter(([, ofDay]) => ofDay.length > 0);
  }, [entries, place]);
  return (
    <div role="region" aria-label={label}>
      {days.length === 0 && <p className="muted">{texts.monthEmpty}</p>}
      {days.map(([day, ofDay]) => (
        <section key={day} className={styles['program']} aria-label={texts.dayEntries(dayTitle(day))}>
          <h2 className={styles['heading']}>{dayTitle(day)}</h2>
          <ul className={styles['lines']}>
            {ofDay.map((entry) => (
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
