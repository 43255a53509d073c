import { demandFacts, offerOf, senderName, spaceRef, type Surroundings } from './inquiry.mapper.ts';
import type { AdminInquiryDto, AdminInquiryRecipientDto, AdminInquiryRowDto } from './inquiry.admin.dto.ts';
import type { InquiryRow } from './inquiry-directory.repository.ts';
import type { ToldInquiry } from './inquiry.repository.ts';
import { closedBecause, inquiryLabel, recipientLabel } from './inquiry.states.ts';

type ToldRecipient = ReturnType<ToldInquiry['recipients']['$']['getItems']>[number];

/** A row of the admin list. */
export function adminInquiryRow(row: InquiryRow, now: Date): AdminInquiryRowDto {
  const over = closedBecause(row, now);
  return {
    id: row.id,
    kind: row.kind,
    state: over === null ? 'open' : 'closed',
    closed_reason: over,
    state_label: inquiryLabel(row, row.states, now),
    fullname: senderName(row),
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
export function adminInquiry(inquiry: ToldInquiry, around: Surroundings): AdminInquiryDto {
  const recipients = inquiry.recipients.$.getItems();
  const over = closedBecause(inquiry, around.now);
  return {
    ...demandFacts(inquiry, around),
    id: inquiry.id,
    kind: inquiry.kind,
    state: over === null ? 'open' : 'closed',
    closed_reason: over,
    closed_note: inquiry.closedNote,
    state_label: inquiryLabel(
      inquiry,
      recipients.map(({ state }) => state),
      around.now,
    ),
    fullname: senderName(inquiry),
    email: inquiry.email,
    phone: inquiry.phone,
    purpose_id: inquiry.purpose?.id ?? null,
    purpose_text: inquiry.purposeText,
    location_id: inquiry.location?.id ?? null,
    attribute_ids: inquiry.attributeIds,
    recipients: recipients.map((recipient) => recipientView(inquiry, recipient, around.now)),
    version: inquiry.version,
  };
}

function recipientView(inquiry: ToldInquiry, recipient: ToldRecipient, now: Date): AdminInquiryRecipientDto {
  const { customer } = recipient.space.building;
  return {
    id: recipient.id,
    state: recipient.state,
    state_label: recipientLabel(inquiry, recipient.state, now, recipient.handledAt !== null),
    space: spaceRef(recipient.space),
    owner: { id: customer.id, name: customer.name },
    offer: offerOf(recipient),
    decline_reason: recipient.declineReason,
    sent_at: recipient.sentAt.toISOString(),
    seen_at: recipient.seenAt?.toISOString() ?? null,
    answered_at: recipient.answeredAt?.toISOString() ?? null,
    handled_at: recipient.handledAt?.toISOString() ?? null,
    handled_how: recipient.handledHow,
  };
}
