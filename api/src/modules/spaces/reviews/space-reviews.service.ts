import { Injectable } from '@nestjs/common';
import { isDeepStrictEqual } from 'node:util';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { Outbox } from '../../../platform/outbox/index.ts';
import { AuditTrailService } from '../../audit/index.ts';
import { reviewConflict, spaceNotFound } from '../space.errors.ts';
import { spaceEditedAfterApproval } from '../space.events.ts';
import { resolveSpaceRole, type SpaceActor } from '../space.policy.ts';
import type { Space } from '../space.entity.ts';
import { isApproved } from '../space.states.ts';
import type { FieldChange } from '../space-review.entity.ts';
import { SpaceReviewRepository, type ReviewWithSpace } from './space-review.repository.ts';

/** Reviews of owners' changes of published spaces (PRODUCT §3). */
@Injectable()
export class SpaceReviewsService {
  constructor(
    private readonly reviews: SpaceReviewRepository,
    private readonly outbox: Outbox,
    private readonly audit: AuditTrailService,
    private readonly unit: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Adds changes of an approved space to its open review, unless the operator made them. Paused and hidden
   * spaces are included, because they resume without approval. Called inside a unit of work with the space
   * locked.
   */
  async recordChanges(actor: SpaceActor, space: Space, changes: readonly FieldChange[]): Promise<void> {
    if (!isApproved(space) || resolveSpaceRole(actor, space).isOperator) return;
    const openReview = await this.reviews.findOpenForUpdate(space.id);
    const merged = mergeChanges(openReview?.changes ?? [], changes);
    if (openReview)
      await (merged.length === 0
        ? this.reviews.remove(openReview.id)
        : this.reviews.updateChanges(openReview.id, merged, this.clock.now()));
    else if (merged.length > 0)
      await this.outbox.publish(spaceEditedAfterApproval, {
        space_id: space.id,
        review_id: await this.reviews.create(space.id, merged, this.clock.now()),
      });
  }

  /**
   * Closes the open review of a space that was approved, or unpublished by the operator and therefore needs a new approval.
   * Called inside a unit of work.
   */
  async closeOpenReview(actor: SpaceActor, space: Space): Promise<void> {
    const openReview = await this.reviews.findOpenForUpdate(space.id);
    if (openReview)
      await this.reviews.close(
        openReview.id,
        resolveSpaceRole(actor, space).isOperator ? actor.userId : null,
        this.clock.now(),
      );
  }

  /** One page of open reviews, latest change first. */
  listOpenPage(page: number, pageSize: number): Promise<{ reviews: ReviewWithSpace[]; total: number }> {
    return this.reviews.listOpenPage(page, pageSize);
  }

  /**
   * Idempotent.
   * @param seenAt time of the latest change the operator has seen
   * @throws CONFLICT when the space was changed after that
   */
  close(actor: Actor, id: number, seenAt: Date | null): Promise<void> {
    return this.unit.run(async () => {
      const review = await this.reviews.findForUpdate(id);
      if (!review) throw spaceNotFound();
      if (seenAt && review.changedAt > seenAt) throw reviewConflict();
      if (!(await this.reviews.close(id, actor.userId, this.clock.now()))) return;
      const fields = review.changes.map(({ field }) => field);
      await this.audit.record(
        actor,
        'space.review-close',
        { type: 'space', id: review.space.id },
        { review: id, fields },
      );
    });
  }
}

/**
 * Merges later changes: the first `before` and the latest `after` of each field. A field back at its first
 * value is no change.
 */
export function mergeChanges(former: readonly FieldChange[], later: readonly FieldChange[]): FieldChange[] {
  const merged = new Map(former.map((change) => [change.field, change]));
  for (const { field, before, after } of later)
    merged.set(field, { field, before: merged.has(field) ? merged.get(field)?.before : before, after });
  return [...merged.values()].filter(({ before, after }) => !isDeepStrictEqual(before, after));
}
