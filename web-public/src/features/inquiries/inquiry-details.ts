import type { OwnerInquiry } from '@prostora/api-client';
import { formatDemandDates } from '@prostora/strings/cs/demand-dates.ts';
import { inquiries as texts } from '@prostora/strings/cs/inquiries.ts';
import { tariffKindLabel } from '@prostora/strings/cs/price-tariffs.ts';

/** Dates of a demand; null without any. */
const formatDates = ({
  date_from: dateFrom,
  date_to: dateTo,
  flexible,
  weekdays,
}: OwnerInquiry): string | null => formatDemandDates({ dateFrom, dateTo, flexible, weekdays });

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
    tariff,
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
    ...(tariff !== null ? [[tariffKindLabel, tariff] as [string, string]] : []),
    ...(budget !== null ? [[money, texts.budget(budget)] as [string, string]] : []),
    ...(attributes.length > 0 ? [[must, attributes.join(', ')] as [string, string]] : []),
  ];
}
