import { rentalTermsTexts } from '@prostora/strings/cs/public-rental-terms.ts';
import type { SpaceDetail } from '@prostora/api-client';
import type { EventQuery } from '@prostora/contracts';
import { booking as texts } from '@prostora/strings/cs/booking.ts';
import { formatPlaces } from '@prostora/strings/cs/places.ts';
import { eventTexts, listEventDetails } from '@prostora/strings/cs/event.ts';
import { getSpaceTitle } from '@prostora/ui/space-card.tsx';
import type { ReactNode } from 'react';
import { ZoneNote } from '@prostora/ui/calendar/zone-note.tsx';
import { describeAction } from './booking-action.ts';
import styles from './booking-modal.module.css';
import { suggestSlot, type SpaceAvailability } from './day-states.ts';
import { toSlotOnDay } from './event-values.ts';
import { RentalTermsList } from './cancellation/rental-terms-list.tsx';
import { BookingConditions } from './booking-conditions.tsx';
import { ChoiceFields } from './choices/choice-fields.tsx';
import { MonthPicker } from './month-picker.tsx';
import { RepeatSection } from './repeat/repeat-section.tsx';
import { PriceSummary } from './price-summary.tsx';
import { SlotFields } from './slot-fields.tsx';
import { AvailabilityStatus } from './availability-status.tsx';
import { toLocalSlot, toTimestamps } from './local-slot.ts';
import type { BookingForm } from './use-booking-form.ts';

type SlotSectionProps = {
  space: SpaceDetail;
  event: EventQuery;
  booking: BookingForm;
  time: SpaceAvailability;
  month: string;
  onMonth: (day: string) => void;
};

/** Day and times of the slot, its availability and price. */
export function SlotSection({ space, event, booking, time, month, onMonth }: SlotSectionProps): ReactNode {
  const title = getSpaceTitle(space);
  const fits = booking.check.answer?.fits;
  const details = listEventDetails({ ...event, guests: null }, null);
  const summary = [
    title,
    title === space.building_name ? null : space.building_name,
    space.city,
    fits && (fits.layout !== null || fits.basis === 'open') && fits.capacity
      ? formatPlaces({ ...fits, capacity: fits.capacity })
      : space.capacity === null
        ? null
        : texts.upTo(space.capacity),
  ]
    .filter(Boolean)
    .join(' · ');
  const pick = (day: string): void => {
    booking.choose(suggestSlot(day, booking.slot ?? toSlotOnDay(event, day), time));
    onMonth(day);
  };
  const applyAlternative = (start: string, end: string): void => {
    const slot = toLocalSlot({ start, end });
    booking.choose(slot);
    onMonth(slot.day);
  };
  return (
    <div className={styles['left']}>
      <p className={styles['title']} aria-hidden="true">
        {describeAction(booking.check.answer, time.rules)}
      </p>
      <p className={styles['details']}>{summary}</p>
      {details.length > 0 && (
        <p className={styles['details']}>
          {eventTexts.label}: {details.join(' · ')}
        </p>
      )}
      <MonthPicker
        month={month}
        onMonth={onMonth}
        chosen={booking.slot?.day ?? null}
        time={time}
        onPick={pick}
      />
      <SlotFields booking={booking} time={time} />
      <ZoneNote className={styles['zone']} />
      <ChoiceFields
        space={space}
        list={booking.list}
        event={event}
        quote={booking.check.answer?.quote ?? null}
        slot={booking.slot && toTimestamps(booking.slot)}
      />
      <AvailabilityStatus spaceId={space.id} booking={booking} onTake={applyAlternative} />
      {booking.slot && <RepeatSection day={booking.slot.day} repeat={booking.repeat} />}
      {!booking.repeat && <PriceSummary slot={booking.slot} check={booking.check} />}
      {booking.check.answer?.rental_terms && (
        <details open>
          <summary>{rentalTermsTexts.title}</summary>
          <RentalTermsList terms={booking.check.answer.rental_terms} />
        </details>
      )}
      {booking.list && <BookingConditions space={space} rules={time.rules} />}
    </div>
  );
}
