export const POST_STATUSES = ['DRAFT', 'SCHEDULED', 'PUBLISHED'] as const;
export type PostStatus = (typeof POST_STATUSES)[number];

export const POST_STEPS = ['publish', 'schedule', 'withdraw'] as const;
export type PostStep = (typeof POST_STEPS)[number];
export type PostAction = PostStep | 'edit' | 'delete';

/** The ways of a post; anything that is not here is a conflict. Scheduling anew moves the date. */
const STEPS: Readonly<Record<PostStep, { from: readonly PostStatus[]; to: PostStatus }>> = {
  publish: { from: ['DRAFT', 'SCHEDULED'], to: 'PUBLISHED' },
  schedule: { from: ['DRAFT', 'SCHEDULED'], to: 'SCHEDULED' },
  withdraw: { from: ['SCHEDULED', 'PUBLISHED'], to: 'DRAFT' },
};

/** Where a step leads; null where it may not be taken. */
export const statusAfter = (from: PostStatus, step: PostStep): PostStatus | null =>
  STEPS[step].from.includes(from) ? STEPS[step].to : null;

export const allowedActions = (status: PostStatus): PostAction[] => [
  'edit',
  ...POST_STEPS.filter((step) => statusAfter(status, step) !== null),
  'delete',
];
