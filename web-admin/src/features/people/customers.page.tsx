import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { exportAdminCustomers, type AdminCustomerRow } from '@prostora/api-client';
import { consoleUrls } from '@prostora/contracts';
import { useNavigate } from '@prostora/nav';
import { adminPeople } from '@prostora/strings/cs/admin-people.ts';
import { PageHeader, useApi, useTableState, type TableState } from '../../kit/index.ts';
import { toListQuery } from '../../kit/table/list-query.ts';
import { plansQuery } from '../../kit/data/record.queries.ts';
import { ResourceTable } from '../../kit/table/resource-table.tsx';
import { FilterSelect, SearchFilter } from '../../kit/table/table-toolbar.tsx';
import { CustomerRowCard, customerColumns } from './customers.columns.tsx';
import { customerListQuery } from './people.queries.ts';

const texts = adminPeople.customers;
const FILTERS = ['plan'] as const;
type CustomerFilter = (typeof FILTERS)[number];

/** List of customers and their plans. */
export function CustomersPage() {
  const navigate = useNavigate();
  const state = useTableState<CustomerFilter>(FILTERS);
  const answer = useQuery(customerListQuery(useApi(), toListQuery(state.view)));
  const card = useCallback((customer: AdminCustomerRow) => <CustomerRowCard customer={customer} />, []);
  return (
    <>
      <PageHeader title={texts.title} subtitle={answer.data ? texts.subtitle(answer.data.total) : ' '} />
      <ResourceTable
        name="customers"
        label={texts.title}
        columns={customerColumns}
        state={state}
        answer={answer}
        card={card}
        onOpen={({ id }) => void navigate(consoleUrls.customer(id))}
        exportList={exportAdminCustomers}
        filters={<CustomerFilters state={state} />}
        empty={{ text: texts.emptyText, filteredText: texts.emptyFilteredText }}
      />
    </>
  );
}

function CustomerFilters({ state }: { state: TableState<CustomerFilter> }) {
  const {
    view: { filters },
    change,
  } = state;
  const plans = useQuery(plansQuery(useApi()));
  const options = useMemo(
    () => (plans.data?.items ?? []).map(({ slug, name }) => ({ value: slug, label: name })),
    [plans.data],
  );
  return (
    <>
      <SearchFilter state={state} label={texts.searchLabel} placeholder={texts.search} />
      <FilterSelect
        label={texts.plan}
        anyLabel={texts.anyPlan}
        value={filters.plan}
        options={options}
        onChange={(plan) => change({ filters: { plan } })}
      />
    </>
  );
}
