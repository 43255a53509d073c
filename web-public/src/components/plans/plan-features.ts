import type { Plan } from '@prostora/api-client';
import { membership } from '@prostora/strings/cs/membership.ts';

const texts = membership.compare;

/** A row of the comparison; its value is a text, or whether the plan includes it. */
export type PlanFeature = { label: string; of: (plan: Plan) => string | boolean };

/** Differences of the plans, the most requested first. */
export const PLAN_FEATURES: readonly PlanFeature[] = [
  { label: texts.spaces, of: ({ config }) => texts.spacesCount(config.nrOfSpaces) },
  { label: texts.photos, of: ({ config }) => texts.photosCount(config.nrOfPhotosInSpace) },
  { label: texts.video, of: ({ config }) => config.hasVideoInSpace },
  {
    label: texts.position,
    of: ({ config }) =>
      config.catalogPositionCoefficient > 0 && texts.positionLevel(config.catalogPositionCoefficient),
  },
  { label: texts.support, of: ({ config }) => config.hasSupportWithProfile },
  { label: texts.microSite, of: ({ config }) => config.hasMicroSite },
  { label: texts.socialNetworks, of: ({ config }) => config.hasSocialNetworksPromotion },
];

/** Yearly price of a plan; a text for a free one. */
export const planPrice = (plan: Plan): string =>
  plan.price_per_year === 0 ? texts.free : texts.perYear(plan.price_per_year);

/** Display name of a plan; the default plan has no name. */
export const planName = (plan: Pick<Plan, 'name' | 'price_per_year'>): string => plan.name || texts.free;
