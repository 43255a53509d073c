import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { exportAuditRecords, type AuditRow } from '@prostora/api-client';
import { adminOperations } from '@prostora/strings/cs/admin-operations.ts';
import { PageHeader, useApi, useTableState } from '../../kit/index.ts';
import { toListQuery } from '../../kit/table/list-query.ts';
import { ResourceTable } from '../../kit/table/resource-table.tsx';
import { ActionCard, actionColumns } from './action-log.columns.tsx';
import { FILTERS, LogFilters, type LogFilter } from './action-log.filters.tsx';
import { actionLogQuery } from './operations.queries.ts';

const texts = adminOperations.log;

/** Audit log of all subjects, newest first. */
export function ActionLogPage() {
  const state = useTableState<LogFilter>(FILTERS);
  const answer = useQuery(actionLogQuery(useApi(), toListQuery({ ...state.view, sort: null })));
  const card = useCallback((row: AuditRow) => <ActionCard row={row} />, []);
  return (
    <>
      <PageHeader title={texts.title} subtitle={answer.data ? texts.subtitle(answer.data.total) : ' '} />
      <ResourceTable
        name="action-log"
        label={texts.title}
        columns={actionColumns}
        state={state}
        answer={answer}
        card={card}
        exportList={exportAuditRecords}
        filters={<LogFilters state={state} />}
        empty={{ text: texts.emptyText, filteredText: texts.emptyFilteredText }}
      />
    </>
  );
}
