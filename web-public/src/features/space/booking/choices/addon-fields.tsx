import type { PublicPriceList } from '@prostora/api-client';
import { bookingChoices as texts } from '@prostora/strings/cs/booking-choices.ts';
import { priceListErrors } from '@prostora/strings/cs/price-list.ts';
import { TextField } from '@prostora/ui/fields/text-field.tsx';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import type { BookingValues } from '../booking-values.ts';
import { listAddons, parseQuantity } from './choice-values.ts';
import styles from './choices.module.css';

const isQuantity = (text: string | undefined): boolean =>
  text === undefined || /^0*$/u.test(text.trim()) || parseQuantity(text) !== null;

/** Add-ons with their quantity; an empty one is not ordered. */
export function AddonFields({ list }: { list: PublicPriceList }): ReactNode {
  const { register, formState } = useFormContext<BookingValues>();
  const addons = listAddons(list);
  if (addons.length === 0) return null;
  return (
    <fieldset className={styles['addons']}>
      <legend className={styles['legend']}>{texts.addons}</legend>
      {addons.map(({ code, label, text }) => (
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
