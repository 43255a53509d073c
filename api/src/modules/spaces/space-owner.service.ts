import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.ts';
import { UnitOfWork } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { AuditTrail } from '../audit/index.ts';
import { BuildingsService, type PlacedBuilding } from '../buildings/index.ts';
import { SubscriptionLimits, type SpaceLimits } from '../subscriptions/index.ts';
import { UsersService } from '../users/index.ts';
import { noFreePlace, spaceForbidden, wholeOrParts } from './space.errors.ts';
import { SpaceRepository, type FullSpace, type TouredSpace } from './space.repository.ts';
import { SpaceAddresses } from './space-addresses.service.ts';
import { SpaceBuildings } from './space-buildings.service.ts';
import { SpaceViews } from './space-views.service.ts';

/** Buildings and spaces of an owner, with daily views and the limits of the plan. */
export type OwnerCatalog = {
  buildings: PlacedBuilding[];
  spaces: { space: FullSpace; views: number[] }[];
  limits: SpaceLimits;
  emailConfirmed: boolean;
};
export type NewSpace = { name: string | null; buildingId: number; noName: boolean };

@Injectable()
export class SpaceOwners {
  constructor(
    private readonly unit: UnitOfWork,
    private readonly spaces: SpaceRepository,
    private readonly buildings: BuildingsService,
    private readonly ownBuildings: SpaceBuildings,
    private readonly views: SpaceViews,
    private readonly addresses: SpaceAddresses,
    private readonly limits: SubscriptionLimits,
    private readonly users: UsersService,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /**
   * The number of statements does not depend on the number of spaces. Empty for an actor without a customer.
   */
  async catalog({ customerId, userId }: Actor): Promise<OwnerCatalog> {
    const user = userId === null ? null : await this.users.byId(userId);
    const emailConfirmed = user?.emailConfirmedAt instanceof Date;
    if (customerId === null)
      return {
        buildings: [],
        spaces: [],
        limits: { nrOfSpaces: 0, nrOfPhotosInSpace: 0, hasVideoInSpace: false },
        emailConfirmed,
      };
    const spaces = await this.spaces.ofCustomer(customerId);
    const viewsOf = await this.views.of(spaces.map(({ id }) => id));
    return {
      buildings: await this.buildings.ofCustomer(customerId),
      limits: await this.limits.of(customerId),
      emailConfirmed,
      spaces: spaces.map((space) => ({ space, views: viewsOf(space.id) })),
    };
  }

  /**
   * Creates a draft in one of the owner's buildings. The customer's row is locked, so that concurrent
   * requests cannot exceed the limit of the plan.
   */
  add(actor: Actor, { name, buildingId, noName }: NewSpace): Promise<TouredSpace> {
    return this.unit.run(async () => {
      if (actor.customerId === null) throw spaceForbidden();
      const used = await this.spaces.countLocked(actor.customerId);
      const building = await this.ownBuildings.ownLocked(actor, buildingId);
      if (building.customer.id !== actor.customerId) throw spaceForbidden();
      if (used >= (await this.limits.of(actor.customerId)).nrOfSpaces) throw noFreePlace();
      const { whole, parts } = await this.spaces.kindsIn(building.id);
      if (whole || (noName && parts)) throw wholeOrParts(!whole);
      const named = { name: name ?? building.name, noName };
      const slug = await this.addresses.slugFor(building, named);
      const now = this.clock.now();
      const space = await this.spaces.add({ building, ...named, slug, createdAt: now, updatedAt: now });
      await this.audit.record(
        actor,
        'space.add',
        { type: 'space', id: space.id },
        {},
        { building: building.id, ...named },
      );
      return space;
    });
  }
}
