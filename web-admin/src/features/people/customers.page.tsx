import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { AdminCustomerRow, AdminCustomersQuery } from '@prostora/api-client';
import { urls } from '@prostora/contracts';
import { useNavigate } from '@prostora/nav';
import { adminPeople } from '@prostora/strings/cs/admin-people.ts';
import { PageHeader, useApi, useTableState, type TableState } from '../../kit/index.ts';
import { ResourceTable } from '../../kit/resource-table.tsx';
import { FilterSelect, SearchField } from '../../kit/table-toolbar.tsx';
import { CustomerRowCard, customerColumns } from './customers.columns.tsx';
import { customerListQuery, planNamesQuery } from './people.queries.ts';

const texts = adminPeople.customers;
const FILTERS = ['plan'] as const;
type CustomerFilter = (typeof FILTERS)[number];

/** Owners of spaces with what they pay for. */
export function CustomersPage() {
  const api = useApi();
  const navigate = useNavigate();
  const state = useTableState<CustomerFilter>(FILTERS);
  const { page, pageSize, search, sort, order, filters } = state.view;
  // The address may say anything; what the API does not know it refuses in words.
  const query = { page, page_size: pageSize, search, plan: filters.plan, ...(sort && { sort, order }) } as AdminCustomersQuery;
  const answer = useQuery(customerListQuery(api, query));
  const card = useCallback((customer: AdminCustomerRow) => <CustomerRowCard customer={customer} />, []);
  return (
    <>
      <PageHeader title={texts.title} subtitle={answer.data ? texts.subtitle(answer.data.total) : ' '} />
      <ResourceTable
        name="customers" label={texts.title} columns={customerColumns} state={state} answer={answer} card={card} onOpen={({ id }) => void navigate(urls.customer(id))}
        exportPath="admin/customers" filters={<CustomerFilters state={state} />} empty={{ text: texts.emptyText, filteredText: texts.emptyFilteredText }}
      />
    </>
  );
}

function CustomerFilters({ state: { view, change } }: { state: TableState<CustomerFilter> }) {
  const plans = useQuery(planNamesQuery(useApi()));
  const options = useMemo(() => (plans.data?.items ?? []).map(({ slug, name }) => ({ value: slug, label: name })), [plans.data]);
  const search = useCallback((text: string) => change({ search: text }, { replace: true }), [change]);
  return (
    <>
      <SearchField value={view.search} label={texts.searchLabel} placeholder={texts.search} onSearch={search} />
      <FilterSelect label={texts.plan} anyLabel={texts.anyPlan} value={view.filters.plan} options={options} onChange={(plan) => change({ filters: { plan } })} />
    </>
  );
}
