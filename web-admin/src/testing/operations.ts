import type {
  AdminMailDetail,
  AdminMailRow,
  AdminMailsAnswer,
  FailedJobRow,
  FailedJobsAnswer,
  MailTemplate,
  QueuesAnswer,
} from '@prostora/api-client';
import { mailTemplateName } from '@prostora/strings/cs/mail-templates.ts';

export const queues = (changes: Partial<QueuesAnswer> = {}): QueuesAnswer => ({
  queues: (['events', 'emails', 'images', 'calendars', 'maintenance'] as const).map((queue, index) => ({
    queue,
    waiting: index,
    active: 0,
    delayed: 0,
    failed: queue === 'emails' ? 3 : 0,
    paused: queue === 'images',
  })),
  schedules: [
    {
      job: 'refresh-due-calendars',
      queue: 'calendars',
      pattern: null,
      every: 180_000,
      next_at: '2026-11-22T09:03:00Z',
    },
    {
      job: 'clean-outbox',
      queue: 'maintenance',
      pattern: '17 3 * * *',
      every: null,
      next_at: '2026-11-23T02:17:00Z',
    },
  ],
  ...changes,
});

export const failedJob = (changes: Partial<FailedJobRow> = {}): FailedJobRow => ({
  id: 'emails/12-1795000000000-send-mail',
  queue: 'emails',
  job: 'send-mail',
  reason: 'connect ECONNREFUSED',
  attempts: 8,
  failed_at: '2026-11-20T10:00:00Z',
  about: [{ type: 'mail', id: 31 }],
  ...changes,
});

export const failedJobs = (
  items: FailedJobRow[],
  changes: Partial<FailedJobsAnswer> = {},
): FailedJobsAnswer => ({
  items,
  page: 1,
  nr_of_pages: 1,
  total: items.length,
  searched_all: true,
  ...changes,
});

export const mail = (changes: Partial<AdminMailRow> = {}): AdminMailRow => ({
  id: 31,
  address: 'petr@example.cz',
  template: 'space-published',
  state: 'failed',
  subject: { type: 'space', id: 7 },
  failure: '550 no such mailbox',
  created_at: '2026-11-20T10:00:00Z',
  sent_at: null,
  ...changes,
});

export const mailDetail = (changes: Partial<AdminMailDetail> = {}): AdminMailDetail => ({
  ...mail(),
  user_id: 12,
  ...changes,
});

export const mails = (items: AdminMailRow[]): AdminMailsAnswer => ({
  items,
  counts: { waiting: 1, sent: 80, failed: 4, held: 0 },
  page: 1,
  nr_of_pages: 1,
  total: items.length,
});

export const template = (changes: Partial<MailTemplate> = {}): MailTemplate => ({
  name: 'space-published',
  title: mailTemplateName('space-published'),
  subject: 'Prostor je na webu',
  group: 'space',
  html: '<!doctype html><html><head></head><body><h1>Ahoj</h1></body></html>',
  text: 'Ahoj\n',
  ...changes,
});
