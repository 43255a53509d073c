import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { SenderBlock } from '@prostora/api-client';
import { adminSenderBlocks as texts } from '@prostora/strings/cs/admin-sender-blocks.ts';
import { PageHeader, useApi, useTableState } from '../../kit/index.ts';
import { toListQuery } from '../../kit/table/list-query.ts';
import { ResourceTable } from '../../kit/table/resource-table.tsx';
import { FilterSelect, SearchFilter } from '../../kit/table/table-toolbar.tsx';
import { senderBlocksQuery } from './inquiries.queries.ts';
import { SenderBlockCard, senderBlockColumns } from './sender-blocks.columns.tsx';
import { useSenderBlockActions } from './use-sender-block-actions.ts';

const FILTERS = ['kind'] as const;
const KINDS = Object.entries(texts.kinds).map(([value, label]) => ({ value, label }));

/** List of the blocked senders of messages and demands. */
export function SenderBlocksPage() {
  const state = useTableState<'kind'>(FILTERS);
  const answer = useQuery(senderBlocksQuery(useApi(), toListQuery(state.view)));
  const { end, bulk } = useSenderBlockActions();
  const columns = useMemo(() => senderBlockColumns(end), [end]);
  const card = useCallback((block: SenderBlock) => <SenderBlockCard block={block} onEnd={end} />, [end]);
  return (
    <>
      <PageHeader title={texts.title} subtitle={texts.subtitle} />
      <ResourceTable
        name="sender-blocks"
        label={texts.title}
        columns={columns}
        state={state}
        answer={answer}
        card={card}
        bulk={bulk}
        filters={
          <>
            <SearchFilter state={state} label={texts.searchLabel} placeholder={texts.search} />
            <FilterSelect
              label={texts.kindFilter}
              anyLabel={texts.anyKind}
              value={state.view.filters.kind}
              options={KINDS}
              onChange={(kind) => state.change({ filters: { kind } })}
            />
          </>
        }
        empty={{ text: texts.emptyText, filteredText: texts.emptyFilteredText }}
      />
    </>
  );
}
