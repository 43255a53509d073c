import { DAY_MINUTES, EVENT_LIMITS, LAYOUTS, type EventLayout, type EventQuery } from '@prostora/contracts';
import { formatTime, weekdayName } from '@prostora/strings';
import { eventEditor as texts } from '@prostora/strings/cs/event-editor.ts';
import { eventTexts } from '@prostora/strings/cs/event.ts';
import { CheckField, CheckRow, Chip, SelectField, TextField } from '@prostora/ui';
import { DayField } from '@prostora/ui/calendar/day-field.tsx';
import { useId, useState, type ReactNode } from 'react';
import styles from './event-fields.module.css';

/** A draft of an event in a panel, a sheet or a dialog. */
export type EventDraft = { draft: EventQuery; change: (change: Partial<EventQuery>) => void };

const STEP_MINUTES = 30;
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];
const listTimes = (first: number, last: number): number[] =>
  Array.from(
    { length: Math.floor((last - first) / STEP_MINUTES) + 1 },
    (_, index) => first + index * STEP_MINUTES,
  );

/** First and last day; a longer range may be flexible. */
export function DayRangeFields({ draft, change }: EventDraft): ReactNode {
  const { dateFrom, dateTo, flexible, weekdays, repeat } = draft;
  const setFrom = (day: string): void =>
    change(
      day === ''
        ? { dateFrom: null, dateTo: null, flexible: false, weekdays: [], repeat: null }
        : { dateFrom: day, dateTo: dateTo === null || dateTo < day || dateTo === dateFrom ? day : dateTo },
    );
  const setTo = (day: string): void =>
    change({
      dateTo: day || dateFrom,
      ...(day !== '' && (!dateFrom || dateFrom > day) && { dateFrom: day }),
    });
  const toggle = (day: number): void =>
    change({
      weekdays: weekdays.includes(day)
        ? weekdays.filter((other) => other !== day)
        : [...weekdays, day].toSorted(),
    });
  return (
    <>
      <div className={styles['pair']}>
        <DayField label={texts.from} value={dateFrom ?? ''} onDay={setFrom} isFirst />
        <DayField
          label={texts.to}
          value={dateTo ?? ''}
          {...(dateFrom && { min: dateFrom })}
          onDay={setTo}
          alignEnd
        />
      </div>
      {dateFrom !== null && dateTo !== null && dateTo > dateFrom && (
        <CheckField
          className={styles['below']}
          label={texts.flexible}
          checked={flexible}
          onChange={({ target }) => change({ flexible: target.checked, weekdays: [], repeat: null })}
        />
      )}
      {flexible && (
        <div className={styles['chips']} role="group" aria-label={texts.weekdays}>
          {WEEKDAYS.map((day) => (
            <Chip key={day} aria-pressed={weekdays.includes(day)} onClick={() => toggle(day)}>
              <abbr title={weekdayName(day)}>{weekdayName(day).slice(0, 2)}</abbr>
            </Chip>
          ))}
        </div>
      )}
      {flexible && (weekdays.length > 0 || repeat !== null) && (
        <CheckField
          className={styles['below']}
          label={texts.repeat}
          checked={repeat !== null}
          onChange={({ target }) => change({ repeat: target.checked ? 1 : null })}
        />
      )}
    </>
  );
}

const parseTime = (text: string): number | null => (text === '' ? null : Number(text));

/** Start and end in half hours; the end may be on the next day. */
export function HoursFields({ draft, change }: EventDraft): ReactNode {
  const { timeFrom, timeTo, dateFrom } = draft;
  const setFrom = (minute: number | null): void =>
    change({
      timeFrom: minute,
      ...(minute !== null && timeTo !== null && timeTo <= minute && { timeTo: null }),
    });
  const ends = listTimes((timeFrom ?? 0) + STEP_MINUTES, EVENT_LIMITS.timeTo);
  const toOption = (minute: number): ReactNode => (
    <option key={minute} value={minute}>
      {minute > DAY_MINUTES ? texts.nextDay(formatTime(minute)) : formatTime(minute)}
    </option>
  );
  return (
    <>
      <div className={styles['pair']}>
        <SelectField
          label={texts.from}
          value={timeFrom ?? ''}
          data-first=""
          onChange={({ target }) => setFrom(parseTime(target.value))}
        >
          <option value="">{texts.fromAny}</option>
          {withChosen(listTimes(0, DAY_MINUTES - STEP_MINUTES), timeFrom).map(toOption)}
        </SelectField>
        <SelectField
          label={texts.to}
          value={timeTo ?? ''}
          onChange={({ target }) => change({ timeTo: parseTime(target.value) })}
        >
          <option value="">{texts.toAny}</option>
          {withChosen(ends, timeTo).map(toOption)}
        </SelectField>
      </div>
      {dateFrom === null && (timeFrom !== null || timeTo !== null) && (
        <p className={styles['note']}>{texts.needsDay}</p>
      )}
    </>
  );
}

/** Adds a time of the address that is not a half hour. */
const withChosen = (minutes: number[], chosen: number | null): number[] =>
  chosen === null || minutes.includes(chosen)
    ? minutes
    : [...minutes, chosen].toSorted((one, other) => one - other);

type IntegerFieldProps = {
  label: string;
  value: number | null;
  max: number;
  hint?: string | undefined;
  onValue: (value: number | null) => void;
};

/** A whole number; spaces are accepted, other characters are not entered. */
function IntegerField({ label, value, max, hint, onValue }: IntegerFieldProps): ReactNode {
  const [typed, setTyped] = useState<string | null>(null);
  const type = (text: string): void => {
    const digits = text.replace(/\D/gu, '');
    setTyped(text.replace(/[^\d\s]/gu, ''));
    onValue(digits === '' || Number(digits) === 0 ? null : Math.min(Number(digits), max));
  };
  return (
    <TextField
      label={label}
      hint={hint}
      inputMode="numeric"
      autoComplete="off"
      data-first=""
      value={typed ?? (value === null ? '' : String(value))}
      onChange={({ target }) => type(target.value)}
      onBlur={() => setTyped(null)}
    />
  );
}

export const GuestsField = ({ draft, change }: EventDraft): ReactNode => (
  <IntegerField
    label={texts.guests}
    value={draft.guests}
    max={EVENT_LIMITS.guests}
    onValue={(guests) => change({ guests })}
  />
);

export const PriceField = ({ draft, change }: EventDraft): ReactNode => (
  <IntegerField
    label={texts.price}
    value={draft.priceMax}
    max={EVENT_LIMITS.priceMax}
    hint={draft.dateFrom === null && draft.priceMax !== null ? texts.needsDay : undefined}
    onValue={(priceMax) => change({ priceMax })}
  />
);

/** Layout of the room, or none. */
export function LayoutField({ draft, change }: EventDraft): ReactNode {
  const name = useId();
  const toRow = (layout: EventLayout | null, label: string): ReactNode => (
    <CheckRow
      key={layout ?? ''}
      type="radio"
      name={name}
      label={label}
      checked={draft.layout === layout}
      onChange={() => change({ layout })}
    />
  );
  return (
    <fieldset className={styles['layouts']}>
      <legend className={styles['legend']}>{texts.layout}</legend>
      {toRow(null, texts.layoutAny)}
      {LAYOUTS.map((layout) => toRow(layout, eventTexts.layouts[layout]))}
    </fieldset>
  );
}
