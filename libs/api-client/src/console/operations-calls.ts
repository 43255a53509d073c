import type { DoneAnswer } from '../generated/types.gen.ts';
import type { Calls } from '../calls.ts';
import type {
  AdminMailDetail,
  AdminMailRow,
  AdminMailsAnswer,
  AuditNames,
  CatalogMarks,
  FailedJobsAnswer,
  MailTemplate,
  MailTemplatesAnswer,
  OutboxBacklog,
  QueuesAnswer,
  QueueStateRow,
  RetryAllAnswer,
  RetryAllInput,
  RetryCatalogMarksAnswer,
} from '../generated/types.gen.ts';

type PageQuery = { page?: number; page_size?: number };
export type FailedJobsQuery = PageQuery & { queue?: QueueStateRow['queue']; job?: string; search?: string };
export type AdminMailsQuery = PageQuery & {
  search?: string;
  state?: AdminMailRow['state'];
  template?: string;
  subject_type?: string;
  subject_id?: number;
  from?: string;
  to?: string;
  sort?: 'created' | 'address' | 'template' | 'state';
  order?: 'asc' | 'desc';
};

/** Queues, mail log and templates, and the filter values of the audit log. */
export const operationsCalls = ({ get, write }: Calls) => ({
  auditNames: (signal?: AbortSignal) => get<AuditNames>('admin/audit/names', undefined, signal),
  queues: {
    read: (signal?: AbortSignal) => get<QueuesAnswer>('admin/queues', undefined, signal),
    catalog: (signal?: AbortSignal) => get<CatalogMarks>('admin/queues/catalog', undefined, signal),
    retryCatalog: (spaceId?: number) =>
      write<RetryCatalogMarksAnswer>(
        'POST',
        'admin/queues/catalog/retry',
        spaceId === undefined ? {} : { space_id: spaceId },
      ),
    outbox: (signal?: AbortSignal) => get<OutboxBacklog>('admin/queues/outbox', undefined, signal),
    failed: (query: FailedJobsQuery, signal?: AbortSignal) =>
      get<FailedJobsAnswer>('admin/queues/failed', query, signal),
    retry: (id: string) => write<DoneAnswer>('POST', 'admin/queues/failed/retry', { id }),
    remove: (id: string) => write<DoneAnswer>('POST', 'admin/queues/failed/remove', { id }),
    retryAll: (input: RetryAllInput) => write<RetryAllAnswer>('POST', 'admin/queues/failed/retry-all', input),
  },
  mails: {
    list: (query: AdminMailsQuery, signal?: AbortSignal) =>
      get<AdminMailsAnswer>('admin/mails', query, signal),
    read: (id: number, signal?: AbortSignal) => get<AdminMailDetail>(`admin/mails/${id}`, undefined, signal),
    retry: (id: number) => write<AdminMailDetail>('POST', `admin/mails/${id}/retry`),
    templates: (signal?: AbortSignal) => get<MailTemplatesAnswer>('admin/mail-templates', undefined, signal),
    template: (name: string, signal?: AbortSignal) =>
      get<MailTemplate>(`admin/mail-templates/${encodeURIComponent(name)}`, undefined, signal),
  },
});
