import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { SPACE_STATUSES } from '@prostora/contracts';
import { admin } from '@prostora/strings';
import { adminSpaces } from '@prostora/strings/cs/admin-spaces.ts';
import { FilterChip } from '../../kit/table/filter-chip.tsx';
import { useApi, type TableState } from '../../kit/index.ts';
import { parseId } from '../../kit/table/list-query.ts';
import { customerQuery, publicLocationsQuery, publicTaxonomyQuery } from '../../kit/data/record.queries.ts';
import { FilterSelect, SearchFilter, type FilterTab } from '../../kit/table/table-toolbar.tsx';

export const FILTERS = ['status', 'region', 'owner', 'purpose', 'attribute', 'view'] as const;
export type SpaceFilter = (typeof FILTERS)[number];
/** View of changed published spaces. */
export const CHANGED = 'upravene';
const WAITING = 'WAITING_FOR_APPROVAL';

const TAGS = ['purpose', 'attribute'] as const;

type State = TableState<SpaceFilter>;
type Counts = { [status: string]: number } | undefined;

const sumCounts = (counts: Counts): number | undefined =>
  counts && SPACE_STATUSES.reduce((sum, status) => sum + (counts[status] ?? 0), 0);
const allTab = ({ linkTo }: State, counts: Counts): FilterTab => ({
  value: '',
  label: admin.table.all,
  count: sumCounts(counts),
  href: linkTo({ filters: { status: '', view: '' } }),
});
const statusTab = (
  { linkTo }: State,
  counts: Counts,
  status: (typeof SPACE_STATUSES)[number],
): FilterTab => ({
  value: status,
  label: admin.statuses[status],
  count: counts && (counts[status] ?? 0),
  href: linkTo({ filters: { status, view: '' } }),
});

/** Status tabs with counts under the other filters. */
export const statusTabs = (state: State, counts: Counts): FilterTab[] => [
  allTab(state, counts),
  ...SPACE_STATUSES.map((status) => statusTab(state, counts, status)),
];

/** Tabs of the review centre: waiting spaces first, then the rest. */
export function centreTabs(state: State, counts: Counts, changed: number | undefined): FilterTab[] {
  const others = SPACE_STATUSES.filter((status) => status !== WAITING);
  return [
    { ...statusTab(state, counts, WAITING), label: adminSpaces.toApprove },
    { value: CHANGED, label: adminSpaces.changed, count: changed, href: `?view=${CHANGED}` },
    allTab(state, counts),
    ...others.map((status) => statusTab(state, counts, status)),
  ];
}

export function SpaceFilters({ state, owner }: { state: State; owner: number | undefined }) {
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
      <SearchFilter state={state} label={admin.spaces.searchLabel} placeholder={admin.spaces.search} />
      <FilterSelect
        label={admin.spaces.region}
        anyLabel={admin.spaces.anyRegion}
        value={filters.region}
        options={options}
        onChange={(region) => change({ filters: { region } })}
      />
      {owner !== undefined && (
        <OwnerFilter owner={owner} onClear={() => change({ filters: { owner: '' } })} />
      )}
      {TAGS.map((kind) => {
        const id = parseId(filters[kind]);
        return (
          id !== undefined && (
            <TagFilter key={kind} kind={kind} id={id} onClear={() => change({ filters: { [kind]: '' } })} />
          )
        );
      })}
    </>
  );
}

/** Chip of a tag filter. */
function TagFilter({ kind, id, onClear }: { kind: (typeof TAGS)[number]; id: number; onClear: () => void }) {
  const { data } = useQuery(publicTaxonomyQuery(useApi()));
  const tags = kind === 'purpose' ? data?.purposes : [...(data?.equipments ?? []), ...(data?.services ?? [])];
  const name = tags?.find((tag) => tag.id === id)?.name ?? adminSpaces.tagUnknown(id);
  return <FilterChip name={name} clearLabel={`${name}. ${adminSpaces.clearTag}`} onClear={onClear} />;
}

/** Chip of the owner filter. */
function OwnerFilter({ owner, onClear }: { owner: number; onClear: () => void }) {
  const { data } = useQuery(customerQuery(useApi(), owner));
  const name = data ? adminSpaces.ownerFilter(data.name || data.user.email) : adminSpaces.ownerUnknown(owner);
  return <FilterChip name={name} clearLabel={`${name}. ${adminSpaces.clearOwner}`} onClear={onClear} />;
}
