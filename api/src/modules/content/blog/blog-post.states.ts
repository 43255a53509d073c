export const POST_STATUSES = ['DRAFT', 'SCHEDULED', 'PUBLISHED'] as const;
export type PostStatus = (typeof POST_STATUSES)[number];

export const POST_STEPS = ['publish', 'schedule', 'withdraw'] as const;
export type PostStep = (typeof POST_STEPS)[number];
export type PostAction = PostStep | 'edit' | 'delete';

/** Allowed transitions; others are a conflict. Scheduling again changes the date. */
const STEPS: Readonly<Record<PostStep, { from: readonly PostStatus[]; to: PostStatus }>> = {
  publish: { from: ['DRAFT', 'SCHEDULED'], to: 'PUBLISHED' },
  schedule: { from: ['DRAFT', 'SCHEDULED'], to: 'SCHEDULED' },
  withdraw: { from: ['SCHEDULED', 'PUBLISHED'], to: 'DRAFT' },
};

/** Status after a step, null if it is not allowed. */
export const resolveStatus = (from: PostStatus, step: PostStep): PostStatus | null =>
  STEPS[step].from.includes(from) ? STEPS[step].to : null;

export const listAllowedActions = (status: PostStatus): PostAction[] => [
  'edit',
  ...POST_STEPS.filter((step) => resolveStatus(status, step) !== null),
  'delete',
];
