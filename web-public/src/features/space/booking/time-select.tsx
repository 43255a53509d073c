import { formatTime } from '@prostora/strings';
import { booking as texts } from '@prostora/strings/cs/booking.ts';
import { SelectField } from '@prostora/ui/fields/select-field.tsx';
import type { ReactNode } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import type { BookingValues } from './booking-values.ts';

type TimeSelectProps = {
  label: string;
  /** Form field whose errors are shown. */
  name: 'from' | 'to';
  value: number | null;
  minutes: readonly number[];
  formatLabel?: (minute: number) => string;
  /** Whether a time is within offered hours; those are listed first. */
  isOffered: (minute: number) => boolean;
  /** Whether times outside offered hours are available on request. */
  canAsk: boolean;
  onTime: (minute: number) => void;
};

/** Select of a time, empty until a day is chosen. */
export function TimeSelect({
  label,
  name,
  value,
  minutes,
  formatLabel = formatTime,
  isOffered,
  canAsk,
  onTime,
}: TimeSelectProps): ReactNode {
  const { control } = useFormContext<BookingValues>();
  const {
    field: { ref, onBlur },
    fieldState: { error },
  } = useController({ control, name, rules: { validate: (text) => text !== '' || texts.missingSlot } });
  const offered = minutes.filter(isOffered);
  const others = minutes.filter((minute) => !isOffered(minute) && (canAsk || minute === value));
  const toOption = (minute: number): ReactNode => (
    <option key={minute} value={minute}>
      {formatLabel(minute)}
    </option>
  );
  return (
    <SelectField
      label={label}
      name={name}
      ref={ref}
      onBlur={onBlur}
      error={error?.message}
      value={value ?? ''}
      onChange={({ target }) => target.value !== '' && onTime(Number(target.value))}
    >
      {value === null && <option value="">{texts.choose}</option>}
      {offered.length === 0 && minutes.map(toOption)}
      {offered.length > 0 && <optgroup label={texts.offeredHours}>{offered.map(toOption)}</optgroup>}
      {offered.length > 0 && others.length > 0 && (
        <optgroup label={texts.onRequest}>{others.map(toOption)}</optgroup>
      )}
    </SelectField>
  );
}
