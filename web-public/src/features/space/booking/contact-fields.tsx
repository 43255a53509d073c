import type { BookingRules, SpaceDetail } from '@prostora/api-client';
import { BOOKING, LIMITS } from '@prostora/contracts';
import { bookingCard } from '@prostora/strings/cs/booking-card.ts';
import { booking as texts } from '@prostora/strings/cs/booking.ts';
import { seriesRequest } from '@prostora/strings/cs/series-request.ts';
import { fieldError, fieldErrors, missing } from '@prostora/strings/cs/errors.ts';
import { Button } from '@prostora/ui/button.tsx';
import { CheckField } from '@prostora/ui/fields/check-field.tsx';
import { FormError } from '@prostora/ui/fields/form-error.tsx';
import { LegalLinks } from '@prostora/ui/legal-terms-link.tsx';
import {
  emailRules,
  maxLengthRule,
  phoneRules,
  plainNameRule,
  createRequiredRule,
  type FormRule,
} from '@prostora/ui/fields/form-rules.ts';
import { TextArea } from '@prostora/ui/fields/text-area.tsx';
import { TextField } from '@prostora/ui/fields/text-field.tsx';
import type { ReactNode } from 'react';
import styles from './booking-modal.module.css';
import type { BookingValues } from './booking-values.ts';
import { describeAction } from './booking-action.ts';
import { PriceChangeQuestion } from './price-change-question.tsx';
import type { BookingForm } from './use-booking-form.ts';

type TextName = 'customer_name' | 'customer_email' | 'customer_phone' | 'number_of_guests' | 'notes';

const createGuestRules = (capacity: number | null): readonly FormRule[] => [
  createRequiredRule(missing.guests),
  { fails: (value) => !/^\d+$/u.test(value.trim()), message: fieldErrors.integer },
  { fails: (value) => Number(value) < 1, message: fieldErrors.positive },
  {
    fails: (value) => Number(value) > (capacity ?? BOOKING.maxGuests),
    message: fieldError('tooManyGuests', { max: capacity ?? BOOKING.maxGuests }),
  },
];

const createRules = (capacity: number | null): Readonly<Record<TextName, readonly FormRule[]>> => ({
  customer_name: [createRequiredRule(missing.person), maxLengthRule(LIMITS.name), plainNameRule],
  customer_email: emailRules,
  customer_phone: phoneRules,
  number_of_guests: createGuestRules(capacity),
  notes: [maxLengthRule(BOOKING.notes)],
});

const describeNext = ({ instant_booking: isInstant }: BookingRules, isRepeated: boolean): string => {
  if (isRepeated) return isInstant ? seriesRequest.form.noteInstant : seriesRequest.form.note;
  return isInstant ? texts.submitNoteInstant : texts.submitNote;
};

/** Without a slot that can be booked the form says what is missing. */
const describeSubmit = ({ check }: BookingForm, rules: BookingRules): string =>
  check.answer?.available ? describeAction(check.answer, rules) : bookingCard.actions.request;

type ContactFieldsProps = { space: SpaceDetail; booking: BookingForm; rules: BookingRules };

/** Contact, number of guests, note, consent and submit. */
export function ContactFields({ space, booking, rules }: ContactFieldsProps): ReactNode {
  const { form, sending, priceChange } = booking;
  const chosenCount = booking.repeat?.chosen.length ?? 0;
  const { errors } = form.formState;
  const capacity = rules.capacity ?? space.capacity;
  const fieldRules = createRules(capacity);
  const field = (name: TextName) => ({
    ...form.register(name, {
      validate: (value: BookingValues[TextName]) =>
        fieldRules[name].find((rule) => rule.fails(value, {}))?.message ?? true,
    }),
    error: errors[name]?.message,
  });
  return (
    <div className={styles['right']}>
      <h3 className={styles['subtitle']}>{texts.contact}</h3>
      <TextField {...field('customer_name')} label={texts.name} autoComplete="name" />
      <TextField
        {...field('customer_email')}
        label={texts.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
        autoCapitalize="none"
      />
      <div className={styles['pair']}>
        <TextField
          {...field('customer_phone')}
          label={texts.phone}
          optional
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          placeholder="+420"
        />
        <TextField
          {...field('number_of_guests')}
          label={texts.guests}
          inputMode="numeric"
          autoComplete="off"
          hint={capacity === null ? undefined : texts.capacity(capacity)}
        />
      </div>
      <TextArea {...field('notes')} label={texts.notes} optional rows={4} placeholder={texts.notesExample} />
      <div className={styles['foot']}>
        <CheckField
          {...form.register('terms_accepted', { validate: (value) => value || texts.legalTermsRequired })}
          error={errors.terms_accepted?.message}
          label={texts.acceptLegalTerms}
          hint={<LegalLinks />}
        />
        <FormError>{sending.failure}</FormError>
        {priceChange ? (
          <PriceChangeQuestion booking={booking} change={priceChange} />
        ) : (
          <Button type="submit" variant="primary" size="lg" wide sending={sending.sending}>
            {chosenCount > 1 ? seriesRequest.form.submit(chosenCount) : describeSubmit(booking, rules)}
          </Button>
        )}
        <p className={styles['note']}>{describeNext(rules, booking.repeat !== null)}</p>
      </div>
    </div>
  );
}
