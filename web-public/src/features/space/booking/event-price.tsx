import type { AvailabilityCheck, BookingRules } from '@prostora/api-client';
import { addDays, type EventQuery } from '@prostora/contracts';
import { formatCzk } from '@prostora/strings';
import { eventPrice as texts, quoteTexts } from '@prostora/strings/cs/booking-choices.ts';
import { hoursStrip } from '@prostora/strings/cs/hours-strip.ts';
import { formatPrice } from '@prostora/strings/cs/pricing.ts';
import { classNames } from '@prostora/ui/class-names.ts';
import { useEffect, type ReactNode } from 'react';
import styles from './booking-card.module.css';
import type { Booking, EventSummary } from './booking-context.tsx';
import { findTariffOfKind } from './choices/choice-values.ts';
import { NO_RULES } from './day-states.ts';
import { toEventSlot } from './event-values.ts';
import { EventHours } from './hours/event-hours.tsx';
import { LATEST_MINUTE } from './hours/strip.ts';
import { endOffset, toTimestamps, type LocalSlot } from './local-slot.ts';
import { usePriceList } from '../price-list/use-price-list.ts';
import { resolveQuoteState } from './quote-text.ts';
import { useAvailabilityCheck, type AvailabilityState } from './use-availability-check.ts';
import { useSpaceAvailability } from './use-space-availability.ts';

const toRequest = (
  spaceId: number,
  slot: LocalSlot,
  { guests, layout, purpose }: EventQuery,
  tariff: string,
) => {
  const { start, end } = toTimestamps(slot);
  return {
    space_id: spaceId,
    start_datetime: start,
    end_datetime: end,
    ...(guests !== null && { number_of_guests: guests }),
    ...(layout !== null && { layout }),
    ...(purpose !== null && { purpose }),
    ...(tariff !== '' && { tariff }),
  };
};

/** „330 Kč na osobu · včetně DPH · kauce 5 000 Kč“ */
function describeQuote({ quote }: AvailabilityCheck, hasVat: boolean): string {
  if (!quote || resolveQuoteState(quote) === 'none') return '';
  const { per_person, guests, total, total_without_vat, deposit } = quote;
  return [
    per_person !== null && (guests ?? 1) > 1 && total > 0 ? quoteTexts.perPerson(formatCzk(per_person)) : '',
    hasVat && total_without_vat !== null ? texts.withVat : '',
    deposit > 0 ? texts.deposit(formatCzk(deposit)) : '',
  ]
    .filter((part) => part !== '')
    .join(' · ');
}

/** Outside the offered hours the owner is asked; only a complete price is confirmed at once. */
function resolveAction({ offered, quote }: AvailabilityCheck, rules: BookingRules): string {
  if (offered !== 'inside') return hoursStrip.actions.ask;
  return rules.instant_booking && quote?.complete ? hoursStrip.actions.book : hoursStrip.actions.request;
}

/** The event for the bar on small screens and for the buttons; null unless it can be booked. */
function toSummary(answer: AvailabilityCheck | null, rules: BookingRules): EventSummary | null {
  if (!answer?.available || rules === NO_RULES) return null;
  const state = resolveQuoteState(answer.quote);
  return {
    action: resolveAction(answer, rules),
    price: formatPrice(answer.price, state),
    suffix: state === 'complete' ? texts.total : '',
    details: describeQuote(answer, false),
  };
}

function PriceOfEvent({ check: { answer, status } }: { check: AvailabilityState }): ReactNode {
  if (status === 'failed' || status === 'none') return null;
  if (!answer) return <div className={styles['event']} aria-busy />;
  if (!answer.available)
    return <p className={classNames(styles['event'], styles['taken'])}>{answer.message}</p>;
  const state = resolveQuoteState(answer.quote);
  const isInside = answer.offered === 'inside';
  return (
    <div className={styles['event']}>
      <p className={styles['eventTotal']}>
        <span>
          <b>{formatPrice(answer.price, state)}</b> {state === 'complete' && texts.total}
        </span>
        <span className={isInside ? styles['free'] : styles['ask']}>
          {isInside ? texts.free : texts.onRequest}
        </span>
      </p>
      <p className="small muted">{describeQuote(answer, true)}</p>
      {answer.quote?.reasons.map(({ code, message }) => (
        <p key={code} className="small muted">
          {message}
        </p>
      ))}
    </div>
  );
}

type EventPriceProps = { spaceId: number; booking: Booking; slot: LocalSlot; isCompact: boolean };

function EventOfSlot({ spaceId, booking, slot, isCompact }: EventPriceProps): ReactNode {
  const { event, booked, version, showEvent } = booking;
  // The list is asked only for the code of the event's kind of tariff.
  const listDay = event.tariff === null ? null : slot.day;
  const { price_list: list, isLoading } = usePriceList(spaceId, listDay);
  const tariff = list ? findTariffOfKind(list, event.tariff) : '';
  const check = useAvailabilityCheck(toRequest(spaceId, slot, event, tariff), !isLoading);
  const span = { start_date: slot.day, end_date: addDays(slot.day) };
  const { time } = useSpaceAvailability(spaceId, span, version, booked);
  const { answer } = check;
  const { rules } = time;
  useEffect(() => {
    showEvent(toSummary(answer, rules));
  }, [answer, rules, showEvent]);
  useEffect(() => () => showEvent(null), [showEvent]);
  return (
    <>
      {!isCompact && <PriceOfEvent check={check} />}
      {endOffset(slot) <= LATEST_MINUTE && time.rules !== NO_RULES && (
        <EventHours event={event} slot={slot} time={time} hasHeading={isCompact} />
      )}
    </>
  );
}

/**
 * The visitor's event in the booking card: its price, and its hours. On small screens the hours alone, the price
 * stands in the bar.
 */
export function EventPrice({ spaceId, booking, isCompact }: Omit<EventPriceProps, 'slot'>): ReactNode {
  const slot = toEventSlot(booking.event);
  return slot && <EventOfSlot spaceId={spaceId} booking={booking} slot={slot} isCompact={isCompact} />;
}
