import type { OwnBookingCheck } from '@prostora/api-client';
import { addDays, toPragueDay } from '@prostora/contracts';
import { newBooking as texts } from '@prostora/strings/cs/new-booking.ts';
import { formatShortDay } from '@prostora/strings/format.ts';
import { Check, CheckField, classNames, SelectField, X } from '@prostora/ui';
import { DayField } from '@prostora/ui/calendar/day-field.tsx';
import { formatShortWeekday } from '@prostora/ui/calendar/calendar-position.ts';
import { Minus, TriangleAlert } from '@prostora/ui/page-icons.ts';
import type { ReactNode } from 'react';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import styles from './new-booking.module.css';
import { listDays, type NewBookingValues } from './new-booking-values.ts';

type DayState = 'free' | 'taken' | 'outside' | 'warned' | 'omitted' | 'unknown';

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
/** A Monday. */
const MONDAY = '2027-01-04';

/** State of a day over all spaces, the worst counts. */
function toDayState(day: string, except: readonly string[], check: OwnBookingCheck | undefined): DayState {
  if (except.includes(day)) return 'omitted';
  const slots = check?.rooms.filter(({ start_datetime }) => toPragueDay(start_datetime) === day) ?? [];
  if (slots.length === 0) return 'unknown';
  if (slots.some(({ available }) => !available)) return 'taken';
  const codes = slots.flatMap(({ warnings }) => warnings.map(({ code }) => code));
  if (codes.includes('OUTSIDE_HOURS')) return 'outside';
  return codes.some((code) => code === 'HOLIDAY' || code === 'FOREIGN_CALENDAR') ? 'warned' : 'free';
}

/** Days that cannot be saved. */
export const listTakenDays = (check: OwnBookingCheck | undefined): string[] => [
  ...new Set(
    check?.rooms
      .filter(({ available }) => !available)
      .map(({ start_datetime }) => toPragueDay(start_datetime)),
  ),
];

function DayTile({
  day,
  state,
  onToggle,
}: {
  day: string;
  state: DayState;
  onToggle: () => void;
}): ReactNode {
  const Sign = state === 'taken' ? X : state === 'omitted' ? Minus : Check;
  return (
    <li>
      <button
        type="button"
        className={classNames(styles['tile'], styles[state])}
        aria-pressed={state !== 'omitted'}
        onClick={onToggle}
      >
        <span>
          {formatShortDay(day).replace(/\s\d{4}$/u, '')}
          <Sign aria-hidden />
        </span>
        <small>
          {state === 'taken' && <TriangleAlert aria-hidden />}
          {texts[state]}
        </small>
      </button>
    </li>
  );
}

/** Pattern of the repetition: how often, on which days, until when. */
function PatternFields(): ReactNode {
  const {
    register,
    control,
    formState: { errors },
  } = useFormContext<NewBookingValues>();
  return (
    <>
      <div className={styles['pattern']}>
        <SelectField {...register('every')} label={texts.every}>
          {texts.everyWeeks.map((name, index) => (
            <option key={name} value={index + 1}>
              {name}
            </option>
          ))}
        </SelectField>
        <Controller
          control={control}
          name="until_day"
          render={({ field: { value, onChange, onBlur, ref } }) => (
            <DayField
              ref={ref}
              alignEnd
              label={texts.untilDay}
              value={value}
              error={errors.until_day?.message}
              onBlur={onBlur}
              onDay={onChange}
            />
          )}
        />
      </div>
      <Controller
        control={control}
        name="weekdays"
        render={({ field: { value, onChange } }) => (
          <div role="group" aria-label={texts.weekdays} className={styles['weekdays']}>
            {WEEKDAYS.map((weekday) => {
              const isChosen = value.includes(weekday);
              const others = value.filter((one) => one !== weekday);
              return (
                <button
                  key={weekday}
                  type="button"
                  aria-pressed={isChosen}
                  onClick={() => {
                    const next = isChosen ? others : [...others, weekday];
                    if (next.length > 0) onChange(next);
                  }}
                >
                  {formatShortWeekday(addDays(MONDAY, weekday - 1))}
                </button>
              );
            })}
          </div>
        )}
      />
      <CheckField {...register('skip_holidays')} label={texts.skipHolidays} />
    </>
  );
}

/** The repetition with a tile for each day; pressing one leaves the day out. */
export function RepeatFields({ check }: { check: OwnBookingCheck | undefined }): ReactNode {
  const { register, control, setValue } = useFormContext<NewBookingValues>();
  const values = useWatch({ control }) as NewBookingValues;
  const { repeats, except } = values;
  const days = listDays(values);
  const states = days.map((day) => toDayState(day, except, check));
  const isSaved = (state: DayState): boolean => state !== 'omitted' && state !== 'taken';
  const toggle = (day: string): void =>
    setValue('except', except.includes(day) ? except.filter((one) => one !== day) : [...except, day], {
      shouldDirty: true,
    });
  return (
    <div className={styles['repeat']}>
      <div className={styles['repeatHead']}>
        <CheckField {...register('repeats')} label={texts.repeat} />
        {repeats && <span>{texts.countOfDays(states.filter(isSaved).length, days.length)}</span>}
      </div>
      {repeats && (
        <>
          <PatternFields />
          <ul className={styles['tiles']} aria-label={texts.tiles}>
            {days.map((day, index) => (
              <DayTile key={day} day={day} state={states[index] ?? 'unknown'} onToggle={() => toggle(day)} />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
