import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { adminAudit } from '@prostora/strings/cs/admin-audit.ts';
import { adminOperations } from '@prostora/strings/cs/admin-operations.ts';
import { FilterChip } from '../../kit/table/filter-chip.tsx';
import { useApi, type TableState } from '../../kit/index.ts';
import { parseId } from '../../kit/table/list-query.ts';
import { FilterSelect, RangeFilter, SearchFilter } from '../../kit/table/table-toolbar.tsx';
import { auditNamesQuery } from './operations.queries.ts';

const texts = adminOperations.log;

export const FILTERS = ['action', 'subject_type', 'subject_id', 'actor_id', 'from', 'to'] as const;
export type LogFilter = (typeof FILTERS)[number];

type Option = { value: string; label: string };
const compareLabels = (one: Option, other: Option): number => one.label.localeCompare(other.label, 'cs');

/** Action options grouped by subject; a group of several has an option for all. */
function actionOptions(actions: readonly string[]): Option[] {
  const kinds = Map.groupBy(actions, (action) =>
    action.includes('.') ? action.slice(0, action.indexOf('.')) : '',
  );
  const groups = [...kinds].map(([kind, entries]) => ({
    name: kind === '' ? '' : adminAudit.subjectName(kind),
    kind,
    entries: entries
      .map((action) => ({ value: action, label: adminAudit.action(action) }))
      .sort(compareLabels),
  }));
  return groups
    .sort((one, other) => one.name.localeCompare(other.name, 'cs'))
    .flatMap(({ name, kind, entries }) =>
      kind !== '' && entries.length > 1
        ? [{ value: `${kind}.`, label: texts.allOf(name) }, ...entries]
        : entries,
    );
}

export function LogFilters({ state }: { state: TableState<LogFilter> }) {
  const {
    view: { filters },
    change,
  } = state;
  const { data } = useQuery(auditNamesQuery(useApi()));
  const actions = useMemo(() => actionOptions(data?.actions ?? []), [data]);
  const types = useMemo(
    () =>
      (data?.subject_types ?? [])
        .map((value) => ({ value, label: adminAudit.subjectName(value) }))
        .sort(compareLabels),
    [data],
  );
  const [subject, actor] = [parseId(filters.subject_id), parseId(filters.actor_id)];
  return (
    <>
      <SearchFilter state={state} label={texts.searchLabel} placeholder={texts.search} />
      <FilterSelect
        label={texts.actionFilter}
        anyLabel={texts.anyAction}
        value={filters.action}
        options={actions}
        onChange={(action) => change({ filters: { action } })}
      />
      <FilterSelect
        label={texts.subjectFilter}
        anyLabel={texts.anySubject}
        value={filters.subject_type}
        options={types}
        onChange={(type) => change({ filters: { subject_type: type, subject_id: '' } })}
      />
      <RangeFilter
        label={texts.period}
        from={filters.from}
        to={filters.to}
        onChange={(range) => change({ filters: range })}
      />
      {subject !== undefined && filters.subject_type !== '' && (
        <FilterChip
          name={texts.only(filters.subject_type, subject)}
          onClear={() => change({ filters: { subject_type: '', subject_id: '' } })}
        />
      )}
      {actor !== undefined && (
        <FilterChip name={texts.onlyBy(actor)} onClear={() => change({ filters: { actor_id: '' } })} />
      )}
    </>
  );
}
