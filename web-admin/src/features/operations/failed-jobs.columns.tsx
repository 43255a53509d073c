import { Button } from 'antd';
import { RotateCw, Trash2 } from 'lucide-react';
import { adminOperations } from '@prostora/strings/cs/admin-operations.ts';
import { SubjectLink, RelativeTime } from '../../kit/index.ts';
import type { ResourceColumn } from '../../kit/table/resource-table.tsx';
import type { FailedJob } from './operations.queries.ts';
import type { JobActions } from './use-job-actions.ts';
import styles from './operations.module.css';

const texts = adminOperations.queues;
const { failedColumns: columns } = texts;

const Reason = ({ job: { reason } }: { job: FailedJob }) => (
  <span className={styles.reason}>{reason || adminOperations.unknown}</span>
);

function About({ job: { about } }: { job: FailedJob }) {
  if (about.length === 0) return adminOperations.unknown;
  return (
    <span className={styles.subjects}>
      {about.map(({ type, id }) => (
        <SubjectLink
          key={`${type} ${id}`}
          type={type}
          id={id}
          name={texts.about(type, id)}
          className={styles.link}
        />
      ))}
    </span>
  );
}

function Actions({ job, actions: { retry, remove } }: { job: FailedJob; actions: JobActions }) {
  const name = texts.jobName(job.job);
  return (
    <div className={styles.actions}>
      <Button
        icon={<RotateCw className="lucide" aria-hidden />}
        aria-label={texts.retryLabel(name)}
        onClick={() => retry(job)}
      >
        {texts.retry}
      </Button>
      <Button
        type="text"
        danger
        icon={<Trash2 className="lucide" aria-hidden />}
        aria-label={texts.removeLabel(name)}
        onClick={() => remove(job)}
      />
    </div>
  );
}

export const failedJobColumns = (actions: JobActions): readonly ResourceColumn<FailedJob>[] => [
  {
    key: 'job',
    title: columns.job,
    isFixed: true,
    width: 190,
    render: ({ job }) => <b className={styles.name}>{texts.jobName(job)}</b>,
  },
  { key: 'reason', title: columns.reason, width: 230, render: (job) => <Reason job={job} /> },
  { key: 'about', title: columns.about, width: 150, render: (job) => <About job={job} /> },
  { key: 'queue', title: columns.queue, width: 105, render: ({ queue }) => texts.names[queue] },
  { key: 'attempts', title: columns.attempts, width: 80, align: 'right', render: ({ attempts }) => attempts },
  {
    key: 'failed',
    title: columns.failed,
    width: 115,
    render: ({ failed_at }) => <RelativeTime at={failed_at} />,
  },
  {
    key: 'actions',
    title: texts.actions,
    isFixed: true,
    align: 'right',
    width: 200,
    render: (job) => <Actions job={job} actions={actions} />,
  },
];

/** Card of the row on a phone. */
export function FailedJobCard({ job, actions }: { job: FailedJob; actions: JobActions }) {
  return (
    <div className={styles.card}>
      <div className={styles.line}>
        <b className={styles.name}>{texts.jobName(job.job)}</b>
        <span>{texts.names[job.queue]}</span>
      </div>
      <Reason job={job} />
      <div className={styles.line}>
        <About job={job} />
        <RelativeTime at={job.failed_at} />
      </div>
      <Actions job={job} actions={actions} />
    </div>
  );
}
