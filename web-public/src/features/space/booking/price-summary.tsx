import { formatCzk, formatTimeSlot } from '@prostora/strings';
import { formatMinutes } from '@prostora/strings/format-minutes.ts';
import { formatPrice } from '@prostora/strings/cs/pricing.ts';
import { booking as texts } from '@prostora/strings/cs/booking.ts';
import type { ReactNode } from 'react';
import styles from './booking-modal.module.css';
import lineStyles from './quote-lines.module.css';
import { countHours, toTimestamps, type LocalSlot } from './local-slot.ts';
import { QuoteDetails, QuoteLines, QuoteValidity } from './quote-lines.tsx';
import { resolveQuoteState } from './quote-text.ts';
import type { AvailabilityState } from './use-availability-check.ts';

type Price = { sum: string; total: string };

/** Price by the server; only hours until it has answered, and for an unavailable slot. */
function formatSlotPrice(slot: LocalSlot, { answer }: AvailabilityState): Price {
  const hours = answer?.hours ?? Math.max(0, countHours(toTimestamps(slot)));
  const length = formatMinutes(Math.round(hours * 60));
  if (!answer?.available) return { sum: length, total: '' };
  const state = resolveQuoteState(answer.quote);
  const hasRate = state === 'complete' && (answer.price_per_hour ?? 0) > 0;
  return {
    sum: hasRate ? texts.unitsTimes(length, formatCzk(answer.price_per_hour ?? 0)) : length,
    total: formatPrice(answer.price, state),
  };
}

/** Price of the slot; the total is hidden while a new one is loading. */
export function PriceSummary({
  slot,
  check,
}: {
  slot: LocalSlot | null;
  check: AvailabilityState;
}): ReactNode {
  if (!slot) return null;
  const { start, end } = toTimestamps(slot);
  if (start >= end) return null;
  const { sum, total } = formatSlotPrice(slot, check);
  const answer = check.answer?.available ? check.answer : null;
  const quote = answer?.quote ?? null;
  const isFinal = answer !== null && resolveQuoteState(answer.quote) === 'complete';
  const hasLines = quote !== null && (quote.basis === 'price_list' || quote.lines.length > 1);
  return (
    <div className={styles['sum']}>
      <p>{formatTimeSlot(start, end)}</p>
      {hasLines ? (
        <QuoteLines quote={quote} />
      ) : (
        <p className={lineStyles['line']}>
          <span>{sum}</span>
        </p>
      )}
      <p className={styles['total']} aria-live="polite">
        {total && (
          <>
            <span>{isFinal ? texts.total : texts.price}</span>
            <span>{total}</span>
          </>
        )}
      </p>
      {quote && <QuoteDetails quote={quote} />}
      {quote && <QuoteValidity quote={quote} />}
      {quote?.reasons.map(({ code, message }) => (
        <p key={code} className="small muted">
          {message}
        </p>
      ))}
      {total && !isFinal && <p className="small muted">{texts.ownerSetsPrice}</p>}
    </div>
  );
}
