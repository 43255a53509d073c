import { inquiriesApi } from '@prostora/strings/cs/inquiries-api.ts';
import {
  toDemandDetailsDto,
  hasOffer,
  isChosenWithoutSlot,
  toOfferDto,
  getSenderName,
  toSpaceRefDto,
  toOfferReservationDto,
  type InquiryMappingContext,
} from '../inquiry.mapper.ts';
import { listOwnerActions, describeRecipientState } from '../inquiry.states.ts';
import type { OwnerInquiryDetails } from './owner-inquiries.service.ts';
import type { OwnerInquiryDto } from './owner-inquiry.dto.ts';

/** An inquiry for an owner. The sender's contact is visible for messages, and for demands after an offer. */
export function toOwnerInquiryDto(
  { recipient: part, isFree, reservation, hint }: OwnerInquiryDetails,
  context: InquiryMappingContext,
): OwnerInquiryDto {
  const { inquiry } = part;
  const isContactVisible = inquiry.anonymizedAt === null && (inquiry.kind === 'contact' || hasOffer(part));
  return {
    ...toDemandDetailsDto(inquiry, context),
    id: part.id,
    inquiry_id: inquiry.id,
    kind: inquiry.kind,
    state: part.state,
    state_label: describeRecipientState(inquiry, part.state, context.now, part.handledAt !== null),
    fullname: getSenderName(inquiry),
    contact: isContactVisible ? { email: inquiry.email, phone: inquiry.phone } : null,
    space: toSpaceRefDto(part.space),
    is_free: isFree,
    reservation: reservation && toOfferReservationDto(reservation),
    reservation_message: isChosenWithoutSlot(inquiry, part) ? inquiriesApi.noHours.owner : null,
    slot_hint: hint && inquiriesApi.slotHints[hint],
    offer: toOfferDto(part),
    decline_reason: part.declineReason,
    handled_at: part.handledAt?.toISOString() ?? null,
    handled_how: part.handledHow,
    allowed_actions: listOwnerActions(inquiry, part.state, context.now),
  };
}
