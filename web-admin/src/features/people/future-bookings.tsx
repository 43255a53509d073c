import type { AdminUserDetail } from '@prostora/api-client';
import { consoleUrls } from '@prostora/contracts';
import { Link } from '@prostora/nav';
import { formatDateTime } from '@prostora/strings';
import { adminPeople } from '@prostora/strings/cs/admin-people.ts';
import styles from './people.module.css';

const texts = adminPeople.user;
type Bookings = Pick<AdminUserDetail, 'future_reservations' | 'future_reservations_count'>;

/** Bookings of guests ahead in the owner's spaces; phrasing content, so that it fits in a paragraph. */
export function FutureBookings({ future_reservations: listed, future_reservations_count: total }: Bookings) {
  return (
    <>
      {listed.map(({ id, space_name, customer_name, starts_at, status }) => (
        <span key={id} className={styles.line}>
          <Link to={consoleUrls.reservationDetail(id)}>{formatDateTime(starts_at)}</Link>, {space_name},{' '}
          {customer_name} ({texts.bookingStatus[status]})
        </span>
      ))}
      {total > listed.length && (
        <span className={styles.line}>{texts.moreBookings(total - listed.length)}</span>
      )}
    </>
  );
}

/** What blocking the owner does, for the confirmation. */
export function BlockEffects({ user }: { user: AdminUserDetail }) {
  return (
    <>
      {texts.blockText}
      {user.published_spaces > 0 && (
        <span className={styles.line}>{texts.blockSpaces(user.published_spaces)}</span>
      )}
      {user.future_reservations_count > 0 && (
        <>
          <span className={styles.line}>{texts.blockBookings(user.future_reservations_count)}</span>
          <FutureBookings {...user} />
        </>
      )}
    </>
  );
}
