import { BOOKING, formatClock, parseClock, type EventQuery } from '@prostora/contracts';
import { TARIFF_KINDS } from '@prostora/pricing';
import { formatTime } from '@prostora/strings';
import { calendar } from '@prostora/strings/cs/calendar.ts';
import { demand } from '@prostora/strings/cs/demand.ts';
import { formatDemandDates } from '@prostora/strings/cs/demand-dates.ts';
import { tariffKindLabel, tariffKindNames } from '@prostora/strings/cs/price-tariffs.ts';
import { SelectField, TextArea, TextField } from '@prostora/ui';
import { DayField } from '@prostora/ui/calendar/day-field.tsx';
import type { ReactNode } from 'react';
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

type DateFieldName = (typeof DATE_FIELDS)[number];
type DateFieldProps = Props & { name: DateFieldName; label: string };

const toRules = (form: Props['form'], name: DateFieldName) => ({
  validate: validators[name],
  deps: DATE_FIELDS.filter((other) => other !== name && form.getFieldState(other).isTouched),
});

function DateField({ form, name, label, min }: DateFieldProps & { min?: string }): ReactNode {
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
  } = useController({ control: form.control, name, rules: toRules(form, name) });
  return (
    <DayField
      label={label}
      name={name}
      ref={ref}
      value={value}
      {...(min && { min })}
      onDay={onChange}
      onBlur={onBlur}
      error={fieldState.error?.message}
      alignEnd={name === 'date_to'}
      optional
    />
  );
}

const STEP_MINUTES = 30;
const TIMES = Array.from({ length: 1440 / STEP_MINUTES }, (_, index) => index * STEP_MINUTES);

/** A time of day in half hours; a time of the event that is none of them is kept. */
function TimeField({ form, name, label }: DateFieldProps): ReactNode {
  const chosen = parseClock(form.watch(name));
  const times =
    chosen === null || TIMES.includes(chosen) ? TIMES : [...TIMES, chosen].toSorted((a, b) => a - b);
  return (
    <SelectField
      {...form.register(name, toRules(form, name))}
      label={label}
      error={form.formState.errors[name]?.message}
      optional
    >
      <option value="">{calendar.noTime}</option>
      {times.map((minute) => (
        <option key={minute} value={formatClock(minute)}>
          {formatTime(minute)}
        </option>
      ))}
    </SelectField>
  );
}

/** Location, date and time; the last day and the hours are optional. */
export function WhereWhenSection({
  form,
  places,
  event,
}: Props & { places: readonly LocationListItem[]; event: EventQuery }): ReactNode {
  const from = form.watch('date_from');
  const isRange = event.dateTo !== event.dateFrom;
  return (
    <FormSection legend={demand.where.legend}>
      <LocationField control={form.control} places={places} />
      <div className={styles['pair']}>
        <DateField form={form} name="date_from" label={demand.where.dateFrom} />
        <DateField form={form} name="date_to" label={demand.where.dateTo} min={from} />
      </div>
      <p className={styles['note']}>
        {isRange ? demand.where.searched(formatDemandDates(event) ?? '') : demand.where.dateHint}
      </p>
      <div className={styles['pair']}>
        <TimeField form={form} name="time_from" label={demand.where.timeFrom} />
        <TimeField form={form} name="time_to" label={demand.where.timeTo} />
      </div>
    </FormSection>
  );
}

/** Number of guests, budget and who rents. */
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
          hint={demand.howMany.budgetHint}
          inputMode="decimal"
          autoComplete="off"
          optional
          error={errors.budget?.message}
        />
      </div>
      <SelectField
        {...form.register('tariff')}
        label={tariffKindLabel}
        hint={demand.howMany.tariffHint}
        optional
      >
        <option value="">{demand.howMany.noTariff}</option>
        {TARIFF_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {tariffKindNames[kind]}
          </option>
        ))}
      </SelectField>
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
