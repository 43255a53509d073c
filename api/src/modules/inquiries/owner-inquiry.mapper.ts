import { demandFacts, hasOffer, offerOf, senderName, spaceRef, type Surroundings } from './inquiry.mapper.ts';
import type { OwnerPart } from './inquiry.repository.ts';
import { ownerActions, recipientLabel } from './inquiry.states.ts';
import type { OwnerInquiryDto } from './owner-inquiry.dto.ts';

/** An inquiry as one owner sees it: the sender's contact of a message at once, of a demand once an offer was made. */
export function ownerInquiry(part: OwnerPart, isFree: boolean | null, around: Surroundings): OwnerInquiryDto {
  const { inquiry } = part;
  const knowsContact = inquiry.forgottenAt === null && (inquiry.kind === 'contact' || hasOffer(part));
  return {
    ...demandFacts(inquiry, around), id: part.id, inquiry_id: inquiry.id, kind: inquiry.kind, state: part.state, state_label: recipientLabel(inquiry, part.state, around.now, part.handledAt !== null),
    fullname: senderName(inquiry), contact: knowsContact ? { email: inquiry.email, phone: inquiry.phone } : null, space: spaceRef(part.space), is_free: isFree,
    offer: offerOf(part), decline_reason: part.declineReason,
    handled_at: part.handledAt?.toISOString() ?? null, handled_how: part.handledHow, allowed_actions: ownerActions(inquiry, part.state, around.now),
  };
}
