import { DayField, type DayFieldProps } from '@prostora/ui/calendar/day-field.tsx';
import { DayTimeField, type DayTimeFieldProps } from '@prostora/ui/calendar/day-time-field.tsx';
import { TimeField, type TimeFieldProps } from '@prostora/ui/calendar/time-field.tsx';
import type { ReactNode } from 'react';
import {
  useController,
  type Control,
  type FieldPathByValue,
  type FieldValues,
  type RegisterOptions,
} from 'react-hook-form';

type FormField<Values extends FieldValues> = {
  control: Control<Values>;
  name: FieldPathByValue<Values, string>;
  rules?: Pick<RegisterOptions<Values, FieldPathByValue<Values, string>>, 'validate' | 'required'>;
  /** Called after the value of the form has changed. */
  onChanged?: (value: string) => void;
};

function useTextField<Values extends FieldValues>({ control, name, rules, onChanged }: FormField<Values>) {
  const { field, fieldState } = useController({ control, name, ...(rules && { rules }) });
  const { ref, value, onBlur } = field;
  const change = (text: string): void => {
    field.onChange(text);
    onChanged?.(text);
  };
  return { shared: { name, ref, value: value as string, onBlur, error: fieldState.error?.message }, change };
}

/** `DayField` of a form. */
export function FormDayField<Values extends FieldValues>({
  control,
  name,
  rules,
  onChanged,
  ...field
}: FormField<Values> & Omit<DayFieldProps, 'name' | 'value' | 'onDay'>): ReactNode {
  const { shared, change } = useTextField({
    control,
    name,
    ...(rules && { rules }),
    ...(onChanged && { onChanged }),
  });
  return <DayField {...field} {...shared} onDay={change} />;
}

/** `TimeField` of a form. */
export function FormTimeField<Values extends FieldValues>({
  control,
  name,
  rules,
  onChanged,
  ...field
}: FormField<Values> & Omit<TimeFieldProps, 'name' | 'value' | 'onTime'>): ReactNode {
  const { shared, change } = useTextField({
    control,
    name,
    ...(rules && { rules }),
    ...(onChanged && { onChanged }),
  });
  return <TimeField {...field} {...shared} onTime={change} />;
}

/** `DayTimeField` of a form. */
export function FormDayTimeField<Values extends FieldValues>({
  control,
  name,
  rules,
  onChanged,
  ...field
}: FormField<Values> & Omit<DayTimeFieldProps, 'name' | 'value' | 'onChange'>): ReactNode {
  const { shared, change } = useTextField({
    control,
    name,
    ...(rules && { rules }),
    ...(onChanged && { onChanged }),
  });
  return <DayTimeField {...field} {...shared} onChange={change} />;
}
