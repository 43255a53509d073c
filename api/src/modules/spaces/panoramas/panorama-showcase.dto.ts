import { ApiSchema } from '@nestjs/swagger';
import { SpacePanoramaDto } from '../space-card.dto.ts';

@ApiSchema({ name: 'ShownPanorama' })
export class ShownPanoramaDto {
  /** Path of the space: `<building>/<space>` or `<building>`. */
  url!: string;
  space_name!: string;
  building_name!: string;
  city!: string | null;
  panorama!: SpacePanoramaDto;
}

@ApiSchema({ name: 'PanoramaShowcase' })
export class PanoramaShowcaseDto {
  items!: ShownPanoramaDto[];
}
