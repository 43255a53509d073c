import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.ts';
import { DEFAULT_SUBSCRIPTION_CONFIG, type SubscriptionConfig } from './subscription-config.ts';
import { SubscriptionRepository, type SubscriptionWithPlan } from './subscription.repository.ts';

/** A customer's plan at a moment, and what it allows; without a plan the defaults of SPEC §3. */
export type CurrentSubscription = { subscription: SubscriptionWithPlan | null; config: SubscriptionConfig };

/** Which plan counts: of those that cover the moment a paid one before a trial, then the one that ends later. */
@Injectable()
export class SubscriptionsService {
  constructor(private readonly subscriptions: SubscriptionRepository, private readonly clock: Clock) {}

  async currentOf(customerId: number, now: Date = this.clock.now()): Promise<CurrentSubscription> {
    const [subscription] = await this.subscriptions.coveringMoment([customerId], now);
    return { subscription: subscription ?? null, config: configOf(subscription) };
  }

  /** What the customer's present plan allows. */
  async limitsOf(customerId: number, now: Date = this.clock.now()): Promise<SubscriptionConfig> {
    return (await this.currentOf(customerId, now)).config;
  }

  /** How much each customer's plan raises its spaces in the catalogue; customers without a plan have 0. */
  async coefficientsOf(customerIds: readonly number[], now: Date = this.clock.now()): Promise<ReadonlyMap<number, number>> {
    const coefficients = new Map(customerIds.map((id) => [id, DEFAULT_SUBSCRIPTION_CONFIG.catalogPositionCoefficient]));
    const covering = customerIds.length === 0 ? [] : await this.subscriptions.coveringMoment(customerIds, now);
    for (const subscription of covering.reverse()) coefficients.set(subscription.customer.id, configOf(subscription).catalogPositionCoefficient);
    return coefficients;
  }
}

const configOf = (subscription: SubscriptionWithPlan | undefined): SubscriptionConfig =>
  ({ ...DEFAULT_SUBSCRIPTION_CONFIG, ...subscription?.plan.config });
