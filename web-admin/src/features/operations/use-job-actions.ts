import { useCallback, useMemo } from 'react';
import { removeFailedJob, retryFailedJob, retryFailedJobs, type RetryAllInput } from '@prostora/api-client';
import { adminOperations } from '@prostora/strings/cs/admin-operations.ts';
import { useApi, useCommand, useConfirm } from '../../kit/index.ts';
import type { BulkAction } from '../../kit/table/resource-table.tsx';
import type { FailedJob } from './operations.queries.ts';

const texts = adminOperations.queues;

export type JobActions = { retry: (job: FailedJob) => void; remove: (job: FailedJob) => void };

/** Retries and removes failed jobs. */
export function useJobActions(): {
  actions: JobActions;
  bulk: readonly BulkAction<FailedJob>[];
  retryAll: (scope: RetryAllInput) => void;
} {
  const api = useApi();
  const confirm = useConfirm();
  const retried = useCommand({
    run: ({ jobId }: FailedJob) => retryFailedJob({ client: api, body: { id: jobId } }),
    done: () => texts.retried,
  });
  const removed = useCommand({
    run: ({ jobId }: FailedJob) => removeFailedJob({ client: api, body: { id: jobId } }),
    done: () => texts.removed,
  });
  const retriedAll = useCommand({
    run: (scope: RetryAllInput) => retryFailedJobs({ client: api, body: scope }),
    done: ({ retried: count, left }) => texts.retryAllDone(count, left),
  });
  const retry = useCallback(
    (job: FailedJob) => {
      retried(job).catch(() => undefined);
    },
    [retried],
  );
  const remove = useCallback(
    (job: FailedJob) =>
      confirm({
        title: texts.removeTitle(texts.jobName(job.job)),
        text: texts.removeText,
        confirmLabel: texts.remove,
        danger: true,
        onConfirm: () => removed(job),
      }),
    [confirm, removed],
  );
  const retryAll = useCallback(
    (scope: RetryAllInput) =>
      confirm({
        title: texts.retryAllTitle,
        confirmLabel: texts.retryAll,
        onConfirm: () => retriedAll(scope),
        text: texts.retryAllText(
          texts.retryAllScope(
            scope.queue ? texts.names[scope.queue] : null,
            scope.job === undefined ? null : texts.jobName(scope.job),
          ),
        ),
      }),
    [confirm, retriedAll],
  );
  const bulk = useMemo<readonly BulkAction<FailedJob>[]>(
    () => [
      {
        key: 'retry',
        label: texts.retry,
        isFor: () => true,
        run: ({ jobId }) => retryFailedJob({ client: api, body: { id: jobId } }),
        done: texts.retriedMany,
      },
      {
        key: 'remove',
        label: texts.remove,
        isFor: () => true,
        run: ({ jobId }) => removeFailedJob({ client: api, body: { id: jobId } }),
        done: texts.removedMany,
        confirm: {
          title: texts.removeManyTitle,
          text: texts.removeText,
          confirmLabel: texts.remove,
          danger: true,
        },
      },
    ],
    [api],
  );
  const actions = useMemo(() => ({ retry, remove }), [retry, remove]);
  return { actions, bulk, retryAll };
}
