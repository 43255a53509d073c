import { reservations } from '@prostora/strings/cs/reservations.ts';
import { TextField } from '@prostora/ui';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import styles from './schedule.module.css';
import {
  UNITS,
  createDurationValidator,
  type DurationName,
  type SettingsValues,
  type Unit,
} from './settings-values.ts';

const texts = reservations.settings;

type DurationFieldProps = { name: DurationName; label: string; hint?: string; units?: readonly Unit[] };

/** Duration: a number and its unit. */
export function DurationField({ name, label, hint, units = UNITS }: DurationFieldProps): ReactNode {
  const {
    register,
    trigger,
    formState: { errors, touchedFields },
  } = useFormContext<SettingsValues>();
  /** Revalidates fields that depend on the unit or on the shortest booking, once touched. */
  const revalidate = (): void =>
    void trigger([
      name,
      ...(name === 'shortest_minutes' && touchedFields.longest_minutes ? ['longest_minutes' as const] : []),
    ]);
  return (
    <div className={styles['duration']}>
      <TextField
        {...register(name, { validate: createDurationValidator(name) })}
        label={label}
        hint={hint}
        inputMode="decimal"
        autoComplete="off"
        error={errors[name]?.message}
      />
      <select
        {...register(`${name}_unit`, { onChange: revalidate })}
        aria-label={texts.unitOf(label)}
        className={styles['unit']}
      >
        {units.map((unit) => (
          <option key={unit} value={unit}>
            {texts.units[unit]}
          </option>
        ))}
      </select>
    </div>
  );
}
