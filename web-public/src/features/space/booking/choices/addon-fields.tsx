import type { PublicPriceList } from '@prostora/api-client';
import { bookingChoices as texts } from '@prostora/strings/cs/booking-choices.ts';
import { priceListErrors } from '@prostora/strings/cs/price-list.ts';
import { CheckRow } from '@prostora/ui/check-row.tsx';
import { TextField } from '@prostora/ui/fields/text-field.tsx';
import type { ReactNode } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import type { BookingValues } from '../booking-values.ts';
import { listAddons, parseQuantity } from './choice-values.ts';
import styles from './choices.module.css';

const isQuantity = (text: string | undefined): boolean =>
  text === undefined || /^0*$/u.test(text.trim()) || parseQuantity(text) !== null;

type Addon = PublicPriceList['rules'][number];

/** An add-on for every guest: the number of guests is its quantity. */
function GuestsAddon({ code, text }: Addon): ReactNode {
  const { field } = useController<BookingValues, `addons.${string}`>({ name: `addons.${code}` });
  return (
    <CheckRow
      label={text}
      checked={parseQuantity(field.value ?? '') !== null}
      onChange={({ target }) => field.onChange(target.checked ? '1' : '')}
    />
  );
}

const isForGuests = ({ unit }: Addon): boolean => unit === 'person' || unit === 'person_hour';

/** Add-ons with their quantity; an empty one is not ordered. */
export function AddonFields({ list }: { list: PublicPriceList }): ReactNode {
  const { register, formState } = useFormContext<BookingValues>();
  const addons = listAddons(list);
  if (addons.length === 0) return null;
  const quantities = addons.filter((addon) => !isForGuests(addon));
  return (
    <fieldset className={styles['addons']}>
      <legend className={styles['legend']}>{texts.addons}</legend>
      {addons.filter(isForGuests).map((addon) => (
        <GuestsAddon key={addon.code} {...addon} />
      ))}
      {quantities.map(({ code, label, text }) => (
        <div key={code} className={styles['addon']}>
          <p>{text}</p>
          <TextField
            {...register(`addons.${code}`, {
              validate: (value) => isQuantity(value) || priceListErrors.QUANTITY_OUT_OF_RANGE,
            })}
            className={styles['quantity']}
            label={texts.quantity(label)}
            inputMode="numeric"
            autoComplete="off"
            placeholder="0"
            error={formState.errors.addons?.[code]?.message}
          />
        </div>
      ))}
    </fieldset>
  );
}
