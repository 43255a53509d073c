import type { SpaceStatusValue } from '@prostora/contracts';
import { BULK_PRIORITY, defineEvent } from '../../platform/outbox/index.ts';

/** A space moved from one status to another; `by` is in whose name the step was taken. The reason stands in the space. */
export const spaceStatusChanged = defineEvent<{
  space_id: number;
  from: SpaceStatusValue;
  to: SpaceStatusValue;
  by: 'owner' | 'operator';
}>('space.status-changed', BULK_PRIORITY);

/** Somebody who is not the operator changed a published space that had no open review; further changes only add to it. */
export const spaceEditedAfterApproval = defineEvent<{ space_id: number; review_id: number }>(
  'space.edited-after-approval',
);
