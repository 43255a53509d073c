import { toPragueWallTime } from '@prostora/contracts';
import { formatShortDay, formatTime } from '@prostora/strings';
import { cancellation as texts } from '@prostora/strings/cs/cancellation.ts';
import { rentalTermsTexts } from '@prostora/strings/cs/public-rental-terms.ts';
import type { RentalTermsSummary } from '@prostora/api-client';
import type { ReactNode } from 'react';
import styles from './cancellation-section.module.css';
import type { CancellationAmounts } from '@prostora/contracts/cancellation-amounts.ts';
import type { EventSummary } from '../booking-context.tsx';
import { RentalTermsList } from './rental-terms-list.tsx';
import type { CancellationSpan } from '../../../../lib/cancellation-spans.ts';

/** What a cancellation of the chosen slot costs: by the owner's terms, or in spans of time with dates and amounts. */
export function CancellationSection({
  summary,
  terms: known,
}: {
  /** Of the checked slot. */
  summary: EventSummary | null | undefined;
  /** Terms of the space, before a slot is checked. */
  terms: RentalTermsSummary | null;
}): ReactNode {
  const spans = summary?.cancellation ?? [];
  const terms = summary?.terms ?? known;
  if (terms)
    return (
      <>
        <h2 id="storno">{rentalTermsTexts.title}</h2>
        <RentalTermsList terms={terms} />
      </>
    );
  const amounts = spans[0]?.amounts ?? null;
  const isInstant = spans.length < 3;
  return (
    <>
      <h2 id="storno">{texts.title}</h2>
      {amounts === null ? (
        <p>{texts.unknown(isInstant)}</p>
      ) : (
        <>
          <ol className={styles['spans']}>
            {spans.map((span) => (
              <li key={span.phase} className={styles[span.state]}>
                <b>{formatSpan(span, isInstant)}</b>
                <p>{describeSpan(span, amounts)}</p>
              </li>
            ))}
          </ol>
          <p className={styles['owner']}>{texts.owner}</p>
        </>
      )}
    </>
  );
}

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

function describeSpan({ phase }: CancellationSpan, amounts: CancellationAmounts): string {
  return phase === 'request' ? texts.request : texts[phase](amounts);
}
