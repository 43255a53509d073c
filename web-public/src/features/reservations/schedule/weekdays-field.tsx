import { reservations } from '@prostora/strings/cs/reservations.ts';
import { Chip } from '@prostora/ui';
import { FieldErrorText } from '@prostora/ui/fields/field.tsx';
import { useId, type ReactNode } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { validateWeekdays } from './rule-values.ts';
import styles from './schedule.module.css';

const texts = reservations.rules;

/** Weekdays as toggle buttons. */
export function WeekdaysField({ name = 'weekdays' }: { name?: string }): ReactNode {
  const { control } = useFormContext<Record<string, number[]>>();
  const { field, fieldState } = useController({ control, name, rules: { validate: validateWeekdays } });
  const id = useId();
  const toggle = (day: number): void => {
    field.onChange(
      field.value.includes(day) ? field.value.filter((other) => other !== day) : [...field.value, day],
    );
    field.onBlur();
  };
  return (
    <div role="group" aria-labelledby={id} aria-describedby={fieldState.error ? `${id}-error` : undefined}>
      <p id={id} className={styles['label']}>
        {texts.weekdays}
      </p>
      <div className={styles['days']}>
        {texts.weekdayNames.map((name, index) => (
          <Chip
            key={name}
            {...(index === 0 && { ref: field.ref })}
            aria-pressed={field.value.includes(index + 1)}
            onClick={() => toggle(index + 1)}
          >
            {name}
          </Chip>
        ))}
      </div>
      {fieldState.error?.message && (
        <FieldErrorText id={`${id}-error`}>{fieldState.error.message}</FieldErrorText>
      )}
    </div>
  );
}
