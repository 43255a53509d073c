import type { ReservationSpace } from '@prostora/api-client';
import { pragueWall, urls } from '@prostora/contracts';
import { Link } from '@prostora/nav';
import { guestReservation } from '@prostora/strings/cs/guest-reservation.ts';
import { ArrowRight } from '@prostora/ui';
import { CalendarDays } from '@prostora/ui/page-icons.ts';
import type { ReactNode } from 'react';
import { termText } from '@prostora/ui/calendar/term-text.ts';
import { bookingAddress } from '../../lib/booking-address.ts';
import styles from './guest-reservation.module.css';
import { useFreeTerms } from './use-free-terms.ts';

const texts = guestReservation.free;
const SHOWN = 6;

/** Free slots of a space whose reservation was cancelled; nothing when there are none. */
export function FreeTermsList({ space }: { space: ReservationSpace }): ReactNode {
  const terms = useFreeTerms(space.id);
  if (terms.length === 0) return null;
  return (
    <section className={styles['free']} aria-label={texts.title}>
      <h2 className={styles['heading']}>{texts.title}</h2>
      <ul className={styles['terms']}>
        {terms.slice(0, SHOWN).map((term) => (
          <li key={term.start}>
            <Link
              className={styles['freeTerm']}
              to={bookingAddress(space.url, pragueWall(new Date(term.start)).day)}
            >
              <CalendarDays aria-hidden />
              <span>{termText(term)}</span>
              <ArrowRight aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
      {terms.length > SHOWN && (
        <p>
          <Link className="text-link" to={urls.space(space.url)}>
            {texts.more}
          </Link>
        </p>
      )}
    </section>
  );
}
