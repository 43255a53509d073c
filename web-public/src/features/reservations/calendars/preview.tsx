import type { CalendarEvent, CalendarPreview } from '@prostora/api-client';
import { reservations } from '@prostora/strings/cs/reservations.ts';
import { formatDate } from '@prostora/strings/format.ts';
import type { ReactNode } from 'react';
import { formatEntrySlot } from '@prostora/ui/calendar/slot-text.ts';
import styles from './calendars.module.css';
import { UncertainEntries } from './uncertain-entries.tsx';

const texts = reservations.feeds;

/** „24. 12. 2026 – 26. 12. 2026, celý den“: an all-day event ends at the midnight after its last day. */
function formatWhen({ start_datetime: start, end_datetime: end, all_day: allDay }: CalendarEvent): string {
  if (!allDay) return formatEntrySlot({ start, end });
  const [first, last] = [formatDate(start), formatDate(new Date(Date.parse(end) - 1))];
  return `${first === last ? first : `${first} – ${last}`}, ${texts.allDay}`;
}

/** Events of an external calendar in the next 14 days. */
export const Preview = ({ preview }: { preview: CalendarPreview }): ReactNode => (
  <section aria-label={texts.previewTitle}>
    <h3 className={styles['previewTitle']}>{texts.previewTitle}</h3>
    {preview.events.length === 0 ? (
      <p className={styles['warning']}>{texts.previewEmpty}</p>
    ) : (
      <ul className={styles['events']}>
        {preview.events.map((event, index) => (
          <li key={`${event.start_datetime}-${index}`}>
            <b>{formatWhen(event)}</b>
            <span>{event.summary || texts.noSummary}</span>
          </li>
        ))}
      </ul>
    )}
    {preview.total > preview.events.length && (
      <p className={styles['quiet']}>{texts.previewMore(preview.total - preview.events.length)}</p>
    )}
    <UncertainEntries source={preview} />
  </section>
);
