import { DAY_MINUTES } from '@prostora/contracts';
import { formatTime } from '@prostora/strings';
import { booking as texts } from '@prostora/strings/cs/booking.ts';
import { CheckField } from '@prostora/ui/fields/check-field.tsx';
import { DayField } from '@prostora/ui/calendar/day-field.tsx';
import { useMemo, useState, type ReactNode } from 'react';
import styles from './booking-modal.module.css';
import { findEarliestStart, listOfferedRanges, type SpaceAvailability } from './day-states.ts';
import {
  endOffset,
  listEnds,
  listEndsOnLastDay,
  isMultiDay,
  latestEndDay,
  listStarts,
  withEnd,
  type LocalSlot,
} from './local-slot.ts';
import { TimeSelect } from './time-select.tsx';
import type { BookingForm } from './use-booking-form.ts';

/** Shortest suggested duration, in minutes. */
const MIN_MINUTES = 30;

/** Moves the start and the end, so that the duration stays. */
const withStart = (slot: LocalSlot, from: number): LocalSlot =>
  withEnd({ ...slot, from }, from + Math.max(endOffset(slot) - slot.from, MIN_MINUTES));

/** Keeps a chosen start that has passed among the options; the check reports it. */
const withChosen = (minutes: readonly number[], chosen: number): readonly number[] =>
  minutes.includes(chosen) ? minutes : [chosen, ...minutes].toSorted((one, other) => one - other);

const endLabel = (minute: number): string =>
  minute > DAY_MINUTES ? texts.nextDay(formatTime(minute)) : formatTime(minute);

type EndSelectProps = {
  slot: LocalSlot | null;
  isMultiDay: boolean;
  time: SpaceAvailability;
  onSlot: (slot: LocalSlot) => void;
};

function EndSelect({ slot, isMultiDay, time, onSlot }: EndSelectProps): ReactNode {
  const canAsk = !time.rules.only_in_windows;
  const shownDay = isMultiDay ? slot?.endDay : slot?.day;
  const ranges = useMemo(() => (shownDay ? listOfferedRanges(shownDay, time) : []), [shownDay, time]);
  const isOffered = (minute: number): boolean =>
    ranges.some(({ from, until }) => from < minute && minute <= until);
  if (!slot || isMultiDay)
    return (
      <TimeSelect
        label={texts.to}
        name="to"
        value={slot?.to ?? null}
        minutes={slot ? listEndsOnLastDay(slot) : []}
        isOffered={isOffered}
        canAsk={canAsk}
        onTime={(to) => slot && onSlot({ ...slot, to })}
      />
    );
  return (
    <TimeSelect
      label={texts.to}
      name="to"
      value={endOffset(slot)}
      minutes={listEnds(slot)}
      formatLabel={endLabel}
      isOffered={isOffered}
      canAsk={canAsk}
      onTime={(offset) => onSlot(withEnd(slot, offset))}
    />
  );
}

/** Field of the last day; a partially typed or invalid date does not change the slot. */
function LastDay({ slot, onDay }: { slot: LocalSlot; onDay: (day: string) => void }): ReactNode {
  const [first, last] = [slot.day, latestEndDay(slot.day)];
  return (
    <DayField
      className={styles['lastDay']}
      label={texts.endDay}
      min={first}
      max={last}
      value={slot.endDay}
      onDay={(day) => day >= first && day <= last && onDay(day)}
    />
  );
}

/** Times of the slot; the end may be on the next day or, for several days, at most 31 days later. */
export function SlotFields({
  booking: { slot, choose },
  time,
}: {
  booking: BookingForm;
  time: SpaceAvailability;
}): ReactNode {
  const earliest = findEarliestStart(time);
  const day = slot?.day;
  const ranges = useMemo(() => (day ? listOfferedRanges(day, time) : []), [day, time]);
  const [isMultiDayChosen, setMultiDayChosen] = useState(false);
  const showsEndDay = slot !== null && (isMultiDayChosen || isMultiDay(slot));
  const setMultiDay = (wanted: boolean): void => {
    setMultiDayChosen(wanted);
    if (slot && !wanted && (isMultiDay(slot) || endOffset(slot) <= slot.from))
      choose(withStart({ ...slot, endDay: slot.day, to: slot.from }, slot.from));
  };
  return (
    <>
      <div className={styles['times']}>
        <TimeSelect
          label={texts.from}
          name="from"
          value={slot?.from ?? null}
          minutes={slot ? withChosen(listStarts(slot.day, earliest, slot.from), slot.from) : []}
          isOffered={(minute) => ranges.some(({ from, until }) => from <= minute && minute < until)}
          canAsk={!time.rules.only_in_windows}
          onTime={(from) => slot && choose(withStart(slot, from))}
        />
        <EndSelect slot={slot} isMultiDay={showsEndDay} time={time} onSlot={choose} />
      </div>
      {slot && (
        <CheckField
          className={styles['long']}
          label={texts.severalDays}
          checked={showsEndDay}
          onChange={({ target }) => setMultiDay(target.checked)}
        />
      )}
      {slot && showsEndDay && (
        <LastDay key={slot.day} slot={slot} onDay={(endDay) => choose({ ...slot, endDay })} />
      )}
    </>
  );
}
