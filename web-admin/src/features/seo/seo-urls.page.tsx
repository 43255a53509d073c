import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { lazy, useCallback, useMemo, useState } from 'react';
import { exportAdminSeoUrls, type AdminSeoUrlCounts, type AdminSeoUrlRow } from '@prostora/api-client';
import { consoleUrls } from '@prostora/contracts';
import { useNavigate } from '@prostora/nav';
import { adminSeo } from '@prostora/strings/cs/admin-seo.ts';
import { PageHeader, useApi, useTableState, type TableState } from '../../kit/index.ts';
import { toListQuery } from '../../kit/table/list-query.ts';
import { OnDemand } from '../../kit/layout/on-demand.tsx';
import { ResourceTable } from '../../kit/table/resource-table.tsx';
import { FilterSelect, FilterTabs, SearchFilter } from '../../kit/table/table-toolbar.tsx';
import { PROBLEM_KINDS } from './seo-problems.tsx';
import { SeoRowCard, seoColumns } from './seo-urls.columns.tsx';
import { seoListQuery, seoOptionsQuery } from './seo.queries.ts';
import { useSeoActions } from './use-seo-actions.ts';

const ImportDrawer = lazy(() => import('./import-drawer.tsx'));
const texts = adminSeo.list;
const FILTERS = ['problem', 'in_footer', 'location', 'purpose', 'capacity'] as const;
type SeoUrlFilter = (typeof FILTERS)[number];
const IN_FOOTER = 'in_footer';

/** List of SEO URLs of catalogue filters. */
export function SeoUrlsPage() {
  const navigate = useNavigate();
  const state = useTableState<SeoUrlFilter>(FILTERS);
  const { filters } = state.view;
  const answer = useQuery(seoListQuery(useApi(), toListQuery(state.view)));
  const { bulk, setFooter } = useSeoActions();
  const columns = useMemo(() => seoColumns(setFooter), [setFooter]);
  const card = useCallback((row: AdminSeoUrlRow) => <SeoRowCard row={row} />, []);
  const create = (): void => void navigate(consoleUrls.newSeoUrl);
  const [isImporting, setImporting] = useState(false);
  return (
    <>
      <PageHeader
        title={texts.title}
        subtitle={answer.data ? texts.subtitle(answer.data.total) : ' '}
        actions={
          <>
            <Button onClick={() => setImporting(true)}>{texts.import}</Button>
            <Button onClick={() => void navigate(consoleUrls.bulkSeoUrls)}>{texts.bulk}</Button>
            <Button type="primary" onClick={create}>
              {texts.create}
            </Button>
          </>
        }
      />
      <FilterTabs
        label={texts.tabs}
        tabs={buildTabs(state, answer.data?.counts)}
        selected={filters.problem || (filters.in_footer === 'true' ? IN_FOOTER : '')}
      />
      <ResourceTable
        name="seo-urls"
        label={texts.title}
        columns={columns}
        state={state}
        answer={answer}
        card={card}
        onOpen={({ id }) => void navigate(consoleUrls.seoUrl(id))}
        filters={<SeoFilters state={state} />}
        exportList={exportAdminSeoUrls}
        bulk={bulk}
        create={{ label: texts.create, onCreate: create }}
        empty={{ text: texts.emptyText, filteredText: texts.emptyFilteredText }}
      />
      <OnDemand open={isImporting}>
        <ImportDrawer open={isImporting} onClose={() => setImporting(false)} />
      </OnDemand>
    </>
  );
}

/** Problem tabs with counts, and a tab of footer links. */
function buildTabs({ linkTo }: TableState<SeoUrlFilter>, counts: AdminSeoUrlCounts | undefined) {
  return [
    {
      value: '',
      label: texts.all,
      count: counts?.all,
      href: linkTo({ filters: { problem: '', in_footer: '' } }),
    },
    ...PROBLEM_KINDS.map((kind) => ({
      value: kind,
      label: texts.problems[kind],
      count: counts?.[kind],
      href: linkTo({ filters: { problem: kind, in_footer: '' } }),
    })),
    {
      value: IN_FOOTER,
      label: texts.inFooter,
      count: counts?.in_footer,
      href: linkTo({ filters: { problem: '', in_footer: 'true' } }),
    },
  ];
}

const toOptions = (options: readonly { id: number | string; name: string }[] | undefined) =>
  (options ?? []).map(({ id, name }) => ({ value: String(id), label: name }));

function SeoFilters({ state }: { state: TableState<SeoUrlFilter> }) {
  const {
    view: {
      filters: { location, purpose, capacity },
    },
    change,
  } = state;
  const { data: options } = useQuery(seoOptionsQuery(useApi()));
  return (
    <>
      <SearchFilter state={state} label={texts.searchLabel} placeholder={texts.search} />
      <FilterSelect
        label={texts.location}
        anyLabel={texts.anyLocation}
        value={location}
        options={toOptions(options?.locations)}
        onChange={(next) => change({ filters: { location: next } })}
      />
      <FilterSelect
        label={texts.purpose}
        anyLabel={texts.anyPurpose}
        value={purpose}
        options={toOptions(options?.purposes)}
        onChange={(next) => change({ filters: { purpose: next } })}
      />
      <FilterSelect
        label={texts.capacity}
        anyLabel={texts.anyCapacity}
        value={capacity}
        options={toOptions(options?.capacities)}
        onChange={(next) => change({ filters: { capacity: next } })}
      />
    </>
  );
}
