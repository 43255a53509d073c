import { BOOKING } from '@prostora/contracts';
import { newBooking as texts } from '@prostora/strings/cs/new-booking.ts';
import { ownBookingErrors } from '@prostora/strings/cs/own-booking.ts';
import { CheckField, TextArea, TextField } from '@prostora/ui';
import { maxLengthRule, validateBy } from '@prostora/ui/fields/form-rules.ts';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import styles from './new-booking.module.css';
import type { NewBookingValues } from './new-booking-values.ts';

const validateNote = validateBy([maxLengthRule(BOOKING.notes)]);

/** Folded: the e-mail, whether the guest is told, and notes. */
export function NotesFields(): ReactNode {
  const {
    register,
    control,
    formState: { errors },
  } = useFormContext<NewBookingValues>();
  const isNotified = useWatch({ control, name: 'tell_guest' });
  return (
    <details className={styles['notes']}>
      <summary>{texts.notes}</summary>
      <div>
        <TextField
          {...register('customer_email', {
            validate: (text) => !isNotified || text.trim() !== '' || ownBookingErrors.notifyGuestEmail,
          })}
          label={texts.email}
          optional
          type="email"
          autoComplete="off"
          error={errors.customer_email?.message}
        />
        <CheckField {...register('tell_guest')} label={texts.notifyGuest} />
        <CheckField {...register('title_public')} label={texts.titlePublic} />
        <TextArea
          {...register('owner_note', { validate: validateNote })}
          label={texts.ownerNote}
          optional
          rows={2}
          maxLength={BOOKING.notes}
          error={errors.owner_note?.message}
        />
        <TextArea
          {...register('staff_note', { validate: validateNote })}
          label={texts.staffNote}
          optional
          rows={2}
          maxLength={BOOKING.notes}
          error={errors.staff_note?.message}
        />
      </div>
    </details>
  );
}
