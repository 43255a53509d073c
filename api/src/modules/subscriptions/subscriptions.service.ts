import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.ts';
import { ProjectionInvalidator } from '../../platform/projections/index.ts';
import { addDays } from './membership-period.ts';
import { PlanRepository } from './plan.repository.ts';
import { DEFAULT_SUBSCRIPTION_CONFIG, type SubscriptionConfig } from './subscription-config.ts';
import { customerSource } from './subscription.sources.ts';
import type { SubscriptionPlan } from './subscription-plan.entity.ts';
import { SubscriptionRepository, type SubscriptionWithPlan } from './subscription.repository.ts';

const TRIAL_PLAN = 'start';
const TRIAL_DAYS = 30;

/**
 * The subscription in force and its config: that of the default plan without one, or the defaults of SPEC §3.
 */
export type CurrentSubscription = { subscription: SubscriptionWithPlan | null; config: SubscriptionConfig };

/** Resolves the plan in force: a paid one before a trial, then the one that ends later. */
@Injectable()
export class SubscriptionsService {
  constructor(
    private readonly subscriptions: SubscriptionRepository,
    private readonly plans: PlanRepository,
    private readonly marks: ProjectionInvalidator,
    private readonly clock: Clock,
  ) {}

  async getCurrent(customerId: number, now: Date = this.clock.now()): Promise<CurrentSubscription> {
    const [subscription] = await this.subscriptions.listInForce([customerId], now);
    return {
      subscription: subscription ?? null,
      config: toConfig(subscription?.plan ?? (await this.plans.findDefault())),
    };
  }

  async getLimits(customerId: number, now: Date = this.clock.now()): Promise<SubscriptionConfig> {
    return (await this.getCurrent(customerId, now)).config;
  }

  /** Catalogue coefficients by customer id; that of the default plan for customers without a plan. */
  async getCatalogCoefficients(
    customerIds: readonly number[],
    now: Date = this.clock.now(),
  ): Promise<ReadonlyMap<number, number>> {
    if (customerIds.length === 0) return new Map();
    const inForce = await this.subscriptions.listInForce(customerIds, now);
    const coefficients = new Map(
      inForce
        .reverse()
        .map((subscription) => [
          subscription.customer.id,
          toConfig(subscription.plan).catalogPositionCoefficient,
        ]),
    );
    if (coefficients.size === new Set(customerIds).size) return coefficients;
    const defaultCoefficient = toConfig(await this.plans.findDefault()).catalogPositionCoefficient;
    return new Map(customerIds.map((id) => [id, coefficients.get(id) ?? defaultCoefficient]));
  }

  /** Starts a trial of the plan Start for 30 days, once per customer. Must run inside a unit of work. */
  async startTrial(customerId: number): Promise<void> {
    const plan = await this.plans.findBySlug(TRIAL_PLAN);
    if (!plan)
      throw new Error(
        `The trial plan "${TRIAL_PLAN}" is missing from the database; seed the reference data.`,
      );
    await this.subscriptions.lockCustomer(customerId);
    if (await this.subscriptions.hadTrial(customerId)) return;
    const now = this.clock.now();
    await this.subscriptions.addTrial(customerId, plan, now, addDays(now, TRIAL_DAYS));
    this.marks.invalidate(customerSource, [customerId]);
  }
}

const toConfig = (plan: SubscriptionPlan | null | undefined): SubscriptionConfig => ({
  ...DEFAULT_SUBSCRIPTION_CONFIG,
  ...plan?.config,
});
