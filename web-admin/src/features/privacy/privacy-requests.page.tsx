import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Suspense, lazy, useCallback, useMemo } from 'react';
import {
  sendAdminPrivacyLink,
  type AdminPrivacyRequest,
  type AdminPrivacyRequestsAnswer,
} from '@prostora/api-client';
import { PRIVACY_REQUEST_STATES } from '@prostora/contracts';
import { admin } from '@prostora/strings';
import { adminPrivacy as texts } from '@prostora/strings/cs/privacy.ts';
import { PageHeader, useApi, useCommand, useTableState, type TableState } from '../../kit/index.ts';
import { toListQuery } from '../../kit/table/list-query.ts';
import { useOpened } from '../../kit/layout/use-opened.ts';
import { ResourceTable } from '../../kit/table/resource-table.tsx';
import { FilterTabs, SearchFilter, createTabBuilder } from '../../kit/table/table-toolbar.tsx';
import { PrivacyRequestCard, privacyColumns } from './privacy-requests.columns.tsx';
import { privacyRequestsQuery } from './privacy.queries.ts';

const PrivacyRequestForm = lazy(() => import('./privacy-request-form.tsx'));
const ErasurePreview = lazy(() => import('./erasure-preview.tsx'));
const FILTERS = ['state'] as const;

/** List of requests for an export or an erasure of personal data. */
export function PrivacyRequestsPage() {
  const api = useApi();
  const state = useTableState<'state'>(FILTERS);
  const answer = useQuery(privacyRequestsQuery(api, toListQuery(state.view)));
  const adding = useOpened<null>();
  const previewing = useOpened<AdminPrivacyRequest>();
  const resend = useCommand({
    run: ({ id }: AdminPrivacyRequest) => sendAdminPrivacyLink({ client: api, path: { id } }),
    done: ({ email }) => texts.resent(email ?? ''),
  });
  const add = (): void => adding.open(null);
  const { open: preview } = previewing;
  const actions = useMemo(
    () => ({ resend: (request: AdminPrivacyRequest) => void resend(request), preview }),
    [resend, preview],
  );
  const columns = useMemo(() => privacyColumns(actions), [actions]);
  const card = useCallback(
    (request: AdminPrivacyRequest) => <PrivacyRequestCard request={request} actions={actions} />,
    [actions],
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
        label={texts.stateFilter}
        tabs={stateTabs(state, answer.data?.counts)}
        selected={state.view.filters.state}
      />
      <ResourceTable
        name="privacy-requests"
        label={texts.title}
        columns={columns}
        state={state}
        answer={answer}
        card={card}
        create={{ label: texts.add, onCreate: add }}
        filters={<SearchFilter state={state} label={texts.searchLabel} placeholder={texts.search} />}
        empty={{ text: texts.emptyText, filteredText: texts.emptyFilteredText }}
      />
      <Suspense>
        {adding.opened && (
          <PrivacyRequestForm key={adding.opened.key} open={adding.opened.isOpen} onClose={adding.close} />
        )}
        {previewing.opened && (
          <ErasurePreview
            key={previewing.opened.key}
            request={previewing.opened.target}
            open={previewing.opened.isOpen}
            onClose={previewing.close}
          />
        )}
      </Suspense>
    </>
  );
}

function stateTabs(state: TableState<'state'>, counts: AdminPrivacyRequestsAnswer['counts'] | undefined) {
  const tab = createTabBuilder(state, 'state');
  return [
    tab('', admin.table.all, counts?.all),
    ...PRIVACY_REQUEST_STATES.map((name) => tab(name, texts.states[name], counts?.[name])),
  ];
}
