import type { OwnerInquiry } from '@prostora/api-client';
import { inquiries as texts } from '@prostora/strings/cs/inquiries.ts';

/** Dates of a demand; null without any. */
export const formatDates = ({ date_from, date_to }: OwnerInquiry): string | null =>
  date_from === null ? null : texts.span(date_from, date_to);

/** One-line summary: „Svatba, 12. 6. 2027, 80 hostů, do 40 000 Kč“. */
export function formatSummary(inquiry: OwnerInquiry): string {
  const { purpose, number_of_guests: guests, budget } = inquiry;
  return [
    purpose,
    formatDates(inquiry),
    guests !== null && texts.people(guests),
    budget !== null && texts.budget(budget),
  ]
    .filter(Boolean)
    .join(', ');
}

/** Requirements as label and value. */
export function listDetails(inquiry: OwnerInquiry): [string, string][] {
  const {
    purpose,
    location,
    time_from: from,
    time_to: to,
    number_of_guests: guests,
    layout,
    budget,
    attributes,
  } = inquiry;
  const {
    what,
    where,
    when,
    time,
    howMany,
    budget: money,
    must,
    layout: arrangement,
    anything,
    anywhere,
    anytime,
  } = texts.detail;
  return [
    [what, purpose ?? anything],
    [where, location ?? anywhere],
    [when, formatDates(inquiry) ?? anytime],
    ...(from !== null || to !== null ? [[time, texts.hours(from, to)] as [string, string]] : []),
    ...(guests !== null ? [[howMany, texts.people(guests)] as [string, string]] : []),
    ...(layout !== null ? [[arrangement, layout] as [string, string]] : []),
    ...(budget !== null ? [[money, texts.budget(budget)] as [string, string]] : []),
    ...(attributes.length > 0 ? [[must, attributes.join(', ')] as [string, string]] : []),
  ];
}
