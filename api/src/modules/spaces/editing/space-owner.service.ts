import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { AuditTrailService } from '../../audit/index.ts';
import { BuildingsService, type BuildingWithLocation } from '../buildings/index.ts';
import { SubscriptionLimitsService, type SpaceLimits } from '../../subscriptions/index.ts';
import { UsersService } from '../../users/index.ts';
import { spaceLimitReached, spaceForbidden, wholeBuildingConflict } from '../space.errors.ts';
import { SpaceRepository, type FullSpace, type SpaceWithPanoramas } from '../space.repository.ts';
import { SpaceUrlsService } from '../space-urls.service.ts';
import { SpaceBuildingsService } from '../buildings/space-buildings.service.ts';
import { SpaceViewsService } from '../views/space-views.service.ts';

/** Buildings and spaces of an owner, with daily views and the limits of the plan. */
export type OwnerCatalog = {
  buildings: BuildingWithLocation[];
  spaces: { space: FullSpace; views: number[] }[];
  limits: SpaceLimits;
  emailConfirmed: boolean;
};
export type NewSpace = { name: string | null; buildingId: number; noName: boolean };

@Injectable()
export class SpaceOwnerService {
  constructor(
    private readonly unit: UnitOfWork,
    private readonly spaces: SpaceRepository,
    private readonly buildings: BuildingsService,
    private readonly ownBuildings: SpaceBuildingsService,
    private readonly views: SpaceViewsService,
    private readonly spaceUrls: SpaceUrlsService,
    private readonly limits: SubscriptionLimitsService,
    private readonly users: UsersService,
    private readonly audit: AuditTrailService,
    private readonly clock: Clock,
  ) {}

  /**
   * The number of statements does not depend on the number of spaces. Empty for an actor without a customer.
   */
  async loadCatalog({ customerId, userId }: Actor): Promise<OwnerCatalog> {
    const user = userId === null ? null : await this.users.findById(userId);
    const emailConfirmed = user?.emailConfirmedAt instanceof Date;
    if (customerId === null)
      return {
        buildings: [],
        spaces: [],
        limits: { nrOfSpaces: 0, nrOfPhotosInSpace: 0, hasVideoInSpace: false },
        emailConfirmed,
      };
    const spaces = await this.spaces.listByCustomer(customerId);
    const getViews = await this.views.loadDailyViews(spaces.map(({ id }) => id));
    return {
      buildings: await this.buildings.listByCustomer(customerId),
      limits: await this.limits.getSpaceLimits(customerId),
      emailConfirmed,
      spaces: spaces.map((space) => ({ space, views: getViews(space.id) })),
    };
  }

  /**
   * Creates a draft in one of the owner's buildings. The customer's row is locked, so that concurrent
   * requests cannot exceed the limit of the plan.
   */
  create(actor: Actor, { name, buildingId, noName }: NewSpace): Promise<SpaceWithPanoramas> {
    return this.unit.run(async () => {
      if (actor.customerId === null) throw spaceForbidden();
      const used = await this.spaces.lockAndCountByCustomer(actor.customerId);
      const building = await this.ownBuildings.loadOwnForUpdate(actor, buildingId);
      if (building.customer.id !== actor.customerId) throw spaceForbidden();
      if (used >= (await this.limits.getSpaceLimits(actor.customerId)).nrOfSpaces) throw spaceLimitReached();
      const { whole, parts } = await this.spaces.getKindsInBuilding(building.id);
      if (whole || (noName && parts)) throw wholeBuildingConflict(!whole);
      const naming = { name: name ?? building.name, noName };
      const slug = await this.spaceUrls.generateSlug(building, naming);
      const now = this.clock.now();
      const space = await this.spaces.create({ building, ...naming, slug, createdAt: now, updatedAt: now });
      await this.audit.record(
        actor,
        'space.add',
        { type: 'space', id: space.id },
        {},
        { building: building.id, ...naming },
      );
      return space;
    });
  }
}
