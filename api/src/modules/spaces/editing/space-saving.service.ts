import { Injectable } from '@nestjs/common';
import { urls } from '@prostora/contracts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { DomainError } from '../../../platform/errors/index.ts';
import { AuditTrailService } from '../../audit/index.ts';
import { SubscriptionLimitsService } from '../../subscriptions/index.ts';
import type { BuildingChanges } from '../buildings/index.ts';
import { SpaceBuildingsService, toFieldValues } from '../buildings/space-buildings.service.ts';
import type { FieldChange } from '../space-review.entity.ts';
import { SpaceReviewsService } from '../reviews/space-reviews.service.ts';
import { applyChanges, sanitizeChanges, findProblems, type SpaceChanges } from '../space.changes.ts';
import { invalidSpace, spaceConflict, stepNotAllowed } from '../space.errors.ts';
import { toSpaceDetailDto, buildSpaceUrl } from '../space.mapper.ts';
import { assertCanWrite, resolveSpaceRole, toAuditVia, type SpaceActor } from '../space.policy.ts';
import { SpaceRepository, type SpaceWithPanoramas } from '../space.repository.ts';
import { listAllowedActions, findPublishTransition, type SpaceRole } from '../space.states.ts';
import { SpaceTransitionService } from './space-transition.service.ts';
import { SpaceUrlsService } from '../buildings/space-urls.service.ts';

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

/** Saves changes of spaces, with audit records and their review. */
@Injectable()
export class SpaceSavingService {
  constructor(
    private readonly unit: UnitOfWork,
    private readonly spaces: SpaceRepository,
    private readonly transitions: SpaceTransitionService,
    private readonly limits: SubscriptionLimitsService,
    private readonly spaceUrls: SpaceUrlsService,
    private readonly buildings: SpaceBuildingsService,
    private readonly reviews: SpaceReviewsService,
    private readonly audit: AuditTrailService,
  ) {}

  /** A save without changes leaves version and audit trail untouched, because of autosave. */
  save(
    actor: SpaceActor,
    { id, version, changes, building, publish }: SaveSpaceCommand,
  ): Promise<SavedSpace> {
    return this.unit.run(async () => {
      assertCanWrite(actor);
      if (publish) await this.transitions.lockForPublishing(id);
      const hasBuildingChanges = Object.keys(building).length > 0;
      const space = await this.transitions.loadForUpdate(actor, id, hasBuildingChanges);
      const role = resolveSpaceRole(actor, space);
      if (space.version !== version) throw spaceConflict(toSpaceDetailDto(space, role));
      if (!listAllowedActions(space, role).includes('edit')) throw stepNotAllowed();
      const formerUrl = buildSpaceUrl(space);
      const hasChanged = await this.saveChanges(actor, space, role, changes, building);
      const step = publish ? findPublishTransition(space, role) : null;
      if (publish && !step && space.status !== 'PUBLISHED') throw stepNotAllowed();
      if (step) await this.transitions.publish(actor, space, step);
      else if (hasChanged) await this.transitions.touch(space);
      return { space, movedTo: buildSpaceUrl(space) === formerUrl ? null : urls.space(buildSpaceUrl(space)) };
    });
  }

  /**
   * Applies the changes of the space and of its building; returns whether anything changed.
   * @throws DomainError NOT_WHILE_IMPERSONATING for the telephone
   */
  private async saveChanges(
    actor: SpaceActor,
    space: SpaceWithPanoramas,
    role: SpaceRole,
    requested: SpaceChanges,
    building: BuildingChanges,
  ): Promise<boolean> {
    const changes = sanitizeChanges(requested, role);
    if (actor.impersonatorId !== null && changes.phone !== undefined && changes.phone !== space.phone)
      throw new DomainError('forbidden', 'NOT_WHILE_IMPERSONATING');
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
}
