import {
  ApiError,
  createReservation,
  type Alternative,
  type CreatedReservation,
  type SpaceCard,
} from '@prostora/api-client';
import { normalizePhone } from '@prostora/contracts';
import { booking as texts } from '@prostora/strings/cs/booking.ts';
import { useEffect, useState } from 'react';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { useApi } from '../../../lib/api-context.tsx';
import { saveDraft } from '../../../lib/form-draft.ts';
import { usePublicForm } from '@prostora/ui/fields/use-public-form.ts';
import {
  EMPTY_VALUES,
  toDraftName,
  parseSlot,
  toSlotValues,
  type BookingModalProps,
  type BookingValues,
} from './booking-values.ts';
import { readStoredContact, storeContact } from './stored-contact.ts';
import { toTimestamps, type LocalSlot } from './local-slot.ts';
import { useAvailabilityCheck } from './use-availability-check.ts';

/** A slot taken by another booking, with alternatives. */
export type TakenSlot = {
  slotKey: string;
  alternatives: readonly Alternative[];
  similar: readonly SpaceCard[];
};
type Answer = { reservation: CreatedReservation } | { taken: TakenSlot };

/** Form fields by the server's names. */
const FIELD_NAMES = { start_datetime: 'from', end_datetime: 'to' } as const;
const isTaken = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.errorCode === 'SLOT_TAKEN';

const toList = <Item>(value: unknown): readonly Item[] => (Array.isArray(value) ? (value as Item[]) : []);
const toSlotKey = (slot: LocalSlot): string => Object.values(toTimestamps(slot)).join('|');
const toTakenSlot = ({ body }: ApiError, slot: LocalSlot): TakenSlot => ({
  slotKey: toSlotKey(slot),
  alternatives: toList<Alternative>(body['alternatives']),
  similar: toList<SpaceCard>(body['similar_spaces']),
});

/** Initial values: the draft, or the stored contact; with those of the event. */
const createInitialValues = (draft: BookingValues | null, given: Partial<BookingValues>): BookingValues => ({
  ...(draft ?? { ...EMPTY_VALUES, ...readStoredContact() }),
  ...given,
});

const toInput = (spaceId: number, values: BookingValues, slot: LocalSlot, quoteToken: string | null) => {
  const { start, end } = toTimestamps(slot);
  return {
    space_id: spaceId,
    start_datetime: start,
    end_datetime: end,
    customer_name: values.customer_name.trim(),
    customer_email: values.customer_email.trim(),
    customer_phone: normalizePhone(values.customer_phone),
    number_of_guests: Number(values.number_of_guests),
    notes: values.notes.trim(),
    terms_accepted: values.terms_accepted,
    ...(quoteToken !== null && { quote_token: quoteToken }),
  };
};

const setSlot = (form: UseFormReturn<BookingValues>, slot: LocalSlot): void => {
  const values = toSlotValues(slot);
  form.clearErrors(['from', 'to']);
  for (const name of ['day', 'from', 'endDay', 'to'] as const)
    form.setValue(name, values[name], { shouldDirty: true });
};

const parseGuests = (text: string): number | null =>
  /^[1-9]\d{0,5}$/u.test(text.trim()) ? Number(text) : null;

/** State of the booking form: slot with its availability check, contact and submission. */
export function useBookingForm({
  space,
  draft,
  given,
  attempts,
  onTaken,
}: Pick<BookingModalProps, 'space' | 'draft' | 'given' | 'attempts' | 'onTaken'>) {
  const api = useApi();
  const form = useForm<BookingValues>({
    mode: 'onTouched',
    defaultValues: createInitialValues(draft, given),
  });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => saveDraft(toDraftName(space.id), values),
      }),
    [form, space.id],
  );
  const [day, from, endDay, to, guests] = useWatch({
    control: form.control,
    name: ['day', 'from', 'endDay', 'to', 'number_of_guests'],
  });
  const slot = parseSlot({ day, from, endDay, to });
  const check = useAvailabilityCheck(space.id, slot && toTimestamps(slot), parseGuests(guests));
  const [taken, setTaken] = useState<TakenSlot | null>(null);
  const [sent, setSent] = useState<CreatedReservation | null>(null);
  const sending = usePublicForm<BookingValues, Answer>(form, {
    errors: { fieldNames: FIELD_NAMES, fallback: texts.failed },
    send: async (values) => {
      const slot = parseSlot(values);
      if (!slot) throw new Error(texts.missingSlot);
      const { key, input } = attempts.prepare(
        toInput(space.id, values, slot, check.answer?.quote?.token ?? null),
      );
      storeContact(values);
      return createReservation({ client: api, body: input, headers: { 'Idempotency-Key': key } }).catch(
        (error: unknown) => {
          if (isTaken(error)) return { taken: toTakenSlot(error, slot) };
          // Show the new price before the next attempt.
          if (error instanceof ApiError && error.errorCode === 'PRICE_CHANGED') {
            attempts.reset();
            check.retry();
          }
          throw error;
        },
      );
    },
    onSent: (answer) => {
      if ('taken' in answer) {
        setTaken(answer.taken);
        return onTaken(null);
      }
      saveDraft(toDraftName(space.id), null);
      setSent(answer.reservation);
      onTaken(answer.reservation);
    },
  });
  return {
    form,
    slot,
    check,
    sent,
    sending,
    taken: taken && slot && taken.slotKey === toSlotKey(slot) ? taken : null,
    choose: (chosen: LocalSlot) => setSlot(form, chosen),
  };
}

export type BookingForm = ReturnType<typeof useBookingForm>;
