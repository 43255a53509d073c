import { addDays, formatClock, getWeekday, isDay, OWN_BOOKING, parseClock } from '@prostora/contracts';
import { formatLength } from '@prostora/strings/cs/booking-api.ts';
import { newBooking as texts } from '@prostora/strings/cs/new-booking.ts';
import { pragueToday } from '@prostora/ui/calendar/calendar-position.ts';
import { DayField } from '@prostora/ui/calendar/day-field.tsx';
import { TimeField } from '@prostora/ui/calendar/time-field.tsx';
import { useId, type ReactNode } from 'react';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import styles from './new-booking.module.css';
import { countMinutes, type NewBookingValues } from './new-booking-values.ts';

const STEP_MINUTES = 15;

const addMinutes = (time: string, minutes: number): string => formatClock((parseClock(time) ?? 0) + minutes);

/** Day, start and end. A moved day takes the weekday of the repetition with it, a moved start the end. */
export function WhenFields(): ReactNode {
  const { control, setValue } = useFormContext<NewBookingValues>();
  const [from, until] = useWatch({ control, name: ['from', 'until'] });
  const today = pragueToday();
  const lengthId = useId();
  return (
    <div className={styles['when']}>
      <Controller
        control={control}
        name="day"
        render={({ field: { value, onChange, onBlur, ref }, fieldState: { error } }) => (
          <DayField
            ref={ref}
            isFirst
            label={texts.day}
            value={value}
            min={addDays(today, -OWN_BOOKING.pastDays)}
            error={error?.message}
            onBlur={onBlur}
            onDay={(day) => {
              onChange(day);
              if (isDay(day)) setValue('weekdays', [getWeekday(day)]);
            }}
          />
        )}
      />
      <Controller
        control={control}
        name="from"
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <TimeField
            ref={ref}
            label={texts.from}
            value={value}
            stepMinutes={STEP_MINUTES}
            onTime={(time) => {
              setValue('until', addMinutes(time, countMinutes({ from, until })));
              onChange(time);
            }}
            onBlur={onBlur}
          />
        )}
      />
      <Controller
        control={control}
        name="until"
        render={({ field: { value, onChange, onBlur, ref }, fieldState: { error } }) => (
          <TimeField
            ref={ref}
            label={texts.until}
            aside={
              <span id={lengthId} className="muted small">
                {formatLength(countMinutes({ from, until }))}
              </span>
            }
            aria-describedby={lengthId}
            value={value}
            stepMinutes={STEP_MINUTES}
            error={error?.message}
            onTime={onChange}
            onBlur={onBlur}
          />
        )}
      />
    </div>
  );
}
