import { BOOKING, toPragueWallTime } from '@prostora/contracts';
import { demand } from '@prostora/strings/cs/demand.ts';
import { TextArea, TextField } from '@prostora/ui';
import { useState, type ReactNode } from 'react';
import { useController, type UseFormReturn } from 'react-hook-form';
import type { LocationListItem } from '../../lib/location-tree.ts';
import { ChipChoice } from './chip-choice.tsx';
import type { AttributeOption } from './demand.loader.ts';
import styles from './demand-form.module.css';
import { validators, type DemandValues } from './demand-values.ts';
import { FormSection } from './form-section.tsx';
import { LocationField } from './location-field.tsx';

type Props = { form: UseFormReturn<DemandValues> };
const INITIAL_COUNT = 8;
/** Fields that are validated together. */
const DATE_FIELDS = ['date_from', 'date_to', 'time_from', 'time_to'] as const;

/** Location, date and time; the last day and the hours are optional. */
export function WhereWhenSection({
  form,
  places,
}: Props & { places: readonly LocationListItem[] }): ReactNode {
  const [today] = useState(() => toPragueWallTime(new Date()).day);
  const from = form.watch('date_from');
  const field = (name: (typeof DATE_FIELDS)[number]) => ({
    ...form.register(name, {
      validate: validators[name],
      deps: DATE_FIELDS.filter((other) => other !== name && form.getFieldState(other).isTouched),
    }),
    error: form.formState.errors[name]?.message,
  });
  return (
    <FormSection legend={demand.where.legend}>
      <LocationField control={form.control} places={places} />
      <div className={styles['pair']}>
        <TextField {...field('date_from')} type="date" label={demand.where.dateFrom} min={today} optional />
        <TextField
          {...field('date_to')}
          type="date"
          label={demand.where.dateTo}
          min={from || today}
          optional
        />
      </div>
      <p className={styles['note']}>{demand.where.dateHint}</p>
      <div className={styles['pair']}>
        <TextField {...field('time_from')} type="time" label={demand.where.timeFrom} optional />
        <TextField {...field('time_to')} type="time" label={demand.where.timeTo} optional />
      </div>
    </FormSection>
  );
}

/** Number of guests and budget. */
export function HowManySection({ form }: Props): ReactNode {
  const { errors } = form.formState;
  return (
    <FormSection legend={demand.howMany.legend}>
      <div className={styles['pair']}>
        <TextField
          {...form.register('number_of_guests', { validate: validators.number_of_guests })}
          label={demand.howMany.guests}
          inputMode="numeric"
          autoComplete="off"
          error={errors.number_of_guests?.message}
        />
        <TextField
          {...form.register('budget', { validate: validators.budget })}
          label={demand.howMany.budget}
          inputMode="decimal"
          autoComplete="off"
          optional
          error={errors.budget?.message}
        />
      </div>
    </FormSection>
  );
}

/** Required equipment and services. */
export function MustHaveSection({
  form,
  attributes,
}: Props & { attributes: readonly AttributeOption[] }): ReactNode {
  const { field } = useController({ control: form.control, name: 'attributes' });
  const toggle = (id: number): void =>
    field.onChange(
      field.value.includes(id) ? field.value.filter((other) => other !== id) : [...field.value, id],
    );
  return (
    <FormSection legend={demand.must.legend}>
      <ChipChoice
        label={demand.must.group}
        options={attributes}
        chosen={field.value}
        onToggle={toggle}
        shortCount={INITIAL_COUNT}
        all={demand.must.all}
        fewer={demand.must.fewer}
        firstRef={field.ref}
      />
    </FormSection>
  );
}

export const DetailsSection = ({ form }: Props): ReactNode => (
  <FormSection legend={demand.details.legend}>
    <TextArea
      {...form.register('text', { validate: validators.text })}
      label={demand.details.text}
      hint={demand.details.hint}
      rows={4}
      maxLength={BOOKING.demandText}
      optional
      error={form.formState.errors.text?.message}
    />
  </FormSection>
);
