import { joinOwnWaitlist } from '@prostora/api-client';
import { BOOKING, LIMITS, addDays, fromPragueWallTime } from '@prostora/contracts';
import { showToast } from '@prostora/federation';
import { fieldErrors, missing } from '@prostora/strings/cs/errors.ts';
import { waitingList } from '@prostora/strings/cs/waiting-list.ts';
import { Button, FormError, Modal, SelectField, TextField } from '@prostora/ui';
import { pragueToday } from '@prostora/ui/calendar/calendar-position.ts';
import type { TimeSlot } from '@prostora/ui/calendar/slot-text.ts';
import {
  emailRules,
  maxLengthRule,
  phoneRules,
  createRequiredRule,
  validateBy,
} from '@prostora/ui/fields/form-rules.ts';
import { usePublicForm } from '@prostora/ui/fields/use-public-form.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { SlotFields } from '../../../components/slot-fields/slot-fields.tsx';
import { toSlotInput, toSlotValues, type SlotValues } from '../../../components/slot-fields/slot-values.ts';
import { useApi } from '../../../lib/api-context.tsx';
import { useIdempotencyKey } from '../../../lib/use-idempotency-key.ts';
import { invalidateReservations } from '../reservation-queries.ts';
import shared from '../reservations.module.css';
import type { OwnSpaceName } from '../use-own-spaces.ts';

const texts = waitingList.owner;

type Person = { name: string; phone: string; email: string; guests: string };
type Values = SlotValues & Person & { space_id: string };

/** A person is told by phone or by e-mail. */
const validateContact = (phone: string, { email }: Pick<Values, 'email'>): string | true =>
  phone.trim() === '' && email.trim() === '' ? texts.contactHint : validateBy(phoneRules)(phone, {});

/** Tomorrow afternoon. */
const createDefaultSlot = (): TimeSlot => {
  const day = addDays(pragueToday(), 1);
  const toTimestamp = (hour: number): string => fromPragueWallTime(day, hour * 60).toISOString();
  return { start: toTimestamp(17), end: toTimestamp(22) };
};
const isGuestCount = (text: string): boolean =>
  /^\d+$/u.test(text.trim()) && Number(text) >= 1 && Number(text) <= BOOKING.maxGuests;
const validateEmail = (text: string): string | true => text.trim() === '' || validateBy(emailRules)(text, {});

type AddPersonDialogProps = {
  /** Spaces to choose from without `spaceId`. */
  spaces?: readonly OwnSpaceName[];
  spaceId: number | null;
  /** The taken slot, if known. */
  slot?: TimeSlot;
  /** What is known of the person. */
  person?: Partial<Person>;
  onAdded?: () => void;
  onClose: () => void;
};

/** Adds a person, by phone or e-mail, to the waiting list of a space. */
export function AddPersonDialog(props: AddPersonDialogProps): ReactNode {
  const { spaces = [], spaceId, slot: taken, person, onAdded, onClose } = props;
  const api = useApi();
  const client = useQueryClient();
  const getIdempotencyKey = useIdempotencyKey();
  const [slot] = useState(() => taken ?? createDefaultSlot());
  const form = useForm<Values>({
    mode: 'onTouched',
    defaultValues: {
      ...toSlotValues(slot),
      space_id: String(spaceId ?? spaces[0]?.id ?? ''),
      name: '',
      phone: '',
      email: '',
      guests: '1',
      ...person,
    },
  });
  const { submit, failure, sending } = usePublicForm(form, {
    send: (values) => {
      const body = {
        ...toSlotInput(values, slot),
        space_id: Number(values.space_id),
        name: values.name.trim(),
        phone: values.phone.trim() || null,
        email: values.email.trim() || null,
        guests: Number(values.guests),
      };
      return joinOwnWaitlist({ client: api, body, headers: { 'Idempotency-Key': getIdempotencyKey(body) } });
    },
    onSent: () => {
      showToast(texts.done.add);
      void invalidateReservations(client);
      onClose();
      onAdded?.();
    },
  });
  const { errors } = form.formState;
  return (
    <Modal open onClose={onClose} title={texts.addTitle}>
      <FormProvider {...form}>
        <form noValidate className={shared['form']} onSubmit={submit}>
          <FormError>{failure}</FormError>
          {spaceId === null && spaces.length > 1 && (
            <SelectField {...form.register('space_id')} label={texts.space} error={errors.space_id?.message}>
              {spaces.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
          )}
          <SlotFields longestDays={BOOKING.maxDays} />
          <TextField
            {...form.register('name', {
              validate: validateBy([createRequiredRule(missing.person), maxLengthRule(LIMITS.name)]),
            })}
            label={texts.name}
            autoComplete="off"
            error={errors.name?.message}
          />
          <TextField
            {...form.register('phone', { validate: validateContact })}
            label={texts.phone}
            hint={errors.phone ? undefined : texts.contactHint}
            type="tel"
            inputMode="tel"
            autoComplete="off"
            error={errors.phone?.message}
          />
          <TextField
            {...form.register('email', { validate: validateEmail })}
            label={texts.email}
            optional
            type="email"
            inputMode="email"
            autoComplete="off"
            spellCheck={false}
            error={errors.email?.message}
          />
          <TextField
            {...form.register('guests', { validate: (text) => isGuestCount(text) || fieldErrors.positive })}
            label={texts.guests}
            inputMode="numeric"
            autoComplete="off"
            error={errors.guests?.message}
          />
          <div className={shared['actions']}>
            <Button onClick={onClose}>{texts.cancel}</Button>
            <Button type="submit" variant="dark" sending={sending} sendingLabel={texts.saving}>
              {texts.save}
            </Button>
          </div>
        </form>
      </FormProvider>
    </Modal>
  );
}
