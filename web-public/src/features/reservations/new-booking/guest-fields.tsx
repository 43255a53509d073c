import { getOwnBookingSearchGuests, type OwnerGuest } from '@prostora/api-client';
import { normalizePhone } from '@prostora/contracts';
import { fieldError } from '@prostora/strings/cs/errors.ts';
import { newBooking as texts } from '@prostora/strings/cs/new-booking.ts';
import { ownBookingErrors } from '@prostora/strings/cs/own-booking.ts';
import { formatPhone } from '@prostora/strings/format.ts';
import { TextField } from '@prostora/ui';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useApi } from '../../../lib/api-context.tsx';
import styles from './new-booking.module.css';
import { isGuests, type NewBookingValues } from './new-booking-values.ts';
import { useSettled } from './use-booking-check.ts';

const MIN_SEARCH = 2;
const MAX_SHOWN = 4;

/** Guests of former reservations whose name, phone or e-mail contains the typed text. */
function useKnownGuests(typed: string): OwnerGuest[] {
  const api = useApi();
  const search = useSettled(typed.trim());
  const { data } = useQuery({
    queryKey: ['reservations', 'guests', search],
    queryFn: ({ signal }) => getOwnBookingSearchGuests({ client: api, query: { search }, signal }),
    enabled: search.length >= MIN_SEARCH,
  });
  return search.length >= MIN_SEARCH ? (data?.guests ?? []).slice(0, MAX_SHOWN) : [];
}

const describeGuest = ({ customer_phone: phone, customer_email: email, reservations }: OwnerGuest): string =>
  [phone && formatPhone(phone), email, texts.timesBefore(reservations)].filter(Boolean).join(' · ');

/** Name with guests known from before, phone and number of guests. */
export function GuestFields(): ReactNode {
  const {
    register,
    control,
    setValue,
    formState: { errors },
  } = useFormContext<NewBookingValues>();
  const [isSearching, setSearching] = useState(false);
  const known = useKnownGuests(useWatch({ control, name: 'customer_name' }));
  const name = register('customer_name', {
    validate: (text) => text.trim() !== '' || ownBookingErrors.guestName,
    onChange: () => setSearching(true),
  });
  const pick = (guest: OwnerGuest): void => {
    setSearching(false);
    setValue('customer_name', guest.customer_name, { shouldValidate: true });
    setValue('customer_phone', guest.customer_phone ? formatPhone(guest.customer_phone) : '');
    setValue('customer_email', guest.customer_email ?? '');
  };
  return (
    <div className={styles['guest']}>
      <div className={styles['name']}>
        <TextField
          {...name}
          label={texts.name}
          autoComplete="off"
          error={errors.customer_name?.message}
          // An empty name is an error when saving, not while spaces are chosen.
          onBlur={(event) => {
            if (event.target.value.trim() !== '') void name.onBlur(event);
          }}
        />
        {isSearching && known.length > 0 && (
          <ul className={styles['known']} aria-label={texts.knownGuests}>
            {known.map((guest) => (
              <li key={`${guest.customer_name}${guest.last_start_datetime}`}>
                <button type="button" onClick={() => pick(guest)}>
                  <strong>{guest.customer_name}</strong>
                  <small>{describeGuest(guest)}</small>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      <TextField
        {...register('customer_phone', {
          validate: (text) => text.trim() === '' || normalizePhone(text) !== null || fieldError('phone'),
        })}
        label={texts.phone}
        optional
        type="tel"
        inputMode="tel"
        autoComplete="off"
        error={errors.customer_phone?.message}
      />
      <TextField
        {...register('number_of_guests', { validate: (text) => isGuests(text) || fieldError('positive') })}
        label={texts.guests}
        inputMode="numeric"
        autoComplete="off"
        error={errors.number_of_guests?.message}
      />
    </div>
  );
}
