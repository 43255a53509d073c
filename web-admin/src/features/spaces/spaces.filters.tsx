import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { X } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { SPACE_STATUSES } from '@prostora/contracts';
import { admin } from '@prostora/strings';
import { adminSpaces } from '@prostora/strings/cs/admin-spaces.ts';
import { useApi, type TableState } from '../../kit/index.ts';
import { FilterSelect, SearchField, type FilterTab } from '../../kit/table-toolbar.tsx';
import { ownerQuery, taxonomyQuery } from './reviews.queries.ts';
import { regionsQuery } from './spaces.queries.ts';

export const FILTERS = ['status', 'region', 'owner', 'purpose', 'attribute', 'view'] as const;
export type SpaceFilter = (typeof FILTERS)[number];
/** The view of what owners changed of published spaces. */
export const CHANGED = 'upravene';
const WAITING = 'WAITING_FOR_APPROVAL';

const TAGS = ['purpose', 'attribute'] as const;

/** The number a filter of an address holds; nothing where it holds something else. */
export const idOf = (text: string): number | undefined => (/^[1-9]\d{0,8}$/u.test(text) ? Number(text) : undefined);

type State = TableState<SpaceFilter>;
type Counts = { [status: string]: number } | undefined;

const totalOf = (counts: Counts): number | undefined => counts && SPACE_STATUSES.reduce((sum, status) => sum + (counts[status] ?? 0), 0);
const allTab = ({ linkTo }: State, counts: Counts): FilterTab => ({ value: '', label: admin.table.all, count: totalOf(counts), href: linkTo({ filters: { status: '', view: '' } }) });
const statusTab = ({ linkTo }: State, counts: Counts, status: (typeof SPACE_STATUSES)[number]): FilterTab =>
  ({ value: status, label: admin.statuses[status], count: counts && (counts[status] ?? 0), href: linkTo({ filters: { status, view: '' } }) });

/** Every status with its number under the other filters. */
export const statusTabs = (state: State, counts: Counts): FilterTab[] => [allTab(state, counts), ...SPACE_STATUSES.map((status) => statusTab(state, counts, status))];

/** First what waits for the operator (the longest waiting first), then everything else. */
export function centreTabs(state: State, counts: Counts, changed: number | undefined): FilterTab[] {
  const others = SPACE_STATUSES.filter((status) => status !== WAITING);
  return [
    { ...statusTab(state, counts, WAITING), label: adminSpaces.toApprove },
    { value: CHANGED, label: adminSpaces.changed, count: changed, href: `?view=${CHANGED}` },
    allTab(state, counts), ...others.map((status) => statusTab(state, counts, status)),
  ];
}

export function SpaceFilters({ state: { view, change }, owner }: { state: State; owner: number | undefined }) {
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
      {owner !== undefined && <OwnerFilter owner={owner} onClear={() => change({ filters: { owner: '' } })} />}
      {TAGS.map((kind) => (idOf(view.filters[kind]) === undefined ? null : <TagFilter key={kind} kind={kind} id={idOf(view.filters[kind]) ?? 0} onClear={() => change({ filters: { [kind]: '' } })} />))}
    </>
  );
}

/** What all the spaces shown have, and the way back to all. */
function TagFilter({ kind, id, onClear }: { kind: (typeof TAGS)[number]; id: number; onClear: () => void }) {
  const { data } = useQuery(taxonomyQuery(useApi()));
  const terms = kind === 'purpose' ? data?.purposes : [...(data?.equipments ?? []), ...(data?.services ?? [])];
  const name = terms?.find((term) => term.id === id)?.name ?? adminSpaces.tagUnknown(id);
  return <Button icon={<X className="lucide" aria-hidden />} iconPlacement="end" aria-label={`${name}. ${adminSpaces.clearTag}`} onClick={onClear}>{name}</Button>;
}

/** Whose spaces are shown, and the way back to everybody's. */
function OwnerFilter({ owner, onClear }: { owner: number; onClear: () => void }) {
  const { data } = useQuery(ownerQuery(useApi(), owner));
  const name = data ? adminSpaces.ownerFilter(data.name || data.user.email) : adminSpaces.ownerUnknown(owner);
  return <Button icon={<X className="lucide" aria-hidden />} iconPlacement="end" aria-label={`${name}. ${adminSpaces.clearOwner}`} onClick={onClear}>{name}</Button>;
}
