import type { AvailabilityCheck, Quote } from '@prostora/api-client';
import { formatCzk, formatTime, formatTimeSlot } from '@prostora/strings';
import { formatPrice } from '@prostora/strings/cs/pricing.ts';
import { booking as texts } from '@prostora/strings/cs/booking.ts';
import type { ReactNode } from 'react';
import { formatLongDay } from '@prostora/ui/calendar/calendar-position.ts';
import styles from './booking-modal.module.css';
import type { SlotSummary } from './booking-values.ts';
import { countHours, toTimestamps, type LocalSlot } from './local-slot.ts';
import type { AvailabilityState } from './use-availability-check.ts';

const formatHours = (hours: number): string => hours.toLocaleString('cs-CZ', { maximumFractionDigits: 2 });

/** Reliability of the price of a check. */
function resolveQuoteState({ quote }: AvailabilityCheck): 'none' | 'estimate' | 'complete' {
  if (!quote || quote.basis === 'none') return 'none';
  return quote.complete ? 'complete' : 'estimate';
}

type Price = { sum: string; total: string };

/** Price by the server; only hours until it has answered, and for an unavailable slot. */
function formatSlotPrice(slot: LocalSlot, { answer }: AvailabilityState): Price {
  const hours = formatHours(answer?.hours ?? Math.max(0, countHours(toTimestamps(slot))));
  if (!answer?.available) return { sum: texts.hours(hours), total: '' };
  const state = resolveQuoteState(answer);
  const hasRate = state === 'complete' && (answer.price_per_hour ?? 0) > 0;
  return {
    sum: hasRate ? texts.hoursTimes(hours, formatCzk(answer.price_per_hour ?? 0)) : texts.hours(hours),
    total: formatPrice(answer.price, state),
  };
}

/** The chosen slot as texts for the booking card. */
export const toSlotSummary = (slot: LocalSlot, guests: string, check: AvailabilityState): SlotSummary => ({
  day: slot.day,
  date: formatLongDay(slot.day),
  from: formatTime(slot.from),
  to: formatTime(slot.to),
  guests,
  ...formatSlotPrice(slot, check),
});

/** „Pronájem 9:00–12:00, 3 h × 500 Kč“, „Ubrus, 10 × 35 Kč“; one unit of a list has only its label. */
function describeLine({ label, unit, units, unit_price }: Quote['lines'][number]): string {
  if (unit === 'hour') return `${label}, ${texts.hoursTimes(formatHours(units), formatCzk(unit_price))}`;
  return units === 1 ? label : `${label}, ${texts.unitsTimes(formatHours(units), formatCzk(unit_price))}`;
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
  const { lines, reasons } = answer?.quote ?? { lines: [], reasons: [] };
  const isFinal = answer !== null && resolveQuoteState(answer) === 'complete';
  return (
    <div className={styles['sum']}>
      <p>{formatTimeSlot(start, end)}</p>
      {lines.length > 1 ? (
        lines.map((line) => (
          <p key={line.code} className={styles['line']}>
            <span>{describeLine(line)}</span>
            <span>{formatCzk(line.amount)}</span>
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
