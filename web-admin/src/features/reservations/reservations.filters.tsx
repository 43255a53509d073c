import { useQuery } from '@tanstack/react-query';
import type { AdminReservationCounts } from '@prostora/api-client';
import { admin } from '@prostora/strings';
import { adminReservations as texts } from '@prostora/strings/cs/admin-reservations.ts';
import { FilterChip } from '../../kit/table/filter-chip.tsx';
import { useApi, type TableState } from '../../kit/index.ts';
import { parseId } from '../../kit/table/list-query.ts';
import { customerQuery, spaceQuery } from '../../kit/data/record.queries.ts';
import {
  FilterSelect,
  RangeFilter,
  SearchFilter,
  createTabBuilder,
  type FilterTab,
} from '../../kit/table/table-toolbar.tsx';

export const FILTERS = ['status', 'when', 'from', 'to', 'space', 'customer'] as const;
export type ReservationFilter = (typeof FILTERS)[number];
type State = TableState<ReservationFilter>;

const STATUSES = ['pending', 'waiting', 'confirmed', 'cancelled'] as const;
const PERIOD_OPTIONS = (['upcoming', 'past'] as const).map((value) => ({
  value,
  label: texts.whenNames[value],
}));

/** State tabs with counts under the other filters. */
export function statusTabs(state: State, counts: AdminReservationCounts | undefined): FilterTab[] {
  const tab = createTabBuilder(state, 'status');
  return [
    tab('', admin.table.all, counts && counts.pending + counts.confirmed + counts.cancelled),
    ...STATUSES.map((status) => tab(status, texts.tabNames[status], counts?.[status])),
  ];
}

export function ReservationFilters({ state }: { state: State }) {
  const {
    view: { filters },
    change,
  } = state;
  const [space, customer] = [parseId(filters.space), parseId(filters.customer)];
  return (
    <>
      <SearchFilter state={state} label={texts.searchLabel} placeholder={texts.search} />
      <FilterSelect
        label={texts.when}
        anyLabel={texts.anyWhen}
        value={filters.when}
        options={PERIOD_OPTIONS}
        onChange={(when) => change({ filters: { when } })}
      />
      <RangeFilter
        label={texts.slot}
        from={filters.from}
        to={filters.to}
        onChange={(range) => change({ filters: range })}
      />
      {space !== undefined && <SpaceChip id={space} onClear={() => change({ filters: { space: '' } })} />}
      {customer !== undefined && (
        <CustomerChip id={customer} onClear={() => change({ filters: { customer: '' } })} />
      )}
    </>
  );
}

type ChipProps = { id: number; onClear: () => void };

/** Chip of the space filter. */
function SpaceChip({ id, onClear }: ChipProps) {
  const { data } = useQuery(spaceQuery(useApi(), id));
  return (
    <FilterChip
      name={
        data ? texts.spaceFilter(data.space.space_name || data.space.building_name) : texts.spaceUnknown(id)
      }
      onClear={onClear}
    />
  );
}

function CustomerChip({ id, onClear }: ChipProps) {
  const { data } = useQuery(customerQuery(useApi(), id));
  return (
    <FilterChip
      name={data ? texts.customerFilter(data.name || data.user.email) : texts.customerUnknown(id)}
      onClear={onClear}
    />
  );
}
