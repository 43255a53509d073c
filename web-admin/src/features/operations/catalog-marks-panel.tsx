import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useMemo } from 'react';
import { retryCatalogMarks, type FailingCatalogMark } from '@prostora/api-client';
import { Link } from '@prostora/nav';
import { formatNumber } from '@prostora/strings';
import { adminOperations } from '@prostora/strings/cs/admin-operations.ts';
import {
  ErrorPanel,
  Panel,
  SimpleTable,
  SkeletonBar,
  RelativeTime,
  formatRelativeDate,
  useApi,
  useCommand,
  type SimpleColumn,
} from '../../kit/index.ts';
import { catalogMarksQuery } from './operations.queries.ts';
import styles from './operations.module.css';

const texts = adminOperations.queues;
const { catalogColumns: titles } = texts;

type Row = FailingCatalogMark & { id: number };

const toColumns = (retry: (spaceId: number) => void): readonly SimpleColumn<Row>[] => [
  {
    key: 'space',
    title: titles.space,
    render: ({ space_id: id, name }) => (
      <Link to={`/admin2/prostory/${id}`} className={styles.link}>
        {name || formatNumber(id)}
      </Link>
    ),
  },
  {
    key: 'reason',
    title: titles.reason,
    render: ({ reason }) => <span className={styles.reason}>{reason}</span>,
  },
  {
    key: 'attempts',
    title: titles.attempts,
    align: 'right',
    render: ({ attempts }) => formatNumber(attempts),
  },
  { key: 'since', title: titles.since, render: ({ since }) => <RelativeTime at={since} /> },
  {
    key: 'next',
    title: titles.next,
    render: ({ next_at: next }) => (next === null ? adminOperations.unknown : <RelativeTime at={next} />),
  },
  {
    key: 'actions',
    title: titles.actions,
    isHeadHidden: true,
    align: 'right',
    render: ({ space_id: id, name }) => (
      <Button size="small" aria-label={texts.catalogRetryLabel(name)} onClick={() => retry(id)}>
        {texts.catalogRetry}
      </Button>
    ),
  },
];

/** Lag of the catalogue index, and spaces whose entry cannot be built. */
export function CatalogMarksPanel() {
  const api = useApi();
  const { data, error, refetch } = useQuery(catalogMarksQuery(api));
  const run = useCommand({
    run: (spaceId: number | undefined) =>
      retryCatalogMarks({ client: api, body: spaceId === undefined ? {} : { space_id: spaceId } }),
    done: ({ retried }) => texts.catalogRetried(retried),
  });
  const columns = useMemo(
    () =>
      toColumns((spaceId) => {
        run(spaceId).catch(() => undefined);
      }),
    [run],
  );
  if (error && !data)
    return (
      <Panel title={texts.catalog}>
        <ErrorPanel error={error} onRetry={() => void refetch()} />
      </Panel>
    );
  if (!data)
    return (
      <Panel title={texts.catalog}>
        <p className={styles.sentence}>
          <SkeletonBar width="60%" />
        </p>
      </Panel>
    );
  const { waiting, failing, oldest_at: oldest, items } = data;
  return (
    <Panel title={texts.catalog}>
      <p className={styles.sentence}>
        {oldest === null ? texts.catalogUpToDate : texts.catalogWaiting(waiting, formatRelativeDate(oldest))}
      </p>
      {failing > 0 && (
        <>
          <div className={styles.line} role="status">
            <p className={styles.sentence}>{texts.catalogFailing(failing)}</p>
            <Button
              onClick={() => {
                run(undefined).catch(() => undefined);
              }}
            >
              {texts.catalogRetryAll}
            </Button>
          </div>
          <SimpleTable
            label={texts.catalog}
            columns={columns}
            rows={items.map((item) => ({ ...item, id: item.space_id }))}
          />
        </>
      )}
    </Panel>
  );
}
