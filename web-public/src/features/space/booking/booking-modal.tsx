import { LAYOUTS, addDays, toPragueDay } from '@prostora/contracts';
import { booking as texts } from '@prostora/strings/cs/booking.ts';
import { Modal } from '@prostora/ui/modal.tsx';
import { useEffect, useState, type ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { getVisibleSpan, pragueToday } from '@prostora/ui/calendar/calendar-position.ts';
import { saveDraft } from '../../../lib/form-draft.ts';
import { describeAction } from './booking-action.ts';
import { BookedPanel } from './booked-panel.tsx';
import styles from './booking-modal.module.css';
import {
  toDraftName,
  type BookingFormProps,
  type BookingModalProps,
  type ChosenSlot,
} from './booking-values.ts';
import { ContactFields } from './contact-fields.tsx';
import { markEventUsed, openForm } from './event-values.ts';
import { suggestSlot } from './day-states.ts';
import { SlotSection } from './slot-section.tsx';
import { toLocalSlot } from './local-slot.ts';
import { useBookingForm, type BookingForm } from './use-booking-form.ts';
import { useSpaceAvailability } from './use-space-availability.ts';

/** Applies the opening of the form: a selected slot as it is, a day with suggested hours. */
function useOpening(
  booking: BookingForm,
  { opening }: BookingFormProps,
  time: ReturnType<typeof useSpaceAvailability>,
): void {
  const [waiting, setWaiting] = useState(opening !== null);
  useEffect(() => {
    if (!waiting || !opening) return;
    if (!opening.wholeDays) booking.choose(toLocalSlot(opening));
    else if (time.loading) return;
    else
      booking.choose(
        opening.start === opening.end
          ? suggestSlot(opening.start, booking.slot, time.time)
          : { day: opening.start, from: 0, endDay: addDays(opening.end), to: 0 },
      );
    setWaiting(false);
  }, [waiting, opening, booking, time]);
}

type FormPanelProps = BookingFormProps & {
  booking: BookingForm;
  time: ReturnType<typeof useSpaceAvailability>;
  month: string;
  onMonth: (month: string) => void;
};

function FormPanel(props: FormPanelProps): ReactNode {
  const { space, event, booking, time, month, onMonth } = props;
  useOpening(booking, props, time);
  return (
    <form noValidate className={styles['columns']} onSubmit={booking.sending.submit}>
      <SlotSection
        space={space}
        event={event}
        booking={booking}
        time={time.time}
        month={month}
        onMonth={onMonth}
      />
      <ContactFields space={space} booking={booking} rules={time.time.rules} />
    </form>
  );
}

/**
 * Booking form of a space (DESIGN 6.5): slot, availability and live price on the left, contact on the right.
 */
export function BookingModal(modal: BookingModalProps): ReactNode {
  const { space, event } = modal;
  const [start] = useState(() => openForm(space.id, event, modal.opening));
  const props = { ...modal, ...start };
  useEffect(() => markEventUsed(space.id, event), [space.id, event]);
  const [changes, setChanges] = useState(0);
  const booking = useBookingForm({
    ...props,
    onTaken: (reservation) => {
      if (!reservation) setChanges(changes + 1);
      props.onTaken(reservation);
    },
  });
  const { sent, form, slot, request, check } = booking;
  const { opening } = props;
  const [month, setMonth] = useState(() =>
    opening ? toPragueDay(opening.start) : (slot?.day ?? event.dateFrom ?? pragueToday()),
  );
  const time = useSpaceAvailability(space.id, getVisibleSpan({ view: 'month', day: month }), changes);
  const action = describeAction(check.answer, time.time.rules);
  const getChosen = (): ChosenSlot | null => {
    if (!slot || !request) return null;
    const { number_of_guests: guests, layout } = form.getValues();
    return {
      ...{ slot, guests, request, answer: check.answer },
      layout: LAYOUTS.find((name) => name === layout) ?? null,
    };
  };
  const close = (): void => {
    // Stay open while sending: the answer must be seen.
    if (booking.sending.sending) return;
    saveDraft(toDraftName(space.id), sent ? null : form.getValues());
    props.onClose(sent ? null : getChosen());
  };
  return (
    <Modal
      open
      onClose={close}
      title={sent ? (sent.status === 'confirmed' ? texts.sentConfirmed : texts.sentPending) : action}
      size={sent ? 'medium' : 'big'}
      bare
      className={styles['modal']}
    >
      {sent ? (
        <BookedPanel
          reservation={sent}
          space={props.space}
          email={form.getValues('customer_email').trim()}
          onClose={close}
        />
      ) : (
        <FormProvider {...form}>
          <FormPanel {...props} booking={booking} time={time} month={month} onMonth={setMonth} />
        </FormProvider>
      )}
    </Modal>
  );
}
