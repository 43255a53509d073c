import { useCallback } from 'react';
import type { AdminMailCounts } from '@prostora/api-client';
import { adminOperations } from '@prostora/strings/cs/admin-operations.ts';
import { mailGroups, mailTemplates } from '@prostora/strings/cs/mail-templates.ts';
import type { TableState } from '../../kit/index.ts';
import { FilterSelect, RangeFilter, SearchField, type FilterTab } from '../../kit/table-toolbar.tsx';
import { OnlyChip, numberIn } from './only-chip.tsx';

const texts = adminOperations.mails;
const STATES = ['failed', 'waiting', 'sent'] as const;
const TEMPLATES = mailTemplates.map(({ template, name, group }) => ({ value: template, label: `${mailGroups[group]}: ${name}` }));

export const FILTERS = ['state', 'template', 'from', 'to', 'subject_type', 'subject_id'] as const;
export type MailFilter = (typeof FILTERS)[number];

/** Every state with its number under the other filters. */
export function stateTabs({ linkTo }: TableState<MailFilter>, counts: AdminMailCounts | undefined): FilterTab[] {
  const tab = (value: string, label: string, count: number | undefined): FilterTab => ({ value, label, count, href: linkTo({ filters: { state: value } }) });
  return [tab('', texts.everything, counts && counts.waiting + counts.sent + counts.failed), ...STATES.map((state) => tab(state, texts.stateTabNames[state], counts?.[state]))];
}

export function MailFilters({ state: { view: { search, filters }, change } }: { state: TableState<MailFilter> }) {
  const find = useCallback((text: string) => change({ search: text }, { replace: true }), [change]);
  const subject = numberIn(filters.subject_id);
  return (
    <>
      <SearchField value={search} label={texts.searchLabel} placeholder={texts.search} onSearch={find} />
      <FilterSelect label={texts.templateFilter} anyLabel={texts.anyTemplate} value={filters.template} options={TEMPLATES} onChange={(template) => change({ filters: { template } })} />
      <RangeFilter label={texts.period} from={filters.from} to={filters.to} onChange={(range) => change({ filters: range })} />
      {filters.subject_type !== '' && subject !== null && <OnlyChip name={texts.about(filters.subject_type, subject)} onClear={() => change({ filters: { subject_type: '', subject_id: '' } })} />}
    </>
  );
}
