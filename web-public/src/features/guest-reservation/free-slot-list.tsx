import type { ReservationSpace } from '@prostora/api-client';
import { urls, toPragueDay } from '@prostora/contracts';
import { Link } from '@prostora/nav';
import { guestReservation } from '@prostora/strings/cs/guest-reservation.ts';
import { ArrowRight } from '@prostora/ui';
import { CalendarDays } from '@prostora/ui/page-icons.ts';
import type { ReactNode } from 'react';
import { formatEntrySlot } from '@prostora/ui/calendar/slot-text.ts';
import { buildBookingUrl } from '../../lib/booking-url.ts';
import styles from './guest-reservation.module.css';
import { useFreeSlots } from './use-free-slots.ts';

const texts = guestReservation.free;
const MAX_SLOTS = 6;

/** Free slots of a space whose reservation was cancelled; nothing when there are none. */
export function FreeSlotList({ space }: { space: ReservationSpace }): ReactNode {
  const slots = useFreeSlots(space.id);
  if (slots.length === 0) return null;
  return (
    <section className={styles['free']} aria-label={texts.title}>
      <h2 className={styles['heading']}>{texts.title}</h2>
      <ul className={styles['slots']}>
        {slots.slice(0, MAX_SLOTS).map((slot) => (
          <li key={slot.start}>
            <Link className={styles['freeSlot']} to={buildBookingUrl(space.url, toPragueDay(slot.start))}>
              <CalendarDays aria-hidden />
              <span>{formatEntrySlot(slot)}</span>
              <ArrowRight aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
      {slots.length > MAX_SLOTS && (
        <p>
          <Link className="text-link" to={urls.space(space.url)}>
            {texts.more}
          </Link>
        </p>
      )}
    </section>
  );
}
