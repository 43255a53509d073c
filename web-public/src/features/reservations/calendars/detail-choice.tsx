import { CALENDAR_DETAILS, type CalendarDetail } from '@prostora/contracts';
import { reservations } from '@prostora/strings/cs/reservations.ts';
import { CheckRow } from '@prostora/ui';
import { useId, type ReactNode } from 'react';
import styles from './calendars.module.css';

const texts = reservations.feeds.detail;

/** What an exported calendar tells of the reservations, each choice with a sentence of its content. */
export function DetailChoice({
  value,
  onChange,
}: {
  value: CalendarDetail;
  onChange: (detail: CalendarDetail) => void;
}): ReactNode {
  const name = useId();
  return (
    <fieldset className={styles['detail']}>
      <legend className={styles['label']}>{texts.title}</legend>
      {CALENDAR_DETAILS.map((detail) => (
        <CheckRow
          key={detail}
          type="radio"
          name={name}
          checked={value === detail}
          onChange={() => onChange(detail)}
          label={
            <>
              {texts.names[detail]}
              <span className={styles['content']}>{texts.contents[detail]}</span>
            </>
          }
        />
      ))}
    </fieldset>
  );
}
