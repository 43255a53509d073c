import {
  ApiError,
  changeGuestReservation,
  type ApplyTo,
  type GuestChangesAnswer,
  type GuestChangesPreview,
  type GuestReservation,
} from '@prostora/api-client';
import { LIMITS } from '@prostora/contracts';
import { formatCzk } from '@prostora/strings';
import { formatPrice } from '@prostora/strings/cs/pricing.ts';
import { reservationChange } from '@prostora/strings/cs/reservation-change.ts';
import { Button, FormError, Modal, TextArea, TextField } from '@prostora/ui';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import { useState, type FormEvent, type ReactNode } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { ChangeComparison } from '../../components/change-comparison/change-comparison.tsx';
import { SlotFields } from '../../components/slot-fields/slot-fields.tsx';
import { toSlotInput, toSlotValues, type SlotValues } from '../../components/slot-fields/slot-values.ts';
import { useApi } from '../../lib/api-context.tsx';
import { parseDateTimeField } from '../../lib/date-time-field.ts';
import { useFormDraft } from '../../lib/form-draft.ts';
import { showServerErrors } from '@prostora/ui/fields/form-errors.ts';
import type { PrivateLink } from '../../lib/private-link.ts';
import { ChangeScopeChoice } from './change-scope.tsx';
import styles from './guest-reservation.module.css';
import { useChangePreview, type ChangePreviewState } from './use-change-preview.ts';

const texts = reservationChange.guest.own;

type Values = SlotValues & { number_of_guests: string; message: string; apply_to: ApplyTo };
export type ChangeDialogProps = {
  link: PrivateLink;
  reservation: GuestReservation;
  onChanged: (reservation: GuestReservation, message: string) => void;
  /** Called when the reservation has changed concurrently. */
  onStale: () => void;
  onClose: () => void;
};

const toOwnSlot = ({ start_datetime: start, end_datetime: end }: GuestReservation) => ({ start, end });

/** Fields that differ from the agreement. */
function toChanges(values: Values, reservation: GuestReservation) {
  const slot = toSlotInput(values, toOwnSlot(reservation));
  const guests = Number(values.number_of_guests.trim());
  return {
    ...(slot.start_datetime !== reservation.start_datetime && { start_datetime: slot.start_datetime }),
    ...(slot.end_datetime !== reservation.end_datetime && { end_datetime: slot.end_datetime }),
    ...(guests !== reservation.number_of_guests && { number_of_guests: guests }),
  };
}

const toScope = ({ apply_to: scope }: Values) => (scope === 'this' ? { apply_to: scope } : {});

/** The changes once the fields are complete; null before, and when nothing differs. */
function toCompleteChanges(values: Values, reservation: GuestReservation) {
  const isSlot = [values.start_datetime, values.end_datetime].every(
    (text) => parseDateTimeField(text) !== null,
  );
  const isComplete = isSlot && /^[1-9]\d{0,5}$/u.test(values.number_of_guests.trim());
  const changes = isComplete ? toChanges(values, reservation) : {};
  return Object.keys(changes).length === 0 ? null : { ...changes, ...toScope(values) };
}

/** The price of the price list when the agreed one stays. */
function ListPriceNote({
  preview: { after, list_price: list },
}: {
  preview: GuestChangesPreview;
}): ReactNode {
  if (list === null || list.price === after.price) return null;
  const [kept, listed] = [after, list].map((one) => formatPrice(one.price, one.price_state));
  return <p className="muted">{texts.priceStays(kept ?? '', listed ?? '')}</p>;
}

/** Prices of all spaces of the event together. */
function TotalsNote({ preview: { after, totals } }: { preview: GuestChangesPreview }): ReactNode {
  if (!totals || after.price_state === 'none') return null;
  const former = totals.before === totals.after ? null : formatCzk(totals.before);
  return <p>{reservationChange.total(formatCzk(totals.after), former)}</p>;
}

/** Both agreements with the price of the wanted one, or why it is not possible. */
function ChangePreview({ state }: { state: ChangePreviewState }): ReactNode {
  if (state.status === 'none') return null;
  return (
    <div aria-live="polite" aria-busy={state.status === 'loading'}>
      {state.status === 'loading' && <p className="muted">{texts.counting}</p>}
      {state.status === 'refused' && <p className={styles['refused']}>{state.message}</p>}
      {state.status === 'done' && (
        <>
          <ChangeComparison before={state.preview.before} after={state.preview.after} />
          <ListPriceNote preview={state.preview} />
          <TotalsNote preview={state.preview} />
        </>
      )}
    </div>
  );
}

/** Request of the guest for another time or number of guests, with its price before it is sent. */
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
      ...toSlotValues(toOwnSlot(reservation)),
      number_of_guests: String(reservation.number_of_guests),
      message: '',
      apply_to: 'group',
    },
  });
  const removeDraft = useFormDraft(form, `guest-change.${link.id}.${reservation.sequence}`);
  const values = useWatch({ control: form.control }) as Values;
  const preview = useChangePreview(link, reservation.sequence, toCompleteChanges(values, reservation));
  const isImmediate = preview.status === 'done' && preview.preview.proposed.length === 0;
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const send = async (sent: Values): Promise<void> => {
    const changes = toChanges(sent, reservation);
    const message = sent.message.trim();
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
          ...toScope(sent),
          ...(message !== '' && { message }),
        },
      });
      removeDraft();
      onChanged(answer.reservation, describeResult(answer, reservation.proposal));
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
    <Modal open onClose={onClose} title={texts.title}>
      <FormProvider {...form}>
        <form noValidate className={styles['form']} onSubmit={submit}>
          <p>{texts.text}</p>
          <FormError>{failure}</FormError>
          <ChangeScopeChoice reservation={reservation} />
          <SlotFields />
          <TextField
            {...form.register('number_of_guests')}
            label={texts.guests}
            hint={texts.fewer}
            inputMode="numeric"
            error={errors.number_of_guests?.message}
          />
          <ChangePreview state={preview} />
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
              {isImmediate ? texts.save : texts.send}
            </Button>
            <Button variant="ghost" onClick={onClose}>
              {texts.no}
            </Button>
          </div>
        </form>
      </FormProvider>
    </Modal>
  );
}

/** What became of the change, and of a proposal of the host that it ended. */
function describeResult(
  { applied, proposal, reservation }: GuestChangesAnswer,
  former: GuestReservation['proposal'],
): string {
  const isEnded =
    former?.side === 'host' && former.state === 'open' && reservation.proposal?.state !== 'open';
  if (proposal === null) return isEnded ? texts.savedAndEnded : texts.saved;
  return applied.length > 0 ? texts.savedAndSent : texts.sent;
}
