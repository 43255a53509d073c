import { inquiriesApi } from '@prostora/strings/cs/inquiries-api.ts';
import { toSpaceCardDto } from '../../spaces/index.ts';
import type { SenderInquiryDto, SenderInquiryRecipientDto } from './sender-inquiry.dto.ts';
import type { DemandWithReservations } from './sender-inquiry.service.ts';
import {
  toDemandDetailsDto,
  toMatchSummaryDto,
  hasOffer,
  isChosenWithoutSlot,
  toOfferDto,
  getOwnerContact,
  getSenderName,
  toOfferReservationDto,
  type InquiryMappingContext,
} from '../inquiry.mapper.ts';
import type { InquiryWithCards } from '../inquiry.repository.ts';
import {
  hideSpam,
  resolveClosedReason,
  describeInquiryState,
  describeRecipientState,
} from '../inquiry.states.ts';

type RecipientWithCard = InquiryWithCards['recipients']['$'][number];

/** A demand for its sender. */
export function toSenderInquiryDto(
  { inquiry, reservations }: DemandWithReservations,
  context: InquiryMappingContext,
): SenderInquiryDto {
  const recipients = inquiry.recipients.$.getItems();
  const closedReason = resolveClosedReason(hideSpam(inquiry), context.now);
  return {
    ...toDemandDetailsDto(inquiry, context),
    id: inquiry.id,
    kind: inquiry.kind,
    state: closedReason === null ? 'open' : 'closed',
    closed_reason: closedReason,
    state_label: describeInquiryState(
      hideSpam(inquiry),
      recipients.map(({ state }) => state),
      context.now,
    ),
    fullname: getSenderName(inquiry),
    match_summary: inquiry.matchSummary && toMatchSummaryDto(inquiry.matchSummary),
    recipients: recipients.map((recipient) => toRecipientDto(inquiry, recipient, reservations, context.now)),
  };
}

const toRecipientDto = (
  inquiry: InquiryWithCards,
  recipient: RecipientWithCard,
  reservations: DemandWithReservations['reservations'],
  now: Date,
): SenderInquiryRecipientDto => ({
  id: recipient.id,
  state: recipient.state,
  state_label: describeRecipientState(hideSpam(inquiry), recipient.state, now),
  space: toSpaceCardDto(recipient.space),
  offer: toOfferDto(recipient),
  capacity: findCapacity(inquiry, recipient),
  decline_reason: recipient.declineReason,
  contact: hasOffer(recipient) ? getOwnerContact(recipient.space) : null,
  reservation: toReservationDto(recipient, reservations),
  reservation_message: isChosenWithoutSlot(inquiry, recipient) ? inquiriesApi.noHours.sender : null,
  conversation_id: recipient.conversation?.id ?? null,
  can_write: inquiry.moderation !== 'spam',
});

/** Null, unknown, where the space does not have the layout. */
function findCapacity(inquiry: InquiryWithCards, recipient: RecipientWithCard): number | null {
  const space = recipient.offeredSpace ?? recipient.space;
  const layout = recipient.offerDetails?.layout ?? inquiry.layout;
  if (layout === null) return space.capacity;
  return space.layouts.getItems().find((one) => one.layout === layout)?.capacity ?? null;
}

function toReservationDto(
  { reservationId }: RecipientWithCard,
  reservations: DemandWithReservations['reservations'],
): SenderInquiryRecipientDto['reservation'] {
  const reservation = reservationId === null ? undefined : reservations.get(reservationId);
  return reservation ? { ...toOfferReservationDto(reservation), url: reservation.url } : null;
}
