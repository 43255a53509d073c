import { Button } from 'antd';
import { lazy, useState } from 'react';
import type { AdminCustomerDetail, CreditEntry, CustomerSubscription } from '@prostora/api-client';
import { formatCzk, formatDate } from '@prostora/strings';
import { adminPeople } from '@prostora/strings/cs/admin-people.ts';
import { Panel, SimpleTable, type SimpleColumn } from '../../kit/index.ts';
import { OnDemand } from '../../kit/layout/on-demand.tsx';
import cells from '../../kit/table/cells.module.css';
import styles from './people.module.css';

const MembershipForm = lazy(() => import('./membership-form.tsx'));
const CreditForm = lazy(() => import('./credit-form.tsx'));
const texts = adminPeople.membership;

/** Subscriptions and credit ledger of a customer, with corrections. */
export function MembershipPanel({ customer }: { customer: AdminCustomerDetail }) {
  const [opened, setOpened] = useState<'membership' | 'credit' | null>(null);
  const close = (): void => setOpened(null);
  const { subscriptions, ledger, credit } = customer;
  const buttons = (
    <div className={styles.buttons}>
      <Button onClick={() => setOpened('membership')}>{texts.edit}</Button>
      <Button onClick={() => setOpened('credit')}>{texts.creditEdit}</Button>
    </div>
  );
  return (
    <Panel title={texts.title} actions={buttons}>
      {subscriptions.length === 0 ? (
        <p className={cells.muted}>{texts.empty}</p>
      ) : (
        <SimpleTable label={texts.subscriptions} columns={subscriptionColumns} rows={subscriptions} />
      )}
      <p className={styles.gap}>{texts.credit(credit)}</p>
      {ledger.length > 0 && <SimpleTable label={texts.ledger} columns={ledgerColumns} rows={ledger} />}
      <OnDemand open={opened === 'membership'}>
        <MembershipForm customer={customer} open={opened === 'membership'} onClose={close} />
      </OnDemand>
      <OnDemand open={opened === 'credit'}>
        <CreditForm customer={customer} open={opened === 'credit'} onClose={close} />
      </OnDemand>
    </Panel>
  );
}

const renderDate = (at: string) => <span className={cells.nowrap}>{formatDate(at)}</span>;

const subscriptionColumns: readonly SimpleColumn<CustomerSubscription>[] = [
  {
    key: 'plan',
    title: texts.columns.plan,
    render: ({ plan, trial }) => (trial ? `${plan.name} (${adminPeople.customers.trial})` : plan.name),
  },
  {
    key: 'period',
    title: texts.columns.period,
    render: ({ starts_at, ends_at }) => (
      <>
        {renderDate(starts_at)} – {renderDate(ends_at)}
      </>
    ),
  },
  {
    key: 'paid',
    title: texts.columns.paid,
    align: 'right',
    render: ({ paid }) =>
      paid === null ? (
        <span className={cells.muted}>{texts.noOrder}</span>
      ) : (
        <span className={cells.nowrap}>{formatCzk(paid)}</span>
      ),
  },
  {
    key: 'remaining',
    title: texts.columns.remaining,
    align: 'right',
    render: ({ remaining }) => <span className={cells.nowrap}>{formatCzk(remaining)}</span>,
  },
];

const ledgerColumns: readonly SimpleColumn<CreditEntry>[] = [
  { key: 'created', title: texts.ledgerColumns.created, render: ({ created_at }) => renderDate(created_at) },
  {
    key: 'what',
    title: texts.ledgerColumns.what,
    render: ({ kind, order_number: number, reason }) =>
      [texts.kinds[kind], number && texts.ofOrder(number), reason].filter(Boolean).join(', '),
  },
  {
    key: 'amount',
    title: texts.ledgerColumns.amount,
    align: 'right',
    render: ({ amount }) => <span className={cells.nowrap}>{texts.amount(amount)}</span>,
  },
];
