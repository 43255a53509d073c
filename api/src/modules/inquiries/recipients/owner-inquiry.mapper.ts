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
import type { Offer, OwnerInquiryDetails } from './owner-inquiries.service.ts';
import type { OfferInputDto, OwnerInquiryDto } from './owner-inquiry.dto.ts';

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
    layout_code: inquiry.layout,
    tariff_kind: inquiry.tariff,
    is_free: isFree,
    reservation: reservation && toOfferReservationDto(reservation),
    reservation_message: isChosenWithoutSlot(inquiry, recipient) ? inquiriesApi.noHours.owner : null,
    slot_hint: hint && inquiriesApi.slotHints[hint],
    offer: toOfferDto(recipient),
    decline_reason: recipient.declineReason,
    conversation_id: recipient.conversation?.id ?? null,
    handled_at: recipient.handledAt?.toISOString() ?? null,
    handled_how: recipient.handledHow,
    handled_by: recipient.handledBy?.name || null,
    assignee: toAssigneeDto(recipient.assignee),
    allowed_actions: listOwnerActions(inquiry, recipient.state, context.now),
  };
}

const toHaler = (czk: number): number => Math.round(czk * 100);
const toOptionalHaler = (czk: number | null | undefined): number | null =>
  czk === null || czk === undefined ? null : toHaler(czk);

export const toOffer = (input: OfferInputDto): Offer => ({
  priceHaler: toOptionalHaler(input.price),
  text: input.text,
  validUntil: input.valid_until ?? null,
  spaceId: input.space_id ?? null,
  details: {
    rows: (input.rows ?? []).map(({ label, amount, vat_rate: vatRate }) => ({
      label,
      amountHaler: toHaler(amount),
      vatRate: vatRate ?? null,
    })),
    depositHaler: toOptionalHaler(input.deposit),
    layout: input.layout ?? null,
  },
});
