import {
  ApiError,
  createReservation,
  type Alternative,
  type CreatedReservation,
  type CreatedSeriesAnswer,
  type FormerQuote,
  type Quote,
  type ReservationInput,
  type SpaceCard,
} from '@prostora/api-client';
import { normalizePhone, toPragueDay } from '@prostora/contracts';
import { booking as texts } from '@prostora/strings/cs/booking.ts';
import { useEffect, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useApi } from '../../../lib/api-context.tsx';
import { saveDraft } from '../../../lib/form-draft.ts';
import { usePublicForm } from '@prostora/ui/fields/use-public-form.ts';
import {
  EMPTY_VALUES,
  toDraftName,
  parseSlot,
  toSlotValues,
  type BookingFormProps,
  type BookingValues,
} from './booking-values.ts';
import { readStoredContact, storeContact } from './stored-contact.ts';
import { toTimestamps, type LocalSlot } from './local-slot.ts';
import { toChoiceFieldNames, type ChoicesInput } from './choices/choice-values.ts';
import { sendSeries } from './repeat/send-series.ts';
import { useRepeat } from './repeat/use-repeat.ts';
import { useCheckedSlot } from './use-checked-slot.ts';
import { useIdempotencyKey } from '../../../lib/use-idempotency-key.ts';

/** A slot taken by another booking, with alternatives. */
export type TakenSlot = {
  slotKey: string;
  alternatives: readonly Alternative[];
  similar: readonly SpaceCard[];
};
/** A price that changed after it was shown; nothing was booked. */
export type PriceChange = { requestKey: string; before: number; quote: Quote };
/** A reservation, or the first date of several with their total. */
export type SentBooking = CreatedReservation & { readonly days: readonly string[] };
type Answer =
  | CreatedSeriesAnswer
  | { reservation: CreatedReservation }
  | { taken: TakenSlot }
  | { priceChange: Omit<PriceChange, 'requestKey'> };

/** Form fields by the server's names. */
const FIELD_NAMES = {
  start_datetime: 'from',
  end_datetime: 'to',
  repeat: 'until_day',
  'repeat.until': 'until_day',
} as const;
const isTaken = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.errorCode === 'SLOT_TAKEN';

/** Both prices of a 409 PRICE_CHANGED, or null of another error. */
function parsePriceChange(error: unknown): Omit<PriceChange, 'requestKey'> | null {
  if (!(error instanceof ApiError) || error.errorCode !== 'PRICE_CHANGED') return null;
  const [before, quote] = [error.body['quote_before'], error.body['quote']];
  return before && quote ? { before: (before as FormerQuote).total, quote: quote as Quote } : null;
}

const toSent = (answer: { reservation: CreatedReservation } | CreatedSeriesAnswer): SentBooking => {
  const { reservation } = answer;
  if (!('series' in answer)) return { ...reservation, days: [] };
  const { dates, total, price_state } = answer.series;
  const days = dates.map(({ start_datetime }) => toPragueDay(start_datetime));
  return { ...reservation, quote: null, price: total, price_state, days };
};

const toList = <Item>(value: unknown): readonly Item[] => (Array.isArray(value) ? (value as Item[]) : []);
const toSlotKey = (slot: LocalSlot): string => Object.values(toTimestamps(slot)).join('|');
const toTakenSlot = ({ body }: ApiError, slot: LocalSlot): TakenSlot => ({
  slotKey: toSlotKey(slot),
  alternatives: toList<Alternative>(body['alternatives']),
  similar: toList<SpaceCard>(body['similar_spaces']),
});

/** Initial values: the draft, or the stored contact; with those of the event. */
const createInitialValues = (draft: BookingValues | null, given: Partial<BookingValues>): BookingValues => ({
  // A draft of a former release has no repetition.
  ...EMPTY_VALUES,
  ...(draft ?? readStoredContact()),
  ...given,
});

const toInput = (
  spaceId: number,
  values: BookingValues,
  slot: LocalSlot,
  choices: ChoicesInput,
  { quoteToken, termsHash }: { quoteToken: string | null; termsHash: string | null },
): ReservationInput => {
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
    ...choices,
    ...(quoteToken !== null && { quote_token: quoteToken }),
    ...(termsHash !== null && { rental_terms_hash: termsHash }),
  };
};

const setSlot = (form: UseFormReturn<BookingValues>, slot: LocalSlot): void => {
  const values = toSlotValues(slot);
  form.clearErrors(['from', 'to']);
  for (const name of ['day', 'from', 'endDay', 'to'] as const)
    form.setValue(name, values[name], { shouldDirty: true });
};

/** State of the booking form: slot with its availability check, contact and submission. */
export function useBookingForm({
  space,
  event,
  draft,
  given,
  attempts,
  onTaken,
}: Pick<BookingFormProps, 'space' | 'event' | 'draft' | 'given' | 'attempts' | 'onTaken'>) {
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
  const { slot, list, choices, request, check, requestKey, reload } = useCheckedSlot(
    space.id,
    form.control,
    event.tariff,
  );
  const [taken, setTaken] = useState<TakenSlot | null>(null);
  const [changed, setChanged] = useState<PriceChange | null>(null);
  const [sent, setSent] = useState<SentBooking | null>(null);
  const repeat = useRepeat(form.control, slot, request);
  const getSeriesKey = useIdempotencyKey();
  const priceChange = changed?.requestKey === requestKey ? changed : null;
  const sending = usePublicForm<BookingValues, Answer>(form, {
    errors: { fieldNames: { ...FIELD_NAMES, ...toChoiceFieldNames(choices) }, fallback: texts.failed },
    send: async (values) => {
      const slot = parseSlot(values);
      if (!slot) throw new Error(texts.missingSlot);
      const quote = priceChange?.quote ?? check.answer?.quote;
      const unsent = toInput(space.id, values, slot, choices, {
        quoteToken: quote?.token ?? null,
        termsHash: check.answer?.rental_terms?.hash ?? null,
      });
      storeContact(values);
      if (repeat) return sendSeries(api, unsent, { values, day: slot.day, repeat }, getSeriesKey);
      const { key, input } = attempts.prepare(unsent);
      return createReservation({ client: api, body: input, headers: { 'Idempotency-Key': key } }).catch(
        (error: unknown) => {
          if (isTaken(error)) return { taken: toTakenSlot(error, slot) };
          const priceChange = parsePriceChange(error);
          if (priceChange) return { priceChange };
          if (error instanceof ApiError && error.errorCode === 'RENTAL_TERMS_CHANGED') {
            attempts.reset();
            reload();
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
      if ('priceChange' in answer) {
        setChanged({ ...answer.priceChange, requestKey });
        attempts.reset();
        return reload();
      }
      saveDraft(toDraftName(space.id), null);
      setSent(toSent(answer));
      onTaken(answer.reservation);
    },
  });
  return {
    form,
    slot,
    list,
    request,
    check,
    repeat,
    sent,
    sending,
    taken: taken && slot && taken.slotKey === toSlotKey(slot) ? taken : null,
    priceChange,
    dismissPriceChange: () => setChanged(null),
    choose: (chosen: LocalSlot) => setSlot(form, chosen),
  };
}

export type BookingForm = ReturnType<typeof useBookingForm>;
