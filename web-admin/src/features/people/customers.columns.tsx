import type { AdminCustomerRow } from '@prostora/api-client';
import { consoleUrls } from '@prostora/contracts';
import { Link } from '@prostora/nav';
import { formatDate } from '@prostora/strings';
import { adminPeople } from '@prostora/strings/cs/admin-people.ts';
import type { ResourceColumn } from '../../kit/table/resource-table.tsx';
import cells from '../../kit/table/cells.module.css';
import styles from './people.module.css';

const texts = adminPeople.customers;

/** „Standard (zkušební) do 1. 12. 2026“. */
export function formatPlan({ plan }: Pick<AdminCustomerRow, 'plan'>): string {
  if (!plan) return texts.noPlan;
  return [plan.name, plan.trial && `(${texts.trial})`, plan.ends_at && texts.until(plan.ends_at)]
    .filter(Boolean)
    .join(' ');
}

function CustomerCell({ customer }: { customer: AdminCustomerRow }) {
  return (
    <div className={styles.who}>
      <Link to={consoleUrls.customer(customer.id)} className={cells.name}>
        {customer.name || texts.noName}
      </Link>
      {customer.user.blocked && <span className={cells.detail}>{texts.blocked}</span>}
    </div>
  );
}

export const customerColumns: readonly ResourceColumn<AdminCustomerRow>[] = [
  {
    key: 'customer',
    title: texts.columns.customer,
    sort: 'name',
    isFixed: true,
    width: 230,
    render: (customer) => <CustomerCell customer={customer} />,
  },
  { key: 'ico', title: texts.columns.ico, width: 110, render: ({ ico }) => ico ?? adminPeople.unknown },
  {
    key: 'user',
    title: texts.columns.user,
    width: 220,
    render: ({ user }) => (
      <Link to={consoleUrls.user(user.id)} className={cells.link}>
        {user.email}
      </Link>
    ),
  },
  { key: 'plan', title: texts.columns.plan, width: 165, render: formatPlan },
  {
    key: 'spaces',
    title: texts.columns.spaces,
    sort: 'spaces',
    width: 170,
    render: ({ spaces_count, published_count }) => texts.spaces(spaces_count, published_count),
  },
  {
    key: 'created',
    title: texts.columns.created,
    sort: 'created',
    width: 135,
    render: ({ created_at }) => formatDate(created_at),
  },
];

/** Card of the row on a phone. */
export function CustomerRowCard({ customer }: { customer: AdminCustomerRow }) {
  return (
    <div className={cells.card}>
      <CustomerCell customer={customer} />
      <div className={cells.detail}>{customer.user.email}</div>
      <div className={cells.line}>
        <span>{formatPlan(customer)}</span>
        <span>{texts.spaces(customer.spaces_count, customer.published_count)}</span>
      </div>
    </div>
  );
}
