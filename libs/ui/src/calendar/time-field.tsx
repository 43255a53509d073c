import { DAY_MINUTES, formatClock, parseClock } from '@prostora/contracts';
import { formatTime } from '@prostora/strings';
import { calendar } from '@prostora/strings/cs/calendar.ts';
import type { ReactNode, Ref } from 'react';
import type { FieldTexts } from '../fields/field.tsx';
import { SelectField } from '../fields/select-field.tsx';

export type TimeFieldProps = FieldTexts & {
  /** HH:MM, or empty. */
  value: string;
  onTime: (time: string) => void;
  onBlur?: () => void;
  /** Distance of the offered times. */
  stepMinutes?: number;
  /** Whether midnight is the end of the day: offered last, as 24:00. */
  isEnd?: boolean;
  /** Whether a chosen time can be removed. */
  hasEmpty?: boolean;
  id?: string;
  name?: string;
  ref?: Ref<HTMLSelectElement>;
  className?: string | undefined;
  'aria-describedby'?: string | undefined;
};

/** Field of a time of day; a time that is not one of the offered ones is kept. */
export function TimeField({
  value,
  onTime,
  stepMinutes = 30,
  hasEmpty = false,
  isEnd = false,
  ...field
}: TimeFieldProps): ReactNode {
  const chosen = isEnd && value === '00:00' ? DAY_MINUTES : parseClock(value);
  const times = Array.from(
    { length: DAY_MINUTES / stepMinutes },
    (_, index) => (isEnd ? index + 1 : index) * stepMinutes,
  );
  const offered =
    chosen === null || times.includes(chosen)
      ? times
      : [...times, chosen].toSorted((one, other) => one - other);
  return (
    <SelectField {...field} value={value} onChange={({ target }) => onTime(target.value)}>
      {(value === '' || hasEmpty) && <option value="">{calendar.noTime}</option>}
      {offered.map((minute) => (
        <option key={minute} value={formatClock(minute)}>
          {formatTime(minute)}
        </option>
      ))}
    </SelectField>
  );
}
