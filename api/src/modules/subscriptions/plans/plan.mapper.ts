import { DEFAULT_SUBSCRIPTION_CONFIG, type SubscriptionConfig } from '../subscription-config.ts';
import type { SubscriptionPlan } from '../subscription-plan.entity.ts';
import type { AdminPlanAnswer, PlanAnswer, PlanInput } from './plan.dto.ts';

export type PlanValues = {
  name: string;
  priceHaler: number;
  active: boolean;
  sortOrder: number;
  config: Omit<SubscriptionConfig, 'name'>;
};

export const toPlanAnswer = (plan: SubscriptionPlan): PlanAnswer => ({
  id: plan.id,
  slug: plan.slug,
  name: plan.name,
  price_per_year: plan.priceHalerPerYear / 100,
  config: { ...DEFAULT_SUBSCRIPTION_CONFIG, ...plan.config },
  active: plan.active,
  sort_order: plan.sortOrder,
});

export const toAdminPlanAnswer = (plan: SubscriptionPlan): AdminPlanAnswer => ({
  ...toPlanAnswer(plan),
  version: plan.version,
});

/** Converts CZK to haléře. */
export const toPlanValues = ({
  name,
  price_per_year,
  active,
  sort_order,
  config,
}: PlanInput): PlanValues => ({
  name,
  priceHaler: Math.round(price_per_year * 100),
  active,
  sortOrder: sort_order,
  config: { ...config },
});
