import { Injectable } from '@nestjs/common';
import { LIMITS } from '@prostora/contracts';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { createConflictError, createFieldError, fieldError } from '../../../platform/errors/index.ts';
import { isSuperAdmin } from '../../../platform/http/actor.ts';
import { ProjectionInvalidator } from '../../../platform/projections/index.ts';
import { sanitizeRichText } from '../../../platform/text/index.ts';
import { mayActFor, requireCustomer } from '../../accounts/members/index.ts';
import { AuditTrailService } from '../../audit/index.ts';
import { BuildingsService } from './buildings.service.ts';
import { omitUnchanged, type BuildingChanges } from './building.changes.ts';
import type { BuildingWithLocation } from './building.repository.ts';
import { restoreConflict, buildingIsShared, spaceForbidden, spaceNotFound } from '../space.errors.ts';
import type { Space } from '../space.entity.ts';
import { spaceSource } from '../space.sources.ts';
import { resolveSpaceRole, toAuditVia, type SpaceActor } from '../space.policy.ts';
import { SpaceUrlsService } from './space-urls.service.ts';
import { toOwnerBuildingDto } from './building.mapper.ts';
import type { FieldChange } from '../space-review.entity.ts';
import { SpaceReviewsService } from '../reviews/space-reviews.service.ts';
import { SpaceRepository, type FullSpace } from '../space.repository.ts';

/** Field names in the API of a space. */
const FIELDS: Readonly<Record<keyof BuildingChanges, string>> = {
  name: 'building_name',
  description: 'building_description',
  street: 'street',
  houseNumber: 'house_number',
  landRegistryNumber: 'land_registry_number',
  postalCode: 'postal_code',
  city: 'city',
  lat: 'lat',
  lng: 'lng',
};

/** Changes of buildings, with their effects on the spaces in them: URLs, catalogue, reviews. */
@Injectable()
export class SpaceBuildingsService {
  constructor(
    private readonly unit: UnitOfWork,
    private readonly buildings: BuildingsService,
    private readonly spaceUrls: SpaceUrlsService,
    private readonly spaces: SpaceRepository,
    private readonly reviews: SpaceReviewsService,
    private readonly marks: ProjectionInvalidator,
    private readonly audit: AuditTrailService,
    private readonly clock: Clock,
  ) {}

  create(actor: SpaceActor, name: string): Promise<BuildingWithLocation> {
    return this.unit.run(async () => {
      const customerId = requireCustomer(actor, 'write');
      const building = await this.buildings.create(
        customerId,
        name,
        this.spaceUrls.findReservedSlugsFor(customerId),
      );
      await this.spaceUrls.claimBuildingUrl(building);
      await this.audit.record(actor, 'building.add', { type: 'building', id: building.id }, {}, { name });
      return building;
    });
  }

  /** @throws CONFLICT with the present state when `version` is outdated */
  update(
    actor: SpaceActor,
    id: number,
    version: number,
    changes: BuildingChanges,
  ): Promise<BuildingWithLocation> {
    return this.unit.run(async () => {
      await this.spaces.lockByBuilding(id);
      const building = await this.loadOwnForUpdate(actor, id);
      if (building.version !== version) throw createConflictError(toOwnerBuildingDto(building));
      await this.applyChanges(actor, building, sanitizeChanges(changes), {});
      return building;
    });
  }

  /**
   * Updates the building of a space that the actor may change; called inside a unit of work with all spaces
   * of the building locked. The holder of an edit link and a member limited to some spaces may change the
   * building only if it has no other space.
   */
  async updateForSpace(
    actor: SpaceActor,
    space: FullSpace,
    changes: BuildingChanges,
  ): Promise<FieldChange[]> {
    const building = await this.buildings.findForUpdate(space.building.id);
    if (!building) throw spaceNotFound();
    const role = resolveSpaceRole(actor, space);
    const changedKeys = Object.keys(omitUnchanged(building, changes)) as (keyof BuildingChanges)[];
    const mayChangeShared = role.isOperator || mayActFor(actor, building.customer.id, 'write', null);
    if (!mayChangeShared && changedKeys.length > 0 && (await this.spaces.hasNeighbours(space)))
      throw buildingIsShared(changedKeys.map((key) => FIELDS[key]));
    return this.applyChanges(actor, building, changes, toAuditVia(role));
  }

  /**
   * Called inside a unit of work with the space locked.
   * @throws STATUS_CONFLICT when another space of the building excludes restoring this one
   */
  async assertCanRestore(space: FullSpace): Promise<void> {
    await this.buildings.findForUpdate(space.building.id);
    const { whole, parts } = await this.spaces.getKindsInBuilding(space.building.id);
    if (whole || (space.noName && parts)) throw restoreConflict();
  }

  /** Locks the building; for members that may write in all spaces of its owner, and the operator. */
  async loadOwnForUpdate(actor: SpaceActor, id: number): Promise<BuildingWithLocation> {
    const building = await this.buildings.findForUpdate(id);
    if (!building) throw spaceNotFound();
    if (!mayActFor(actor, building.customer.id, 'write', null) && !isSuperAdmin(actor))
      throw spaceForbidden();
    return building;
  }

  /** Updates a locked building with all effects; returns the fields that changed. */
  private async applyChanges(
    actor: SpaceActor,
    building: BuildingWithLocation,
    changes: BuildingChanges,
    auditValues: { via?: string },
  ): Promise<FieldChange[]> {
    const { before, after, formerSlug } = await this.buildings.update(
      building,
      changes,
      this.spaceUrls.findReservedSlugsFor(building.customer.id),
    );
    const fieldChanges = (Object.keys(after) as (keyof BuildingChanges)[]).map((key) => ({
      field: FIELDS[key],
      before: before[key],
      after: after[key],
    }));
    if (fieldChanges.length === 0) return [];
    await this.spaceUrls.redirectBuilding(formerSlug, building);
    await this.audit.record(
      actor,
      'building.save',
      { type: 'building', id: building.id },
      toFieldValues(fieldChanges, 'before'),
      { ...toFieldValues(fieldChanges, 'after'), ...auditValues },
    );
    for (const space of await this.spaces.listVisibleByBuilding(building.id))
      await this.propagateToSpace(actor, space, fieldChanges);
    return fieldChanges;
  }

  /**
   * Marks a public space for projection and review. A space that waits for approval gets a new version
   * instead, because the operator approves a version they have seen.
   */
  private async propagateToSpace(
    actor: SpaceActor,
    space: Space,
    fieldChanges: readonly FieldChange[],
  ): Promise<void> {
    if (space.status === 'WAITING_FOR_APPROVAL') {
      space.updatedAt = this.clock.now();
      return;
    }
    await this.reviews.recordChanges(actor, space, fieldChanges);
    this.marks.invalidate(spaceSource, [space.id]);
  }
}

/** Sanitizes rich text and checks its length afterwards. */
function sanitizeChanges({ description, ...others }: BuildingChanges): BuildingChanges {
  if (description === undefined) return others;
  const clean = sanitizeRichText(description);
  if (clean.length > LIMITS.description)
    throw createFieldError('description', fieldError('maxLength', { max: LIMITS.description }));
  return { ...others, description: clean };
}

/** Values of one side of the changes by field. */
export const toFieldValues = (
  changes: readonly FieldChange[],
  side: 'before' | 'after',
): Record<string, unknown> => Object.fromEntries(changes.map((change) => [change.field, change[side]]));
