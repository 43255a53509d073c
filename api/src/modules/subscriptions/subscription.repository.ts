import { Injectable } from '@nestjs/common';
import { EntityManager, type Loaded } from '@mikro-orm/postgresql';
import { Subscription } from './subscription.entity.ts';

export type SubscriptionWithPlan = Loaded<Subscription, 'plan'>;

@Injectable()
export class SubscriptionRepository {
  constructor(private readonly em: EntityManager) {}

  /** Subscriptions of these customers that cover the moment, the later ending first of each. */
  coveringMoment(customerIds: readonly number[], moment: Date): Promise<SubscriptionWithPlan[]> {
    return this.em.find(
      Subscription,
      { customer: { $in: [...customerIds] }, startsAt: { $lte: moment }, endsAt: { $gt: moment } },
      { populate: ['plan'], orderBy: { trial: 'asc', endsAt: 'desc', id: 'desc' } },
    );
  }
}
