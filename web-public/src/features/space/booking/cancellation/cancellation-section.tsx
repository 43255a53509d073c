import { toPragueWallTime } from '@prostora/contracts';
import { formatShortDay, formatTime } from '@prostora/strings';
import { cancellation as texts } from '@prostora/strings/cs/cancellation.ts';
import type { ReactNode } from 'react';
import styles from './cancellation-section.module.css';
import type { CancellationSpan } from '../../../../lib/cancellation-spans.ts';

/** What a cancellation of the chosen slot costs, in spans of time with real dates and amounts. */
export const CancellationSection = ({ spans }: { spans: readonly CancellationSpan[] }): ReactNode => (
  <>
    <h2 id="storno">{texts.title}</h2>
    <ol className={styles['spans']}>
      {spans.map((span) => (
        <li key={span.phase} className={styles[span.state]}>
          <b>{formatSpan(span, spans.length < 3)}</b>
          <p>{describeSpan(span)}</p>
        </li>
      ))}
    </ol>
    {spans[0]?.amounts && <p className={styles['owner']}>{texts.owner}</p>}
  </>
);

function formatLimit(timestamp: string): string {
  const { day, minute } = toPragueWallTime(new Date(timestamp));
  return `${formatShortDay(day)} ${formatTime(minute)}`;
}

function formatSpan({ phase, limit }: CancellationSpan, isInstant: boolean): string {
  const text = formatLimit(limit);
  if (phase === 'request') return texts.untilConfirmed(text);
  if (phase === 'started') return texts.from(text);
  return isInstant ? texts.until(text) : texts.afterConfirmed(text);
}

function describeSpan({ phase, amounts }: CancellationSpan): string {
  return phase === 'request' ? texts.request : texts[phase](amounts);
}
