import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { SpacePanoramaDto } from '../space-card.dto.ts';

@ApiSchema({ name: 'ShownPanorama' })
export class ShownPanoramaDto {
  @ApiProperty({ type: String, description: 'Path of the space: `<building>/<space>` or `<building>`.' })
  url!: string;
  @ApiProperty({ type: String }) space_name!: string;
  @ApiProperty({ type: String }) building_name!: string;
  @ApiProperty({ type: String, nullable: true }) city!: string | null;
  @ApiProperty({ type: SpacePanoramaDto }) panorama!: SpacePanoramaDto;
}

@ApiSchema({ name: 'PanoramaShowcase' })
export class PanoramaShowcaseDto {
  @ApiProperty({ type: [ShownPanoramaDto] }) items!: ShownPanoramaDto[];
}
