import { Injectable } from '@nestjs/common';
import { LIMITS } from '@prostora/contracts';
import { fieldError } from '@prostora/strings/cs/errors.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { UnitOfWork } from '../../platform/database/index.ts';
import { changedMeanwhile, invalidField } from '../../platform/errors/index.ts';
import { isSuperAdmin } from '../../platform/http/actor.ts';
import { ProjectionMarks } from '../../platform/projections/index.ts';
import { sanitizeRichText } from '../../platform/text/index.ts';
import { AuditTrail } from '../audit/index.ts';
import {
  BuildingsService,
  realChanges,
  type BuildingChanges,
  type PlacedBuilding,
} from '../buildings/index.ts';
import { placeTaken, sharedBuilding, spaceForbidden, spaceNotFound } from './space.errors.ts';
import type { Space } from './space.entity.ts';
import { spaceSource } from './space.sources.ts';
import { relationTo, viaLink, type SpaceActor } from './space.policy.ts';
import { SpaceAddresses } from './space-addresses.service.ts';
import { ownerBuilding } from './space-owner.mapper.ts';
import type { FieldChange } from './space-review.entity.ts';
import { SpaceReviews } from './space-reviews.service.ts';
import { SpaceRepository, type FullSpace } from './space.repository.ts';

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
export class SpaceBuildings {
  constructor(
    private readonly unit: UnitOfWork,
    private readonly buildings: BuildingsService,
    private readonly addresses: SpaceAddresses,
    private readonly spaces: SpaceRepository,
    private readonly reviews: SpaceReviews,
    private readonly marks: ProjectionMarks,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  add(actor: SpaceActor, name: string): Promise<PlacedBuilding> {
    return this.unit.run(async () => {
      if (actor.customerId === null) throw spaceForbidden();
      const building = await this.buildings.add(
        actor.customerId,
        name,
        this.addresses.keptFor(actor.customerId),
      );
      await this.addresses.buildingAdded(building);
      await this.audit.record(actor, 'building.add', { type: 'building', id: building.id }, {}, { name });
      return building;
    });
  }

  /** @throws CONFLICT with the present state when `version` is outdated */
  save(actor: SpaceActor, id: number, version: number, changes: BuildingChanges): Promise<PlacedBuilding> {
    return this.unit.run(async () => {
      await this.spaces.lockOfBuilding(id);
      const building = await this.ownLocked(actor, id);
      if (building.version !== version) throw changedMeanwhile(ownerBuilding(building));
      await this.change(actor, building, keptChanges(changes), {});
      return building;
    });
  }

  /**
   * Updates the building of a space that the actor may change; called inside a unit of work with all spaces
   * of the building locked. The holder of an edit link may change the building only if it has no other space.
   */
  async changeOf(actor: SpaceActor, space: FullSpace, changes: BuildingChanges): Promise<FieldChange[]> {
    const building = await this.buildings.locked(space.building.id);
    if (!building) throw spaceNotFound();
    const relation = relationTo(actor, space);
    const wanted = Object.keys(realChanges(building, changes)) as (keyof BuildingChanges)[];
    if (relation.byLink && !relation.isOperator && wanted.length > 0 && (await this.spaces.hasOthers(space)))
      throw sharedBuilding(wanted.map((key) => FIELDS[key]));
    return this.change(actor, building, changes, viaLink(relation));
  }

  /**
   * Called inside a unit of work with the space locked.
   * @throws STATUS_CONFLICT when another space of the building excludes restoring this one
   */
  async assertPlaceFor(space: FullSpace): Promise<void> {
    await this.buildings.locked(space.building.id);
    const { whole, parts } = await this.spaces.kindsIn(space.building.id);
    if (whole || (space.noName && parts)) throw placeTaken();
  }

  /** Locks the building; for its owner and the operator. */
  async ownLocked(actor: SpaceActor, id: number): Promise<PlacedBuilding> {
    const building = await this.buildings.locked(id);
    if (!building) throw spaceNotFound();
    if (building.customer.id !== actor.customerId && !isSuperAdmin(actor)) throw spaceForbidden();
    return building;
  }

  /** Updates a locked building with all effects; returns the fields that changed. */
  private async change(
    actor: SpaceActor,
    building: PlacedBuilding,
    changes: BuildingChanges,
    trace: { via?: string },
  ): Promise<FieldChange[]> {
    const { before, after, formerSlug } = await this.buildings.change(
      building,
      changes,
      this.addresses.keptFor(building.customer.id),
    );
    const made = (Object.keys(after) as (keyof BuildingChanges)[]).map((key) => ({
      field: FIELDS[key],
      before: before[key],
      after: after[key],
    }));
    if (made.length === 0) return [];
    await this.addresses.buildingMoved(formerSlug, building);
    await this.audit.record(
      actor,
      'building.save',
      { type: 'building', id: building.id },
      valuesOf(made, 'before'),
      { ...valuesOf(made, 'after'), ...trace },
    );
    for (const space of await this.spaces.shownInBuilding(building.id)) await this.tell(actor, space, made);
    return made;
  }

  /**
   * Marks a public space for projection and review. A space that waits for approval gets a new version
   * instead, because the operator approves a version they have seen.
   */
  private async tell(actor: SpaceActor, space: Space, made: readonly FieldChange[]): Promise<void> {
    if (space.status === 'WAITING_FOR_APPROVAL') {
      space.updatedAt = this.clock.now();
      return;
    }
    await this.reviews.note(actor, space, made);
    this.marks.mark(spaceSource, [space.id]);
  }
}

/** Sanitizes rich text and checks its length afterwards. */
function keptChanges({ description, ...others }: BuildingChanges): BuildingChanges {
  if (description === undefined) return others;
  const clean = sanitizeRichText(description);
  if (clean.length > LIMITS.description)
    throw invalidField('description', fieldError('maxLength', { max: LIMITS.description }));
  return { ...others, description: clean };
}

/** Values of one side of the changes by field. */
export const valuesOf = (
  changes: readonly FieldChange[],
  side: 'before' | 'after',
): Record<string, unknown> => Object.fromEntries(changes.map((change) => [change.field, change[side]]));
