import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Suspense, lazy, useCallback, useMemo } from 'react';
import { exportAdminLocations, type AdminLocation } from '@prostora/api-client';
import { adminLocations } from '@prostora/strings/cs/admin-taxonomy.ts';
import { PageHeader, useApi, useTableState, type TableState } from '../../kit/index.ts';
import { toListQuery } from '../../kit/table/list-query.ts';
import { useOpened } from '../../kit/layout/use-opened.ts';
import { ResourceTable } from '../../kit/table/resource-table.tsx';
import { FilterSelect, FilterTabs, SearchFilter } from '../../kit/table/table-toolbar.tsx';
import { LocationCard, locationColumns } from './locations.columns.tsx';
import { locationListQuery, parentLocationsQuery } from './taxonomy.queries.ts';

const LocationForm = lazy(() => import('./location-form.tsx'));
const texts = adminLocations;
const FILTERS = ['kind', 'region', 'locative'] as const;
type LocationFilter = (typeof FILTERS)[number];
const KINDS = (['region', 'town', 'city_part'] as const).map((value) => ({
  value,
  label: texts.kinds[value],
}));

/** List of locations with their names, locatives and usage. */
export function LocationsPage() {
  const state = useTableState<LocationFilter>(FILTERS);
  const { opened, open, close } = useOpened<AdminLocation | null>();
  const { search, sort, filters } = state.view;
  const answer = useQuery(locationListQuery(useApi(), toListQuery(state.view)));
  const isTree = sort === null && search === '';
  const columns = useMemo(() => locationColumns(open, isTree), [open, isTree]);
  const card = useCallback(
    (location: AdminLocation) => <LocationCard location={location} onOpen={open} />,
    [open],
  );
  const add = (): void => open(null);
  const tabs = [
    { value: '', label: texts.all, href: state.linkTo({ filters: { locative: '' } }) },
    {
      value: 'missing',
      label: texts.missing,
      count: answer.data?.counts.missing_locative,
      href: state.linkTo({ filters: { locative: 'missing' } }),
    },
  ];
  return (
    <>
      <PageHeader
        title={texts.title}
        subtitle={answer.data ? texts.subtitle(answer.data.total) : ' '}
        actions={
          <Button type="primary" aria-keyshortcuts="n" onClick={add}>
            {texts.add}
          </Button>
        }
      />
      <FilterTabs label={texts.tabsLabel} tabs={tabs} selected={filters.locative} />
      <ResourceTable
        name="locations"
        label={texts.title}
        columns={columns}
        state={state}
        answer={answer}
        card={card}
        onOpen={open}
        exportList={exportAdminLocations}
        create={{ label: texts.add, onCreate: add }}
        filters={<LocationFilters state={state} />}
        empty={{ text: texts.emptyText, filteredText: texts.emptyFilteredText }}
      />
      {opened && (
        <Suspense>
          <LocationForm key={opened.key} location={opened.target} open={opened.isOpen} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

function LocationFilters({ state }: { state: TableState<LocationFilter> }) {
  const {
    view: { filters },
    change,
  } = state;
  const regions = useQuery(parentLocationsQuery(useApi(), 'region'));
  return (
    <>
      <SearchFilter state={state} label={texts.searchLabel} placeholder={texts.search} />
      <FilterSelect
        label={texts.kind}
        anyLabel={texts.anyKind}
        value={filters.kind}
        options={KINDS}
        onChange={(kind) => change({ filters: { kind } })}
      />
      <FilterSelect
        label={texts.region}
        anyLabel={texts.anyRegion}
        value={filters.region}
        options={(regions.data ?? []).map(({ slug, name }) => ({ value: slug, label: name }))}
        onChange={(region) => change({ filters: { region } })}
      />
    </>
  );
}
