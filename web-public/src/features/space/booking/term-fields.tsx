import { booking as texts } from '@prostora/strings/cs/booking.ts';
import { CheckField } from '@prostora/ui/fields/check-field.tsx';
import { TextField } from '@prostora/ui/fields/text-field.tsx';
import { useMemo, useState, type ReactNode } from 'react';
import styles from './booking-modal.module.css';
import { earliestOf, offeredRanges, type SpaceTime } from './day-states.ts';
import {
  clock,
  endOffset,
  endsAfter,
  endsOn,
  lastsDays,
  latestEnd,
  startsOn,
  withEnd,
  type Term,
} from './term.ts';
import { TimeSelect } from './time-select.tsx';
import type { BookingForm } from './use-booking-form.ts';

const DAY = 1440;
/** Shortest suggested duration, in minutes. */
const SHORTEST = 30;

/** Moves the start and the end, so that the duration stays. */
const startingAt = (term: Term, from: number): Term =>
  withEnd({ ...term, from }, from + Math.max(endOffset(term) - term.from, SHORTEST));

/** Keeps a chosen start that has passed among the options; the check reports it. */
const withChosen = (minutes: readonly number[], chosen: number): readonly number[] =>
  minutes.includes(chosen) ? minutes : [chosen, ...minutes].toSorted((one, other) => one - other);

const endLabel = (minute: number): string => (minute < DAY ? clock(minute) : texts.nextDay(clock(minute)));

type EndSelectProps = { term: Term | null; long: boolean; time: SpaceTime; onTerm: (term: Term) => void };

function EndSelect({ term, long, time, onTerm }: EndSelectProps): ReactNode {
  const canAsk = !time.rules.only_in_windows;
  const shownDay = long ? term?.endDay : term?.day;
  const ranges = useMemo(() => (shownDay ? offeredRanges(shownDay, time) : []), [shownDay, time]);
  const isOffered = (minute: number): boolean =>
    ranges.some(({ from, until }) => from < minute && minute <= until);
  if (!term || long)
    return (
      <TimeSelect
        label={texts.to}
        name="to"
        value={term?.to ?? null}
        minutes={term ? endsOn(term) : []}
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
      minutes={endsAfter(term)}
      labelOf={endLabel}
      isOffered={isOffered}
      canAsk={canAsk}
      onTime={(offset) => onTerm(withEnd(term, offset))}
    />
  );
}

/** Field of the last day; a partially typed or invalid date does not change the slot. */
function LastDay({ term, onDay }: { term: Term; onDay: (day: string) => void }): ReactNode {
  const [typed, setTyped] = useState<string | null>(null);
  const [first, last] = [term.day, latestEnd(term.day)];
  const take = (day: string): void => {
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
      onChange={({ target }) => take(target.value)}
      onBlur={() => setTyped(null)}
    />
  );
}

/** Times of the slot; the end may be on the next day or, for several days, at most 31 days later. */
export function TermFields({
  booking: { term, choose },
  time,
}: {
  booking: BookingForm;
  time: SpaceTime;
}): ReactNode {
  const earliest = earliestOf(time);
  const day = term?.day;
  const ranges = useMemo(() => (day ? offeredRanges(day, time) : []), [day, time]);
  const [asked, setAsked] = useState(false);
  const long = term !== null && (asked || lastsDays(term));
  const setLong = (wanted: boolean): void => {
    setAsked(wanted);
    if (term && !wanted && (lastsDays(term) || endOffset(term) <= term.from))
      choose(startingAt({ ...term, endDay: term.day, to: term.from }, term.from));
  };
  return (
    <>
      <div className={styles['times']}>
        <TimeSelect
          label={texts.from}
          name="from"
          value={term?.from ?? null}
          minutes={term ? withChosen(startsOn(term.day, earliest, term.from), term.from) : []}
          isOffered={(minute) => ranges.some(({ from, until }) => from <= minute && minute < until)}
          canAsk={!time.rules.only_in_windows}
          onTime={(from) => term && choose(startingAt(term, from))}
        />
        <EndSelect term={term} long={long} time={time} onTerm={choose} />
      </div>
      {term && (
        <CheckField
          className={styles['long']}
          label={texts.severalDays}
          checked={long}
          onChange={({ target }) => setLong(target.checked)}
        />
      )}
      {term && long && <LastDay key={term.day} term={term} onDay={(endDay) => choose({ ...term, endDay })} />}
    </>
  );
}
