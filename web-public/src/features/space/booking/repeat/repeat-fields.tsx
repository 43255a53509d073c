import { addDays } from '@prostora/contracts';
import { formatCzk, formatShortDay } from '@prostora/strings/format.ts';
import { formatPrice } from '@prostora/strings/cs/pricing.ts';
import { seriesRequest } from '@prostora/strings/cs/series-request.ts';
import { Button } from '@prostora/ui/button.tsx';
import { formatShortWeekday } from '@prostora/ui/calendar/calendar-position.ts';
import { DayField } from '@prostora/ui/calendar/day-field.tsx';
import { classNames } from '@prostora/ui/class-names.ts';
import { CheckField } from '@prostora/ui/fields/check-field.tsx';
import { SelectField } from '@prostora/ui/fields/select-field.tsx';
import { Check, X } from '@prostora/ui/icons.ts';
import { Minus } from '@prostora/ui/page-icons.ts';
import type { ReactNode } from 'react';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import type { BookingValues } from '../booking-values.ts';
import { getUntil, getWeekdays, listChosen, sumDates, type SeriesDate } from './repeat-values.ts';
import styles from './repeat.module.css';
import type { RepeatCheck } from './use-repeat.ts';

const texts = seriesRequest.form;
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
/** A Monday. */
const MONDAY = '2027-01-04';

/** Pattern of the repetition: how often, on which days, until when. */
function PatternFields({ day }: { day: string }): ReactNode {
  const { register, control, setValue, formState } = useFormContext<BookingValues>();
  const values = useWatch({ control }) as BookingValues;
  const weekdays = getWeekdays(values, day);
  const toggle = (weekday: number): void => {
    const others = weekdays.filter((one) => one !== weekday);
    const next = weekdays.includes(weekday) ? others : [...others, weekday];
    if (next.length > 0) setValue('weekdays', next, { shouldDirty: true });
  };
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
          render={({ field: { onChange, onBlur, ref } }) => (
            <DayField
              ref={ref}
              alignEnd
              label={texts.untilDay}
              value={getUntil(values, day)}
              error={formState.errors.until_day?.message}
              onBlur={onBlur}
              onDay={onChange}
            />
          )}
        />
      </div>
      <div role="group" aria-label={texts.weekdays} className={styles['weekdays']}>
        {WEEKDAYS.map((weekday) => (
          <button
            key={weekday}
            type="button"
            aria-pressed={weekdays.includes(weekday)}
            onClick={() => toggle(weekday)}
          >
            {formatShortWeekday(addDays(MONDAY, weekday - 1))}
          </button>
        ))}
      </div>
      <CheckField {...register('skip_holidays')} label={texts.skipHolidays} />
    </>
  );
}

type TileProps = { date: SeriesDate; isOmitted: boolean; onToggle: () => void };

/** A date with its state and price; pressing it leaves the date out. */
function DateTile({ date, isOmitted, onToggle }: TileProps): ReactNode {
  const state = isOmitted ? 'omitted' : date.state;
  const isSent = state !== 'omitted' && state !== 'holiday';
  const Sign = state === 'free' ? Check : isSent ? X : Minus;
  const hasPrice = state === 'free' && date.price_state !== 'none';
  return (
    <li>
      <button
        type="button"
        className={classNames(styles['tile'], styles[state])}
        aria-pressed={isSent}
        disabled={state === 'holiday'}
        title={isSent ? (date.message ?? undefined) : undefined}
        onClick={onToggle}
      >
        <span>
          {formatShortDay(date.day).replace(/\s\d{4}$/u, '')}
          <Sign aria-hidden />
        </span>
        <small>{hasPrice ? `${texts.states.free} · ${formatCzk(date.price)}` : texts.states[state]}</small>
      </button>
    </li>
  );
}

type DateGridProps = {
  dates: readonly SeriesDate[];
  except: readonly string[];
  onExcept: (days: readonly string[]) => void;
};

function DateGrid({ dates, except, onExcept }: DateGridProps): ReactNode {
  const toggle = (day: string): void =>
    onExcept(except.includes(day) ? except.filter((one) => one !== day) : [...except, day]);
  const unavailable = dates.filter(
    ({ day, state }) => !except.includes(day) && (state === 'taken' || state === 'closed'),
  );
  return (
    <>
      <ul className={styles['tiles']} aria-label={texts.tiles}>
        {dates.map((date) => (
          <DateTile
            key={date.day}
            date={date}
            isOmitted={except.includes(date.day)}
            onToggle={() => toggle(date.day)}
          />
        ))}
      </ul>
      <p className="small muted">{texts.hint}</p>
      {unavailable.length > 0 && (
        <div className={styles['unavailable']} role="status">
          <p>{texts.unavailable(unavailable.length)}</p>
          <Button size="sm" onClick={() => onExcept([...except, ...unavailable.map(({ day }) => day)])}>
            {texts.omitUnavailable}
          </Button>
        </div>
      )}
    </>
  );
}

/** The repetition: its pattern, a tile for each date and the total. */
export function RepeatFields({ day, repeat }: { day: string; repeat: RepeatCheck }): ReactNode {
  const { control, setValue } = useFormContext<BookingValues>();
  const except = useWatch({ control, name: 'except' });
  const { check, failure, retry } = repeat;
  const chosen = listChosen(check, except);
  const { total, price_state: state } = sumDates(chosen);
  return (
    <div className={styles['repeat']}>
      <PatternFields day={day} />
      {failure !== null && (
        <div className={styles['unavailable']} role="alert">
          <p>{failure}</p>
          <Button size="sm" onClick={retry}>
            {texts.retry}
          </Button>
        </div>
      )}
      {!check && failure === null && (
        <p role="status" className="muted">
          {texts.checking}
        </p>
      )}
      {check && (
        <>
          <DateGrid
            dates={check.dates}
            except={except}
            onExcept={(days) => setValue('except', [...days], { shouldDirty: true })}
          />
          <p className={styles['total']} aria-live="polite">
            <span>{texts.total(chosen.length)}</span>
            <b>{formatPrice(total, state)}</b>
          </p>
        </>
      )}
    </div>
  );
}
