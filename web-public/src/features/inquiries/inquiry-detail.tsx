import { useQueryClient } from '@tanstack/react-query';
import { assignOwnerInquiry, type OwnerInquiry } from '@prostora/api-client';
import { urls } from '@prostora/contracts';
import { buildOwnerReservationUrl } from '@prostora/contracts/reservation-urls.ts';
import { Link } from '@prostora/nav';
import { formatDateTime, formatPhone } from '@prostora/strings/format.ts';
import { inquiries } from '@prostora/strings/cs/inquiries.ts';
import { ButtonAnchor } from '@prostora/ui';
import type { ReactNode } from 'react';
import { AssigneeField } from '../../components/assignee/assignee-field.tsx';
import { HostConversation } from '../../components/host-conversation/host-conversation.tsx';
import { OfferItems } from '../../components/offer-items/offer-items.tsx';
import { useApi } from '../../lib/api-context.tsx';
import { listDetails } from './inquiry-details.ts';
import { cacheInquiry } from './inquiry-queries.ts';
import { HandledSection } from './handled-section.tsx';
import { AvailabilityTag, InquiryStateTag } from './inquiry-row.tsx';
import styles from './inquiries.module.css';

const texts = inquiries.detail;

function Contact({ inquiry: { kind, contact, space } }: { inquiry: OwnerInquiry }): ReactNode {
  if (!contact) return <p className={styles['quiet']}>{texts.contactLater}</p>;
  return (
    <>
      <ul className={styles['contact']}>
        <li>
          <a href={`mailto:${contact.email}`}>{contact.email}</a>
        </li>
        {contact.phone && (
          <li>
            <a href={`tel:${contact.phone}`}>{formatPhone(contact.phone)}</a>
          </li>
        )}
      </ul>
      {kind === 'contact' && (
        <ButtonAnchor
          variant="dark"
          href={`mailto:${contact.email}?subject=${encodeURIComponent(space.space_name)}`}
        >
          {texts.reply}
        </ButtonAnchor>
      )}
    </>
  );
}

/** The owner's answer. */
function Answer({ inquiry: { offer, decline_reason: declined } }: { inquiry: OwnerInquiry }): ReactNode {
  if (offer) {
    return (
      <section className={styles['answer']}>
        <h3>{texts.yourOffer}</h3>
        <p>
          <b>{texts.offered(offer.price)}</b>
          {offer.valid_until && `, ${texts.validUntil(offer.valid_until)}`},{' '}
          {texts.offeredSpace(offer.space.space_name)}
        </p>
        {offer.rows.length > 0 && <OfferItems rows={offer.rows} />}
        <p className={styles['text']}>{offer.text}</p>
      </section>
    );
  }
  return declined ? (
    <section className={styles['answer']}>
      <h3>{texts.declined}</h3>
      <p className={styles['text']}>{declined}</p>
    </section>
  ) : null;
}

/** Reservation of the chosen offer, or why there is none; before an answer a hint about the slot. */
function ReservationSection({
  inquiry: { reservation, reservation_message: message, slot_hint: hint, allowed_actions: actions },
}: {
  inquiry: OwnerInquiry;
}): ReactNode {
  if (reservation) {
    return (
      <section className={styles['answer']}>
        <h3>{texts.reservation.title}</h3>
        <p>
          {reservation.status === 'pending' && reservation.awaits_proof
            ? texts.reservation.awaitsConfirmation
            : texts.reservation[reservation.status]}
        </p>
        <p>
          <Link to={buildOwnerReservationUrl(reservation.id)}>{texts.reservation.show}</Link>
        </p>
      </section>
    );
  }
  if (message)
    return (
      <section className={styles['answer']}>
        <h3>{texts.reservation.title}</h3>
        <p>{message}</p>
      </section>
    );
  return hint && actions.includes('offer') ? <p className={styles['quiet']}>{hint}</p> : null;
}

/** The team member handling the inquiry. */
function InquiryAssignee({ inquiry: { id, space, assignee } }: { inquiry: OwnerInquiry }): ReactNode {
  const api = useApi();
  const client = useQueryClient();
  return (
    <AssigneeField
      value={assignee}
      spaceId={space.id}
      permission="inquiries"
      onAssign={async (userId) => {
        const { inquiry } = await assignOwnerInquiry({
          client: api,
          path: { id },
          body: { user_id: userId },
        });
        void cacheInquiry(client, inquiry);
        return inquiry.assignee;
      }}
    />
  );
}

/** Details of an inquiry visible to the owner. */
export function InquiryDetail({ inquiry }: { inquiry: OwnerInquiry }): ReactNode {
  const { kind, space, text, expires_at: expires, allowed_actions: actions } = inquiry;
  return (
    <div className={styles['detail']}>
      <p className={styles['kind']}>
        <InquiryStateTag inquiry={inquiry} /> <AvailabilityTag inquiry={inquiry} />
      </p>
      <p>
        {texts.space}:{' '}
        <Link to={urls.space(space.url)}>
          {space.space_name}, {space.building_name}
        </Link>
      </p>
      {kind === 'demand' && (
        <dl className={styles['details']}>
          {listDetails(inquiry).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          {expires && actions.length > 0 && (
            <div>
              <dt>{texts.expires}</dt>
              <dd>{formatDateTime(expires)}</dd>
            </div>
          )}
        </dl>
      )}
      <InquiryAssignee inquiry={inquiry} />
      {text !== '' && (
        <section>
          <h3>{kind === 'demand' ? texts.text : texts.message}</h3>
          <p className={styles['text']}>{text}</p>
        </section>
      )}
      <section>
        <h3>{texts.contact}</h3>
        <Contact inquiry={inquiry} />
      </section>
      <HostConversation
        subject={{ type: 'inquiry', id: inquiry.id, conversationId: inquiry.conversation_id }}
      />
      <Answer inquiry={inquiry} />
      <ReservationSection inquiry={inquiry} />
      {actions.includes('handle') && <HandledSection inquiry={inquiry} />}
    </div>
  );
}
