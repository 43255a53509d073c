import type { GuestInquiryRecipient, InquiryOffer } from '@prostora/api-client';
import { urls, toPragueDay } from '@prostora/contracts';
import { Link } from '@prostora/nav';
import { bindSpaces, formatCzk, formatPhone } from '@prostora/strings';
import { sentDemand } from '@prostora/strings/cs/demand.ts';
import { getSpaceTitle } from '@prostora/ui';
import type { ReactNode } from 'react';
import { OfferItems } from '../../components/offer-items/offer-items.tsx';
import styles from './sent-demand.module.css';

const texts = sentDemand.offer;

/** Whether the last day of an offer has passed in Prague. */
export const isExpired = ({ valid_until }: InquiryOffer): boolean =>
  valid_until !== null && valid_until.slice(0, 10) < toPragueDay(new Date());

function Contact({ contact }: Pick<GuestInquiryRecipient, 'contact'>): ReactNode {
  if (!contact || (!contact.phone && !contact.email)) return null;
  return (
    <p className={styles['contact']}>
      <span className="muted">{texts.contact}: </span>
      {contact.phone && (
        <a className="text-link tabular" href={`tel:${contact.phone.replace(/[^\d+]/gu, '')}`}>
          {formatPhone(contact.phone)}
        </a>
      )}
      {contact.phone && contact.email && ', '}
      {contact.email && (
        <a className="text-link" href={`mailto:${contact.email}`}>
          {contact.email}
        </a>
      )}
    </p>
  );
}

/** An owner's offer: price, space, text, validity and contact. */
export function OfferView({
  offer,
  requestedSpaceId,
  contact,
}: {
  offer: InquiryOffer;
  requestedSpaceId: number;
  contact: GuestInquiryRecipient['contact'];
}): ReactNode {
  return (
    <div className={styles['offer']}>
      <p className={styles['price']}>
        <span className="muted small">{texts.price}</span>{' '}
        <b>{offer.price === null ? texts.byAgreement : formatCzk(offer.price)}</b>
      </p>
      {offer.space.id !== requestedSpaceId && (
        <p>
          {texts.otherSpace}:{' '}
          <Link className="text-link" to={urls.space(offer.space.url)}>
            {bindSpaces(getSpaceTitle(offer.space))}
          </Link>
        </p>
      )}
      {offer.rows.length > 0 && <OfferItems rows={offer.rows} />}
      {offer.deposit !== null && offer.deposit > 0 && <p className="small">{texts.deposit(offer.deposit)}</p>}
      {offer.text && <p className={styles['written']}>{offer.text}</p>}
      {offer.valid_until && (
        <p className="small muted">
          {isExpired(offer) ? texts.over(offer.valid_until) : texts.validUntil(offer.valid_until)}
        </p>
      )}
      <Contact contact={contact} />
    </div>
  );
}
