import { bookingCard as texts } from '@prostora/strings/cs/booking-card.ts';
import { media } from '@prostora/tokens';
import { Button, classNames, useMedia } from '@prostora/ui';
import { Suspense, lazy, useState, type ReactNode } from 'react';
import { useIdle } from '../../../lib/use-idle.ts';
import styles from './booking-card.module.css';
import { isPriced, prefetchBooking, useBooking, type Booking } from './booking-context.tsx';
import { toEventFields, toSlotFields, type CardFields, type CardSlot } from './card-fields.ts';

const loadEventCard = () => import('./event-card.tsx');
const SlotCheck = lazy(async () => ({ default: (await loadEventCard()).SlotCheck }));
const CardHead = lazy(async () => ({ default: (await loadEventCard()).CardHead }));
const CardDetails = lazy(async () => ({ default: (await loadEventCard()).CardDetails }));
const CardWaitingList = lazy(async () => ({ default: (await loadEventCard()).CardWaitingList }));
const CancellationNote = lazy(async () => ({ default: (await loadEventCard()).CancellationNote }));
const EventHeading = lazy(async () => ({ default: (await loadEventCard()).EventHeading }));

/** In place of the price of a slot that is being checked, as high. */
const Pricing = (): ReactNode => <p className={styles['pricing']}>{texts.pricing}</p>;

type FieldProps = { label: string; value: string; isWide?: boolean; onOpen: () => void };
const Field = ({ label, value, isWide = false, onOpen }: FieldProps): ReactNode => (
  <button type="button" className={classNames(styles['field'], isWide && styles['wide'])} onClick={onOpen}>
    <small>{label}</small>
    {value}
  </button>
);

/** Values of the slot; each opens the booking form (DESIGN 6.3). */
const BookingFields = ({ fields, onOpen }: { fields: CardFields; onOpen: () => void }): ReactNode => (
  <div className={styles['fields']}>
    <Field label={texts.date} value={fields.date ?? texts.pickDay} onOpen={onOpen} />
    <Field label={texts.hours} value={fields.hours ?? texts.pickTime} onOpen={onOpen} />
    <Field
      label={texts.guests}
      value={fields.guests ?? '1'}
      isWide={fields.tariff === undefined}
      onOpen={onOpen}
    />
    {fields.tariff !== undefined && <Field label={texts.tariff} value={fields.tariff} onOpen={onOpen} />}
  </div>
);

/** Button of the card; says what it does once the slot was checked. */
const BookingButton = ({ booking }: { booking: Booking }): ReactNode => (
  <Button variant="primary" size="lg" wide className={styles['submit']} onClick={() => booking.open()}>
    {booking.eventSummary?.action ?? texts.actions.pick}
  </Button>
);

/**
 * Booking while the check of its slot is loaded on the matching width; the server renders no price, which would
 * wait for the code of the check.
 */
function useSlotBooking(isCompact: boolean): Booking | null {
  const booking = useBooking();
  const isIdle = useIdle();
  const isShown = useMedia(media.compact) === isCompact;
  return booking && isPriced(booking) && isIdle && isShown ? booking : null;
}

/** Hours of the visitor's event above the text on small screens; the bar shows the price. */
export function EventSection({ spaceId }: { spaceId: number }): ReactNode {
  const context = useBooking();
  const booking = useSlotBooking(true);
  const hasEvent = context !== null && context.event.timeFrom !== null;
  return (
    <div
      className={classNames(
        hasEvent && classNames(styles['compact'], 'no-print'),
        context?.chosen === null && styles['reserved'],
      )}
    >
      {booking && (
        <Suspense fallback={null}>
          <EventHeading spaceId={spaceId} booking={booking} />
        </Suspense>
      )}
    </div>
  );
}

type BookingCardProps = {
  spaceId: number;
  /** Price from, while no slot has a total. */
  price: ReactNode;
};

/** The chosen slot with its price, and the button that opens the booking form. */
export function BookingCard({ spaceId, price }: BookingCardProps): ReactNode {
  const booking = useBooking();
  const slotBooking = useSlotBooking(false);
  const [checked, setChecked] = useState<CardSlot | null>(null);
  if (!booking) return null;
  const summary = booking.eventSummary;
  return (
    <section
      className={classNames(styles['booking'], 'no-print')}
      aria-label={texts.label}
      onPointerEnter={prefetchBooking}
      onFocus={prefetchBooking}
    >
      {slotBooking && (
        <Suspense fallback={null}>
          <SlotCheck spaceId={spaceId} booking={slotBooking} onCheck={setChecked} />
        </Suspense>
      )}
      <Suspense fallback={<Pricing />}>
        {checked && !checked.hasFailed ? (
          <CardHead answer={checked.answer} series={checked.series} />
        ) : isPriced(booking) && !checked ? (
          <Pricing />
        ) : (
          price
        )}
      </Suspense>
      <div className={styles['body']}>
        <noscript>
          <p className={styles['none']}>{texts.noScript}</p>
        </noscript>
        <div className="needs-script">
          <BookingFields
            fields={checked ? toSlotFields(booking, checked) : toEventFields(booking.event)}
            onOpen={() => booking.open()}
          />
          <Suspense fallback={null}>
            {checked && <CardDetails booking={booking} checked={checked} />}
          </Suspense>
          <BookingButton booking={booking} />
          <Suspense fallback={null}>
            {checked && <CardWaitingList spaceId={spaceId} booking={booking} checked={checked} />}
          </Suspense>
          <p className={styles['note']}>
            <Suspense fallback={texts.note}>
              {summary ? <CancellationNote summary={summary} /> : texts.note}
            </Suspense>
          </p>
        </div>
      </div>
    </section>
  );
}

/** Booking button of the bar on small screens; none when the space is not bookable. */
export function BookingBarButton(): ReactNode {
  const booking = useBooking();
  return (
    booking && (
      <Button variant="primary" size="lg" onPointerDown={prefetchBooking} onClick={() => booking.open()}>
        {booking.eventSummary?.action ?? texts.actions.pick}
      </Button>
    )
  );
}
