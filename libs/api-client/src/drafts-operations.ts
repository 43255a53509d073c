type Queue = 'events' | 'emails' | 'images' | 'calendars' | 'maintenance';
export type QueueStateRow = { queue: Queue; waiting: number; active: number; delayed: number; failed: number; paused: boolean };
export type JobScheduleRow = { job: string; queue: Queue; pattern: string | null; every: number | null; next_at: string | null };
export type QueuesAnswer = { queues: QueueStateRow[]; schedules: JobScheduleRow[] };
export type OutboxBacklog = { waiting: number; oldest_at: string | null };
export type JobSubject = { type: string; id: number };
export type FailedJobRow = { id: string; queue: Queue; job: string; reason: string; attempts: number; failed_at: string; about: JobSubject[] };
export type FailedJobsAnswer = { items: FailedJobRow[]; page: number; nr_of_pages: number; total: number; searched_all: boolean };
export type FailedJobInput = { id: string };
export type RetryAllInput = { queue?: Queue; job?: string };
export type RetryAllAnswer = { retried: number; left: number };

type MailState = 'waiting' | 'sent' | 'failed';
export type AdminMailSubject = { type: string; id: number };
export type AdminMailRow = {
  id: number; address: string | null; template: string; state: MailState; subject: AdminMailSubject | null; failure: string | null; created_at: string; sent_at: string | null;
};
export type AdminMailDetail = AdminMailRow & { user_id: number | null };
export type AdminMailCounts = { waiting: number; sent: number; failed: number };
export type AdminMailsAnswer = { items: AdminMailRow[]; counts: AdminMailCounts; page: number; nr_of_pages: number; total: number };
export type MailTemplateRow = { name: string; title: string; subject: string; group: 'account' | 'space' | 'membership' | 'reservation' | 'calendar' | 'inquiry' };
export type MailTemplatesAnswer = { items: MailTemplateRow[] };
export type MailTemplate = MailTemplateRow & { html: string; text: string };

export type AuditNames = { actions: string[]; subject_types: string[] };
