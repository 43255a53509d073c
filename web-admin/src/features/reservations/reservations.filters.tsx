import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { X } from 'lucide-react';
import { useCallback } from 'react';
import type { AdminReservationCounts } from '@prostora/api-client';
import { admin } from '@prostora/strings';
import { adminReservations as texts } from '@prostora/strings/cs/admin-reservations.ts';
import { useApi, type TableState } from '../../kit/index.ts';
import { RangeFilter } from '../../kit/range-filter.tsx';
import { FilterSelect, SearchField, type FilterTab } from '../../kit/table-toolbar.tsx';
import { scopeCustomerQuery, scopeSpaceQuery } from './reservations.queries.ts';

export const FILTERS = ['status', 'when', 'from', 'to', 'space', 'customer'] as const;
export type ReservationFilter = (typeof FILTERS)[number];
type State = TableState<ReservationFilter>;

const STATUSES = ['pending', 'waiting', 'confirmed', 'cancelled'] as const;
const WHEN = (['upcoming', 'past'] as const).map((value) => ({ value, label: texts.whenNames[value] }));

/** Number in an address; nothing where it is none. */
export const numberIn = (text: string): number | undefined => (/^[1-9]\d{0,8}$/u.test(text) ? Number(text) : undefined);

/** Every state with its number under the other filters. */
export function statusTabs({ linkTo }: State, counts: AdminReservationCounts | undefined): FilterTab[] {
  const tab = (value: string, label: string, count: number | undefined): FilterTab => ({ value, label, count, href: linkTo({ filters: { status: value } }) });
  return [tab('', admin.table.all, counts && counts.pending + counts.confirmed + counts.cancelled), ...STATUSES.map((status) => tab(status, texts.tabNames[status], counts?.[status]))];
}

export function ReservationFilters({ state: { view: { search, filters }, change } }: { state: State }) {
  const find = useCallback((text: string) => change({ search: text }, { replace: true }), [change]);
  const [space, customer] = [numberIn(filters.space), numberIn(filters.customer)];
  return (
    <>
      <SearchField value={search} label={texts.searchLabel} placeholder={texts.search} onSearch={find} />
      <FilterSelect label={texts.when} anyLabel={texts.anyWhen} value={filters.when} options={WHEN} onChange={(when) => change({ filters: { when } })} />
      <RangeFilter label={texts.term} from={filters.from} to={filters.to} onChange={(range) => change({ filters: range })} />
      {space !== undefined && <SpaceChip id={space} onClear={() => change({ filters: { space: '' } })} />}
      {customer !== undefined && <CustomerChip id={customer} onClear={() => change({ filters: { customer: '' } })} />}
    </>
  );
}

type ChipProps = { id: number; onClear: () => void };
const Chip = ({ name, onClear }: { name: string; onClear: () => void }) => (
  <Button icon={<X className="lucide" aria-hidden />} iconPlacement="end" aria-label={texts.clearFilter(name)} onClick={onClear}>{name}</Button>
);

/** Whose reservations are shown, and the way back to everybody's. */
function SpaceChip({ id, onClear }: ChipProps) {
  const { data } = useQuery(scopeSpaceQuery(useApi(), id));
  return <Chip name={data ? texts.spaceFilter(data.space.space_name || data.space.building_name) : texts.spaceUnknown(id)} onClear={onClear} />;
}

function CustomerChip({ id, onClear }: ChipProps) {
  const { data } = useQuery(scopeCustomerQuery(useApi(), id));
  return <Chip name={data ? texts.customerFilter(data.name || data.user.email) : texts.customerUnknown(id)} onClear={onClear} />;
}
