import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { exportAdminInquiries, type AdminInquiriesPage, type AdminInquiryRow } from '@prostora/api-client';
import { useNavigate } from '@prostora/nav';
import { adminInquiries as texts } from '@prostora/strings/cs/admin-inquiries.ts';
import { PageHeader, useApi, useTableState, type TableState } from '../../kit/index.ts';
import { toListQuery } from '../../kit/table/list-query.ts';
import { ResourceTable } from '../../kit/table/resource-table.tsx';
import { FilterSelect, FilterTabs, SearchFilter, createTabBuilder } from '../../kit/table/table-toolbar.tsx';
import { InquiryCard, buildInquiryUrl, inquiryColumns } from './inquiries.columns.tsx';
import { inquiryListQuery } from './inquiries.queries.ts';
import { useModerationBulk } from './use-moderation.tsx';

const FILTERS = ['state', 'kind', 'moderation'] as const;
type InquiryFilter = (typeof FILTERS)[number];
const KINDS = [
  { value: 'demand', label: texts.kinds.demand },
  { value: 'contact', label: texts.kinds.contact },
];

const MODERATIONS = Object.entries(texts.moderations).map(([value, label]) => ({ value, label }));

/** List of demands and contact messages. */
export function InquiriesPage() {
  const navigate = useNavigate();
  const state = useTableState<InquiryFilter>(FILTERS);
  const { filters } = state.view;
  const bulk = useModerationBulk();
  const answer = useQuery(inquiryListQuery(useApi(), toListQuery(state.view)));
  const card = useCallback((row: AdminInquiryRow) => <InquiryCard row={row} />, []);
  return (
    <>
      <PageHeader title={texts.title} subtitle={answer.data ? texts.subtitle(answer.data.total) : ' '} />
      <FilterTabs label={texts.tabs} tabs={stateTabs(state, answer.data?.counts)} selected={filters.state} />
      <ResourceTable
        name="inquiries"
        label={texts.title}
        columns={inquiryColumns}
        state={state}
        answer={answer}
        card={card}
        onOpen={({ id }) => void navigate(buildInquiryUrl(id))}
        exportList={exportAdminInquiries}
        bulk={bulk}
        filters={
          <>
            <SearchFilter state={state} label={texts.searchLabel} placeholder={texts.search} />
            <FilterSelect
              label={texts.kind}
              anyLabel={texts.anyKind}
              value={filters.kind}
              options={KINDS}
              onChange={(kind) => state.change({ filters: { kind } })}
            />
            <FilterSelect
              label={texts.moderationFilter}
              anyLabel={texts.anyModeration}
              value={filters.moderation}
              options={MODERATIONS}
              onChange={(moderation) => state.change({ filters: { moderation } })}
            />
          </>
        }
        empty={{ text: texts.emptyText, filteredText: texts.emptyFilteredText }}
      />
    </>
  );
}

function stateTabs(state: TableState<InquiryFilter>, counts: AdminInquiriesPage['counts'] | undefined) {
  const tab = createTabBuilder(state, 'state');
  return [
    tab('', texts.all, counts && counts.open + counts.closed),
    tab('open', texts.open, counts?.open),
    tab('unanswered', texts.unanswered, counts?.unanswered),
    tab('closed', texts.closed, counts?.closed),
  ];
}
