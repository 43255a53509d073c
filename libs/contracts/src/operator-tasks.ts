/** What waits for the operator, most urgent first. */
export const TASK_KINDS = [
  'unanswered_reservations',
  'unanswered_proposals',
  'unanswered_demands',
  'unanswered_messages',
  'approvals',
  'reviews',
  'failed_jobs',
  'failed_mails',
  'waiting_orders',
  'overdue_orders',
  'failing_feeds',
] as const;
export type TaskKind = (typeof TASK_KINDS)[number];

/** Kinds listed as single items; failed jobs are only counted. */
export type ListedKind = Exclude<TaskKind, 'failed_jobs'>;
export const LISTED_KINDS = TASK_KINDS.filter((kind): kind is ListedKind => kind !== 'failed_jobs');

/** Kinds that wait for an owner. */
export const REMINDABLE_KINDS = [
  'unanswered_reservations',
  'unanswered_proposals',
  'unanswered_demands',
  'unanswered_messages',
  'waiting_orders',
  'overdue_orders',
  'failing_feeds',
] as const;
export type RemindableKind = (typeof REMINDABLE_KINDS)[number];

export const isRemindable = (kind: ListedKind): kind is RemindableKind =>
  REMINDABLE_KINDS.some((known) => known === kind);
