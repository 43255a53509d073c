import { adminPeople } from '@prostora/strings/cs/admin-people.ts';
import { exportTables } from '@prostora/strings/cs/exports.ts';
import type { TableColumn } from '../../../platform/export/index.ts';
import { effectiveRoles } from '../sessions/index.ts';
import type { UserRow } from './user.admin.repository.ts';

const { columns } = exportTables.users;

const describeState = ({ blockedAt, emailConfirmedAt }: UserRow): string =>
  adminPeople.state[blockedAt ? 'blocked' : emailConfirmedAt ? 'active' : 'unconfirmed'];
const describeRoles = ({ roles, customerId }: UserRow): string =>
  effectiveRoles(roles, customerId !== null)
    .map((role) => adminPeople.users.roles[role])
    .join(', ');

/** Columns of the user export. */
export const USER_COLUMNS: readonly TableColumn<UserRow>[] = [
  { title: columns.id, width: 8, value: ({ id }) => id },
  { title: columns.email, width: 32, value: ({ email }) => email },
  { title: columns.name, width: 26, value: ({ name }) => name },
  { title: columns.roles, width: 26, value: describeRoles },
  { title: columns.state, value: describeState },
  { title: columns.customer, width: 26, value: ({ customerName }) => customerName },
  { title: columns.customerId, value: ({ customerId }) => customerId },
  { title: columns.created, type: 'timestamp', value: ({ createdAt }) => createdAt },
  { title: columns.confirmed, type: 'timestamp', value: ({ emailConfirmedAt }) => emailConfirmedAt },
  { title: columns.seen, type: 'timestamp', value: ({ lastSeenAt }) => lastSeenAt },
  { title: columns.blocked, type: 'timestamp', value: ({ blockedAt }) => blockedAt },
];
