/** Limits and features of a plan; names as in SPEC §3. */
export type SubscriptionConfig = {
  catalogPositionCoefficient: number;
  description: string;
  hasMicroSite: boolean;
  hasSocialNetworksPromotion: boolean;
  hasSupportWithProfile: boolean;
  hasVideoInSpace: boolean;
  name: string;
  nrOfPhotosInSpace: number;
  nrOfSpaces: number;
};

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
