import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Suspense, lazy, useCallback, useMemo } from 'react';
import { addAdminSynonym, removeAdminSynonym, type AdminSynonym } from '@prostora/api-client';
import { adminSynonyms as texts } from '@prostora/strings/cs/admin-synonyms.ts';
import { PageHeader, useApi, useCommand, useConfirm, useTableState } from '../../kit/index.ts';
import { toListQuery } from '../../kit/table/list-query.ts';
import { useOpened } from '../../kit/layout/use-opened.ts';
import { ResourceTable } from '../../kit/table/resource-table.tsx';
import { FilterSelect, SearchFilter } from '../../kit/table/table-toolbar.tsx';
import { SynonymCard, synonymColumns } from './synonyms.columns.tsx';
import { SYNONYM_KINDS, synonymsQuery } from './synonyms.queries.ts';

const SynonymForm = lazy(() => import('./synonym-form.tsx'));
const FILTERS = ['kind'] as const;
const KINDS = SYNONYM_KINDS.map((value) => ({ value, label: texts.kinds[value] }));

/** Deletes a synonym after a confirmation, with undo. */
function useRemoveSynonym(): (synonym: AdminSynonym) => void {
  const api = useApi();
  const confirm = useConfirm();
  const deleted = useCommand({
    run: ({ id }: AdminSynonym) => removeAdminSynonym({ client: api, path: { id } }),
    done: ({ word }) => texts.removed(word),
    undo: ({ word, kind, item_id }) => addAdminSynonym({ client: api, body: { word, kind, item_id } }),
  });
  return useCallback(
    (synonym) =>
      confirm({
        title: texts.removeTitle(synonym.word),
        text: texts.removeText,
        confirmLabel: texts.remove,
        danger: true,
        onConfirm: () => deleted(synonym),
      }),
    [confirm, deleted],
  );
}

/** Words of visitors for purposes, attributes and locations in the search. */
export function SynonymsPage() {
  const state = useTableState<'kind'>(FILTERS);
  const { opened, open: edit, close } = useOpened<AdminSynonym | null>();
  const answer = useQuery(synonymsQuery(useApi(), toListQuery(state.view)));
  const remove = useRemoveSynonym();
  const actions = useMemo(() => ({ edit, remove }), [edit, remove]);
  const columns = useMemo(() => synonymColumns(actions), [actions]);
  const card = useCallback(
    (synonym: AdminSynonym) => <SynonymCard synonym={synonym} actions={actions} />,
    [actions],
  );
  const add = (): void => edit(null);
  return (
    <>
      <PageHeader
        title={texts.title}
        subtitle={answer.data ? texts.subtitle(answer.data.total) : ' '}
        actions={
          <Button type="primary" aria-keyshortcuts="n" onClick={add}>
            {texts.add}
          </Button>
        }
      />
      <ResourceTable
        name="synonyms"
        label={texts.title}
        columns={columns}
        state={state}
        answer={answer}
        card={card}
        onOpen={edit}
        create={{ label: texts.add, onCreate: add }}
        filters={
          <>
            <SearchFilter state={state} label={texts.searchLabel} placeholder={texts.search} />
            <FilterSelect
              label={texts.kind}
              anyLabel={texts.anyKind}
              value={state.view.filters.kind}
              options={KINDS}
              onChange={(kind) => state.change({ filters: { kind } })}
            />
          </>
        }
        empty={{ text: texts.emptyText, filteredText: texts.emptyFilteredText }}
      />
      {opened && (
        <Suspense>
          <SynonymForm key={opened.key} synonym={opened.target} open={opened.isOpen} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
