import { bookingCard as texts } from '@prostora/strings/cs/booking-card.ts';
import { media } from '@prostora/tokens';
import { Button, classNames, useMedia } from '@prostora/ui';
import { Suspense, lazy, type ReactNode } from 'react';
import { useIdle } from '../../../lib/use-idle.ts';
import styles from './booking-card.module.css';
import { prefetchBooking, useBooking } from './booking-context.tsx';
import type { SlotSummary } from './booking-values.ts';
import { toEventSummary } from './event-summary.ts';

const EventPrice = lazy(async () => ({ default: (await import('./event-price.tsx')).EventPrice }));

type ChoiceProps = { label: string; value: string; className?: string | undefined; onOpen: () => void };
const Choice = ({ label, value, className, onOpen }: ChoiceProps): ReactNode => (
  <button type="button" className={classNames(styles['choice'], className)} onClick={onOpen}>
    <small>{label}</small>
    {value}
  </button>
);

/** Price and hours of the visitor's event, of which the small screens show the hours above the text. */
export function EventSection({ spaceId, isCompact }: { spaceId: number; isCompact: boolean }): ReactNode {
  const booking = useBooking();
  // The server renders no price: it would wait for the code of the check.
  const isIdle = useIdle();
  const isShown = useMedia(media.compact) === isCompact;
  if (!booking || booking.event.timeFrom === null || booking.summary) return null;
  return (
    <div className={isCompact ? classNames(styles['compact'], 'no-print') : undefined}>
      {isIdle && isShown && (
        <Suspense fallback={null}>
          <EventPrice spaceId={spaceId} booking={booking} isCompact={isCompact} />
        </Suspense>
      )}
    </div>
  );
}

/** The chosen slot and the button that opens the booking form; each value opens it too (DESIGN 6.3). */
export function BookingCard({ spaceId }: { spaceId: number }): ReactNode {
  const booking = useBooking();
  if (!booking) return null;
  const { summary, eventSummary } = booking;
  const shown: Partial<SlotSummary> = summary ?? toEventSummary(booking.event);
  const open = (): void => booking.open();
  return (
    <section
      className={classNames(styles['booking'], 'no-print')}
      aria-label={texts.label}
      onPointerEnter={prefetchBooking}
      onFocus={prefetchBooking}
    >
      <noscript>
        <p className={styles['none']}>{texts.noScript}</p>
      </noscript>
      <div className="needs-script">
        <div className={styles['choices']}>
          <Choice
            label={texts.date}
            value={shown.date ?? texts.pickDay}
            className={styles['wide']}
            onOpen={open}
          />
          <Choice label={texts.from} value={shown.from ?? texts.pickTime} onOpen={open} />
          <Choice
            label={texts.to}
            value={shown.to ?? texts.pickTime}
            className={styles['second']}
            onOpen={open}
          />
          <Choice
            label={texts.guests}
            value={shown.guests ?? '1'}
            className={classNames(styles['wide'], styles['last'])}
            onOpen={open}
          />
        </div>
        <EventSection spaceId={spaceId} isCompact={false} />
        {summary && (
          <p className={styles['sum']}>
            <span>{summary.sum}</span>
            <b>{summary.total}</b>
          </p>
        )}
        <Button variant="primary" size="lg" wide className={styles['submit']} onClick={open}>
          {eventSummary?.action ?? texts.submit}
        </Button>
        <p className={styles['note']}>{texts.note}</p>
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
        {booking.eventSummary?.action ?? texts.submitShort}
      </Button>
    )
  );
}
