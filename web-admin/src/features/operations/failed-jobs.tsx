import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useCallback, useMemo } from 'react';
import type { RetryAllInput } from '@prostora/api-client';
import { adminOperations } from '@prostora/strings/cs/admin-operations.ts';
import { useApi, useTableState, type TableState } from '../../kit/index.ts';
import { toListQuery } from '../../kit/table/list-query.ts';
import { ResourceTable } from '../../kit/table/resource-table.tsx';
import { FilterSelect, SearchFilter } from '../../kit/table/table-toolbar.tsx';
import { FailedJobCard, failedJobColumns } from './failed-jobs.columns.tsx';
import { failedJobsQuery, type FailedJob } from './operations.queries.ts';
import { useJobActions } from './use-job-actions.ts';
import styles from './operations.module.css';

const texts = adminOperations.queues;
const FILTERS = ['queue', 'job'] as const;
type JobFilter = (typeof FILTERS)[number];
/** Failures per queue that the API searches. */
const SEARCH_LIMIT = 500;
const QUEUE_OPTIONS = Object.entries(texts.names).map(([value, label]) => ({ value, label }));
const JOB_OPTIONS = Object.entries(texts.jobs).map(([value, label]) => ({ value, label }));

/** Failed jobs: search, retry, remove; single, several or all of a kind. */
export function FailedJobs() {
  const state = useTableState<JobFilter>(FILTERS);
  const { filters } = state.view;
  const answer = useQuery(failedJobsQuery(useApi(), toListQuery({ ...state.view, sort: null })));
  const { actions, bulk, retryAll } = useJobActions();
  const columns = useMemo(() => failedJobColumns(actions), [actions]);
  const card = useCallback((job: FailedJob) => <FailedJobCard job={job} actions={actions} />, [actions]);
  const scope = {
    ...(filters.queue && { queue: filters.queue }),
    ...(filters.job && { job: filters.job }),
  } as RetryAllInput;
  const { total = 0, searched_all: searchedAll = true } = answer.data ?? {};
  return (
    <>
      <div className={styles.heading}>
        <h2>{texts.failed}</h2>
        {total > 0 && <Button onClick={() => retryAll(scope)}>{texts.retryAll}</Button>}
      </div>
      {!searchedAll && (
        <p className={styles.note} role="status">
          {texts.searchedPart(SEARCH_LIMIT)}
        </p>
      )}
      <ResourceTable
        name="failed-jobs"
        label={texts.failed}
        columns={columns}
        state={state}
        answer={answer}
        card={card}
        bulk={bulk}
        filters={<Filters state={state} />}
        empty={{ text: texts.emptyText, filteredText: texts.emptyFilteredText }}
      />
    </>
  );
}

function Filters({ state }: { state: TableState<JobFilter> }) {
  const {
    view: { filters },
    change,
  } = state;
  return (
    <>
      <SearchFilter state={state} label={texts.searchLabel} placeholder={texts.search} />
      <FilterSelect
        label={texts.queueFilter}
        anyLabel={texts.anyQueue}
        value={filters.queue}
        options={QUEUE_OPTIONS}
        onChange={(queue) => change({ filters: { queue } })}
      />
      <FilterSelect
        label={texts.jobFilter}
        anyLabel={texts.anyJob}
        value={filters.job}
        options={JOB_OPTIONS}
        onChange={(job) => change({ filters: { job } })}
      />
    </>
  );
}
