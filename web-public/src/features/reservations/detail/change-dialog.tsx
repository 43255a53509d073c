import { ApiError, type Reservation } from '@prostora/api-client';
import { LIMITS } from '@prostora/contracts';
import { formatPrice } from '@prostora/strings/cs/pricing.ts';
import { reservationChange } from '@prostora/strings/cs/reservation-change.ts';
import { Button, CheckField, FormError, Modal, SelectField, TextArea, TextField } from '@prostora/ui';
import { formatEntrySlot, type TimeSlot } from '@prostora/ui/calendar/slot-text.ts';
import { useEffect, useState, type FormEvent, type ReactNode } from 'react';
import { FormProvider, useForm, useFormContext, useWatch } from 'react-hook-form';
import { showServerErrors } from '@prostora/ui/fields/form-errors.ts';
import { useFormDraft } from '../../../lib/form-draft.ts';
import shared from '../reservations.module.css';
import { SlotFields } from '../../../components/slot-fields/slot-fields.tsx';
import { useOwnSpaces } from '../use-own-spaces.ts';
import {
  previewChanges,
  toChanges,
  toChangeValues,
  type ChangePreview,
  type ChangeValues,
} from './change-values.ts';
import styles from './detail.module.css';
import { describeRefusal, useReservationActions } from './use-reservation-actions.ts';

const texts = reservationChange.host;

type ChangeDialogProps = {
  reservation: Reservation;
  /** Slot to which the reservation was dragged. */
  proposed?: TimeSlot;
  /** Space to which it was dragged. */
  proposedSpaceId?: number;
  /** Called with whether the reservation itself has changed; a proposal does not change it. */
  onClose: (isApplied: boolean) => void;
};

function AgreementFields({ reservation }: { reservation: Reservation }): ReactNode {
  const {
    register,
    formState: { errors },
  } = useFormContext<ChangeValues>();
  const { spaces = [] } = useOwnSpaces();
  const options = spaces.some(({ id }) => id === reservation.space.id)
    ? spaces
    : [{ id: reservation.space.id, name: reservation.space.space_name }, ...spaces];
  return (
    <>
      <SlotFields />
      {options.length > 1 && (
        <SelectField {...register('space_id')} label={texts.space} error={errors.space_id?.message}>
          {options.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <div className={shared['slot']}>
        <TextField
          {...register('number_of_guests')}
          label={texts.guests}
          inputMode="numeric"
          error={errors.number_of_guests?.message}
        />
        <TextField
          {...register('price')}
          label={texts.price}
          hint={texts.priceHint}
          inputMode="decimal"
          error={errors.price?.message}
        />
      </div>
      <p className={styles['quiet']}>{texts.priceAuto}</p>
    </>
  );
}

function ContactFields({ isOpen }: { isOpen: boolean }): ReactNode {
  const {
    register,
    formState: { errors },
  } = useFormContext<ChangeValues>();
  return (
    <details className={styles['folded']} open={isOpen || undefined}>
      <summary>{texts.contact}</summary>
      <div className={shared['form']}>
        <TextField
          {...register('customer_name')}
          label={texts.name}
          autoComplete="off"
          error={errors.customer_name?.message}
        />
        <TextField
          {...register('customer_email')}
          label={texts.email}
          hint={texts.emailHint}
          type="email"
          autoComplete="off"
          error={errors.customer_email?.message}
        />
        <TextField
          {...register('customer_phone')}
          label={texts.phone}
          type="tel"
          autoComplete="off"
          error={errors.customer_phone?.message}
        />
      </div>
    </details>
  );
}

const joinFields = (fields: ChangePreview['immediate']): string =>
  fields.map((field) => texts.fields[field]).join(', ');

/** Preview of the effect of the changes. */
const ChangeOutcome = ({ preview: { immediate, proposed } }: { preview: ChangePreview }): ReactNode => (
  <div className={styles['outcome']} role="status">
    {immediate.length + proposed.length === 0 && <p className={styles['quiet']}>{texts.nothing}</p>}
    {immediate.length > 0 && (
      <p>
        <b>{texts.immediate}:</b> {joinFields(immediate)}
      </p>
    )}
    {proposed.length > 0 && (
      <p>
        <b>{texts.proposed}:</b> {joinFields(proposed)}
      </p>
    )}
    {proposed.length > 0 && <p className={styles['quiet']}>{texts.proposedText}</p>}
  </div>
);

/**
 * Form of all changes of a reservation, with a preview of what applies at once and what the guest must
 * accept.
 */
export function ChangeDialog({
  reservation,
  proposed,
  proposedSpaceId,
  onClose,
}: ChangeDialogProps): ReactNode {
  const steps = useReservationActions(reservation);
  // Adopt the newer state only after a conflict.
  const [initialReservation] = useState(reservation);
  const [isStale, setStale] = useState(false);
  const base = isStale ? reservation : initialReservation;
  const form = useForm<ChangeValues>({
    mode: 'onTouched',
    defaultValues: toChangeValues(initialReservation, proposed, proposedSpaceId),
  });
  // A dragged slot takes precedence over a draft.
  const removeDraft = useFormDraft(
    form,
    proposed ? null : `change.${initialReservation.id}.${initialReservation.sequence}`,
  );
  useEffect(() => {
    if (isStale)
      form.reset(toChangeValues(reservation, proposed, proposedSpaceId), { keepDirtyValues: true });
  }, [form, isStale, proposed, proposedSpaceId, reservation]);
  const values = useWatch({ control: form.control }) as ChangeValues;
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const preview = previewChanges(toChanges(values, base, proposed), base);
  const isProposal = preview.proposed.length > 0 && base.customer_email !== '';
  const send = async (sent: ChangeValues): Promise<void> => {
    setFailure(null);
    setSending(true);
    try {
      const isApplied = await steps.change({ ...toChanges(sent, base, proposed), sequence: base.sequence });
      removeDraft();
      onClose(isApplied);
      return;
    } catch (error) {
      setStale(isStale || (error instanceof ApiError && error.errorCode === 'RESERVATION_CHANGED'));
      const message = showServerErrors(error, form);
      setFailure(
        error instanceof ApiError && Object.keys(error.errors).length > 0 ? message : describeRefusal(error),
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
    <Modal open onClose={() => onClose(false)} title={texts.title}>
      <FormProvider {...form}>
        <form noValidate className={shared['form']} onSubmit={submit}>
          <FormError>{failure}</FormError>
          <div>
            <p className={styles['name']}>{texts.former}</p>
            <p className={styles['former']}>
              {formatEntrySlot({ start: base.start_datetime, end: base.end_datetime })},{' '}
              {formatPrice(base.price, base.price_state)}
            </p>
          </div>
          <AgreementFields reservation={base} />
          <ContactFields
            isOpen={Boolean(errors.customer_email ?? errors.customer_name ?? errors.customer_phone)}
          />
          <ChangeOutcome preview={preview} />
          {isProposal && (
            <TextArea
              {...form.register('message')}
              label={texts.message}
              optional
              rows={3}
              maxLength={LIMITS.reason}
              error={errors.message?.message}
            />
          )}
          {preview.proposed.length > 0 && base.customer_email === '' && (
            <CheckField
              {...form.register('agreed_by_phone')}
              label={texts.agreed}
              error={errors.agreed_by_phone?.message}
            />
          )}
          <div className={shared['actions']}>
            <Button onClick={() => onClose(false)}>{texts.no}</Button>
            <Button type="submit" variant="dark" sending={sending}>
              {isProposal ? texts.propose : texts.save}
            </Button>
          </div>
        </form>
      </FormProvider>
    </Modal>
  );
}
