import { ApiError, type Reservation } from '@prostora/api-client';
import { LIMITS } from '@prostora/contracts';
import { fieldError } from '@prostora/strings/cs/errors.ts';
import { formatPrice } from '@prostora/strings/cs/pricing.ts';
import { ownReservation } from '@prostora/strings/cs/own-reservation.ts';
import { reservations } from '@prostora/strings/cs/reservations.ts';
import { Button, FormError, Modal, TextArea, TextField } from '@prostora/ui';
import { maxLengthRule, validateBy } from '@prostora/ui/fields/form-rules.ts';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { showServerErrors } from '@prostora/ui/fields/form-errors.ts';
import { useFormDraft } from '../../../lib/form-draft.ts';
import { parseNumber, toNumberText } from '../../../lib/space-numbers.ts';
import shared from '../reservations.module.css';
import styles from './detail.module.css';
import { describeConfirmation, getDefaultScope, ScopeChoice, type ApplyTo } from './step-scope.tsx';
import { describeRefusal, useReservationActions } from './use-reservation-actions.ts';

const texts = reservations.confirmation;
const MAX_PRICE = 10_000_000;

type Values = { price: string; message: string };

function validatePrice(text: string): string | true {
  const value = parseNumber(text);
  return value === null || (value >= 0 && value <= MAX_PRICE) || fieldError('bookingPrice');
}

/** Price of the reservation, or the total of its event. */
const getShownPrice = ({ group, price, price_state }: Reservation, applyTo: ApplyTo) =>
  group && applyTo === 'group'
    ? { price: group.total, state: group.price_state }
    : { price, state: price_state };

/** Confirms a request with a final price, prefilled with the one shown to the guest. */
export function ConfirmReservationDialog({
  reservation,
  onClose,
}: {
  reservation: Reservation;
  onClose: () => void;
}): ReactNode {
  const steps = useReservationActions(reservation);
  const { group, quote } = reservation;
  const [applyTo, setApplyTo] = useState(() => getDefaultScope(reservation));
  const { price, state } = getShownPrice(reservation, applyTo);
  const form = useForm<Values>({
    mode: 'onTouched',
    defaultValues: { price: state === 'none' ? '' : toNumberText(price), message: '' },
  });
  const removeDraft = useFormDraft(form, `confirm.${reservation.id}.${reservation.sequence}`);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const confirm = async (values: Values): Promise<void> => {
    setFailure(null);
    setSending(true);
    try {
      await steps.confirm({
        price: parseNumber(values.price),
        message: values.message.trim() || null,
        ...((reservation.group_id ?? reservation.series_id) !== null && { apply_to: applyTo }),
        ...(group && applyTo === 'group' && { version: group.version }),
      });
      removeDraft();
      onClose();
    } catch (error) {
      const message = showServerErrors(error, form);
      setFailure(
        error instanceof ApiError && Object.keys(error.errors).length > 0 ? message : describeRefusal(error),
      );
    }
    setSending(false);
  };
  const chooseScope = (chosen: ApplyTo): void => {
    setApplyTo(chosen);
    const shown = getShownPrice(reservation, chosen);
    form.setValue('price', shown.state === 'none' ? '' : toNumberText(shown.price));
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!sending) void form.handleSubmit(confirm)();
  };
  const { errors } = form.formState;
  return (
    <Modal open onClose={onClose} title={texts.title} size="small">
      <form noValidate className={shared['form']} onSubmit={submit}>
        <FormError>{failure}</FormError>
        <ScopeChoice reservation={reservation} value={applyTo} onChange={chooseScope} />
        <p>{texts.shown(formatPrice(price, state))}</p>
        {state === 'estimate' &&
          quote?.reasons.map(({ code, message }) => (
            <p key={code} className={styles['quiet']}>
              {message}
            </p>
          ))}
        <TextField
          {...form.register('price', { validate: validatePrice })}
          label={group && applyTo === 'group' ? ownReservation.scope.price : texts.price}
          hint={texts.priceHint}
          optional
          inputMode="decimal"
          autoComplete="off"
          data-autofocus=""
          error={errors.price?.message}
        />
        <TextArea
          {...form.register('message', { validate: validateBy([maxLengthRule(LIMITS.reason)]) })}
          label={texts.message}
          optional
          rows={3}
          maxLength={LIMITS.reason}
          error={errors.message?.message}
        />
        <div className={shared['actions']}>
          <Button onClick={onClose}>{texts.no}</Button>
          <Button type="submit" variant="dark" sending={sending} sendingLabel={texts.sending}>
            {describeConfirmation(reservation, applyTo) ?? texts.yes}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
