import type { Place } from '@prostora/api-client';
import { normalizePostalCode } from '@prostora/contracts';
import { fieldError, missing } from '@prostora/strings/cs/errors.ts';
import { addressTexts as texts } from '@prostora/strings/cs/portal-editors.ts';
import { formatPostalCode } from '@prostora/strings/format.ts';
import { TextField } from '@prostora/ui';
import { useState, type ReactNode } from 'react';
import { useFormContext, type PathValue } from 'react-hook-form';
import styles from './address-fields.module.css';
import { AddressMap, toBounds } from './address-map.tsx';
import { toAddress, type AddressValues, type Position } from './address-values.ts';
import { PlaceSearch } from './place-search.tsx';

const maxLengthRule = (max: number) => ({
  maxLength: { value: max, message: fieldError('maxLength', { max }) },
});
const isPostalCode = (text: string): string | true =>
  text.trim() === '' || normalizePostalCode(text) !== null || fieldError('postalCode');

type AddressFieldsProps = {
  /** Makes the town a required field. */
  cityRequired?: boolean;
};

/**
 * An address: its search, fields, and a pin on a map. Requires a `FormProvider` whose values extend
 * `AddressValues`; that form validates and shows the errors.
 */
export function AddressFields({ cityRequired = false }: AddressFieldsProps): ReactNode {
  const {
    register,
    setValue,
    getValues,
    formState: { errors },
  } = useFormContext<AddressValues>();
  const [bounds, setBounds] = useState(() => {
    const { lat, lng } = getValues();
    return toBounds(lat === null || lng === null ? null : { lat, lng });
  });
  const set = <Name extends keyof AddressValues>(name: Name, value: AddressValues[Name]): void =>
    setValue(name, value as PathValue<AddressValues, Name>, {
      shouldDirty: true,
      shouldTouch: true,
      shouldValidate: true,
    });
  const setPosition = (position: Position | null, show: boolean): void => {
    set('lat', position?.lat ?? null);
    set('lng', position?.lng ?? null);
    if (show) setBounds(toBounds(position));
  };
  const applyPlace = (place: Place): void => {
    const { lat, lng, ...found } = toAddress(place);
    const moved =
      found.city !== undefined && getValues('city').trim() !== '' && found.city !== getValues('city').trim();
    for (const [name, value] of Object.entries(found)) set(name as keyof AddressValues, value);
    // The postal code belongs to the previous town.
    if (moved) set('postal_code', '');
    setPosition({ lat, lng }, true);
  };
  const postalCode = register('postal_code', { validate: isPostalCode });
  return (
    <div className={styles['address']}>
      <div className={styles['fields']}>
        <PlaceSearch onChoose={applyPlace} />
        <TextField
          {...register('street', maxLengthRule(120))}
          label={texts.street}
          optional
          autoComplete="off"
          error={errors.street?.message}
        />
        <div className={styles['pair']}>
          <TextField
            {...register('land_registry_number', maxLengthRule(20))}
            label={texts.landRegistryNumber}
            autoComplete="off"
            error={errors.land_registry_number?.message}
          />
          <TextField
            {...register('house_number', maxLengthRule(20))}
            label={texts.houseNumber}
            autoComplete="off"
            error={errors.house_number?.message}
          />
        </div>
        <div className={styles['town']}>
          <TextField
            {...register('city', {
              ...maxLengthRule(100),
              validate: (city) => !cityRequired || city.trim() !== '' || missing.city,
            })}
            label={texts.city}
            autoComplete="off"
            error={errors.city?.message}
          />
          <TextField
            {...postalCode}
            label={texts.postalCode}
            optional
            inputMode="numeric"
            autoComplete="off"
            error={errors.postal_code?.message}
            onBlur={async (event) => {
              setValue('postal_code', formatPostalCode(getValues('postal_code')));
              await postalCode.onBlur(event);
            }}
          />
        </div>
      </div>
      <AddressMap bounds={bounds} onPosition={setPosition} />
    </div>
  );
}
