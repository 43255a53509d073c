import type { AvailabilityCheck } from '@prostora/api-client';
import { formatCzk, formatTerm } from '@prostora/strings';
import { formatPrice } from '@prostora/strings/cs/pricing.ts';
import { booking as texts } from '@prostora/strings/cs/booking.ts';
import type { ReactNode } from 'react';
import { dayTitle } from '@prostora/ui/calendar/place.ts';
import styles from './booking-modal.module.css';
import type { TermSummary } from './booking-values.ts';
import { clock, hoursOf, instantsOf, type Term } from './term.ts';
import type { Checked } from './use-availability-check.ts';

const hoursText = (hours: number): string => hours.toLocaleString('cs-CZ', { maximumFractionDigits: 2 });

/** Reliability of the price of a check. */
function quoteState({ quote }: AvailabilityCheck): 'none' | 'estimate' | 'complete' {
  if (!quote || quote.basis === 'none') return 'none';
  return quote.complete ? 'complete' : 'estimate';
}

type Price = { sum: string; total: string };

/** Price by the server; only hours until it has answered, and for an unavailable slot. */
function priceOf(term: Term, { answer }: Checked): Price {
  const hours = hoursText(answer?.hours ?? Math.max(0, hoursOf(instantsOf(term))));
  if (!answer?.available) return { sum: texts.hours(hours), total: '' };
  const state = quoteState(answer);
  const hasRate = state === 'complete' && (answer.price_per_hour ?? 0) > 0;
  return {
    sum: hasRate ? texts.hoursTimes(hours, formatCzk(answer.price_per_hour ?? 0)) : texts.hours(hours),
    total: formatPrice(answer.price, state),
  };
}

/** The chosen slot as texts for the booking card. */
export const summaryOf = (term: Term, guests: string, check: Checked): TermSummary => ({
  day: term.day,
  date: dayTitle(term.day),
  from: clock(term.from),
  to: clock(term.to),
  guests,
  ...priceOf(term, check),
});

/** Price of the slot; the total is hidden while a new one is loading. */
export function PriceSummary({ term, check }: { term: Term | null; check: Checked }): ReactNode {
  if (!term) return null;
  const { start, end } = instantsOf(term);
  if (start >= end) return null;
  const { sum, total } = priceOf(term, check);
  const answer = check.answer?.available ? check.answer : null;
  const { lines, reasons } = answer?.quote ?? { lines: [], reasons: [] };
  const isFinal = answer !== null && quoteState(answer) === 'complete';
  return (
    <div className={styles['sum']}>
      <p>{formatTerm(start, end)}</p>
      {lines.length > 1 ? (
        lines.map(({ code, label, units, unit_price, amount }) => (
          <p key={code} className={styles['line']}>
            <span>
              {label}, {texts.hoursTimes(hoursText(units), formatCzk(unit_price))}
            </span>
            <span>{formatCzk(amount)}</span>
          </p>
        ))
      ) : (
        <p className={styles['line']}>
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
      {reasons.map(({ code, message }) => (
        <p key={code} className="small muted">
          {message}
        </p>
      ))}
      {total && !isFinal && <p className="small muted">{texts.ownerSetsPrice}</p>}
    </div>
  );
}
