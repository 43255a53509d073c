import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.ts';
import { ProjectionMarks } from '../../platform/projections/index.ts';
import { daysLater } from './membership-period.ts';
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
    private readonly marks: ProjectionMarks,
    private readonly clock: Clock,
  ) {}

  async currentOf(customerId: number, now: Date = this.clock.now()): Promise<CurrentSubscription> {
    const [subscription] = await this.subscriptions.coveringMoment([customerId], now);
    return {
      subscription: subscription ?? null,
      config: configOf(subscription?.plan ?? (await this.plans.defaultPlan())),
    };
  }

  async limitsOf(customerId: number, now: Date = this.clock.now()): Promise<SubscriptionConfig> {
    return (await this.currentOf(customerId, now)).config;
  }

  /** Catalogue coefficients by customer id; that of the default plan for customers without a plan. */
  async coefficientsOf(
    customerIds: readonly number[],
    now: Date = this.clock.now(),
  ): Promise<ReadonlyMap<number, number>> {
    if (customerIds.length === 0) return new Map();
    const covering = await this.subscriptions.coveringMoment(customerIds, now);
    const coefficients = new Map(
      covering
        .reverse()
        .map((subscription) => [
          subscription.customer.id,
          configOf(subscription.plan).catalogPositionCoefficient,
        ]),
    );
    if (coefficients.size === new Set(customerIds).size) return coefficients;
    const otherwise = configOf(await this.plans.defaultPlan()).catalogPositionCoefficient;
    return new Map(customerIds.map((id) => [id, coefficients.get(id) ?? otherwise]));
  }

  /** Starts a trial of the plan Start for 30 days, once per customer. Must run inside a unit of work. */
  async startTrial(customerId: number): Promise<void> {
    const plan = await this.plans.bySlug(TRIAL_PLAN);
    if (!plan)
      throw new Error(
        `The trial plan "${TRIAL_PLAN}" is missing from the database; seed the reference data.`,
      );
    await this.subscriptions.holdCustomer(customerId);
    if (await this.subscriptions.hadTrial(customerId)) return;
    const now = this.clock.now();
    await this.subscriptions.addTrial(customerId, plan, now, daysLater(now, TRIAL_DAYS));
    this.marks.mark(customerSource, [customerId]);
  }
}

const configOf = (plan: SubscriptionPlan | null | undefined): SubscriptionConfig => ({
  ...DEFAULT_SUBSCRIPTION_CONFIG,
  ...plan?.config,
});
