import { formatCzk, formatTerm } from '@prostora/strings';
import { booking as texts } from '@prostora/strings/cs/booking.ts';
import type { ReactNode } from 'react';
import { dayTitle } from '@prostora/ui/calendar/place.ts';
import styles from './booking-modal.module.css';
import type { TermSummary } from './booking-values.ts';
import { clock, hoursOf, instantsOf, type Term } from './term.ts';
import type { Checked } from './use-availability-check.ts';

const hoursText = (hours: number): string => hours.toLocaleString('cs-CZ', { maximumFractionDigits: 2 });

type Price = { sum: string; total: string };

/** Hours × price = total, as the server counts it (SPEC §5); „cena dohodou“ where no hours on offer hold the term; only hours until it has answered, and for a term that is not free. */
function priceOf(term: Term, { answer }: Checked): Price {
  const hours = hoursText(answer?.hours ?? Math.max(0, hoursOf(instantsOf(term))));
  if (!answer?.available) return { sum: texts.hours(hours), total: '' };
  return answer.price > 0 && answer.price_per_hour !== null ? { sum: texts.hoursTimes(hours, formatCzk(answer.price_per_hour)), total: formatCzk(answer.price) } : { sum: texts.hours(hours), total: texts.byAgreement };
}

/** The chosen term in words, for the card of the page. */
export const summaryOf = (term: Term, guests: string, check: Checked): TermSummary => ({ day: term.day, date: dayTitle(term.day), from: clock(term.from), to: clock(term.to), guests, ...priceOf(term, check) });

/** What the term costs, under the hours; the last known total stays out while another one is asked for. */
export function PriceSummary({ term, check }: { term: Term | null; check: Checked }): ReactNode {
  if (!term) return null;
  const { start, end } = instantsOf(term);
  if (start >= end) return null;
  const { sum, total } = priceOf(term, check);
  return (
    <div className={styles['sum']}>
      <p>{formatTerm(start, end)}</p>
      <p className={styles['line']}><span>{sum}</span>{check.answer?.available && check.answer.price > 0 && <span>{total}</span>}</p>
      <p className={styles['total']} aria-live="polite">{total && <><span>{texts.total}</span><span>{total}</span></>}</p>
      {check.answer?.available && check.answer.price === 0 && <p className="small muted">{texts.byAgreementNote}</p>}
    </div>
  );
}
