import { adminMembership } from '@prostora/strings/cs/admin-membership.ts';
import { exportTables } from '@prostora/strings/cs/exports.ts';
import { parseTimestampOrNull } from '../../../platform/database/index.ts';
import type { TableColumn } from '../../../platform/export/index.ts';
import type { OrderExportRow } from './order.admin.repository.ts';

const { columns } = exportTables.orders;

/** Columns of the order export. */
export const ORDER_COLUMNS: readonly TableColumn<OrderExportRow>[] = [
  { title: columns.number, width: 13, value: ({ number }) => number },
  { title: columns.customer, width: 28, value: ({ customer }) => customer },
  { title: columns.customerId, width: 14, value: ({ customer_id }) => customer_id },
  { title: columns.email, width: 30, value: ({ email }) => email },
  { title: columns.buyer, width: 28, value: ({ buyer }) => buyer },
  { title: columns.ico, width: 11, value: ({ ico }) => ico },
  { title: columns.plan, value: ({ plan_name }) => plan_name },
  { title: columns.price, width: 12, type: 'amount', value: ({ price_haler }) => price_haler / 100 },
  {
    title: columns.toPay,
    width: 12,
    type: 'amount',
    value: ({ price_haler, credit_haler }) => (price_haler - credit_haler) / 100,
  },
  { title: columns.state, value: ({ state }) => adminMembership.states[state] },
  { title: columns.created, type: 'timestamp', value: ({ created_at }) => parseTimestampOrNull(created_at) },
  { title: columns.due, width: 13, type: 'day', value: ({ due_on }) => parseTimestampOrNull(due_on) },
  { title: columns.paid, type: 'timestamp', value: ({ paid_at }) => parseTimestampOrNull(paid_at) },
  {
    title: columns.cancelled,
    type: 'timestamp',
    value: ({ cancelled_at }) => parseTimestampOrNull(cancelled_at),
  },
];
