import type { AdminMailCounts } from '@prostora/api-client';
import { adminOperations } from '@prostora/strings/cs/admin-operations.ts';
import { mailGroups, mailTemplates } from '@prostora/strings/cs/mail-templates.ts';
import { FilterChip } from '../../kit/table/filter-chip.tsx';
import type { TableState } from '../../kit/index.ts';
import { parseId } from '../../kit/table/list-query.ts';
import {
  FilterSelect,
  RangeFilter,
  SearchFilter,
  createTabBuilder,
  type FilterTab,
} from '../../kit/table/table-toolbar.tsx';

const texts = adminOperations.mails;
const STATES = ['failed', 'waiting', 'sent'] as const;
const TEMPLATES = mailTemplates.map(({ template, name, group }) => ({
  value: template,
  label: `${mailGroups[group]}: ${name}`,
}));

export const FILTERS = ['state', 'template', 'from', 'to', 'subject_type', 'subject_id'] as const;
export type MailFilter = (typeof FILTERS)[number];

/** State tabs with counts under the other filters. */
export function stateTabs(state: TableState<MailFilter>, logged: AdminMailCounts | undefined): FilterTab[] {
  const tab = createTabBuilder(state, 'state');
  const counts = logged && { ...logged, waiting: logged.waiting + logged.held };
  return [
    tab('', texts.everything, counts && counts.waiting + counts.sent + counts.failed),
    ...STATES.map((value) => tab(value, texts.stateTabNames[value], counts?.[value])),
  ];
}

export function MailFilters({ state }: { state: TableState<MailFilter> }) {
  const {
    view: { filters },
    change,
  } = state;
  const subject = parseId(filters.subject_id);
  return (
    <>
      <SearchFilter state={state} label={texts.searchLabel} placeholder={texts.search} />
      <FilterSelect
        label={texts.templateFilter}
        anyLabel={texts.anyTemplate}
        value={filters.template}
        options={TEMPLATES}
        onChange={(template) => change({ filters: { template } })}
      />
      <RangeFilter
        label={texts.period}
        from={filters.from}
        to={filters.to}
        onChange={(range) => change({ filters: range })}
      />
      {filters.subject_type !== '' && subject !== undefined && (
        <FilterChip
          name={texts.about(filters.subject_type, subject)}
          onClear={() => change({ filters: { subject_type: '', subject_id: '' } })}
        />
      )}
    </>
  );
}
