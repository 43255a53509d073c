import { urls } from '@prostora/contracts';
import { buildOwnerReservationUrl } from '@prostora/contracts/reservation-urls.ts';
import { waitingMail as texts, waitingMailSample as sample } from '@prostora/strings/cs/mail-waiting.ts';
import type { MailTemplateName } from '@prostora/strings/cs/mail-templates.ts';
import { defineMail } from '../../mail/index.ts';
import type { RemindableKind } from '@prostora/contracts/operator-tasks.ts';
import type { AdminTask } from './task-list.admin.repository.ts';

/** `partId` is the owner's part of a demand. */
type ReminderProps = Pick<AdminTask, 'title' | 'place' | 'since'> & { id: number; partId: number | null };

const SAMPLE: ReminderProps = { ...sample, since: new Date(sample.since), id: 1, partId: 1 };

const defineReminder = <const Name extends MailTemplateName>(name: Name, kind: RemindableKind) =>
  defineMail({
    name,
    sample: SAMPLE,
    render: ({ title, place, since, id, partId }: ReminderProps) => ({
      ...texts.reminder(kind, title, place, since.toISOString()),
      action: { label: texts.open, path: buildPath(kind, id, partId) },
    }),
  });

/** Reminders of tasks to their owners. */
export const reminderMails = {
  unanswered_reservations: defineReminder('waiting-reservation', 'unanswered_reservations'),
  unanswered_proposals: defineReminder('waiting-proposal', 'unanswered_proposals'),
  unanswered_demands: defineReminder('waiting-demand', 'unanswered_demands'),
  unanswered_messages: defineReminder('waiting-message', 'unanswered_messages'),
  waiting_orders: defineReminder('waiting-order', 'waiting_orders'),
  overdue_orders: defineReminder('waiting-order', 'overdue_orders'),
  failing_feeds: defineReminder('waiting-feed', 'failing_feeds'),
} satisfies Record<RemindableKind, unknown>;

const { overdue_orders: _sharesTemplate, ...listed } = reminderMails;
export const TASK_REMINDER_MAILS = Object.values(listed);

/** Path of the owner's page for the item. */
function buildPath(kind: RemindableKind, id: number, partId: number | null): string {
  switch (kind) {
    case 'unanswered_reservations':
    case 'unanswered_proposals':
      return buildOwnerReservationUrl(id);
    case 'unanswered_demands':
    case 'unanswered_messages':
      return `${urls.inquiries}?poptavka=${partId ?? id}`;
    case 'waiting_orders':
    case 'overdue_orders':
      return urls.membership;
    case 'failing_feeds':
      return `${urls.reservations}?karta=kalendare`;
  }
}
