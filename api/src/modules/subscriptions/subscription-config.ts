import type { SubscriptionConfig } from '../accounts/customers/index.ts';

export type { SubscriptionConfig };

/** Applies without a plan (SPEC §3). */
export const DEFAULT_SUBSCRIPTION_CONFIG: Readonly<SubscriptionConfig> = {
  catalogPositionCoefficient: 0,
  description: '',
  hasMicroSite: false,
  hasSocialNetworksPromotion: false,
  hasSupportWithProfile: false,
  hasVideoInSpace: false,
  name: '',
  nrOfPhotosInSpace: 1,
  nrOfSpaces: 1,
};
