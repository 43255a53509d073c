import { ApiProperty, ApiSchema } from '@nestjs/swagger';

/** Limits and features of a plan (SPEC §3). */
@ApiSchema({ name: 'SubscriptionConfig' })
export class SubscriptionConfigAnswer {
  @ApiProperty({ type: Number, description: 'Raises the rank of the spaces in the catalogue.' })
  catalogPositionCoefficient!: number;

  @ApiProperty({ type: String })
  description!: string;

  @ApiProperty({ type: Boolean })
  hasMicroSite!: boolean;

  @ApiProperty({ type: Boolean })
  hasSocialNetworksPromotion!: boolean;

  @ApiProperty({ type: Boolean })
  hasSupportWithProfile!: boolean;

  @ApiProperty({ type: Boolean })
  hasVideoInSpace!: boolean;

  @ApiProperty({ type: String })
  name!: string;

  @ApiProperty({ type: Number })
  nrOfPhotosInSpace!: number;

  @ApiProperty({ type: Number })
  nrOfSpaces!: number;
}
