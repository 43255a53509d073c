import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { Clock } from '../../../platform/clock/clock.ts';
import { Outbox } from '../../../platform/outbox/index.ts';
import { ProjectionInvalidator } from '../../../platform/projections/index.ts';
import { emailUnconfirmed } from '../../accounts/users/index.ts';
import { AuditTrailService } from '../../audit/index.ts';
import { PublicationLimitService } from '../memberships/publication-limit.service.ts';
import { SpaceReviewsService } from '../reviews/space-reviews.service.ts';
import { invalidSpace, ownerSuspended, spaceNotFound } from '../space.errors.ts';
import { spaceStatusChanged } from '../space.events.ts';
import {
  assertCanChange,
  assertCanWrite,
  resolveSpaceRole,
  toAuditVia,
  type SpaceActor,
} from '../space.policy.ts';
import { findPublicationProblems } from '../space.publication.ts';
import { SpaceRepository, type SpaceWithPanoramas } from '../space.repository.ts';
import { spaceSource } from '../space.sources.ts';
import { isApproved, type Transition } from '../space.states.ts';

/** Steps of a space's workflow, inside the unit of work of the caller. */
@Injectable()
export class SpaceTransitionService {
  constructor(
    private readonly em: EntityManager,
    private readonly spaces: SpaceRepository,
    private readonly reviews: SpaceReviewsService,
    private readonly publicationLimit: PublicationLimitService,
    private readonly outbox: Outbox,
    private readonly marks: ProjectionInvalidator,
    private readonly audit: AuditTrailService,
    private readonly clock: Clock,
  ) {}

  /** Locks the owner; call it before `loadForUpdate`. */
  lockForPublishing(spaceId: number): Promise<void> {
    return this.publicationLimit.lockCustomer(spaceId);
  }

  /** Locks the spaces first, then their building; the same order is used everywhere. */
  async loadForUpdate(actor: SpaceActor, id: number, withBuilding: boolean): Promise<SpaceWithPanoramas> {
    assertCanWrite(actor);
    if (withBuilding) await this.spaces.lockSiblings(id);
    const space = await this.spaces.findForUpdate(id);
    if (!space) throw spaceNotFound();
    assertCanChange(actor, space);
    return space;
  }

  /** @throws DomainError when the space is incomplete or the plan allows no further space */
  async publish(actor: SpaceActor, space: SpaceWithPanoramas, step: Transition): Promise<void> {
    assertPublishable(space, step);
    await this.publicationLimit.assertWithinLimit(space, step);
    await this.apply(actor, space, step, null);
  }

  /** Applies a step that is allowed, audits and publishes it. */
  async apply(
    actor: SpaceActor,
    space: SpaceWithPanoramas,
    step: Transition,
    reason: string | null,
  ): Promise<void> {
    const from = space.status;
    const { to } = step;
    const role = resolveSpaceRole(actor, space);
    const wasApproved = isApproved(space);
    const isHidden = step.action === 'unpublish' && !role.isOperator;
    space.status = to;
    space.pausedAt = null;
    space.suspendedAt = null;
    space.hiddenAt = isHidden ? this.clock.now() : null;
    space.statusReason = step.needsReason ? reason : null;
    if (to === 'WAITING_FOR_APPROVAL') space.submittedAt = this.clock.now();
    if (to === 'PUBLISHED') space.publishedAt ??= this.clock.now();
    if (step.action !== 'resume' && !isHidden && (to === 'PUBLISHED' || wasApproved))
      await this.reviews.closeOpenReview(actor, space);
    await this.audit.record(
      actor,
      'space.status',
      { type: 'space', id: space.id },
      { status: from },
      { status: to, ...(reason && { reason }), ...toAuditVia(role) },
    );
    const by = step.by === 'owner' || !role.isOperator ? 'owner' : 'operator';
    await this.outbox.publish(spaceStatusChanged, { space_id: space.id, from, to, by });
    await this.touch(space);
  }

  /** Saves the space and marks it for the projections. */
  async touch(space: SpaceWithPanoramas): Promise<void> {
    space.updatedAt = this.clock.now();
    this.marks.invalidate(spaceSource, [space.id]);
    await this.em.flush();
  }
}

/**
 * @throws VALIDATION for an incomplete space, EMAIL_UNCONFIRMED for an owner without a confirmed e-mail,
 * OWNER_SUSPENDED for the publication of a space whose owner is blocked
 */
function assertPublishable(space: SpaceWithPanoramas, step: Transition): void {
  if (step.to === 'PUBLISHED' && space.building.customer.suspendedAt !== null) throw ownerSuspended();
  const missing = findPublicationProblems(space);
  if (missing.length > 0) throw invalidSpace(missing);
  if (step.by === 'owner' && space.building.customer.user.emailConfirmedAt === null) throw emailUnconfirmed();
}
