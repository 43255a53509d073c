import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { AdminSpaceRow } from '@prostora/api-client';
import { SPACE_STATUSES } from '@prostora/contracts';
import { admin } from '@prostora/strings';
import { PageHeader, useApi, useTableState, type TableState } from '../../kit/index.ts';
import { ResourceTable } from '../../kit/resource-table.tsx';
import { FilterSelect, FilterTabs, SearchField } from '../../kit/table-toolbar.tsx';
import { ReviewOnDemand } from './review-on-demand.tsx';
import { SpaceRowCard, spaceColumns } from './spaces.columns.tsx';
import { regionsQuery, spaceListQuery } from './spaces.queries.ts';
import { useReviewLink } from './use-review-link.ts';

const FILTERS = ['status', 'region'] as const;
type SpaceFilter = (typeof FILTERS)[number];

/** All spaces of all owners: find, look, decide. `/admin-prostory` is the same list under the address of SPEC §2. */
export function SpacesPage({ title }: { title: string }) {
  const api = useApi();
  const state = useTableState<SpaceFilter>(FILTERS);
  const { view } = state;
  const answer = useQuery(spaceListQuery(api, {
    page: view.page, page_size: view.pageSize, status: view.filters.status, region: view.filters.region, search: view.search,
    ...(view.sort && { sort: view.sort, order: view.order }),
  }));
  const review = useReviewLink();
  const { hrefOf, open } = review;
  const columns = useMemo(() => spaceColumns((row) => hrefOf(row.url)), [hrefOf]);
  const card = useCallback((row: AdminSpaceRow) => <SpaceRowCard row={row} href={hrefOf(row.url)} />, [hrefOf]);
  const rows = useMemo(() => answer.data?.items ?? [], [answer.data]);
  return (
    <>
      <PageHeader title={title} subtitle={answer.data ? admin.spaces.subtitle(answer.data.total) : ' '} />
      <FilterTabs label={admin.spaces.statusFilter} selected={view.filters.status} tabs={statusTabs(state, answer.data?.counts)} />
      <ResourceTable
        name="spaces" label={title} columns={columns} state={state} answer={answer} card={card} onOpen={(row) => open(row.url)}
        filters={<SpaceFilters state={state} />} empty={{ text: admin.spaces.emptyText, filteredText: admin.spaces.emptyFilteredText }}
      />
      <ReviewOnDemand rows={rows} review={review} />
    </>
  );
}

/** Every status with its number under the other filters. */
function statusTabs({ linkTo }: TableState<SpaceFilter>, counts: { [status: string]: number } | undefined) {
  const total = counts && SPACE_STATUSES.reduce((sum, status) => sum + (counts[status] ?? 0), 0);
  const tab = (value: string, label: string, count: number | undefined) => ({ value, label, count, href: linkTo({ filters: { status: value } }) });
  return [tab('', admin.table.all, total), ...SPACE_STATUSES.map((status) => tab(status, admin.statuses[status], counts && (counts[status] ?? 0)))];
}

function SpaceFilters({ state: { view, change } }: { state: TableState<SpaceFilter> }) {
  const regions = useQuery(regionsQuery(useApi()));
  const search = useCallback((text: string) => change({ search: text }, { replace: true }), [change]);
  const options = useMemo(() => (regions.data ?? []).map(({ slug, name }) => ({ value: slug, label: name })), [regions.data]);
  return (
    <>
      <SearchField value={view.search} label={admin.spaces.searchLabel} placeholder={admin.spaces.search} onSearch={search} />
      <FilterSelect
        label={admin.spaces.region} anyLabel={admin.spaces.anyRegion} value={view.filters.region} options={options}
        onChange={(region) => change({ filters: { region } })}
      />
    </>
  );
}
