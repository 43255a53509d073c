import { useQueryClient } from '@tanstack/react-query';
import { saveReservationNote, type Reservation } from '@prostora/api-client';
import { BOOKING } from '@prostora/contracts';
import { showToast } from '@prostora/federation';
import { reservations } from '@prostora/strings/cs/reservations.ts';
import { Button, FormError, TextArea } from '@prostora/ui';
import { maxLengthRule, validateBy } from '@prostora/ui/fields/form-rules.ts';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useApi } from '../../../lib/api-context.tsx';
import { usePortalForm } from '../../../lib/use-portal-form.ts';
import { cacheReservation } from '../reservation-queries.ts';
import styles from './detail.module.css';

const texts = reservations.detail;

/** Private note of the owner, hidden from the guest. */
export function OwnerNote({ reservation }: { reservation: Reservation }): ReactNode {
  const api = useApi();
  const client = useQueryClient();
  const form = useForm({ mode: 'onTouched', defaultValues: { owner_note: reservation.owner_note ?? '' } });
  const { submit, failure, sending } = usePortalForm(form, {
    save: ({ owner_note }) =>
      saveReservationNote({
        client: api,
        path: { id: reservation.id },
        body: { owner_note: owner_note.trim() },
      }),
    onSaved: (answer) => {
      form.reset({ owner_note: answer.reservation.owner_note ?? '' });
      showToast(texts.noteSaved);
      return cacheReservation(client, api, answer);
    },
  });
  const { errors, isDirty } = form.formState;
  return (
    <form noValidate className={styles['note']} onSubmit={submit}>
      <FormError>{failure}</FormError>
      <TextArea
        {...form.register('owner_note', { validate: validateBy([maxLengthRule(BOOKING.notes)]) })}
        label={texts.note}
        hint={texts.noteHint}
        rows={3}
        maxLength={BOOKING.notes}
        defaultValue={reservation.owner_note ?? ''}
        error={errors.owner_note?.message}
      />
      {isDirty && (
        <div>
          <Button type="submit" size="sm" sending={sending} sendingLabel={texts.saving}>
            {texts.noteSave}
          </Button>
        </div>
      )}
    </form>
  );
}
