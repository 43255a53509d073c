import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  getAdminMail,
  getAdminMailTemplate,
  getAuditNames,
  getCatalogMarks,
  getOutboxBacklog,
  listAdminMailTemplates,
  listAdminMails,
  listAuditRecords,
  listFailedJobs,
  listQueues,
  type ListAdminMailsData,
  type Client,
  type ListAuditRecordsData,
  type FailedJobRow,
  type FailedJobsAnswer,
  type ListFailedJobsData,
} from '@prostora/api-client';

/** Refetch interval in milliseconds of live queue statistics. */
const REFETCH_MS = 10_000;

export const queuesQuery = (api: Client) =>
  queryOptions({
    queryKey: ['queues', 'state'] as const,
    queryFn: ({ signal }) => listQueues({ client: api, signal }),
    refetchInterval: REFETCH_MS,
    retry: false,
  });

export const outboxQuery = (api: Client) =>
  queryOptions({
    queryKey: ['queues', 'outbox'] as const,
    queryFn: ({ signal }) => getOutboxBacklog({ client: api, signal }),
    refetchInterval: REFETCH_MS,
  });

export const catalogMarksQuery = (api: Client) =>
  queryOptions({
    queryKey: ['queues', 'catalog'] as const,
    queryFn: ({ signal }) => getCatalogMarks({ client: api, signal }),
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

export const failedJobsQuery = (api: Client, query: ListFailedJobsData['query']) =>
  queryOptions({
    queryKey: ['queues', 'failed', query] as const,
    queryFn: ({ signal }) => listFailedJobs({ client: api, query, signal }),
    select: withRowIds,
    placeholderData: keepPreviousData,
    refetchInterval: REFETCH_MS,
    retry: false,
  });

export const mailsQuery = (api: Client, query: ListAdminMailsData['query']) =>
  queryOptions({
    queryKey: ['mails', query] as const,
    queryFn: ({ signal }) => listAdminMails({ client: api, query, signal }),
    placeholderData: keepPreviousData,
  });

export const mailQuery = (api: Client, id: number) =>
  queryOptions({
    queryKey: ['mail', id] as const,
    queryFn: ({ signal }) => getAdminMail({ client: api, path: { id }, signal }),
  });

export const mailTemplatesQuery = (api: Client) =>
  queryOptions({
    queryKey: ['mail-templates'] as const,
    queryFn: ({ signal }) => listAdminMailTemplates({ client: api, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const mailTemplateQuery = (api: Client, name: string) =>
  queryOptions({
    queryKey: ['mail-templates', name] as const,
    queryFn: ({ signal }) => getAdminMailTemplate({ client: api, path: { name }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const actionLogQuery = (api: Client, query: ListAuditRecordsData['query']) =>
  queryOptions({
    queryKey: ['audit', 'page', query] as const,
    queryFn: ({ signal }) => listAuditRecords({ client: api, query, signal }),
    placeholderData: keepPreviousData,
  });

export const auditNamesQuery = (api: Client) =>
  queryOptions({
    queryKey: ['audit', 'names'] as const,
    queryFn: ({ signal }) => getAuditNames({ client: api, signal }),
  });
