import { addDays, isDay } from '@prostora/contracts';
import { calendar } from '@prostora/strings/cs/calendar.ts';
import { useEffect, useId, useRef, useState, type FocusEvent, type ReactNode, type Ref } from 'react';
import { IconButton } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { Field, type FieldTexts } from '../fields/field.tsx';
import { CalendarDays } from '../page-icons.ts';
import { formatDay, formatShortWeekday, pragueToday } from './calendar-position.ts';
import { DayCalendar } from './day-calendar.tsx';
import styles from './day-field.module.css';
import { parseTypedDay } from './typed-day.ts';

const texts = calendar.dayField;

export type DayFieldProps = FieldTexts & {
  /** YYYY-MM-DD, or empty. */
  value: string;
  /** Called with a day, or with an empty text when the field is empty or not a day. */
  onDay: (day: string) => void;
  onBlur?: () => void;
  /** First and last day that can be chosen; today if omitted. */
  min?: string;
  max?: string;
  id?: string;
  name?: string;
  ref?: Ref<HTMLInputElement>;
  className?: string | undefined;
  /** Aligns the calendar with the right edge of the field. */
  alignEnd?: boolean;
  /** Whether a panel gives it the first focus. */
  isFirst?: boolean;
};

/** „so 15. 5. 2027“ */
const formatValue = (day: string): string =>
  isDay(day) ? `${formatShortWeekday(day)} ${formatDay(day)}` : '';

/** Field of a day: it can be typed, or picked in a calendar that opens below it. */
export function DayField({
  label,
  hint,
  error,
  optional,
  value,
  onDay,
  onBlur,
  min = pragueToday(),
  max = addDays(pragueToday(), 730),
  id,
  name,
  ref,
  className,
  alignEnd = false,
  isFirst = false,
}: DayFieldProps): ReactNode {
  const [typed, setTyped] = useState<string | null>(null);
  const [isInvalid, setInvalid] = useState(false);
  const [month, setMonth] = useState<string | null>(null);
  const popover = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const popoverId = useId();
  const isOpen = month !== null;
  useEffect(() => {
    if (isOpen) popover.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);

  const type = (text: string): void => {
    setTyped(text);
    setInvalid(false);
    const day = parseTypedDay(text, pragueToday());
    onDay(day ?? '');
    if (day && isOpen) setMonth(day);
  };
  const pick = (day: string): void => {
    setTyped(null);
    setInvalid(false);
    setMonth(null);
    onDay(day);
    frame.current?.querySelector('input')?.focus({ preventScroll: true });
  };
  const leave = (event: FocusEvent): void => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    setMonth(null);
    setInvalid(typed !== null && typed.trim() !== '' && value === '');
    if (value !== '' || typed?.trim() === '') setTyped(null);
    onBlur?.();
  };
  return (
    <div
      ref={frame}
      className={classNames(styles['frame'], className)}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.preventDefault();
        event.stopPropagation();
        setMonth(null);
        frame.current?.querySelector('input')?.focus({ preventScroll: true });
      }}
    >
      <Field id={id} label={label} hint={hint} error={isInvalid ? texts.invalid : error} optional={optional}>
        {(control) => (
          <span className={styles['box']}>
            <input
              {...control}
              data-first={isFirst ? '' : undefined}
              ref={ref}
              className={classNames(control.className, styles['input'])}
              type="text"
              name={name}
              autoComplete="off"
              spellCheck={false}
              placeholder={texts.example}
              value={typed ?? formatValue(value)}
              onChange={({ target }) => type(target.value)}
            />
            <IconButton
              className={styles['button']}
              label={texts.open(label)}
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              aria-controls={popoverId}
              onClick={() => setMonth(isOpen ? null : value || min)}
            >
              <CalendarDays />
            </IconButton>
          </span>
        )}
      </Field>
      {month !== null && (
        <div
          ref={popover}
          id={popoverId}
          role="dialog"
          aria-label={label}
          className={classNames(styles['popover'], alignEnd && styles['end'])}
        >
          <DayCalendar
            label={label}
            month={month}
            onMonth={setMonth}
            chosen={value || null}
            getAppearance={(day) => ({ unavailable: day < min || day > max })}
            onPick={pick}
          />
        </div>
      )}
    </div>
  );
}
