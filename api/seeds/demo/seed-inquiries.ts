import type { EntityManager } from '@mikro-orm/postgresql';
import { Inquiry, InquiryRecipient } from '../../src/modules/inquiries/index.ts';
import { DEFAULT_SITE } from '../../src/modules/settings/index.ts';
import type { Space } from '../../src/modules/spaces/index.ts';
import { Attribute, Purpose } from '../../src/modules/taxonomy/index.ts';
import type { DemoData, DemoInquiry } from './demo.types.ts';
import { getRecord, type RecordsByKey } from './records-by-key.ts';

const parseTimestampOrNull = (time: string | null): Date | null => (time === null ? null : new Date(time));

/**
 * Seeds messages and demands with the responses of owners. All are marked as reminded, so that a new demo
 * sends no mails.
 */
export async function seedInquiries(
  em: EntityManager,
  demo: DemoData,
  spaces: RecordsByKey<Space>,
): Promise<void> {
  const purposes = new Map((await em.findAll(Purpose)).map((purpose) => [purpose.slug, purpose]));
  const attributes = new Map((await em.findAll(Attribute)).map((attribute) => [attribute.slug, attribute]));
  for (const one of demo.inquiries) {
    const inquiry = em.create(
      Inquiry,
      {
        ...toInquiryFields(one),
        purpose: one.purpose_slug === null ? null : getRecord(purposes, one.purpose_slug),
        attributeIds: one.attribute_slugs.map((slug) => getRecord(attributes, slug).id),
      },
      { partial: true },
    );
    for (const {
      space_key,
      seen_at,
      answered_at,
      price_haler: priceHaler,
      text,
      valid_until: validUntil,
      decline_code: declineCode,
      decline_reason: declineReason,
      state,
    } of one.parts) {
      em.create(
        InquiryRecipient,
        {
          inquiry,
          space: getRecord(spaces, space_key),
          state,
          priceHaler,
          text,
          validUntil,
          declineCode,
          declineReason,
          sentAt: new Date(one.created_at),
          seenAt: parseTimestampOrNull(seen_at),
          answeredAt: parseTimestampOrNull(answered_at),
          remindedAt: new Date(one.created_at),
        },
        { partial: true },
      );
    }
  }
  await em.flush();
}

function toInquiryFields(one: DemoInquiry): Partial<Inquiry> {
  return {
    kind: one.kind,
    state: one.closed_reason === null ? 'open' : 'closed',
    closedReason: one.closed_reason,
    closedNote: one.closed_note,
    closedAt: parseTimestampOrNull(one.closed_at),
    fullname: one.fullname,
    email: one.email,
    phone: one.phone?.replace(/\s/gu, '') ?? null,
    text: one.text,
    purposeText: one.purpose_text,
    dateFrom: one.date_from,
    dateTo: one.date_to,
    timeFrom: one.time_from,
    timeTo: one.time_to,
    numberOfGuests: one.number_of_guests,
    budgetHaler: one.budget_haler,
    delivery: one.picked === null ? null : one.picked ? 'picked' : 'ours',
    termsVersion: one.kind === 'demand' ? DEFAULT_SITE.termsVersion : null,
    createdAt: new Date(one.created_at),
    expiresAt: new Date(one.expires_at),
    remindedAt: new Date(one.created_at),
  };
}
