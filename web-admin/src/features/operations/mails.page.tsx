import { useQuery } from '@tanstack/react-query';
import { Suspense, lazy, useCallback, useMemo, useState } from 'react';
import { exportAdminMails, retryAdminMail, type AdminMailRow } from '@prostora/api-client';
import { useSearchParams } from '@prostora/nav';
import { adminOperations } from '@prostora/strings/cs/admin-operations.ts';
import { PageHeader, useApi, useCommand, useTableState } from '../../kit/index.ts';
import { toListQuery, parseId } from '../../kit/table/list-query.ts';
import { withParams } from '../../kit/table/params.ts';
import { ResourceTable, type BulkAction } from '../../kit/table/resource-table.tsx';
import { FilterTabs } from '../../kit/table/table-toolbar.tsx';
import { MailTabs } from './mail-tabs.tsx';
import { MailCard, mailColumns } from './mails.columns.tsx';
import { FILTERS, MailFilters, stateTabs, type MailFilter } from './mails.filters.tsx';
import { mailsQuery } from './operations.queries.ts';
import styles from './operations.module.css';

const MailDrawer = lazy(() => import('./mail-drawer.tsx'));
const texts = adminOperations.mails;

/** Log of all mails. */
export function MailsPage() {
  const state = useTableState<MailFilter>(FILTERS);
  const answer = useQuery(mailsQuery(useApi(), toListQuery(state.view)));
  const held = answer.data?.counts.held ?? 0;
  const { opened, open, close } = useOpenedMail();
  const { retry, bulk } = useMailRetry();
  const actions = useMemo(() => ({ open, retry }), [open, retry]);
  const columns = useMemo(() => mailColumns(actions), [actions]);
  const card = useCallback((mail: AdminMailRow) => <MailCard mail={mail} actions={actions} />, [actions]);
  return (
    <>
      <PageHeader title={texts.title} subtitle={answer.data ? texts.subtitle(answer.data.total) : ' '} />
      <MailTabs selected="log" />
      <FilterTabs
        label={texts.stateTabs}
        tabs={stateTabs(state, answer.data?.counts)}
        selected={state.view.filters.state}
      />
      {held > 0 && (
        <p className={styles.note} role="status">
          {texts.held(held)}
        </p>
      )}
      <ResourceTable
        name="mails"
        label={texts.title}
        columns={columns}
        state={state}
        answer={answer}
        card={card}
        onOpen={open}
        exportList={exportAdminMails}
        bulk={bulk}
        filters={<MailFilters state={state} />}
        empty={{ text: texts.emptyText, filteredText: texts.emptyFilteredText }}
      />
      {opened.was !== null && (
        <Suspense>
          <MailDrawer id={opened.was} open={opened.id !== null} onClose={close} onRetry={retry} />
        </Suspense>
      )}
    </>
  );
}

/** Mail id in the URL; the last one is kept while the drawer closes. */
function useOpenedMail() {
  const [params, setParams] = useSearchParams();
  const id = parseId(params.get('mail') ?? '') ?? null;
  const [was, setWas] = useState(id);
  if (id !== null && id !== was) setWas(id);
  const open = useCallback(
    (mail: AdminMailRow) => setParams((present) => withParams(present, { mail: mail.id })),
    [setParams],
  );
  const close = useCallback(() => setParams((present) => withParams(present, { mail: null })), [setParams]);
  return { opened: { id, was }, open, close };
}

/** Retries failed mails. */
function useMailRetry() {
  const api = useApi();
  const retried = useCommand({
    run: ({ id }: Pick<AdminMailRow, 'id'>) => retryAdminMail({ client: api, path: { id } }),
    done: ({ address }) => texts.retried(address),
  });
  const retry = useCallback(
    (mail: Pick<AdminMailRow, 'id'>) => {
      retried(mail).catch(() => undefined);
    },
    [retried],
  );
  const bulk = useMemo<readonly BulkAction<AdminMailRow>[]>(
    () => [
      {
        key: 'retry',
        label: texts.retry,
        isFor: ({ state }) => state === 'failed',
        run: ({ id }) => retryAdminMail({ client: api, path: { id } }),
        done: texts.retriedMany,
      },
    ],
    [api],
  );
  return { retry, bulk };
}
