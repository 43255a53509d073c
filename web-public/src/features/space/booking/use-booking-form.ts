import { ApiError, type Alternative, type CreatedReservation, type SpaceCard } from '@prostora/api-client';
import { normalizePhone } from '@prostora/contracts';
import { booking as texts } from '@prostora/strings/cs/booking.ts';
import { useEffect, useState } from 'react';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { useApi } from '../../../lib/api-context.tsx';
import { keepDraft } from '../../../lib/form-draft.ts';
import { useSentForm } from '../../../lib/use-sent-form.ts';
import {
  EMPTY_VALUES,
  bookingDraft,
  termIn,
  valuesOf,
  type BookingModalProps,
  type BookingValues,
} from './booking-values.ts';
import { rememberedContact, rememberContact } from './contact-memory.ts';
import { instantsOf, type Term } from './term.ts';
import { useAvailabilityCheck } from './use-availability-check.ts';

/** A slot taken by another booking, with alternatives. */
export type Taken = { term: string; alternatives: readonly Alternative[]; similar: readonly SpaceCard[] };
type Answer = { reservation: CreatedReservation } | { taken: Taken };

/** Form fields by the server's names. */
const RENAMED = { start_datetime: 'from', end_datetime: 'to' } as const;
const isTaken = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.errorCode === 'SLOT_TAKEN';

const listOf = <Item>(value: unknown): readonly Item[] => (Array.isArray(value) ? (value as Item[]) : []);
const keyOf = (term: Term): string => Object.values(instantsOf(term)).join('|');
const takenBy = ({ body }: ApiError, term: Term): Taken => ({
  term: keyOf(term),
  alternatives: listOf<Alternative>(body['alternatives']),
  similar: listOf<SpaceCard>(body['similar_spaces']),
});

/** Initial values: the draft, or the stored contact. */
const startValues = (kept: BookingValues | null): BookingValues =>
  kept ?? { ...EMPTY_VALUES, ...rememberedContact() };

const inputOf = (spaceId: number, values: BookingValues, term: Term, quoteToken: string | null) => {
  const { start, end } = instantsOf(term);
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

const setTerm = (form: UseFormReturn<BookingValues>, term: Term): void => {
  const values = valuesOf(term);
  form.clearErrors(['from', 'to']);
  for (const name of ['day', 'from', 'endDay', 'to'] as const)
    form.setValue(name, values[name], { shouldDirty: true });
};

const guestsIn = (text: string): number | null => (/^[1-9]\d{0,5}$/u.test(text.trim()) ? Number(text) : null);

/** State of the booking form: slot with its availability check, contact and submission. */
export function useBookingForm({
  space,
  kept,
  attempts,
  onTaken,
}: Pick<BookingModalProps, 'space' | 'kept' | 'attempts' | 'onTaken'>) {
  const api = useApi();
  const form = useForm<BookingValues>({ mode: 'onTouched', defaultValues: startValues(kept) });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => keepDraft(bookingDraft(space.id), values),
      }),
    [form, space.id],
  );
  const [day, from, endDay, to, guests] = useWatch({
    control: form.control,
    name: ['day', 'from', 'endDay', 'to', 'number_of_guests'],
  });
  const term = termIn({ day, from, endDay, to });
  const check = useAvailabilityCheck(space.id, term && instantsOf(term), guestsIn(guests));
  const [taken, setTaken] = useState<Taken | null>(null);
  const [sent, setSent] = useState<CreatedReservation | null>(null);
  const sending = useSentForm<BookingValues, Answer>(form, {
    errors: { renamed: RENAMED, otherwise: texts.failed },
    send: async (values) => {
      const wanted = termIn(values);
      if (!wanted) throw new Error(texts.missingTerm);
      const { key, input } = attempts.prepare(
        inputOf(space.id, values, wanted, check.answer?.quote?.token ?? null),
      );
      rememberContact(values);
      return api.reservations.create(input, key).catch((error: unknown) => {
        if (isTaken(error)) return { taken: takenBy(error, wanted) };
        // Show the new price before the next attempt.
        if (error instanceof ApiError && error.errorCode === 'PRICE_CHANGED') {
          attempts.reset();
          check.again();
        }
        throw error;
      });
    },
    onSent: (answer) => {
      if ('taken' in answer) {
        setTaken(answer.taken);
        return onTaken(null);
      }
      keepDraft(bookingDraft(space.id), null);
      setSent(answer.reservation);
      onTaken(answer.reservation);
    },
  });
  return {
    form,
    term,
    check,
    sent,
    sending,
    taken: taken && term && taken.term === keyOf(term) ? taken : null,
    choose: (chosen: Term) => setTerm(form, chosen),
  };
}

export type BookingForm = ReturnType<typeof useBookingForm>;
