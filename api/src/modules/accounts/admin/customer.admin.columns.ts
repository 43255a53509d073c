import { exportTables } from '@prostora/strings/cs/exports.ts';
import type { TableColumn } from '../../../platform/export/index.ts';
import type { CustomerRow } from './customer.admin.repository.ts';

const { columns } = exportTables.customers;

/** Columns of the customer export. */
export const CUSTOMER_COLUMNS: readonly TableColumn<CustomerRow>[] = [
  { title: columns.id, width: 8, value: ({ id }) => id },
  { title: columns.name, width: 30, value: ({ name }) => name },
  { title: columns.ico, width: 11, value: ({ ico }) => ico },
  { title: columns.dic, width: 13, value: ({ dic }) => dic },
  { title: columns.email, width: 32, value: ({ email }) => email },
  { title: columns.phone, value: ({ phone }) => phone },
  { title: columns.street, width: 26, value: ({ street }) => street },
  { title: columns.city, value: ({ city }) => city },
  { title: columns.postalCode, width: 9, value: ({ postalCode }) => postalCode },
  { title: columns.plan, value: ({ plan }) => plan?.name ?? null },
  { title: columns.trial, width: 11, value: ({ plan }) => plan?.trial ?? null },
  { title: columns.planEnds, type: 'timestamp', value: ({ plan }) => plan?.endsAt ?? null },
  { title: columns.spaces, width: 11, value: ({ spacesCount }) => spacesCount },
  { title: columns.published, value: ({ publishedCount }) => publishedCount },
  { title: columns.blocked, value: ({ isBlocked }) => isBlocked },
  { title: columns.created, type: 'timestamp', value: ({ createdAt }) => createdAt },
];
