import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.ts';
import { UnitOfWork } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { Outbox } from '../../platform/outbox/index.ts';
import { AuditTrail } from '../audit/index.ts';
import { reviewChangedMeanwhile, spaceNotFound } from './space.errors.ts';
import { spaceEditedAfterApproval } from './space.events.ts';
import { relationTo, type SpaceActor } from './space.policy.ts';
import type { Space } from './space.entity.ts';
import type { FieldChange } from './space-review.entity.ts';
import { mergeChanges } from './space-review.changes.ts';
import { SpaceReviewRepository, type ReviewWithSpace } from './space-review.repository.ts';

/** Reviews of owners' changes of published spaces (PRODUCT §3). */
@Injectable()
export class SpaceReviews {
  constructor(
    private readonly reviews: SpaceReviewRepository,
    private readonly outbox: Outbox,
    private readonly audit: AuditTrail,
    private readonly unit: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Adds changes of a published or paused space to its open review, unless the operator made them. Paused
   * spaces are included, because they resume without approval. Called inside a unit of work with the space
   * locked.
   */
  async note(actor: SpaceActor, space: Space, changes: readonly FieldChange[]): Promise<void> {
    const isApproved = space.status === 'PUBLISHED' || space.pausedAt !== null;
    if (!isApproved || relationTo(actor, space).isOperator) return;
    const open = await this.reviews.openOf(space.id);
    const merged = mergeChanges(open?.changes ?? [], changes);
    if (open)
      await (merged.length === 0
        ? this.reviews.remove(open.id)
        : this.reviews.rewrite(open.id, merged, this.clock.now()));
    else if (merged.length > 0)
      await this.outbox.publish(spaceEditedAfterApproval, {
        space_id: space.id,
        review_id: await this.reviews.open(space.id, merged, this.clock.now()),
      });
  }

  /**
   * Closes the open review of a space that was approved, or unpublished and therefore needs a new approval.
   * Called inside a unit of work.
   */
  async settle(actor: SpaceActor, space: Space): Promise<void> {
    const open = await this.reviews.openOf(space.id);
    if (open)
      await this.reviews.close(
        open.id,
        relationTo(actor, space).isOperator ? actor.userId : null,
        this.clock.now(),
      );
  }

  /** One page of open reviews, latest change first. */
  openPage(page: number, pageSize: number): Promise<{ reviews: ReviewWithSpace[]; total: number }> {
    return this.reviews.openPage(page, pageSize);
  }

  /**
   * Idempotent.
   * @param seen time of the latest change the operator has seen
   * @throws CONFLICT when the space was changed after that
   */
  close(actor: Actor, id: number, seen: Date | null): Promise<void> {
    return this.unit.run(async () => {
      const review = await this.reviews.locked(id);
      if (!review) throw spaceNotFound();
      if (seen && review.changedAt > seen) throw reviewChangedMeanwhile();
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
