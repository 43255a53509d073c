import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/http/actor.ts';
import { SubscriptionLimitsService, type SpaceLimits } from '../../subscriptions/index.ts';
import { UsersService } from '../../accounts/users/index.ts';
import { BuildingsService, type BuildingWithLocation } from '../buildings/index.ts';
import { SpaceRepository, type FullSpace } from '../space.repository.ts';
import { SpaceViewsService } from '../views/space-views.service.ts';

/** Buildings and spaces of an owner, with daily views and the limits of the plan. */
export type OwnerCatalog = {
  buildings: BuildingWithLocation[];
  spaces: { space: FullSpace; views: number[] }[];
  limits: SpaceLimits;
  emailConfirmed: boolean;
};

/** What an owner manages. */
@Injectable()
export class OwnerCatalogService {
  constructor(
    private readonly spaces: SpaceRepository,
    private readonly buildings: BuildingsService,
    private readonly views: SpaceViewsService,
    private readonly limits: SubscriptionLimitsService,
    private readonly users: UsersService,
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
}
