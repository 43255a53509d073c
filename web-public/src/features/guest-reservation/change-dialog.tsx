import { ApiError, changeGuestReservation, type GuestReservation } from '@prostora/api-client';
import { LIMITS } from '@prostora/contracts';
import { reservationChange } from '@prostora/strings/cs/reservation-change.ts';
import { Button, FormError, Modal, TextArea, TextField } from '@prostora/ui';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useApi } from '../../lib/api-context.tsx';
import { useFormDraft } from '../../lib/form-draft.ts';
import { showServerErrors } from '@prostora/ui/fields/form-errors.ts';
import { parseDateTimeField, toDateTimeField } from '../../lib/date-time-field.ts';
import type { PrivateLink } from '../../lib/private-link.ts';
import styles from './guest-reservation.module.css';

const texts = reservationChange.guest.own;

type Values = { start_datetime: string; end_datetime: string; number_of_guests: string; message: string };
type ChangeDialogProps = {
  link: PrivateLink;
  reservation: GuestReservation;
  onChanged: (reservation: GuestReservation, message: string) => void;
  /** Called when the reservation has changed concurrently. */
  onStale: () => void;
  onClose: () => void;
};

/** Fields that differ from the agreement. */
function toChanges(
  { start_datetime, end_datetime, number_of_guests, message }: Values,
  reservation: GuestReservation,
) {
  const [start, end] = [parseDateTimeField(start_datetime), parseDateTimeField(end_datetime)];
  const guests = Number(number_of_guests.trim());
  return {
    ...(start_datetime !== toDateTimeField(reservation.start_datetime) && {
      start_datetime: start ?? start_datetime,
    }),
    ...(end_datetime !== toDateTimeField(reservation.end_datetime) && { end_datetime: end ?? end_datetime }),
    ...(guests !== reservation.number_of_guests && { number_of_guests: guests }),
    ...(message.trim() !== '' && { message: message.trim() }),
  };
}

/** Request of the guest for another time or number of guests. */
export function ChangeDialog({
  link,
  reservation,
  onChanged,
  onStale,
  onClose,
}: ChangeDialogProps): ReactNode {
  const api = useApi();
  const form = useForm<Values>({
    mode: 'onTouched',
    defaultValues: {
      start_datetime: toDateTimeField(reservation.start_datetime),
      end_datetime: toDateTimeField(reservation.end_datetime),
      number_of_guests: String(reservation.number_of_guests),
      message: '',
    },
  });
  const removeDraft = useFormDraft(form, `guest-change.${link.id}.${reservation.sequence}`);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const send = async (values: Values): Promise<void> => {
    const { message, ...changes } = toChanges(values, reservation);
    if (Object.keys(changes).length === 0) return setFailure(texts.nothing);
    setSending(true);
    setFailure(null);
    try {
      const answer = await changeGuestReservation({
        client: api,
        path: { id: link.id },
        body: {
          token: link.token,
          sequence: reservation.sequence,
          ...changes,
          ...(message !== undefined && { message }),
        },
      });
      removeDraft();
      onChanged(answer.reservation, answer.proposal ? texts.sent : texts.saved);
      return;
    } catch (error) {
      if (error instanceof ApiError && error.errorCode === 'RESERVATION_CHANGED') onStale();
      setFailure(
        error instanceof ApiError && Object.keys(error.errors).length > 0
          ? showServerErrors(error, form)
          : toErrorMessage(error),
      );
    }
    setSending(false);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!sending) void form.handleSubmit(send)();
  };
  const { errors } = form.formState;
  return (
    <Modal open onClose={onClose} title={texts.title} size="small">
      <form noValidate className={styles['form']} onSubmit={submit}>
        <p>{texts.text}</p>
        <FormError>{failure}</FormError>
        <TextField
          {...form.register('start_datetime')}
          label={texts.from}
          type="datetime-local"
          step={900}
          data-autofocus=""
          error={errors.start_datetime?.message}
        />
        <TextField
          {...form.register('end_datetime')}
          label={texts.to}
          type="datetime-local"
          step={900}
          error={errors.end_datetime?.message}
        />
        <TextField
          {...form.register('number_of_guests')}
          label={texts.guests}
          hint={texts.fewer}
          inputMode="numeric"
          error={errors.number_of_guests?.message}
        />
        <TextArea
          {...form.register('message')}
          label={texts.message}
          optional
          rows={3}
          maxLength={LIMITS.reason}
          error={errors.message?.message}
        />
        <div className={styles['formActions']}>
          <Button type="submit" variant="dark" sending={sending}>
            {texts.send}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {texts.no}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
