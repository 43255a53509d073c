import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import type { CalendarViewProps } from './calendar-props.ts';
import type { CalendarEntry } from './entries.ts';
import entryStyles from './entry.module.css';
import styles from './month-list.module.css';
import { formatClockRange } from './slot-text.ts';

/** An entry in the program of a day; a button if it can be picked. */
export function EntryLine({
  entry,
  onPick,
}: {
  entry: CalendarEntry;
  onPick: CalendarViewProps['onPick'];
}): ReactNode {
  const content = (
    <>
      <span className={styles['time']}>{formatClockRange(entry)}</span> {entry.title}
    </>
  );
  const look = classNames(entryStyles['entry'], entryStyles[entry.kind], styles['line']);
  return onPick && entry.pickable !== false ? (
    <button type="button" className={look} onClick={() => onPick(entry)}>
      {content}
    </button>
  ) : (
    <p className={look}>{content}</p>
  );
}
