import { OWN_BOOKING } from '@prostora/contracts';
import { newBooking as texts } from '@prostora/strings/cs/new-booking.ts';
import { maxLengthRule, validateBy } from '@prostora/ui/fields/form-rules.ts';
import { TextField } from '@prostora/ui';
import { DayTimeField } from '@prostora/ui/calendar/day-time-field.tsx';
import type { ReactNode } from 'react';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import styles from './new-booking.module.css';
import type { NewBookingValues } from './new-booking-values.ts';

const STATES = ['confirmed', 'option'] as const;

/** Title of the event, and whether the booking is confirmed or an option with its end. */
export function StatusFields(): ReactNode {
  const {
    register,
    control,
    setValue,
    formState: { errors },
  } = useFormContext<NewBookingValues>();
  const status = useWatch({ control, name: 'status' });
  return (
    <>
      <div className={styles['status']}>
        <TextField
          {...register('title', { validate: validateBy([maxLengthRule(OWN_BOOKING.title)]) })}
          label={texts.eventTitle}
          optional
          autoComplete="off"
          error={errors.title?.message}
        />
        <fieldset className={styles['states']}>
          <legend>{texts.state}</legend>
          <div>
            {STATES.map((each) => (
              <button
                key={each}
                type="button"
                aria-pressed={status === each}
                onClick={() => setValue('status', each, { shouldDirty: true })}
              >
                {texts[each]}
              </button>
            ))}
          </div>
        </fieldset>
      </div>
      {status === 'option' && (
        <Controller
          control={control}
          name="option_until"
          render={({ field: { value, onChange, onBlur, ref } }) => (
            <DayTimeField
              ref={ref}
              label={texts.optionUntil}
              value={value}
              error={errors.option_until?.message}
              onChange={onChange}
              onBlur={onBlur}
            />
          )}
        />
      )}
    </>
  );
}
