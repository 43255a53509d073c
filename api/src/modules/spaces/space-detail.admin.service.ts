import { Injectable } from '@nestjs/common';
import { SubscriptionsService, type CurrentSubscription } from '../subscriptions/index.ts';
import { spaceNotFound } from './space.errors.ts';
import { SpaceRepository, type TouredSpace } from './space.repository.ts';
import { SpaceViews } from './space-views.service.ts';

export type SpaceFile = {
  space: TouredSpace;
  plan: CurrentSubscription;
  /** Views on each of the last 30 days, oldest first. */
  views: number[];
};

@Injectable()
export class SpaceDetailAdminService {
  constructor(
    private readonly spaces: SpaceRepository,
    private readonly subscriptions: SubscriptionsService,
    private readonly views: SpaceViews,
  ) {}

  async read(id: number): Promise<SpaceFile> {
    const space = await this.spaces.byId(id);
    if (!space) throw spaceNotFound();
    const [plan, viewsOf] = await Promise.all([
      this.subscriptions.currentOf(space.building.customer.id),
      this.views.of([id]),
    ]);
    return { space, plan, views: viewsOf(id) };
  }
}
