import { inquiriesApi } from '@prostora/strings/cs/inquiries-api.ts';
import {
  toDemandDetailsDto,
  toOfferDto,
  getSenderName,
  toSpaceRefDto,
  type InquiryMappingContext,
} from '../inquiry.mapper.ts';
import type { AdminInquiryDto, AdminInquiryRecipientDto, AdminInquiryRowDto } from './inquiry.admin.dto.ts';
import type { InquiryRow } from './inquiry.admin.repository.ts';
import type { InquiryWithRecipients } from '../inquiry.repository.ts';
import { resolveClosedReason, describeInquiryState, describeRecipientState } from '../inquiry.states.ts';

type RecipientWithSpace = InquiryWithRecipients['recipients']['$'][number];

/** A row of the admin list. */
export function toAdminInquiryRowDto(row: InquiryRow, now: Date): AdminInquiryRowDto {
  const closedReason = resolveClosedReason(row, now);
  return {
    id: row.id,
    kind: row.kind,
    state: closedReason === null ? 'open' : 'closed',
    closed_reason: closedReason,
    state_label:
      row.moderation === 'held' && closedReason === null
        ? inquiriesApi.held
        : describeInquiryState(row, row.states, now),
    moderation: row.moderation,
    fullname: getSenderName(row),
    email: row.email,
    phone: row.phone,
    purpose: row.purpose,
    location: row.location,
    date_from: row.dateFrom,
    date_to: row.dateTo,
    number_of_guests: row.numberOfGuests,
    recipients: row.states.length,
    offers: row.offers,
    created_at: row.createdAt.toISOString(),
  };
}

/** An inquiry with all details for the operator. */
export function toAdminInquiryDto(
  inquiry: InquiryWithRecipients,
  context: InquiryMappingContext,
): AdminInquiryDto {
  const recipients = inquiry.recipients.$.getItems();
  const closedReason = resolveClosedReason(inquiry, context.now);
  return {
    ...toDemandDetailsDto(inquiry, context),
    id: inquiry.id,
    kind: inquiry.kind,
    state: closedReason === null ? 'open' : 'closed',
    closed_reason: closedReason,
    closed_note: inquiry.closedNote,
    state_label:
      inquiry.moderation === 'held' && closedReason === null
        ? inquiriesApi.held
        : describeInquiryState(
            inquiry,
            recipients.map(({ state }) => state),
            context.now,
          ),
    moderation: inquiry.moderation,
    fullname: getSenderName(inquiry),
    email: inquiry.email,
    phone: inquiry.phone,
    purpose_id: inquiry.purpose?.id ?? null,
    purpose_text: inquiry.purposeText,
    location_id: inquiry.location?.id ?? null,
    attribute_ids: inquiry.attributeIds,
    recipients: recipients.map((recipient) => toRecipientDto(inquiry, recipient, context.now)),
    version: inquiry.version,
  };
}

function toRecipientDto(
  inquiry: InquiryWithRecipients,
  recipient: RecipientWithSpace,
  now: Date,
): AdminInquiryRecipientDto {
  const { customer } = recipient.space.building;
  return {
    id: recipient.id,
    state: recipient.state,
    state_label: describeRecipientState(inquiry, recipient.state, now, recipient.handledAt !== null),
    space: toSpaceRefDto(recipient.space),
    owner: { id: customer.id, name: customer.name },
    offer: toOfferDto(recipient),
    decline_reason: recipient.declineReason,
    sent_at: recipient.sentAt.toISOString(),
    seen_at: recipient.seenAt?.toISOString() ?? null,
    answered_at: recipient.answeredAt?.toISOString() ?? null,
    handled_at: recipient.handledAt?.toISOString() ?? null,
    handled_how: recipient.handledHow,
  };
}
