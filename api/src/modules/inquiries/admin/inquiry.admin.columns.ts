import { adminInquiries } from '@prostora/strings/cs/admin-inquiries.ts';
import { exportTables } from '@prostora/strings/cs/exports.ts';
import type { TableColumn } from '../../../platform/export/index.ts';
import type { InquiryExportRow } from './inquiry.admin.repository.ts';
import { getSenderName } from '../inquiry.mapper.ts';
import { describeInquiryState } from '../inquiry.states.ts';

const { columns } = exportTables.inquiries;

const parseDay = (day: string | null): Date | null => (day === null ? null : new Date(day));

/** Columns of the export of inquiries. */
export const inquiryColumns = (now: Date): readonly TableColumn<InquiryExportRow>[] => [
  { title: columns.id, width: 8, value: ({ id }) => id },
  { title: columns.kind, value: ({ kind }) => adminInquiries.kinds[kind] },
  { title: columns.state, width: 26, value: (row) => describeInquiryState(row, row.states, now) },
  { title: columns.name, width: 26, value: getSenderName },
  { title: columns.email, width: 30, value: ({ email }) => email },
  { title: columns.phone, value: ({ phone }) => phone },
  { title: columns.purpose, width: 24, value: ({ purpose }) => purpose },
  { title: columns.location, width: 22, value: ({ location }) => location },
  { title: columns.from, width: 13, type: 'day', value: ({ dateFrom }) => parseDay(dateFrom) },
  { title: columns.to, width: 13, type: 'day', value: ({ dateTo }) => parseDay(dateTo) },
  { title: columns.guests, width: 11, value: ({ numberOfGuests }) => numberOfGuests },
  {
    title: columns.budget,
    width: 14,
    type: 'amount',
    value: ({ budgetHaler }) => (budgetHaler === null ? null : budgetHaler / 100),
  },
  { title: columns.text, width: 60, value: ({ text }) => text },
  { title: columns.recipients, value: ({ states }) => states.length },
  { title: columns.offers, width: 9, value: ({ offers }) => offers },
  { title: columns.created, type: 'timestamp', value: ({ createdAt }) => createdAt },
];
