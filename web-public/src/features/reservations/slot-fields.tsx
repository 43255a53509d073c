import { reservations } from '@prostora/strings/cs/reservations.ts';
import { TextField } from '@prostora/ui';
import { useRef, type ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import styles from './reservations.module.css';
import { shiftEnd, createEndValidator, validateStart, type SlotValues } from './slot.ts';

const texts = reservations.move;
/** Step of the native fields: a quarter of an hour, in seconds. */
const STEP_SECONDS = 900;

/** Start and end of a slot; a moved start shifts the end. */
export function SlotFields({ longestDays }: { longestDays?: number }): ReactNode {
  const {
    register,
    getValues,
    setValue,
    trigger,
    formState: { errors, touchedFields },
  } = useFormContext<SlotValues>();
  const previousStart = useRef<string | null>(null);
  const moveStart = (start: string): void => {
    previousStart.current ??= getValues('start_datetime');
    if (start === '') return;
    setValue('end_datetime', shiftEnd(previousStart.current, start, getValues('end_datetime')));
    previousStart.current = start;
    if (touchedFields.end_datetime) void trigger('end_datetime');
  };
  const start = register('start_datetime', { validate: validateStart });
  return (
    <div className={styles['slot']}>
      <TextField
        {...start}
        label={texts.from}
        type="datetime-local"
        step={STEP_SECONDS}
        error={errors.start_datetime?.message}
        onChange={(event) => {
          moveStart(event.target.value);
          void start.onChange(event);
        }}
      />
      <TextField
        {...register('end_datetime', { validate: createEndValidator(longestDays) })}
        label={texts.to}
        type="datetime-local"
        step={STEP_SECONDS}
        error={errors.end_datetime?.message}
      />
    </div>
  );
}
