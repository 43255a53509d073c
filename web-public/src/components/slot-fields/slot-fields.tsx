import { calendar } from '@prostora/strings/cs/calendar.ts';
import { useEffect, useRef, type ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormDayTimeField } from '../date-fields/form-date-fields.tsx';
import styles from './slot-fields.module.css';
import { createEndValidator, shiftEnd, validateStart, type SlotValues } from './slot-values.ts';

const texts = calendar.slot;

/** Start and end of a slot; a moved start shifts the end. */
export function SlotFields({
  longestDays,
  min,
}: {
  longestDays?: number;
  /** First day that can be picked; today if omitted. */
  min?: string;
}): ReactNode {
  const {
    control,
    getValues,
    setValue,
    trigger,
    formState: { touchedFields },
  } = useFormContext<SlotValues>();
  const start = useWatch({ control, name: 'start_datetime' });
  const validStart = useRef(start);
  useEffect(() => {
    if (validateStart(start) === true) validStart.current = start;
  }, [start]);
  const moveStart = (chosen: string): void => {
    if (validateStart(chosen) !== true) return;
    setValue('end_datetime', shiftEnd(validStart.current, chosen, getValues('end_datetime')));
    if (touchedFields.end_datetime) void trigger('end_datetime');
  };
  return (
    <div className={styles['slot']}>
      <FormDayTimeField
        control={control}
        name="start_datetime"
        rules={{ validate: validateStart }}
        label={texts.from}
        timeLabel={texts.fromTime}
        {...(min && { min })}
        onChanged={moveStart}
      />
      <FormDayTimeField
        control={control}
        name="end_datetime"
        rules={{ validate: createEndValidator(longestDays) }}
        label={texts.to}
        timeLabel={texts.toTime}
        {...(min && { min })}
      />
    </div>
  );
}
