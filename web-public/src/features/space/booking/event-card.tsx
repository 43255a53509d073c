import type { AvailabilityCheck } from '@prostora/api-client';
import { formatShortDay, formatTime } from '@prostora/strings';
import { booking as formTexts } from '@prostora/strings/cs/booking.ts';
import { bookingCard } from '@prostora/strings/cs/booking-card.ts';
import { eventPrice as texts } from '@prostora/strings/cs/booking-choices.ts';
import { cancellation } from '@prostora/strings/cs/cancellation.ts';
import { formatPrice } from '@prostora/strings/cs/pricing.ts';
import { classNames } from '@prostora/ui/class-names.ts';
import { Suspense, lazy, type ReactNode } from 'react';
import { BookingButton, BookingFields } from './booking-card.tsx';
import cardStyles from './booking-card.module.css';
import type { Booking } from './booking-context.tsx';
import { formatGuests, toEventFields, type CardFields } from './card-fields.ts';
import { NO_RULES, type SpaceAvailability } from './day-states.ts';
import styles from './event-card.module.css';
import { toEventSlot } from './event-values.ts';
import { EventHours } from './hours/event-hours.tsx';
import { LATEST_MINUTE } from './hours/strip.ts';
import { endOffset, toTimestamps, type LocalSlot } from './local-slot.ts';
import { QuoteDetails, QuoteLines } from './quote-lines.tsx';
import { resolveQuoteState } from './quote-text.ts';
import { describeQuote, useSlotCheck } from './use-slot-check.ts';

const WaitingListButton = lazy(async () => ({
  default: (await import('./waiting-list/waiting-list-button.tsx')).WaitingListButton,
}));

type SlotProps = { spaceId: number; booking: Booking; slot: LocalSlot };

type SlotHoursProps = Omit<SlotProps, 'spaceId'> & { time: SpaceAvailability; hasHeading: boolean };

/** Strip of the event's hours; another slot chosen in the form has none, since moved hours change the event. */
function SlotHours({ booking: { event, chosen }, slot, time, hasHeading }: SlotHoursProps): ReactNode {
  const isOther = chosen !== null && !isSameSlot(slot, toEventSlot(event));
  if (isOther || endOffset(slot) > LATEST_MINUTE || time.rules === NO_RULES) return null;
  return <EventHours event={event} slot={slot} time={time} hasHeading={hasHeading} />;
}

const isSameSlot = (one: LocalSlot, other: LocalSlot | null): boolean =>
  other !== null && one.day === other.day && one.from === other.from && endOffset(one) === endOffset(other);

/** Total and state; the reason for a slot that cannot be booked. */
function CardHead({ answer }: { answer: AvailabilityCheck | null }): ReactNode {
  if (!answer) return <div className={styles['head']} aria-busy />;
  if (!answer.available)
    return <p className={classNames(styles['head'], styles['taken'])}>{answer.message}</p>;
  const state = resolveQuoteState(answer.quote);
  const isInside = answer.offered === 'inside';
  const details = describeQuote(answer, false);
  return (
    <div className={styles['head']}>
      <p className={styles['total']}>
        <span>
          <b>{formatPrice(answer.price, state)}</b> {state === 'complete' && texts.total}
        </span>
        <span className={isInside ? styles['free'] : styles['ask']}>
          {isInside ? texts.free : texts.onRequest}
        </span>
      </p>
      {details !== '' && <p className="small muted">{details}</p>}
    </div>
  );
}

/** Line items, total, and what is not part of it. */
function CardQuote({ answer }: { answer: AvailabilityCheck | null }): ReactNode {
  const quote = answer?.available ? answer.quote : null;
  const state = resolveQuoteState(quote);
  if (!quote) return null;
  return (
    <div className={styles['quote']}>
      {state !== 'none' && (
        <>
          <QuoteLines quote={quote} />
          <p className={styles['sum']}>
            <span>{state === 'complete' ? formTexts.total : formTexts.price}</span>
            <b>{formatPrice(quote.total, state)}</b>
          </p>
        </>
      )}
      <QuoteDetails quote={quote} />
      {quote.reasons.map(({ code, message }) => (
        <p key={code} className={styles['reason']}>
          {message}
        </p>
      ))}
    </div>
  );
}

/** Values of the slot as texts; who rents is known from the quote of a list with tariffs. */
function toCardFields(
  { event, chosen }: Booking,
  { day, from, to }: LocalSlot,
  answer: AvailabilityCheck | null,
): CardFields {
  const tariff = answer?.quote?.tariff?.label;
  return {
    ...(chosen
      ? {
          date: formatShortDay(day),
          hours: `${formatTime(from)}–${formatTime(to)}`,
          guests: formatGuests(chosen.guests, chosen.layout),
        }
      : toEventFields(event)),
    ...(tariff !== undefined && { tariff }),
  };
}

function CardOfSlot({ spaceId, booking, slot, price }: SlotProps & { price: ReactNode }): ReactNode {
  const { answer, hasFailed, time } = useSlotCheck(spaceId, booking, slot);
  const spans = booking.eventSummary?.cancellation;
  return (
    <>
      {hasFailed ? price : <CardHead answer={answer} />}
      <div className={cardStyles['body']}>
        <BookingFields fields={toCardFields(booking, slot, answer)} onOpen={() => booking.open()} />
        <SlotHours booking={booking} slot={slot} time={time} hasHeading={false} />
        <CardQuote answer={answer} />
        <BookingButton booking={booking} />
        {answer?.taken && (
          <Suspense fallback={null}>
            <WaitingListButton
              spaceId={spaceId}
              slot={toTimestamps(slot)}
              guests={String(booking.chosen?.guests ?? booking.event.guests ?? 1)}
            />
          </Suspense>
        )}
        <p className={cardStyles['note']}>
          {spans ? cancellation.sentence(spans.length < 3, spans[0]?.amounts ?? null) : bookingCard.note}
        </p>
      </div>
    </>
  );
}

type EventCardProps = Omit<SlotProps, 'slot'> & {
  /** Price from, for a slot that could not be checked. */
  price: ReactNode;
  /** The card of an event without a known day. */
  plain: ReactNode;
};

const findSlot = ({ chosen, event }: Booking): LocalSlot | null => chosen?.slot ?? toEventSlot(event);

/** The booking card of a slot with its total (DESIGN 11.2). */
export function EventCard({ plain, ...props }: EventCardProps): ReactNode {
  const slot = findSlot(props.booking);
  return slot ? <CardOfSlot {...props} slot={slot} /> : plain;
}

function HeadingOfSlot({ spaceId, booking, slot }: SlotProps): ReactNode {
  const { time } = useSlotCheck(spaceId, booking, slot);
  return <SlotHours booking={booking} slot={slot} time={time} hasHeading />;
}

/** Hours of the event above the text of small screens, where the price stands in the bar. */
export function EventHeading(props: Omit<SlotProps, 'slot'>): ReactNode {
  const slot = findSlot(props.booking);
  return slot && <HeadingOfSlot {...props} slot={slot} />;
}
