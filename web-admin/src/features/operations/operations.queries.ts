import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type {
  AdminMailsQuery,
  ConsoleApi,
  AuditQuery,
  FailedJobRow,
  FailedJobsAnswer,
  FailedJobsQuery,
} from '@prostora/api-client';

/** Refetch interval in milliseconds of live queue statistics. */
const REFETCH_MS = 10_000;

export const queuesQuery = (api: ConsoleApi) =>
  queryOptions({
    queryKey: ['queues', 'state'] as const,
    queryFn: ({ signal }) => api.admin.queues.read(signal),
    refetchInterval: REFETCH_MS,
    retry: false,
  });

export const outboxQuery = (api: ConsoleApi) =>
  queryOptions({
    queryKey: ['queues', 'outbox'] as const,
    queryFn: ({ signal }) => api.admin.queues.outbox(signal),
    refetchInterval: REFETCH_MS,
  });

export const catalogMarksQuery = (api: ConsoleApi) =>
  queryOptions({
    queryKey: ['queues', 'catalog'] as const,
    queryFn: ({ signal }) => api.admin.queues.catalog(signal),
    refetchInterval: REFETCH_MS,
  });

/** Failed job as a table row: rows need numeric ids, jobs have string ids. */
export type FailedJob = Omit<FailedJobRow, 'id'> & { id: number; jobId: string };

const rowIds = new Map<string, number>();

function toRowId(jobId: string): number {
  const known = rowIds.get(jobId) ?? rowIds.size + 1;
  rowIds.set(jobId, known);
  return known;
}

const withRowIds = ({ items, ...answer }: FailedJobsAnswer) => ({
  ...answer,
  items: items.map(({ id, ...job }): FailedJob => ({ ...job, id: toRowId(id), jobId: id })),
});

export const failedJobsQuery = (api: ConsoleApi, query: FailedJobsQuery) =>
  queryOptions({
    queryKey: ['queues', 'failed', query] as const,
    queryFn: ({ signal }) => api.admin.queues.failed(query, signal),
    select: withRowIds,
    placeholderData: keepPreviousData,
    refetchInterval: REFETCH_MS,
    retry: false,
  });

export const mailsQuery = (api: ConsoleApi, query: AdminMailsQuery) =>
  queryOptions({
    queryKey: ['mails', query] as const,
    queryFn: ({ signal }) => api.admin.mails.list(query, signal),
    placeholderData: keepPreviousData,
  });

export const mailQuery = (api: ConsoleApi, id: number) =>
  queryOptions({
    queryKey: ['mail', id] as const,
    queryFn: ({ signal }) => api.admin.mails.read(id, signal),
  });

export const mailTemplatesQuery = (api: ConsoleApi) =>
  queryOptions({
    queryKey: ['mail-templates'] as const,
    queryFn: ({ signal }) => api.admin.mails.templates(signal),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const mailTemplateQuery = (api: ConsoleApi, name: string) =>
  queryOptions({
    queryKey: ['mail-templates', name] as const,
    queryFn: ({ signal }) => api.admin.mails.template(name, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const actionLogQuery = (api: ConsoleApi, query: AuditQuery) =>
  queryOptions({
    queryKey: ['audit', 'page', query] as const,
    queryFn: ({ signal }) => api.admin.audit(query, signal),
    placeholderData: keepPreviousData,
  });

export const auditNamesQuery = (api: ConsoleApi) =>
  queryOptions({
    queryKey: ['audit', 'names'] as const,
    queryFn: ({ signal }) => api.admin.auditNames(signal),
  });
