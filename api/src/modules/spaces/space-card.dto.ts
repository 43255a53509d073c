import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { PhotoDto } from '../../platform/http/image.dto.ts';

@ApiSchema({ name: 'Tag' })
export class TagDto {
  id!: number;

  name!: string;

  slug!: string;

  /** Name in the file of tag icons; taxonomy tags only. */
  icon?: string | null;
}

@ApiSchema({ name: 'SpaceImage' })
export class SpaceImageDto extends PhotoDto {
  id_space_image!: number;

  @ApiProperty({ type: String, example: 'TOP-CAROUSEL' })
  category!: string;

  order_number!: number;
}

@ApiSchema({ name: 'PanoramaSource' })
export class PanoramaSourceDto {
  url!: string;

  width!: number;

  height!: number;
}

/** Line over a plan, in shares of the picture. */
@ApiSchema({ name: 'FloorPlanScale' })
export class FloorPlanScaleDto {
  /** Share of the width. */
  x1!: number;
  /** Share of the height. */
  y1!: number;
  x2!: number;
  y2!: number;
  metres!: number;
}

/** The plan of a space. */
@ApiSchema({ name: 'SpaceFloorPlan' })
export class SpaceFloorPlanDto extends PhotoDto {
  id!: number;
  scale!: FloorPlanScaleDto | null;
}

/** A scene of a virtual tour: an equirectangular photo. */
@ApiSchema({ name: 'SpacePanorama' })
export class SpacePanoramaDto {
  id!: number;

  /** Viewpoint; may be empty. */
  title!: string;

  @ApiProperty({ enum: ['processing', 'ready', 'failed'] })
  status!: 'processing' | 'ready' | 'failed';

  /** WebP, smallest first; empty until generated. */
  sources!: PanoramaSourceDto[];

  width!: number | null;

  height!: number | null;

  /** Tiny `data:` URL shown until the image is loaded. */
  placeholder!: string | null;

  /** Czech reason of a failure. */
  failure?: string;
}

/** A space in a list (PRODUCT §4). */
@ApiSchema({ name: 'SpaceCard' })
export class SpaceCardDto {
  id!: number;

  /** `<building>/<space>` or `<building>`. */
  url!: string;

  building_name!: string;

  space_name!: string;

  perex!: string;

  capacity!: number;

  /** Square metres. */
  area_size!: number | null;

  @ApiProperty({ type: Number, minimum: 1, maximum: 4 })
  price_level!: number;

  /** CZK per hour; null: by agreement. */
  price_from!: number | null;

  city!: string;

  province_name!: string;

  lat!: number;

  lng!: number;

  recommended!: boolean;

  image!: SpaceImageDto | null;

  @ApiProperty({
    type: [String],
    maxItems: 4,
    description: 'URLs (800 px wide WebP) of the next photographs after `image`.',
  })
  more_images!: string[];

  /** Names of purposes, most suitable first. */
  tags!: string[];
}
