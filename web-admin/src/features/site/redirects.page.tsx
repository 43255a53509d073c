import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Suspense, lazy, useCallback, useMemo } from 'react';
import { exportAdminRedirects, type AdminRedirect, type AdminRedirectsAnswer } from '@prostora/api-client';
import { admin } from '@prostora/strings';
import { adminRedirects as texts } from '@prostora/strings/cs/admin-redirects.ts';
import { PageHeader, useApi, useTableState, type TableState } from '../../kit/index.ts';
import { toListQuery } from '../../kit/table/list-query.ts';
import { useOpened } from '../../kit/layout/use-opened.ts';
import { ResourceTable } from '../../kit/table/resource-table.tsx';
import { FilterTabs, SearchFilter, createTabBuilder } from '../../kit/table/table-toolbar.tsx';
import { RedirectCard, redirectColumns } from './redirects.columns.tsx';
import { redirectsQuery } from './site.queries.ts';
import { useRedirectActions } from './use-redirect-actions.ts';

const RedirectForm = lazy(() => import('./redirect-form.tsx'));
const FILTERS = ['kind'] as const;
const KINDS = ['manual', 'renamed', 'gone'] as const;

/** List of redirects. */
export function RedirectsPage() {
  const state = useTableState<'kind'>(FILTERS);
  const answer = useQuery(redirectsQuery(useApi(), toListQuery(state.view)));
  const { opened, open: edit, close } = useOpened<AdminRedirect | null>();
  const add = (): void => edit(null);
  const { remove, bulk } = useRedirectActions();
  const columns = useMemo(() => redirectColumns({ edit, remove }), [edit, remove]);
  const card = useCallback(
    (redirect: AdminRedirect) => <RedirectCard redirect={redirect} actions={{ edit, remove }} />,
    [edit, remove],
  );
  return (
    <>
      <PageHeader
        title={texts.title}
        subtitle={texts.subtitle}
        actions={
          <Button type="primary" onClick={add}>
            {texts.add}
          </Button>
        }
      />
      <FilterTabs
        label={texts.kindFilter}
        tabs={kindTabs(state, answer.data?.counts)}
        selected={state.view.filters.kind}
      />
      <ResourceTable
        name="redirects"
        label={texts.title}
        columns={columns}
        state={state}
        answer={answer}
        card={card}
        onOpen={edit}
        exportList={exportAdminRedirects}
        bulk={bulk}
        create={{ label: texts.add, onCreate: add }}
        filters={<SearchFilter state={state} label={texts.searchLabel} placeholder={texts.search} />}
        empty={{ text: texts.emptyText, filteredText: texts.emptyFilteredText }}
      />
      {opened && (
        <Suspense>
          <RedirectForm key={opened.key} redirect={opened.target} open={opened.isOpen} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

function kindTabs(state: TableState<'kind'>, counts: AdminRedirectsAnswer['counts'] | undefined) {
  const tab = createTabBuilder(state, 'kind');
  return [
    tab('', admin.table.all, counts?.all),
    ...KINDS.map((kind) => tab(kind, texts.kinds[kind], counts?.[kind])),
  ];
}
