import { booking as texts } from '@prostora/strings/cs/booking.ts';
import { SelectField } from '@prostora/ui/fields/select-field.tsx';
import type { ReactNode } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import type { BookingValues } from './booking-values.ts';
import { clock } from './term.ts';

type TimeSelectProps = {
  label: string;
  /** The field of the form whose errors stand here. */
  name: 'from' | 'to';
  value: number | null;
  minutes: readonly number[];
  labelOf?: (minute: number) => string;
  onTime: (minute: number) => void;
};

/** A time out of those on offer, empty until a day is chosen. */
export function TimeSelect({ label, name, value, minutes, labelOf = clock, onTime }: TimeSelectProps): ReactNode {
  const { control } = useFormContext<BookingValues>();
  const { field: { ref, onBlur }, fieldState: { error } } = useController({ control, name, rules: { validate: (text) => text !== '' || texts.missingTerm } });
  return (
    <SelectField label={label} name={name} ref={ref} onBlur={onBlur} error={error?.message} value={value ?? ''} onChange={({ target }) => target.value !== '' && onTime(Number(target.value))}>
      {value === null && <option value="">{texts.choose}</option>}
      {minutes.map((minute) => <option key={minute} value={minute}>{labelOf(minute)}</option>)}
    </SelectField>
  );
}
