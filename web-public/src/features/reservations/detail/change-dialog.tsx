import { useQuery } from '@tanstack/react-query';
import { ApiError, type RelatedReservation, type Reservation } from '@prostora/api-client';
import { toPragueDay } from '@prostora/contracts';
import { formatPrice } from '@prostora/strings/cs/pricing.ts';
import { reservationChange } from '@prostora/strings/cs/reservation-change.ts';
import { Button, CheckField, FormError, Modal } from '@prostora/ui';
import { formatEntrySlot, type TimeSlot } from '@prostora/ui/calendar/slot-text.ts';
import { useEffect, useState, type FormEvent, type ReactNode } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { showServerErrors } from '@prostora/ui/fields/form-errors.ts';
import { useFormDraft } from '../../../lib/form-draft.ts';
import shared from '../reservations.module.css';
import { useApi } from '../../../lib/api-context.tsx';
import { relatedQuery } from '../reservation-queries.ts';
import {
  AgreementFields,
  AnswerUntilField,
  ContactFields,
  EventFields,
  GroupChoice,
  MessageField,
} from './change-fields.tsx';
import {
  isAgreementChanged,
  needsAgreement,
  SLOT_FIELDS,
  previewChanges,
  toChanges,
  toChangeValues,
  type ChangePreview,
  type ChangeValues,
} from './change-values.ts';
import styles from './detail.module.css';
import { useListPrice } from './use-list-price.ts';
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

/** Reservations of the same event in other spaces. */
function useGroupMembers(reservation: Reservation): RelatedReservation[] {
  const { data } = useQuery(relatedQuery(useApi(), reservation));
  const { group_id: group, series_id: series, start_datetime: start } = reservation;
  if (group === null) return [];
  return (data?.reservations ?? []).filter(
    (one) =>
      one.group_id === group &&
      one.status !== 'cancelled' &&
      (series === null || toPragueDay(one.start_datetime) === toPragueDay(start)),
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
    {proposed.length > 0 && (
      <p className={styles['quiet']}>
        {texts.proposedText(proposed.some((field) => SLOT_FIELDS.some((one) => one === field)))}
      </p>
    )}
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
  const members = useGroupMembers(base);
  const changes = toChanges(values, base, proposed);
  const listPrice = useListPrice(base, changes, values.apply_to);
  const isListPriceOffered = listPrice !== null && changes.price === undefined;
  const usesListPrice = isListPriceOffered && values.use_list_price;
  const pricedChanges = usesListPrice ? { ...changes, price: listPrice.price } : changes;
  const preview = previewChanges(pricedChanges, base);
  const isProposal = preview.proposed.length > 0 && base.customer_email !== '';
  const isMailed = base.customer_email !== '' && isAgreementChanged(preview);
  const send = async (sent: ChangeValues): Promise<void> => {
    setFailure(null);
    setSending(true);
    try {
      const isApplied = await steps.change({
        ...toChanges(sent, base, proposed),
        ...(isListPriceOffered && { use_list_price: sent.use_list_price }),
        sequence: base.sequence,
      });
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
  return (
    <Modal open onClose={() => onClose(false)} title={texts.title}>
      <FormProvider {...form}>
        <form noValidate className={shared['form']} onSubmit={submit}>
          <FormError>{failure}</FormError>
          <div>
            <p className={styles['name']}>{texts.former(base.status === 'pending' && !base.is_option)}</p>
            <p className={styles['former']}>
              {formatEntrySlot({ start: base.start_datetime, end: base.end_datetime })},{' '}
              {formatPrice(base.price, base.price_state)}
            </p>
          </div>
          {members.length > 0 && <GroupChoice rooms={members.length + 1} reservation={base} />}
          <AgreementFields reservation={base} listPrice={isListPriceOffered ? listPrice : null} />
          <EventFields />
          <ContactFields />
          <ChangeOutcome preview={preview} />
          {isMailed && <MessageField />}
          {isProposal && <AnswerUntilField />}
          {needsAgreement(pricedChanges, base, members) && (
            <CheckField
              {...form.register('agreed_by_phone')}
              label={texts.agreed}
              error={form.formState.errors.agreed_by_phone?.message}
            />
          )}
          <div className={styles['pinned']}>
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
