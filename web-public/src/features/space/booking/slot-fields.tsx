import { booking as texts } from '@prostora/strings/cs/booking.ts';
import { CheckField } from '@prostora/ui/fields/check-field.tsx';
import { TextField } from '@prostora/ui/fields/text-field.tsx';
import { useMemo, useState, type ReactNode } from 'react';
import styles from './booking-modal.module.css';
import { findEarliestStart, listOfferedRanges, type SpaceAvailability } from './day-states.ts';
import {
  formatClock,
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

const DAY_MINUTES = 1440;
/** Shortest suggested duration, in minutes. */
const MIN_MINUTES = 30;

/** Moves the start and the end, so that the duration stays. */
const withStart = (slot: LocalSlot, from: number): LocalSlot =>
  withEnd({ ...slot, from }, from + Math.max(endOffset(slot) - slot.from, MIN_MINUTES));

/** Keeps a chosen start that has passed among the options; the check reports it. */
const withChosen = (minutes: readonly number[], chosen: number): readonly number[] =>
  minutes.includes(chosen) ? minutes : [chosen, ...minutes].toSorted((one, other) => one - other);

const endLabel = (minute: number): string =>
  minute < DAY_MINUTES ? formatClock(minute) : texts.nextDay(formatClock(minute));

type EndSelectProps = {
  slot: LocalSlot | null;
  isMultiDay: boolean;
  time: SpaceAvailability;
  onSlot: (slot: LocalSlot) => void;
};

function EndSelect({ slot: term, isMultiDay: long, time, onSlot: onTerm }: EndSelectProps): ReactNode {
  const canAsk = !time.rules.only_in_windows;
  const shownDay = long ? term?.endDay : term?.day;
  const ranges = useMemo(() => (shownDay ? listOfferedRanges(shownDay, time) : []), [shownDay, time]);
  const isOffered = (minute: number): boolean =>
    ranges.some(({ from, until }) => from < minute && minute <= until);
  if (!term || long)
    return (
      <TimeSelect
        label={texts.to}
        name="to"
        value={term?.to ?? null}
        minutes={term ? listEndsOnLastDay(term) : []}
        isOffered={isOffered}
        canAsk={canAsk}
        onTime={(to) => term && onTerm({ ...term, to })}
      />
    );
  return (
    <TimeSelect
      label={texts.to}
      name="to"
      value={endOffset(term)}
      minutes={listEnds(term)}
      formatLabel={endLabel}
      isOffered={isOffered}
      canAsk={canAsk}
      onTime={(offset) => onTerm(withEnd(term, offset))}
    />
  );
}

/** Field of the last day; a partially typed or invalid date does not change the slot. */
function LastDay({ term, onDay }: { term: LocalSlot; onDay: (day: string) => void }): ReactNode {
  const [typed, setTyped] = useState<string | null>(null);
  const [first, last] = [term.day, latestEndDay(term.day)];
  const updateDay = (day: string): void => {
    setTyped(day);
    if (day >= first && day <= last) onDay(day);
  };
  return (
    <TextField
      className={styles['lastDay']}
      label={texts.endDay}
      type="date"
      min={first}
      max={last}
      value={typed ?? term.endDay}
      onChange={({ target }) => updateDay(target.value)}
      onBlur={() => setTyped(null)}
    />
  );
}

/** Times of the slot; the end may be on the next day or, for several days, at most 31 days later. */
export function SlotFields({
  booking: { term, choose },
  time,
}: {
  booking: BookingForm;
  time: SpaceAvailability;
}): ReactNode {
  const earliest = findEarliestStart(time);
  const day = term?.day;
  const ranges = useMemo(() => (day ? listOfferedRanges(day, time) : []), [day, time]);
  const [isMultiDayChosen, setMultiDayChosen] = useState(false);
  const showsEndDay = term !== null && (isMultiDayChosen || isMultiDay(term));
  const setMultiDay = (wanted: boolean): void => {
    setMultiDayChosen(wanted);
    if (term && !wanted && (isMultiDay(term) || endOffset(term) <= term.from))
      choose(withStart({ ...term, endDay: term.day, to: term.from }, term.from));
  };
  return (
    <>
      <div className={styles['times']}>
        <TimeSelect
          label={texts.from}
          name="from"
          value={term?.from ?? null}
          minutes={term ? withChosen(listStarts(term.day, earliest, term.from), term.from) : []}
          isOffered={(minute) => ranges.some(({ from, until }) => from <= minute && minute < until)}
          canAsk={!time.rules.only_in_windows}
          onTime={(from) => term && choose(withStart(term, from))}
        />
        <EndSelect slot={term} isMultiDay={showsEndDay} time={time} onSlot={choose} />
      </div>
      {term && (
        <CheckField
          className={styles['long']}
          label={texts.severalDays}
          checked={showsEndDay}
          onChange={({ target }) => setMultiDay(target.checked)}
        />
      )}
      {term && showsEndDay && (
        <LastDay key={term.day} term={term} onDay={(endDay) => choose({ ...term, endDay })} />
      )}
    </>
  );
}
