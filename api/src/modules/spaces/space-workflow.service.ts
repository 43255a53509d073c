import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { urls, type SpaceStatusValue } from '@prostora/contracts';
import { Clock } from '../../platform/clock/clock.ts';
import { UnitOfWork } from '../../platform/database/index.ts';
import { Outbox } from '../../platform/outbox/index.ts';
import { ProjectionInvalidator } from '../../platform/projections/index.ts';
import { AuditTrailService } from '../audit/index.ts';
import type { BuildingChanges } from './buildings/index.ts';
import { SubscriptionLimitsService } from '../subscriptions/index.ts';
import { applyChanges, sanitizeChanges, findProblems, type SpaceChanges } from './space.changes.ts';
import {
  emailUnconfirmed,
  hasFutureReservations,
  invalidSpace,
  reasonRequired,
  spaceConflict,
  spaceNotFound,
  stepNotAllowed,
} from './space.errors.ts';
import { PublicationLimitService } from './memberships/publication-limit.service.ts';
import { spaceStatusChanged } from './space.events.ts';
import { toSpaceDetailDto, buildSpaceUrl } from './space.mapper.ts';
import { FutureReservationsPort } from './future-reservations.port.ts';
import {
  assertCanChange,
  assertCanWrite,
  resolveSpaceRole,
  toAuditVia,
  type SpaceActor,
} from './space.policy.ts';
import { findPublicationProblems } from './space.publication.ts';
import { SpaceRepository, type SpaceWithPanoramas } from './space.repository.ts';
import { spaceSource } from './space.sources.ts';
import {
  listAllowedActions,
  findPublishTransition,
  findTransition,
  type SpaceRole,
  type Transition,
} from './space.states.ts';
import { SpaceUrlsService } from './space-urls.service.ts';
import { SpaceBuildingsService, toFieldValues } from './buildings/space-buildings.service.ts';
import type { FieldChange } from './reviews/space-review.entity.ts';
import { SpaceReviewsService } from './reviews/space-reviews.service.ts';

/** `version` is the one the changes were made to; `publish` also takes the publishing step (PRODUCT §3). */
export type SaveSpaceCommand = {
  id: number;
  version: number;
  changes: SpaceChanges;
  building: BuildingChanges;
  publish: boolean;
};
/** `movedTo` is the new URL if it changed. */
export type SavedSpace = { space: SpaceWithPanoramas; movedTo: string | null };

/** Saves spaces and moves them through their workflow, with audit records and events. */
@Injectable()
export class SpaceWorkflowService {
  constructor(
    private readonly unit: UnitOfWork,
    private readonly em: EntityManager,
    private readonly spaces: SpaceRepository,
    private readonly futureReservations: FutureReservationsPort,
    private readonly limits: SubscriptionLimitsService,
    private readonly spaceUrls: SpaceUrlsService,
    private readonly buildings: SpaceBuildingsService,
    private readonly reviews: SpaceReviewsService,
    private readonly publicationLimit: PublicationLimitService,
    private readonly outbox: Outbox,
    private readonly marks: ProjectionInvalidator,
    private readonly audit: AuditTrailService,
    private readonly clock: Clock,
  ) {}

  /** A save without changes leaves version and audit trail untouched, because of autosave. */
  save(
    actor: SpaceActor,
    { id, version, changes, building, publish }: SaveSpaceCommand,
  ): Promise<SavedSpace> {
    return this.unit.run(async () => {
      assertCanWrite(actor);
      if (publish) await this.publicationLimit.lockCustomer(id);
      const space = await this.loadForUpdate(actor, id, Object.keys(building).length > 0);
      const role = resolveSpaceRole(actor, space);
      if (space.version !== version) throw spaceConflict(toSpaceDetailDto(space, role));
      if (!listAllowedActions(space, role).includes('edit')) throw stepNotAllowed();
      const formerUrl = buildSpaceUrl(space);
      const hasChanged = await this.saveChanges(actor, space, role, changes, building);
      const step = publish ? findPublishTransition(space, role) : null;
      if (publish && !step && space.status !== 'PUBLISHED') throw stepNotAllowed();
      if (step) {
        assertPublishable(space, step);
        await this.publicationLimit.assertWithinLimit(space, step);
        await this.applyTransition(actor, space, step, null);
      } else if (hasChanged) await this.touch(space);
      return { space, movedTo: buildSpaceUrl(space) === formerUrl ? null : urls.space(buildSpaceUrl(space)) };
    });
  }

