import type { SpaceStatusValue } from '@prostora/contracts';
import { BULK_PRIORITY, defineEvent } from '../../platform/outbox/index.ts';

/**
 * A space changed its status; `by` is the role in which the step was taken. The reason is stored in the
 * space.
 */
export const spaceStatusChanged = defineEvent<{
  space_id: number;
  from: SpaceStatusValue;
  to: SpaceStatusValue;
  by: 'owner' | 'operator';
}>('space.status-changed', BULK_PRIORITY);

/**
 * A review was opened: a published space was changed, not by the operator. Further changes extend the open
 * review.
 */
export const spaceEditedAfterApproval = defineEvent<{ space_id: number; review_id: number }>(
  'space.edited-after-approval',
);
