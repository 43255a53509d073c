import type { GuestReservation } from '@prostora/api-client';
import { urls } from '@prostora/contracts';
import { Link } from '@prostora/nav';
import { bindSpaces } from '@prostora/strings';
import { guestReservation as texts } from '@prostora/strings/cs/guest-reservation.ts';
import { Picture, getSpaceTitle } from '@prostora/ui';
import type { ReactNode } from 'react';
import styles from './guest-reservation.module.css';

/** The booked space with a link to its page. */
export function ReservedSpace({ space }: { space: GuestReservation['space'] }): ReactNode {
  const title = getSpaceTitle(space);
  return (
    <section className={styles['space']} aria-label={texts.space}>
      <div className={styles['photo']}>
        <Picture image={space.image} sizes="(max-width: 1024px) calc(100vw - 40px), 360px" alt="" eager />
      </div>
      <h2 className={styles['spaceTitle']}>
        <Link className={styles['spaceLink']} to={urls.space(space.url)}>
          {bindSpaces(title)}
        </Link>
      </h2>
      {title !== space.building_name && <p className="muted">{bindSpaces(space.building_name)}</p>}
      <p className={styles['showSpace']} aria-hidden="true">
        {texts.showSpace}
      </p>
    </section>
  );
}
