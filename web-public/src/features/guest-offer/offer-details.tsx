import type { DealOffer, GuestDeal } from '@prostora/api-client';
import { urls } from '@prostora/contracts';
import { Link } from '@prostora/nav';
import { formatCzk, formatDateTime, formatNumber, formatTimeSlot } from '@prostora/strings';
import { guestDeal } from '@prostora/strings/cs/guest-deal.ts';
import { getSpaceTitle } from '@prostora/ui';
import { useId, type ReactNode } from 'react';
import styles from './guest-offer.module.css';

const texts = guestDeal.offer;

/** Spaces, slots, prices and words of an offer. */
export function OfferDetails({
  offer,
  spaces,
}: {
  offer: DealOffer;
  spaces: GuestDeal['offer_spaces'];
}): ReactNode {
  const { rooms, total, deposit, message, note, valid_until: until } = offer;
  const guests = Math.max(...rooms.map((room) => room.number_of_guests));
  const findSpace = (id: number) => spaces.find((space) => space.id === id);
  const rows: readonly (readonly [string, ReactNode])[] = [
    [texts.total, <b key="total">{formatCzk(total)}</b>],
    ...(deposit > 0 ? [[texts.deposit, formatCzk(deposit)] as const] : []),
    [texts.guests, formatNumber(guests)],
    ...(offer.state === 'sent' && until !== null ? [[texts.validUntil, formatDateTime(until)] as const] : []),
    ...(note === '' ? [] : [[texts.note, note] as const]),
  ];
  return (
    <section aria-label={texts.details} className={styles['offer']}>
      <ul className={styles['rooms']}>
        {rooms.map((room) => {
          const space = findSpace(room.space_id);
          return (
            <li key={`${room.space_id} ${room.start_datetime}`}>
              <span>
                {space && (
                  <Link className="text-link" to={urls.space(space.url)}>
                    {getSpaceTitle(space)}
                  </Link>
                )}
                <br />
                <span className="muted">{formatTimeSlot(room.start_datetime, room.end_datetime)}</span>
              </span>
              <b>{formatCzk(room.price)}</b>
            </li>
          );
        })}
      </ul>
      <dl className={styles['details']}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {message !== '' && (
        <blockquote className={styles['message']}>
          <p className="visually-hidden">{texts.message}</p>
          {message}
        </blockquote>
      )}
    </section>
  );
}

/** What is to be paid when the offer is accepted. */
export function PlannedPayments({
  instalments,
}: {
  instalments: GuestDeal['planned_instalments'];
}): ReactNode {
  const id = useId();
  if (instalments.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles['offer']}>
      <h2 id={id} className={styles['heading']}>
        {guestDeal.payments.title}
      </h2>
      <ul className={styles['rooms']}>
        {instalments.map(({ label, amount, due_on: dueOn }) => (
          <li key={`${label} ${dueOn}`}>
            <span>
              {label} <span className="muted">{guestDeal.payments.due(dueOn)}</span>
            </span>
            <b>{formatCzk(amount)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
