import type { Plan, PlanInput } from '@prostora/api-client';

/** A plan as the API takes it; a new one starts as the smallest paid one would. */
export function planInput(plan: Plan | null, order: number): PlanInput {
  if (!plan) {
    const config = {
      catalogPositionCoefficient: 0, description: '', hasMicroSite: false, hasSocialNetworksPromotion: false, hasSupportWithProfile: false, hasVideoInSpace: false, nrOfPhotosInSpace: 10, nrOfSpaces: 1,
    };
    return { name: '', price_per_year: 0, active: true, sort_order: order, config };
  }
  const { name: _name, ...config } = plan.config;
  return { name: plan.name, price_per_year: plan.price_per_year, active: plan.active, sort_order: plan.sort_order, config };
}
