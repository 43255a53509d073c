import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/http/actor.ts';
import { SubscriptionLimitsService, type SpaceLimits } from '../../subscriptions/index.ts';
import { mayActFor } from '../../accounts/members/index.ts';
import { UsersService } from '../../accounts/users/index.ts';
import { BuildingsService, type BuildingWithLocation } from '../buildings/index.ts';
import { SpaceRepository, type FullSpace } from '../space.repository.ts';
import { resolveSpaceRole } from '../space.policy.ts';
import type { SpaceRole } from '../space.states.ts';
import { SpaceViewsService } from '../views/space-views.service.ts';

/**
 * Buildings and spaces of an owner that the actor is a member of, with daily views and the limits of the plan.
 */
export type OwnerCatalog = {
  buildings: BuildingWithLocation[];
  spaces: { space: FullSpace; views: number[]; role: SpaceRole }[];
  limits: SpaceLimits;
  canAddSpace: boolean;
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
  async loadCatalog(actor: Actor): Promise<OwnerCatalog> {
    const { customerId, userId, memberSpaceIds } = actor;
    const user = userId === null ? null : await this.users.findById(userId);
    const emailConfirmed = user?.emailConfirmedAt instanceof Date;
    if (customerId === null)
      return {
        buildings: [],
        spaces: [],
        limits: { nrOfSpaces: 0, nrOfPhotosInSpace: 0, hasVideoInSpace: false },
        canAddSpace: false,
        emailConfirmed,
      };
    const all = await this.spaces.listByCustomer(customerId);
    const spaces = all.filter((space) => mayActFor(actor, customerId, 'view', space.id));
    const buildingIds = new Set(spaces.map(({ building }) => building.id));
    const getViews = await this.views.loadDailyViews(spaces.map(({ id }) => id));
    const buildings = await this.buildings.listByCustomer(customerId);
    const limits = await this.limits.getSpaceLimits(customerId);
    return {
      buildings: buildings.filter(({ id }) => memberSpaceIds === null || buildingIds.has(id)),
      limits,
      canAddSpace: all.length < limits.nrOfSpaces && mayActFor(actor, customerId, 'write', null),
      emailConfirmed,
      spaces: spaces.map((space) => ({
        space,
        views: getViews(space.id),
        role: { ...resolveSpaceRole(actor, space), isOperator: false },
      })),
    };
  }
}
