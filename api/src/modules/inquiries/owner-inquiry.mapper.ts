import { inquiriesApi } from '@prostora/strings/cs/inquiries-api.ts';
import {
  demandFacts,
  hasOffer,
  isChosenWithoutSlot,
  offerOf,
  senderName,
  spaceRef,
  toOfferReservation,
  type Surroundings,
} from './inquiry.mapper.ts';
import { ownerActions, recipientLabel } from './inquiry.states.ts';
import type { SeenPart } from './owner-inquiries.service.ts';
import type { OwnerInquiryDto } from './owner-inquiry.dto.ts';

/** An inquiry for an owner. The sender's contact is visible for messages, and for demands after an offer. */
export function ownerInquiry(
  { part, isFree, reservation, hint }: SeenPart,
  around: Surroundings,
): OwnerInquiryDto {
  const { inquiry } = part;
  const knowsContact = inquiry.forgottenAt === null && (inquiry.kind === 'contact' || hasOffer(part));
  return {
    ...demandFacts(inquiry, around),
    id: part.id,
    inquiry_id: inquiry.id,
    kind: inquiry.kind,
    state: part.state,
    state_label: recipientLabel(inquiry, part.state, around.now, part.handledAt !== null),
    fullname: senderName(inquiry),
    contact: knowsContact ? { email: inquiry.email, phone: inquiry.phone } : null,
    space: spaceRef(part.space),
    is_free: isFree,
    reservation: reservation && toOfferReservation(reservation),
    reservation_message: isChosenWithoutSlot(inquiry, part) ? inquiriesApi.noHours.owner : null,
    slot_hint: hint && inquiriesApi.slotHints[hint],
    offer: offerOf(part),
    decline_reason: part.declineReason,
    handled_at: part.handledAt?.toISOString() ?? null,
    handled_how: part.handledHow,
    allowed_actions: ownerActions(inquiry, part.state, around.now),
  };
}
