import { inquiriesApi } from '@prostora/strings/cs/inquiries-api.ts';
import { spaceCard } from '../spaces/index.ts';
import type { GuestInquiryDto, GuestInquiryRecipientDto } from './guest-inquiry.dto.ts';
import type { GuestDemand } from './guest-inquiry.service.ts';
import {
  demandFacts,
  hasOffer,
  isChosenWithoutSlot,
  offerOf,
  ownerContact,
  senderName,
  toOfferReservation,
  type Surroundings,
} from './inquiry.mapper.ts';
import type { ShownInquiry } from './inquiry.repository.ts';
import { closedBecause, inquiryLabel, recipientLabel } from './inquiry.states.ts';

type ShownRecipient = ReturnType<ShownInquiry['recipients']['$']['getItems']>[number];

/** A demand for its sender. */
export function guestInquiry({ inquiry, reservations }: GuestDemand, around: Surroundings): GuestInquiryDto {
  const recipients = inquiry.recipients.$.getItems();
  const over = closedBecause(inquiry, around.now);
  return {
    ...demandFacts(inquiry, around),
    id: inquiry.id,
    state: over === null ? 'open' : 'closed',
    closed_reason: over,
    state_label: inquiryLabel(
      inquiry,
      recipients.map(({ state }) => state),
      around.now,
    ),
    fullname: senderName(inquiry),
    recipients: recipients.map((recipient) => recipientView(inquiry, recipient, reservations, around.now)),
  };
}

const recipientView = (
  inquiry: ShownInquiry,
  recipient: ShownRecipient,
  reservations: GuestDemand['reservations'],
  now: Date,
): GuestInquiryRecipientDto => ({
  id: recipient.id,
  state: recipient.state,
  state_label: recipientLabel(inquiry, recipient.state, now),
  space: spaceCard(recipient.space),
  offer: offerOf(recipient),
  decline_reason: recipient.declineReason,
  contact: hasOffer(recipient) ? ownerContact(recipient.space) : null,
  reservation: reservationView(recipient, reservations),
  reservation_message: isChosenWithoutSlot(inquiry, recipient) ? inquiriesApi.noHours.sender : null,
});

function reservationView(
  { reservationId }: ShownRecipient,
  reservations: GuestDemand['reservations'],
): GuestInquiryRecipientDto['reservation'] {
  const reservation = reservationId === null ? undefined : reservations.get(reservationId);
  return reservation ? { ...toOfferReservation(reservation), url: reservation.url } : null;
}