  /** DELETED is rejected while the space has future reservations. */
  changeStatus(
    actor: SpaceActor,
    id: number,
    to: SpaceStatusValue,
    reason: string | null,
  ): Promise<SavedSpace> {
    return this.unit.run(async () => {
      const space = await this.loadForUpdate(actor, id, false);
      const step = findTransition(space.status, to, 'status', resolveSpaceRole(actor, space));
      if (!step) throw stepNotAllowed();
      if (step.needsReason && !reason) throw reasonRequired();
      if (to === 'DELETED' && (await this.futureReservations.countFuture(id, this.clock.now())) > 0)
        throw hasFutureReservations();
      if (step.action === 'restore') await this.buildings.assertCanRestore(space);
      await this.applyTransition(actor, space, step, reason);
      return { space, movedTo: null };
    });
  }

  /** Locks the spaces first, then their building; the same order is used everywhere. */
  private async loadForUpdate(
    actor: SpaceActor,
    id: number,
    withBuilding: boolean,
  ): Promise<SpaceWithPanoramas> {
    assertCanWrite(actor);
    if (withBuilding) await this.spaces.lockSiblings(id);
    const space = await this.spaces.findForUpdate(id);
    if (!space) throw spaceNotFound();
    assertCanChange(actor, space);
    return space;
  }

  /** Applies the changes of the space and of its building; returns whether anything changed. */
  private async saveChanges(
    actor: SpaceActor,
    space: SpaceWithPanoramas,
    role: SpaceRole,
    requested: SpaceChanges,
    building: BuildingChanges,
  ): Promise<boolean> {
    const changes = sanitizeChanges(requested, role);
    const problems = findProblems(
      space,
      changes,
      role,
      await this.limits.getSpaceLimits(space.building.customer.id),
    );
    if (problems.length > 0) throw invalidSpace(problems);
    const buildingChanges =
      Object.keys(building).length > 0 ? await this.buildings.updateForSpace(actor, space, building) : [];
    const fieldChanges = await applyChanges(space, changes, this.spaces);
    if (fieldChanges.some(({ field }) => field === 'space_name')) await this.spaceUrls.updateSlug(space);
    if (fieldChanges.length > 0) await this.recordChanges(actor, space, fieldChanges, role);
    return fieldChanges.length + buildingChanges.length > 0;
  }

  private async recordChanges(
    actor: SpaceActor,
    space: SpaceWithPanoramas,
    fieldChanges: readonly FieldChange[],
    role: SpaceRole,
  ): Promise<void> {
    await this.audit.record(
      actor,
      'space.save',
      { type: 'space', id: space.id },
      toFieldValues(fieldChanges, 'before'),
      {
        ...toFieldValues(fieldChanges, 'after'),
        ...toAuditVia(role),
      },
    );
    await this.reviews.recordChanges(actor, space, fieldChanges);
  }

  private async applyTransition(
    actor: SpaceActor,
    space: SpaceWithPanoramas,
    step: Transition,
    reason: string | null,
  ): Promise<void> {
    const from = space.status;
    const { to } = step;
    const role = resolveSpaceRole(actor, space);
    const wasApproved = from === 'PUBLISHED' || space.pausedAt !== null;
    space.status = to;
    space.pausedAt = null;
    space.statusReason = step.needsReason ? reason : null;
    if (to === 'WAITING_FOR_APPROVAL') space.submittedAt = this.clock.now();
    if (to === 'PUBLISHED') space.publishedAt ??= this.clock.now();
    if (step.action !== 'resume' && (to === 'PUBLISHED' || wasApproved))
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

  private async touch(space: SpaceWithPanoramas): Promise<void> {
    space.updatedAt = this.clock.now();
    this.marks.invalidate(spaceSource, [space.id]);
    await this.em.flush();
  }
}

/** @throws VALIDATION for an incomplete space, EMAIL_UNCONFIRMED for an owner without a confirmed e-mail */
function assertPublishable(space: SpaceWithPanoramas, step: Transition): void {
  const missing = findPublicationProblems(space);
  if (missing.length > 0) throw invalidSpace(missing);
  if (step.by === 'owner' && space.building.customer.user.emailConfirmedAt === null) throw emailUnconfirmed();
}
