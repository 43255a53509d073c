import type { Plan, PlanInput } from '@prostora/api-client';

/** API input of a plan; defaults of the smallest paid plan for a new one. */
export function toPlanInput(plan: Plan | null, order: number): PlanInput {
  if (!plan) {
    const config = {
      catalogPositionCoefficient: 0,
      description: '',
      hasMicroSite: false,
      hasSocialNetworksPromotion: false,
      hasSupportWithProfile: false,
      hasVideoInSpace: false,
      nrOfPhotosInSpace: 10,
      nrOfSpaces: 1,
    };
    return { name: '', price_per_year: 0, active: true, sort_order: order, config };
  }
  return toInput(plan);
}

/** API input of an existing plan. */
export function toInput({
  name,
  price_per_year,
  active,
  sort_order,
  config: { name: _name, ...config },
}: Plan): PlanInput {
  return { name, price_per_year, active, sort_order, config };
}
