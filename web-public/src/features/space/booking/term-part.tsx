import type { SpaceDetail } from '@prostora/api-client';
import { booking as texts } from '@prostora/strings/cs/booking.ts';
import { spaceTitle } from '@prostora/ui/space-card.tsx';
import type { ReactNode } from 'react';
import { ZoneNote } from '@prostora/ui/calendar/zone-note.tsx';
import styles from './booking-modal.module.css';
import { termOn, type SpaceTime } from './day-states.ts';
import { MonthPicker } from './month-picker.tsx';
import { PriceSummary } from './price-summary.tsx';
import { TermFields } from './term-fields.tsx';
import { TermStrip } from './term-strip.tsx';
import { termOf } from './term.ts';
import type { BookingForm } from './use-booking-form.ts';

type TermPartProps = {
  space: SpaceDetail;
  booking: BookingForm;
  time: SpaceTime;
  month: string;
  onMonth: (day: string) => void;
};

/** Day and times of the slot, its availability and price. */
export function TermPart({ space, booking, time, month, onMonth }: TermPartProps): ReactNode {
  const title = spaceTitle(space);
  const facts = [
    title,
    title === space.building_name ? null : space.building_name,
    space.city,
    space.capacity === null ? null : texts.upTo(space.capacity),
  ]
    .filter(Boolean)
    .join(' · ');
  const pick = (day: string): void => {
    booking.choose(termOn(day, booking.term, time));
    onMonth(day);
  };
  const take = (start: string, end: string): void => {
    const term = termOf({ start, end });
    booking.choose(term);
    onMonth(term.day);
  };
  return (
    <div className={styles['left']}>
      <p className={styles['title']} aria-hidden="true">
        {texts.title}
      </p>
      <p className={styles['facts']}>{facts}</p>
      <MonthPicker
        month={month}
        onMonth={onMonth}
        chosen={booking.term?.day ?? null}
        time={time}
        onPick={pick}
      />
      <TermFields booking={booking} time={time} />
      <ZoneNote className={styles['zone']} />
      <TermStrip booking={booking} onTake={take} />
      <PriceSummary term={booking.term} check={booking.check} />
    </div>
  );
}
