import type { AvailabilityCheck, SeriesCheck } from '@prostora/api-client';
import { buildEventSearch } from '@prostora/contracts';
import { useLocation, useNavigate } from '@prostora/nav';
import { bookingCard } from '@prostora/strings/cs/booking-card.ts';
import { booking as formTexts } from '@prostora/strings/cs/booking.ts';
import { eventPrice as texts } from '@prostora/strings/cs/booking-choices.ts';
import { cancellation } from '@prostora/strings/cs/cancellation.ts';
import { offerTexts } from '@prostora/strings/cs/offer.ts';
import { formatPrice } from '@prostora/strings/cs/pricing.ts';
import { classNames } from '@prostora/ui/class-names.ts';
import { lazy, useEffect, type ReactNode } from 'react';
import { Alternatives } from './alternatives.tsx';
import type { Booking, EventSummary } from './booking-context.tsx';
import type { CardSlot } from './card-fields.ts';
import { NO_RULES, type SpaceAvailability } from './day-states.ts';
import styles from './event-card.module.css';
import { toEventSlot, toEventTime } from './event-values.ts';
import { EventHours } from './hours/event-hours.tsx';
import { LATEST_MINUTE } from './hours/strip.ts';
import { endOffset, toLocalSlot, toTimestamps, type LocalSlot } from './local-slot.ts';
import { QuoteDetails, QuoteLines } from './quote-lines.tsx';
import { resolveQuoteState } from './quote-text.ts';
import { listFree } from './repeat/repeat-values.ts';
import { describeQuote, describeSeries, useSlotCheck } from './use-slot-check.ts';

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

/** Total of a repeated event, and how many of its dates are free. */
function SeriesHead({ series }: { series: SeriesCheck }): ReactNode {
  const { amount, suffix } = describeSeries(series);
  const dates = series.dates.filter(({ state }) => state !== 'holiday').length;
  const free = listFree(series).length;
  return (
    <div className={styles['head']}>
      <p className={styles['total']}>
        <span>
          <b>{amount}</b> {suffix}
        </span>
        <span className={free === dates ? styles['free'] : styles['ask']}>
          {offerTexts.freeDates(free, dates)}
        </span>
      </p>
    </div>
  );
}

/** Total and state; the reason for a slot that cannot be booked. */
export function CardHead({ answer, series }: Pick<CardSlot, 'answer' | 'series'>): ReactNode {
  if (series) return <SeriesHead series={series} />;
  if (!answer) return <p className={classNames(styles['head'], 'muted')}>{bookingCard.pricing}</p>;
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

const findSlot = ({ chosen, event }: Booking): LocalSlot | null => chosen?.slot ?? toEventSlot(event);

type OnCheck = (checked: CardSlot | null) => void;

function CheckOfSlot({ spaceId, booking, slot, onCheck }: SlotProps & { onCheck: OnCheck }): ReactNode {
  const { answer, hasFailed, time, series } = useSlotCheck(spaceId, booking, slot);
  const { day, from, endDay, to } = slot;
  useEffect(() => {
    onCheck({ slot: { day, from, endDay, to }, answer, hasFailed, time, series });
  }, [day, from, endDay, to, answer, hasFailed, time, series, onCheck]);
  useEffect(() => () => onCheck(null), [onCheck]);
  return null;
}

/**
 * Checks the slot of the booking, if it has one. Renders nothing: the buttons of the card stay the same elements,
 * so that no press on one is lost.
 */
export function SlotCheck(props: Omit<SlotProps, 'slot'> & { onCheck: OnCheck }): ReactNode {
  const slot = findSlot(props.booking);
  return slot && <CheckOfSlot {...props} slot={slot} />;
}

/** Hours and price of the checked slot, or the nearest free ones, between the values and the button of the card (DESIGN 11.2). */
export function CardDetails({ booking, checked }: { booking: Booking; checked: CardSlot }): ReactNode {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { answer } = checked;
  const moveEvent = (start: string, end: string): void => {
    const slot = toLocalSlot({ start, end });
    const search = buildEventSearch({ ...booking.event, ...toEventTime(slot) });
    void navigate(pathname + search, { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <SlotHours booking={booking} slot={checked.slot} time={checked.time} hasHeading={false} />
      {answer && !answer.available && answer.alternatives.length > 0 && (
        <Alternatives alternatives={answer.alternatives} onTake={moveEvent} />
      )}
      {answer?.available && answer.warning && (
        <p className={styles['warning']} role="status">
          {answer.warning}
        </p>
      )}
      {checked.series && <p className="small muted">{offerTexts.firstDate}</p>}
      <CardQuote answer={answer} />
    </>
  );
}

/** Below the button: a place in the queue for a taken slot. */
export const CardWaitingList = ({
  spaceId,
  booking,
  checked: { answer, slot },
}: Omit<SlotProps, 'slot'> & { checked: CardSlot }): ReactNode =>
  answer?.taken && (
    <WaitingListButton
      spaceId={spaceId}
      slot={toTimestamps(slot)}
      guests={String(booking.chosen?.guests ?? booking.event.guests ?? 1)}
    />
  );

/** What a cancellation of the checked slot costs, in one sentence. */
export const CancellationNote = ({
  summary: { cancellation: spans, terms },
}: {
  summary: EventSummary;
}): ReactNode =>
  terms
    ? cancellation.byTerms(spans.length < 3)
    : cancellation.sentence(spans.length < 3, spans[0]?.amounts ?? null);

function HeadingOfSlot({ spaceId, booking, slot }: SlotProps): ReactNode {
  const { time } = useSlotCheck(spaceId, booking, slot);
  return <SlotHours booking={booking} slot={slot} time={time} hasHeading />;
}

/** Hours of the event above the text of small screens, where the price stands in the bar. */
export function EventHeading(props: Omit<SlotProps, 'slot'>): ReactNode {
  const slot = findSlot(props.booking);
  return slot && <HeadingOfSlot {...props} slot={slot} />;
}
