import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.ts';
import { SubscriptionsService, type CurrentSubscription } from '../subscriptions/index.ts';
import { daysUntil } from './days.ts';
import { spaceNotFound } from './space.errors.ts';
import { SpaceRepository, type FullSpace } from './space.repository.ts';

const VIEW_DAYS = 30;

export type SpaceFile = { space: FullSpace; plan: CurrentSubscription; /** Of each of the last 30 days, the oldest first. */ views: number[] };

/** One space in the operator's hands. */
@Injectable()
export class SpaceDetailAdminService {
  constructor(private readonly spaces: SpaceRepository, private readonly subscriptions: SubscriptionsService, private readonly clock: Clock) {}

  async read(id: number): Promise<SpaceFile> {
    const space = await this.spaces.byId(id);
    if (!space) throw spaceNotFound();
    const days = daysUntil(this.clock.today(), VIEW_DAYS);
    const [plan, rows] = await Promise.all([this.subscriptions.currentOf(space.building.customer.id), this.spaces.viewsSince([id], days[0] ?? '')]);
    const counts = new Map(rows.map(({ day, views }) => [day, views]));
    return { space, plan, views: days.map((day) => counts.get(day) ?? 0) };
  }
}
