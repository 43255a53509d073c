import type { AdminUserRow } from '@prostora/api-client';
import { consoleUrls } from '@prostora/contracts';
import { Link } from '@prostora/nav';
import { formatDate } from '@prostora/strings';
import { adminPeople } from '@prostora/strings/cs/admin-people.ts';
import { formatRelativeDate } from '../../kit/index.ts';
import type { ResourceColumn } from '../../kit/table/resource-table.tsx';
import { UserStateTag, formatRoles } from './user-state.tsx';
import cells from '../../kit/table/cells.module.css';
import styles from './people.module.css';

const { columns, noName } = adminPeople.users;

function UserCell({ user }: { user: AdminUserRow }) {
  return (
    <div className={styles.who}>
      <Link to={consoleUrls.user(user.id)} className={cells.name}>
        {user.email}
      </Link>
      <span className={cells.detail}>{user.name || noName}</span>
    </div>
  );
}

const renderCustomer = ({ customer }: AdminUserRow) =>
  customer ? (
    <Link to={consoleUrls.customer(customer.id)} className={cells.link}>
      {customer.name || adminPeople.customers.noName}
    </Link>
  ) : (
    adminPeople.unknown
  );

export const userColumns: readonly ResourceColumn<AdminUserRow>[] = [
  {
    key: 'user',
    title: columns.user,
    sort: 'email',
    isFixed: true,
    width: 300,
    skeletonHeight: 42,
    render: (user) => <UserCell user={user} />,
  },
  { key: 'state', title: columns.state, width: 160, render: (user) => <UserStateTag user={user} /> },
  { key: 'roles', title: columns.roles, width: 100, render: ({ role }) => formatRoles(role) },
  { key: 'customer', title: columns.customer, width: 200, render: renderCustomer },
  {
    key: 'created',
    title: columns.created,
    sort: 'created',
    width: 135,
    render: ({ created_at }) => formatDate(created_at),
  },
  {
    key: 'seen',
    title: columns.seen,
    width: 125,
    render: ({ last_seen_at }) => (last_seen_at ? formatRelativeDate(last_seen_at) : adminPeople.unknown),
  },
];

/** Card of the row on a phone. */
export function UserRowCard({ user }: { user: AdminUserRow }) {
  return (
    <div className={cells.card}>
      <UserCell user={user} />
      <div className={cells.line}>
        <UserStateTag user={user} />
        <span>{formatRoles(user.role)}</span>
      </div>
      {user.customer && <div className={cells.detail}>{user.customer.name}</div>}
    </div>
  );
}
