import { dayAfter, pragueWall } from '@prostora/contracts';
import { booking as texts } from '@prostora/strings/cs/booking.ts';
import { Modal } from '@prostora/ui/modal.tsx';
import { useEffect, useState, type ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { spanOf } from '@prostora/ui/calendar/place.ts';
import { BookedPanel } from './booked-panel.tsx';
import styles from './booking-modal.module.css';
import type { BookingModalProps, TermSummary } from './booking-values.ts';
import { ContactPart } from './contact-part.tsx';
import { termOn } from './day-states.ts';
import { summaryOf } from './price-summary.tsx';
import { TermPart } from './term-part.tsx';
import { termOf } from './term.ts';
import { useBookingForm, type BookingForm } from './use-booking-form.ts';
import { useSpaceTime } from './use-space-time.ts';

/** Applies the opening of the form: a selected slot as it is, a day with suggested hours. */
function useOpening(
  booking: BookingForm,
  { opening }: BookingModalProps,
  time: ReturnType<typeof useSpaceTime>,
): void {
  const [waiting, setWaiting] = useState(opening !== null);
  useEffect(() => {
    if (!waiting || !opening) return;
    if (!opening.wholeDays) booking.choose(termOf(opening));
    else if (time.loading) return;
    else
      booking.choose(
        opening.start === opening.end
          ? termOn(opening.start, booking.term, time.time)
          : { day: opening.start, from: 0, endDay: dayAfter(opening.end), to: 0 },
      );
    setWaiting(false);
  }, [waiting, opening, booking, time]);
}

function FormPanel(props: BookingModalProps & { booking: BookingForm; changes: number }): ReactNode {
  const { space, booking, opening, changes } = props;
  const [month, setMonth] = useState(() =>
    opening ? pragueDayOf(opening.start) : (booking.term?.day ?? pragueWall(new Date()).day),
  );
  const time = useSpaceTime(space.id, spanOf({ view: 'month', day: month }), changes);
  useOpening(booking, props, time);
  return (
    <form noValidate className={styles['columns']} onSubmit={booking.sending.submit}>
      <TermPart space={space} booking={booking} time={time.time} month={month} onMonth={setMonth} />
      <ContactPart space={space} booking={booking} rules={time.time.rules} />
    </form>
  );
}

const pragueDayOf = (start: string): string =>
  start.length === 10 ? start : pragueWall(new Date(start)).day;

/**
 * Booking form of a space (DESIGN 6.5): slot, availability and live price on the left, contact on the right.
 */
export function BookingModal(props: BookingModalProps): ReactNode {
  const [changes, setChanges] = useState(0);
  const booking = useBookingForm({
    ...props,
    onTaken: (reservation) => {
      setChanges(changes + 1);
      props.onTaken(reservation);
    },
  });
  const { sent, form, term, check } = booking;
  const summary = (): TermSummary | null =>
    term ? summaryOf(term, form.getValues('number_of_guests'), check) : null;
  const close = (): void => {
    // Stay open while sending: the answer must be seen.
    if (booking.sending.sending) return;
    if (sent) props.onClose(null, null);
    else props.onClose(form.getValues(), summary());
  };
  return (
    <Modal
      open
      onClose={close}
      title={sent ? (sent.status === 'confirmed' ? texts.sentConfirmed : texts.sentPending) : texts.title}
      size={sent ? 'medium' : 'big'}
      bare
      className={styles['modal']}
    >
      {sent ? (
        <BookedPanel reservation={sent} email={form.getValues('customer_email').trim()} onClose={close} />
      ) : (
        <FormProvider {...form}>
          <FormPanel {...props} booking={booking} changes={changes} />
        </FormProvider>
      )}
    </Modal>
  );
}
