import { inquiriesApi } from '@prostora/strings/cs/inquiries-api.ts';
import { toAssigneeDto } from '../../accounts/members/index.ts';
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
  { recipient, isFree, reservation, hint }: OwnerInquiryDetails,
  context: InquiryMappingContext,
): OwnerInquiryDto {
  const { inquiry } = recipient;
  const isContactVisible =
    inquiry.anonymizedAt === null &&
    inquiry.moderation !== 'spam' &&
    (inquiry.kind === 'contact' || hasOffer(recipient));
  return {
    ...toDemandDetailsDto(inquiry, context),
    id: recipient.id,
    inquiry_id: inquiry.id,
    kind: inquiry.kind,
    state: recipient.state,
    state_label: describeRecipientState(inquiry, recipient.state, context.now, recipient.handledAt !== null),
    fullname: getSenderName(inquiry),
    contact: isContactVisible ? { email: inquiry.email, phone: inquiry.phone } : null,
    space: toSpaceRefDto(recipient.space),
    is_free: isFree,
    reservation: reservation && toOfferReservationDto(reservation),
    reservation_message: isChosenWithoutSlot(inquiry, recipient) ? inquiriesApi.noHours.owner : null,
    slot_hint: hint && inquiriesApi.slotHints[hint],
    offer: toOfferDto(recipient),
    decline_reason: recipient.declineReason,
    handled_at: recipient.handledAt?.toISOString() ?? null,
    handled_how: recipient.handledHow,
    handled_by: recipient.handledBy?.name || null,
    assignee: toAssigneeDto(recipient.assignee),
    allowed_actions: listOwnerActions(inquiry, recipient.state, context.now),
  };
}
