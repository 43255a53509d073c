import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import type { JobScheduleRow, QueueStateRow, QueuesAnswer } from '@prostora/api-client';
import { ApiError } from '@prostora/api-client';
import { Link } from '@prostora/nav';
import { admin, formatNumber } from '@prostora/strings';
import { adminOperations } from '@prostora/strings/cs/admin-operations.ts';
import {
  ErrorPanel,
  Panel,
  SimpleTable,
  SkeletonBar,
  StatePanel,
  StatusTag,
  RelativeTime,
  formatRelativeDate,
  useApi,
  type SimpleColumn,
} from '../../kit/index.ts';
import { CatalogMarksPanel } from './catalog-marks-panel.tsx';
import { outboxQuery, queuesQuery } from './operations.queries.ts';
import styles from './operations.module.css';

const texts = adminOperations.queues;

type QueueRow = QueueStateRow & { id: string };

const Failed = ({ queue, failed }: QueueStateRow) =>
  failed === 0 ? (
    '0'
  ) : (
    <Link to={`?queue=${queue}`} className={styles.failed}>
      {formatNumber(failed)}
    </Link>
  );

const queueColumns: readonly SimpleColumn<QueueRow>[] = [
  {
    key: 'queue',
    title: texts.columns.queue,
    render: ({ queue, paused }) => (
      <span className={styles.line}>
        <b>{texts.names[queue]}</b>
        {paused && (
          <StatusTag tone="orange" shape="half">
            {texts.paused}
          </StatusTag>
        )}
      </span>
    ),
  },
  ...(['waiting', 'active', 'delayed'] as const).map((key) => ({
    key,
    title: texts.columns[key],
    align: 'right' as const,
    render: (row: QueueRow) => formatNumber(row[key]),
  })),
  { key: 'failed', title: texts.columns.failed, align: 'right', render: (row) => <Failed {...row} /> },
];

type ScheduleRow = JobScheduleRow & { id: string };
const formatFrequency = ({ pattern, every }: JobScheduleRow): string =>
  pattern !== null ? texts.pattern(pattern) : every !== null ? texts.every(every) : adminOperations.unknown;

const scheduleColumns: readonly SimpleColumn<ScheduleRow>[] = [
  { key: 'job', title: texts.scheduleColumns.job, render: ({ job }) => <b>{texts.jobName(job)}</b> },
  { key: 'queue', title: texts.scheduleColumns.queue, render: ({ queue }) => texts.names[queue] },
  { key: 'when', title: texts.scheduleColumns.when, render: formatFrequency },
  {
    key: 'next',
    title: texts.scheduleColumns.next,
    render: ({ next_at }) => (next_at === null ? adminOperations.unknown : <RelativeTime at={next_at} />),
  },
];

const Schedules = ({ schedules }: Pick<QueuesAnswer, 'schedules'>) =>
  schedules.length === 0 ? (
    <p className={styles.note}>{texts.noSchedules}</p>
  ) : (
    <SimpleTable
      label={texts.schedules}
      columns={scheduleColumns}
      rows={schedules.map((row) => ({ ...row, id: `${row.queue}/${row.job}` }))}
    />
  );

/** State of the queues. While the queue server is unavailable, the rest of the page works. */
export function QueuePanels() {
  const { data, error, refetch } = useQuery(queuesQuery(useApi()));
  const problem = error ? <QueuesUnavailable error={error} onRetry={() => void refetch()} /> : null;
  const loading = (
    <div role="status" aria-label={admin.table.loading}>
      <SkeletonBar width="100%" height={200} />
    </div>
  );
  const renderPart = (part: (answer: QueuesAnswer) => ReactNode): ReactNode =>
    problem ?? (data ? part(data) : loading);
  return (
    <>
      <Panel title={texts.overview}>
        {renderPart(({ queues }) => (
          <SimpleTable
            label={texts.overview}
            columns={queueColumns}
            rows={queues.map((row) => ({ ...row, id: row.queue }))}
          />
        ))}
      </Panel>
      <OutboxPanel />
      <CatalogMarksPanel />
      {!problem && (
        <Panel title={texts.schedules}>
          {renderPart(({ schedules }) => (
            <Schedules schedules={schedules} />
          ))}
        </Panel>
      )}
    </>
  );
}

function QueuesUnavailable({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (!(error instanceof ApiError) || error.status !== 503)
    return <ErrorPanel error={error} onRetry={onRetry} />;
  return (
    <div role="alert">
      <StatePanel
        title={texts.away}
        text={texts.awayText}
        action={<Button onClick={onRetry}>{admin.errors.retry}</Button>}
      />
    </div>
  );
}

/** Outbox events not yet enqueued; read from the database, independent of the queue server. */
function OutboxPanel() {
  const { data, error, refetch } = useQuery(outboxQuery(useApi()));
  const text =
    data &&
    (data.oldest_at === null
      ? texts.outboxEmpty
      : texts.outboxWaiting(data.waiting, formatRelativeDate(data.oldest_at)));
  return (
    <Panel title={texts.outbox}>
      {error && !data ? (
        <ErrorPanel error={error} onRetry={() => void refetch()} />
      ) : (
        <p className={styles.sentence}>{text ?? <SkeletonBar width="60%" />}</p>
      )}
    </Panel>
  );
}
