import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useCallback, useMemo, type ReactNode } from 'react';
import {
  exportAdminOrders,
  type AdminOrderRow,
  type AdminOrdersAnswer,
  type OrderListState,
} from '@prostora/api-client';
import { consoleUrls } from '@prostora/contracts';
import { Link } from '@prostora/nav';
import { admin, formatCzk, formatDate } from '@prostora/strings';
import { adminMembership } from '@prostora/strings/cs/admin-membership.ts';
import {
  Breakable,
  InvoiceButton,
  OrderStateTag,
  isPastDay,
  useApi,
  useTableState,
  type TableState,
} from '../../kit/index.ts';
import { toListQuery } from '../../kit/table/list-query.ts';
import { ResourceTable, type ResourceColumn } from '../../kit/table/resource-table.tsx';
import { FilterTabs, RangeFilter, SearchFilter, createTabBuilder } from '../../kit/table/table-toolbar.tsx';
import { ordersQuery } from './membership.queries.ts';
import { useOrderActions, useOrderBulk } from './use-order-actions.ts';
import cells from '../../kit/table/cells.module.css';
import styles from './membership.module.css';

const texts = adminMembership.orders;
const FILTERS = ['state', 'from', 'to'] as const;
type OrderFilter = (typeof FILTERS)[number];
const STATES: readonly OrderListState[] = ['waiting', 'overdue', 'paid', 'cancelled'];

/** Membership orders with payments and invoices. */
export function Orders() {
  const state = useTableState<OrderFilter>(FILTERS);
  const { filters } = state.view;
  const answer = useQuery(ordersQuery(useApi(), toListQuery(state.view)));
  const { markPaid, cancel } = useOrderActions();
  const bulk = useOrderBulk();
  const actions = useCallback(
    (order: AdminOrderRow) => (
      <div className={`${styles.actions} ${styles.inRow}`}>
        {order.state === 'waiting' && (
          <>
            <Button onClick={() => markPaid(order)} aria-label={texts.markPaidLabel(order.number)}>
              {texts.markPaid}
            </Button>
            <Button danger onClick={() => cancel(order)} aria-label={texts.cancelLabel(order.number)}>
              {texts.cancel}
            </Button>
          </>
        )}
        <InvoiceButton order={order} isBrief />
      </div>
    ),
    [markPaid, cancel],
  );
  const columns = useMemo(() => createColumns(actions), [actions]);
  const card = useCallback(
    (order: AdminOrderRow) => <OrderCard order={order} actions={actions} />,
    [actions],
  );
  return (
    <>
      <FilterTabs
        label={texts.stateFilter}
        tabs={stateTabs(state, answer.data?.counts)}
        selected={filters.state}
      />
      <ResourceTable
        name="orders"
        label={adminMembership.tabs.orders}
        columns={columns}
        state={state}
        answer={answer}
        card={card}
        exportList={exportAdminOrders}
        bulk={bulk}
        empty={{ text: texts.emptyText, filteredText: texts.emptyFilteredText }}
        filters={
          <>
            <SearchFilter state={state} label={texts.searchLabel} placeholder={texts.search} />
            <RangeFilter
              label={texts.issued}
              from={filters.from}
              to={filters.to}
              onChange={(range) => state.change({ filters: range })}
            />
          </>
        }
      />
    </>
  );
}

function stateTabs(state: TableState<OrderFilter>, counts: AdminOrdersAnswer['counts'] | undefined) {
  const tab = createTabBuilder(state, 'state');
  return [
    tab('', admin.table.all, counts && counts.waiting + counts.paid + counts.cancelled),
    ...STATES.map((value) => tab(value, texts.tabs[value], counts?.[value])),
  ];
}

const renderCustomer = ({ customer }: AdminOrderRow) => (
  <div className={styles.who}>
    <Link to={consoleUrls.customer(customer.id)} className={cells.name}>
      {customer.name || customer.email}
    </Link>
    <span className={cells.detail}>
      <Breakable text={customer.email} />
    </span>
  </div>
);

/** Due or payment date; an overdue order is marked. */
function Due({ order }: { order: AdminOrderRow }) {
  if (order.paid_at) return texts.paidOn(order.paid_at);
  const isOverdue = order.state === 'waiting' && isPastDay(order.due_on);
  return (
    <>
      {texts.dueOn(order.due_on)}
      {isOverdue && <span className={styles.overdue}>{texts.overdue}</span>}
    </>
  );
}

const createColumns = (
  actions: (order: AdminOrderRow) => ReactNode,
): readonly ResourceColumn<AdminOrderRow>[] => [
  {
    key: 'number',
    title: texts.columns.number,
    sort: 'number',
    isFixed: true,
    width: 125,
    skeletonHeight: 42,
    render: ({ number }) => <b>{number}</b>,
  },
  { key: 'customer', title: texts.columns.customer, sort: 'customer', width: 190, render: renderCustomer },
  { key: 'plan', title: texts.columns.plan, width: 85, render: ({ plan }) => plan.name },
  {
    key: 'price',
    title: texts.columns.price,
    sort: 'price',
    align: 'right',
    width: 115,
    render: ({ to_pay: toPay }) => formatCzk(toPay),
  },
  {
    key: 'state',
    title: texts.columns.state,
    sort: 'due',
    width: 170,
    render: (order) => (
      <>
        <OrderStateTag state={order.state} />
        <span className={cells.detail}>
          <Due order={order} />
        </span>
      </>
    ),
  },
  {
    key: 'created',
    title: texts.columns.created,
    sort: 'created',
    width: 135,
    isOptional: true,
    render: ({ created_at }) => formatDate(created_at),
  },
  {
    key: 'actions',
    title: texts.columns.actions,
    isFixed: true,
    align: 'right',
    width: 370,
    render: actions,
  },
];

/** Card of the order on a phone. */
function OrderCard({
  order,
  actions,
}: {
  order: AdminOrderRow;
  actions: (order: AdminOrderRow) => ReactNode;
}) {
  return (
    <div className={styles.card}>
      <div className={styles.line}>
        <b>{order.number}</b>
        <OrderStateTag state={order.state} />
      </div>
      {renderCustomer(order)}
      <div className={styles.line}>
        <span>
          {order.plan.name}, {formatCzk(order.to_pay)}
        </span>
        <span>
          <Due order={order} />
        </span>
      </div>
      {actions(order)}
    </div>
  );
}
