import { calendar } from '@prostora/strings/cs/calendar.ts';
import type { ReactNode, Ref } from 'react';
import { DayField } from './day-field.tsx';
import styles from './day-time-field.module.css';
import { TimeField } from './time-field.tsx';

export type DayTimeFieldProps = {
  label: string;
  timeLabel?: string;
  /** „2026-12-10T16:00“ in Prague wall time; either part may be empty. */
  value: string;
  /** Called with an empty text when both parts are empty. */
  onChange: (value: string) => void;
  onBlur?: () => void;
  error?: string | undefined;
  /** First and last day that can be picked; from today to two years if omitted. */
  min?: string;
  max?: string;
  stepMinutes?: number;
  name?: string;
  ref?: Ref<HTMLInputElement>;
  'aria-describedby'?: string | undefined;
};

/** A day and its time side by side. */
export function DayTimeField({
  label,
  timeLabel = calendar.time,
  value,
  onChange,
  stepMinutes = 15,
  'aria-describedby': describedBy,
  ...dayField
}: DayTimeFieldProps): ReactNode {
  const [day = '', time = ''] = value.split('T');
  const change = (newDay: string, newTime: string): void =>
    onChange(newDay === '' && newTime === '' ? '' : `${newDay}T${newTime}`);
  return (
    <div className={styles['pair']}>
      <DayField {...dayField} label={label} value={day} onDay={(chosen) => change(chosen, time)} />
      <TimeField
        label={timeLabel}
        value={time}
        stepMinutes={stepMinutes}
        aria-describedby={describedBy}
        onTime={(chosen) => change(day, chosen)}
        {...(dayField.onBlur && { onBlur: dayField.onBlur })}
      />
    </div>
  );
}
