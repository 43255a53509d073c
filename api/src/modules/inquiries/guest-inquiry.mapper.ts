import { spaceCard } from '../spaces/index.ts';
import type { GuestInquiryDto, GuestInquiryRecipientDto } from './guest-inquiry.dto.ts';
import { demandFacts, hasOffer, offerOf, ownerContact, senderName, type Surroundings } from './inquiry.mapper.ts';
import type { ShownInquiry } from './inquiry.repository.ts';
import { closedBecause, inquiryLabel, recipientLabel } from './inquiry.states.ts';

type ShownRecipient = ReturnType<ShownInquiry['recipients']['$']['getItems']>[number];

/** A demand on its sender's page. */
export function guestInquiry(inquiry: ShownInquiry, around: Surroundings): GuestInquiryDto {
  const recipients = inquiry.recipients.$.getItems();
  const over = closedBecause(inquiry, around.now);
  return {
    ...demandFacts(inquiry, around), id: inquiry.id, state: over === null ? 'open' : 'closed', closed_reason: over,
    state_label: inquiryLabel(inquiry, recipients.map(({ state }) => state), around.now), fullname: senderName(inquiry),
    recipients: recipients.map((recipient) => recipientView(inquiry, recipient, around.now)),
  };
}

const recipientView = (inquiry: ShownInquiry, recipient: ShownRecipient, now: Date): GuestInquiryRecipientDto => ({
  id: recipient.id, state: recipient.state, state_label: recipientLabel(inquiry, recipient.state, now), space: spaceCard(recipient.space), offer: offerOf(recipient),
  decline_reason: recipient.declineReason, contact: hasOffer(recipient) ? ownerContact(recipient.space) : null,
});
