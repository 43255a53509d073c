import type { Plan } from '@prostora/api-client';
import { membership } from '@prostora/strings/cs/membership.ts';

const texts = membership.compare;

/** A row of the comparison; its value is a text, or whether the plan includes it. */
export type PlanFeature = { label: string; getValue: (plan: Plan) => string | boolean };

/** Differences of the plans, the most requested first. */
export const PLAN_FEATURES: readonly PlanFeature[] = [
  { label: texts.spaces, getValue: ({ config }) => texts.spacesCount(config.nrOfSpaces) },
  { label: texts.photos, getValue: ({ config }) => texts.photosCount(config.nrOfPhotosInSpace) },
  { label: texts.video, getValue: ({ config }) => config.hasVideoInSpace },
  {
    label: texts.position,
    getValue: ({ config }) =>
      config.catalogPositionCoefficient > 0 && texts.positionLevel(config.catalogPositionCoefficient),
  },
  { label: texts.support, getValue: ({ config }) => config.hasSupportWithProfile },
  { label: texts.microSite, getValue: ({ config }) => config.hasMicroSite },
  { label: texts.socialNetworks, getValue: ({ config }) => config.hasSocialNetworksPromotion },
];

/** Yearly price of a plan; a text for a free one. */
export const formatPlanPrice = (plan: Plan): string =>
  plan.price_per_year === 0 ? texts.free : texts.perYear(plan.price_per_year);

/** Display name of a plan; the default plan has no name. */
export const getPlanName = (plan: Pick<Plan, 'name' | 'price_per_year'>): string => plan.name || texts.free;
