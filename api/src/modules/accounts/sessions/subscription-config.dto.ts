import { ApiSchema } from '@nestjs/swagger';

/** Limits and features of a plan (SPEC §3). */
@ApiSchema({ name: 'SubscriptionConfig' })
export class SubscriptionConfigAnswer {
  /** Raises the rank of the spaces in the catalogue. */
  catalogPositionCoefficient!: number;

  description!: string;

  hasMicroSite!: boolean;

  hasSocialNetworksPromotion!: boolean;

  hasSupportWithProfile!: boolean;

  hasVideoInSpace!: boolean;

  name!: string;

  nrOfPhotosInSpace!: number;

  nrOfSpaces!: number;
}
