import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { AdminBuildingCounts } from '@prostora/api-client';
import { admin } from '@prostora/strings';
import { adminBuildings as texts } from '@prostora/strings/cs/admin-buildings.ts';
import { FilterChip } from '../../kit/table/filter-chip.tsx';
import { useApi, type TableState } from '../../kit/index.ts';
import { customerQuery, publicLocationsQuery } from '../../kit/data/record.queries.ts';
import {
  FilterSelect,
  SearchFilter,
  createTabBuilder,
  type FilterTab,
} from '../../kit/table/table-toolbar.tsx';

export const FILTERS = ['state', 'region', 'owner'] as const;
export type BuildingFilter = (typeof FILTERS)[number];
const STATES = ['published', 'unpublished', 'empty'] as const;

type State = TableState<BuildingFilter>;

/** State tabs with counts under the other filters. */
export function stateTabs(state: State, counts: AdminBuildingCounts | undefined): FilterTab[] {
  const tab = createTabBuilder(state, 'state');
  return [
    tab('', admin.table.all, counts?.all),
    ...STATES.map((each) => tab(each, texts.state[each], counts?.[each])),
  ];
}

export function BuildingFilters({ state, owner }: { state: State; owner: number | undefined }) {
  const {
    view: { filters },
    change,
  } = state;
  const locations = useQuery(publicLocationsQuery(useApi()));
  const options = useMemo(
    () =>
      (locations.data ?? [])
        .filter(({ kind }) => kind === 'region')
        .map(({ slug, name }) => ({ value: slug, label: name })),
    [locations.data],
  );
  return (
    <>
      <SearchFilter state={state} label={texts.searchLabel} placeholder={texts.search} />
      <FilterSelect
        label={texts.region}
        anyLabel={texts.anyRegion}
        value={filters.region}
        options={options}
        onChange={(region) => change({ filters: { region } })}
      />
      {owner !== undefined && (
        <OwnerFilter owner={owner} onClear={() => change({ filters: { owner: '' } })} />
      )}
    </>
  );
}

/** Chip of the owner filter. */
function OwnerFilter({ owner, onClear }: { owner: number; onClear: () => void }) {
  const { data } = useQuery(customerQuery(useApi(), owner));
  const name = data ? texts.ownerFilter(data.name || data.user.email) : texts.ownerUnknown(owner);
  return <FilterChip name={name} clearLabel={`${name}. ${texts.clearOwner}`} onClear={onClear} />;
}
