import type { CalendarPreview, CalendarProblem } from '@prostora/api-client';
import {
  calendarProblems as texts,
  describeCalendarProblem,
} from '@prostora/strings/cs/calendar-problems.ts';
import type { ReactNode } from 'react';
import { TriangleAlert } from '../icons.ts';
import styles from './calendars.module.css';

type Source = Pick<CalendarPreview, 'skipped' | 'widened' | 'problems'>;

/** `count` includes entries that the API does not name. */
function Entries({
  className,
  title,
  text,
  count,
  problems,
}: {
  className: string | undefined;
  title: string;
  text?: string;
  count: number;
  problems: readonly CalendarProblem[];
}): ReactNode {
  return (
    <div className={className}>
      <TriangleAlert aria-hidden />
      <div className={styles['uncertain']}>
        <p>
          <b>{title}.</b> {text}
        </p>
        <ul>
          {problems.map(({ reason, summary, start_datetime: start }, index) => (
            <li key={index}>{describeCalendarProblem({ reason, summary, start })}</li>
          ))}
        </ul>
        {count > problems.length && <p>{texts.more(count - problems.length)}</p>}
      </div>
    </div>
  );
}

/** Entries of an external calendar that could not be read, and those that block more than is certain. */
export const UncertainEntries = ({
  source: { skipped, widened, problems },
}: {
  source: Source;
}): ReactNode => (
  <>
    {skipped > 0 && (
      <Entries
        className={styles['failure']}
        title={texts.skipped(skipped)}
        text={texts.skippedText}
        count={skipped}
        problems={problems.filter(({ reason }) => reason === 'time')}
      />
    )}
    {widened > 0 && (
      <Entries
        className={styles['warning']}
        title={texts.widened(widened)}
        count={widened}
        problems={problems.filter(({ reason }) => reason !== 'time')}
      />
    )}
  </>
);
