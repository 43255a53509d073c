import { toPragueWallTime } from '@prostora/contracts';
import { formatTime } from '@prostora/strings';
import { bookingChoices as texts } from '@prostora/strings/cs/booking-choices.ts';
import { SelectField } from '@prostora/ui/fields/select-field.tsx';
import type { TimeSlot } from '@prostora/ui/calendar/slot-text.ts';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import type { BookingValues } from '../booking-values.ts';
import { shift } from './choice-values.ts';
import styles from './choices.module.css';

/** Offered minutes before the start and after the end: half hours up to half a day. */
const OFFSETS = Array.from({ length: 24 }, (_, index) => (index + 1) * 30);

const toWall = (timestamp: string) => toPragueWallTime(new Date(timestamp));

/** Entry before the start and exit after the end; the distances stay when the slot moves. */
export function AccessFields({ slot: { start, end } }: { slot: TimeSlot }): ReactNode {
  const { register, getValues, formState } = useFormContext<BookingValues>();
  const { entry, exit } = formState.errors;
  const [first, last] = [toWall(start), toWall(end)];
  const formatEntry = (minutes: number): string => {
    const { day, minute } = toWall(shift(start, -minutes));
    return day === first.day ? formatTime(minute) : texts.dayBefore(formatTime(minute));
  };
  const formatExit = (minutes: number): string => {
    const { day, minute } = toWall(shift(end, minutes));
    return day === last.day ? formatTime(minute) : texts.dayAfter(formatTime(minute));
  };
  const hasAccess = getValues('entry') !== '' || getValues('exit') !== '';
  return (
    <details className={styles['more']} open={hasAccess || Boolean(entry ?? exit)}>
      <summary>{texts.access}</summary>
      <p className={styles['hint']}>{texts.accessHint}</p>
      <div className={styles['pair']}>
        <SelectField {...register('entry')} label={texts.entry} error={entry?.message}>
          <option value="">{texts.atStart(first.minute)}</option>
          {OFFSETS.map((minutes) => (
            <option key={minutes} value={minutes}>
              {formatEntry(minutes)}
            </option>
          ))}
        </SelectField>
        <SelectField {...register('exit')} label={texts.exit} error={exit?.message}>
          <option value="">{texts.atEnd(last.minute)}</option>
          {OFFSETS.map((minutes) => (
            <option key={minutes} value={minutes}>
              {formatExit(minutes)}
            </option>
          ))}
        </SelectField>
      </div>
    </details>
  );
}
