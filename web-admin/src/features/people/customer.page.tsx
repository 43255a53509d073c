import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { lazy, useState } from 'react';
import type { AdminCustomerDetail, PlanOrder } from '@prostora/api-client';
import { consoleUrls } from '@prostora/contracts';
import { Link } from '@prostora/nav';
import { formatCzk, formatDate, formatPhone, formatPostalCode } from '@prostora/strings';
import { adminMembership } from '@prostora/strings/cs/admin-membership.ts';
import { adminPeople } from '@prostora/strings/cs/admin-people.ts';
import { adminTimeline } from '@prostora/strings/cs/admin-timeline.ts';
import {
  Detail,
  DetailColumns,
  DetailList,
  InvoiceButton,
  OrderStateTag,
  PageHeader,
  Panel,
  SimpleTable,
  Timeline,
  useApi,
  useRecordId,
  type DetailRow,
  type SimpleColumn,
} from '../../kit/index.ts';
import { OnDemand } from '../../kit/layout/on-demand.tsx';
import { customerQuery } from '../../kit/data/record.queries.ts';
import { formatPlan } from './customers.columns.tsx';
import { MembershipPanel } from './membership-panel.tsx';
import cells from '../../kit/table/cells.module.css';

const CustomerForm = lazy(() => import('./customer-form.tsx'));
const texts = adminPeople.customer;
const orderColumns = adminMembership.orders.columns;
const BACK = { to: consoleUrls.customers, label: adminPeople.customers.back };
const MISSING = { title: texts.notFoundTitle, text: texts.notFoundText };

/** Page of one customer: company, membership, orders, links to spaces and account. */
export function CustomerPage() {
  const answer = useQuery(customerQuery(useApi(), useRecordId() ?? 0));
  return (
    <Detail answer={answer} missing={MISSING} back={BACK}>
      {(customer) => <CustomerDetail key={customer.id} customer={customer} />}
    </Detail>
  );
}

function CustomerDetail({ customer }: { customer: AdminCustomerDetail }) {
  const [isEditing, setEditing] = useState(false);
  return (
    <>
      <PageHeader
        title={customer.name || adminPeople.customers.noName}
        subtitle={formatPlan(customer)}
        actions={<Button onClick={() => setEditing(true)}>{adminPeople.edit}</Button>}
      />
      <DetailColumns
        main={
          <>
            <Panel title={texts.billing}>
              <DetailList rows={listBillingDetails(customer)} />
            </Panel>
            <MembershipPanel customer={customer} />
            <Panel
              title={texts.orders}
              actions={
                customer.orders.length > 0 && (
                  <Link
                    to={`${consoleUrls.orders}?search=${encodeURIComponent(customer.user.email)}`}
                    className={cells.link}
                  >
                    {texts.showOrders}
                  </Link>
                )
              }
            >
              {customer.orders.length === 0 ? (
                <p className={cells.muted}>{texts.ordersEmpty}</p>
              ) : (
                <SimpleTable label={texts.orders} columns={columns} rows={customer.orders} />
              )}
            </Panel>
            <Panel title={adminTimeline.title}>
              <Timeline type="customer" id={customer.id} />
            </Panel>
          </>
        }
        side={
          <Panel title={texts.account}>
            <DetailList rows={listAccountDetails(customer)} />
          </Panel>
        }
      />
      <OnDemand open={isEditing}>
        <CustomerForm customer={customer} open={isEditing} onClose={() => setEditing(false)} />
      </OnDemand>
    </>
  );
}

function listBillingDetails({
  name,
  ico,
  dic,
  street,
  city,
  postal_code,
  phone,
}: AdminCustomerDetail): DetailRow[] {
  const address = [street, [postal_code && formatPostalCode(postal_code), city].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ');
  return [
    [texts.company, name],
    [texts.ico, ico],
    [texts.dic, dic],
    [texts.address, address],
    [texts.phone, phone && <a href={`tel:${phone}`}>{formatPhone(phone)}</a>],
  ];
}

function listAccountDetails({
  id,
  user,
  plan,
  spaces_count,
  published_count,
  created_at,
}: AdminCustomerDetail): DetailRow[] {
  return [
    [texts.user, <Link to={consoleUrls.user(user.id)}>{user.email}</Link>],
    [texts.created, formatDate(created_at)],
    [
      texts.plan,
      plan
        ? `${plan.name}${plan.trial ? ` (${adminPeople.customers.trial})` : ''}`
        : adminPeople.customers.noPlan,
    ],
    ...(plan
      ? [[texts.planEnds, plan.ends_at ? formatDate(plan.ends_at) : texts.planEndless] as DetailRow]
      : []),
    [
      texts.spaces,
      <>
        {adminPeople.customers.spaces(spaces_count, published_count)}
        {spaces_count > 0 && (
          <>
            <br />
            <Link to={`${consoleUrls.allSpaces}?owner=${id}`}>{texts.showSpaces}</Link>
          </>
        )}
      </>,
    ],
  ];
}

const columns: readonly SimpleColumn<PlanOrder>[] = [
  { key: 'number', title: orderColumns.number, render: ({ number }) => number },
  { key: 'plan', title: orderColumns.plan, render: ({ plan }) => plan.name },
  {
    key: 'price',
    title: orderColumns.price,
    align: 'right',
    render: ({ to_pay }) => <span className={cells.nowrap}>{formatCzk(to_pay)}</span>,
  },
  {
    key: 'state',
    title: adminMembership.orders.stateFilter,
    render: ({ state }) => <OrderStateTag state={state} />,
  },
  {
    key: 'created',
    title: orderColumns.created,
    render: ({ created_at }) => <span className={cells.nowrap}>{formatDate(created_at)}</span>,
  },
  {
    key: 'invoice',
    title: orderColumns.actions,
    isHeadHidden: true,
    align: 'right',
    render: (order) => <InvoiceButton order={order} />,
  },
];
