/** Kinds listed as single items; failed jobs are only counted. */
export const LISTED_KINDS = [
  'unanswered_reservations',
  'unanswered_proposals',
  'unanswered_demands',
  'unanswered_messages',
  'approvals',
  'reviews',
  'failed_mails',
  'waiting_orders',
  'overdue_orders',
  'failing_feeds',
] as const;
export type ListedKind = (typeof LISTED_KINDS)[number];

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
