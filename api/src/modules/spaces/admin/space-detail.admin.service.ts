import { Injectable } from '@nestjs/common';
import type { LayoutArea } from '@prostora/contracts/space-layouts.ts';
import { SubscriptionsService, type CurrentSubscription } from '../../subscriptions/index.ts';
import { spaceNotFound } from '../space.errors.ts';
import { SpaceRepository, type SpaceWithPanoramas } from '../space.repository.ts';
import { SpaceDetailService } from '../space-detail.service.ts';
import { SpaceViewsService } from '../views/space-views.service.ts';

export type SpaceWithPlan = {
  space: SpaceWithPanoramas;
  plan: CurrentSubscription;
  /** Views on each of the last 30 days, oldest first. */
  views: number[];
  layoutAreas: readonly LayoutArea[];
};

@Injectable()
export class SpaceDetailAdminService {
  constructor(
    private readonly spaces: SpaceRepository,
    private readonly subscriptions: SubscriptionsService,
    private readonly views: SpaceViewsService,
    private readonly details: SpaceDetailService,
  ) {}

  async getDetail(id: number): Promise<SpaceWithPlan> {
    const space = await this.spaces.findById(id);
    if (!space) throw spaceNotFound();
    const [plan, getViews] = await Promise.all([
      this.subscriptions.getCurrent(space.building.customer.id),
      this.views.loadDailyViews([id]),
    ]);
    return { space, plan, views: getViews(id), layoutAreas: await this.details.listLayoutAreas() };
  }
}
