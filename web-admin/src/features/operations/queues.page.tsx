import { useQuery } from '@tanstack/react-query';
import { adminOperations } from '@prostora/strings/cs/admin-operations.ts';
import { PageHeader, useApi } from '../../kit/index.ts';
import { FailedJobs } from './failed-jobs.tsx';
import { queuesQuery } from './operations.queries.ts';
import { QueuePanels } from './queue-panels.tsx';
import styles from './operations.module.css';

const texts = adminOperations.queues;

/** Queues, schedules and failed jobs. */
export function QueuesPage() {
  const { data } = useQuery(queuesQuery(useApi()));
  const failed = data?.queues.reduce((sum, queue) => sum + queue.failed, 0);
  return (
    <>
      <PageHeader title={texts.title} subtitle={failed === undefined ? ' ' : texts.subtitle(failed)} />
      <div className={styles.panels}>
        <QueuePanels />
      </div>
      <FailedJobs />
    </>
  );
}
