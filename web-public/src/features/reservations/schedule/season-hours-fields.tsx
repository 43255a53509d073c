import { manySpaces } from '@prostora/strings/cs/many-spaces.ts';
import { reservations } from '@prostora/strings/cs/reservations.ts';
import { Button, CheckField, TextField } from '@prostora/ui';
import type { ReactNode } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { FormTimeField } from '../../../components/date-fields/form-date-fields.tsx';
import shared from '../reservations.module.css';
import { validateHourlyPrice } from '../time-dialog/time-fields.tsx';
import { validateClock } from './rule-values.ts';
import styles from './schedule.module.css';
import { createSeasonHours, type SeasonValues } from './season-values.ts';
import { WeekdaysField } from './weekdays-field.tsx';

const texts = manySpaces.seasons;
const ruleTexts = reservations.rules;

/** Weekly hours of a season. */
export function SeasonHoursFields({ proposedPrice }: { proposedPrice: number | null }): ReactNode {
  const {
    control,
    register,
    formState: { errors },
  } = useFormContext<SeasonValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'hours' });
  return (
    <>
      {fields.map(({ id }, index) => (
        <fieldset key={id} className={styles['seasonHours']}>
          <legend>{texts.hours(index + 1)}</legend>
          <WeekdaysField name={`hours.${index}.weekdays`} />
          <div className={shared['slot']}>
            <FormTimeField
              control={control}
              name={`hours.${index}.from`}
              rules={{ validate: validateClock }}
              label={ruleTexts.from}
              stepMinutes={15}
            />
            <FormTimeField
              control={control}
              name={`hours.${index}.to`}
              rules={{ validate: validateClock }}
              label={ruleTexts.to}
              stepMinutes={15}
              isEnd
            />
          </div>
          <TextField
            {...register(`hours.${index}.price_per_hour`, { validate: validateHourlyPrice })}
            label={ruleTexts.price}
            hint={ruleTexts.priceHint}
            inputMode="decimal"
            autoComplete="off"
            error={errors.hours?.[index]?.price_per_hour?.message}
          />
          <CheckField {...register(`hours.${index}.on_holidays`)} label={ruleTexts.onHolidays} />
          {fields.length > 1 && (
            <div>
              <Button size="sm" variant="ghost" onClick={() => remove(index)}>
                {texts.removeHours(index + 1)}
              </Button>
            </div>
          )}
        </fieldset>
      ))}
      <div>
        <Button size="sm" onClick={() => append(createSeasonHours(proposedPrice))}>
          {texts.addHours}
        </Button>
      </div>
    </>
  );
}
