import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { PhotoDto } from '../../platform/http/image.dto.ts';

@ApiSchema({ name: 'Tag' })
export class TagDto {
  @ApiProperty({ type: Number })
  id!: number;

  @ApiProperty({ type: String })
  name!: string;

  @ApiProperty({ type: String })
  slug!: string;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    description: 'Name in the file of tag icons; taxonomy tags only.',
  })
  icon?: string | null;
}

@ApiSchema({ name: 'SpaceImage' })
export class SpaceImageDto extends PhotoDto {
  @ApiProperty({ type: Number })
  id_space_image!: number;

  @ApiProperty({ type: String, example: 'TOP-CAROUSEL' })
  category!: string;

  @ApiProperty({ type: Number })
  order_number!: number;
}

@ApiSchema({ name: 'PanoramaSource' })
export class PanoramaSourceDto {
  @ApiProperty({ type: String })
  url!: string;

  @ApiProperty({ type: Number })
  width!: number;

  @ApiProperty({ type: Number })
  height!: number;
}

/** Line over a plan, in shares of the picture. */
@ApiSchema({ name: 'FloorPlanScale' })
export class FloorPlanScaleDto {
  @ApiProperty({ type: Number, description: 'Share of the width.' }) x1!: number;
  @ApiProperty({ type: Number, description: 'Share of the height.' }) y1!: number;
  @ApiProperty({ type: Number }) x2!: number;
  @ApiProperty({ type: Number }) y2!: number;
  @ApiProperty({ type: Number }) metres!: number;
}

/** The plan of a space. */
@ApiSchema({ name: 'SpaceFloorPlan' })
export class SpaceFloorPlanDto extends PhotoDto {
  @ApiProperty({ type: Number }) id!: number;
  @ApiProperty({ type: FloorPlanScaleDto, nullable: true }) scale!: FloorPlanScaleDto | null;
}

/** A scene of a virtual tour: an equirectangular photo. */
@ApiSchema({ name: 'SpacePanorama' })
export class SpacePanoramaDto {
  @ApiProperty({ type: Number })
  id!: number;

  @ApiProperty({ type: String, description: 'Viewpoint; may be empty.' })
  title!: string;

  @ApiProperty({ enum: ['processing', 'ready', 'failed'] })
  status!: 'processing' | 'ready' | 'failed';

  @ApiProperty({ type: [PanoramaSourceDto], description: 'WebP, smallest first; empty until generated.' })
  sources!: PanoramaSourceDto[];

  @ApiProperty({ type: Number, nullable: true })
  width!: number | null;

  @ApiProperty({ type: Number, nullable: true })
  height!: number | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Tiny `data:` URL shown until the image is loaded.',
  })
  placeholder!: string | null;

  @ApiPropertyOptional({ type: String, description: 'Czech reason of a failure.' })
  failure?: string;
}

/** A space in a list (PRODUCT §4). */
@ApiSchema({ name: 'SpaceCard' })
export class SpaceCardDto {
  @ApiProperty({ type: Number })
  id!: number;

  @ApiProperty({ type: String, description: '`<building>/<space>` or `<building>`.' })
  url!: string;

  @ApiProperty({ type: String })
  building_name!: string;

  @ApiProperty({ type: String })
  space_name!: string;

  @ApiProperty({ type: String })
  perex!: string;

  @ApiProperty({ type: Number })
  capacity!: number;

  @ApiProperty({ type: Number, nullable: true, description: 'Square metres.' })
  area_size!: number | null;

  @ApiProperty({ type: Number, minimum: 1, maximum: 4 })
  price_level!: number;

  @ApiProperty({ type: Number, nullable: true, description: 'CZK per hour; null: by agreement.' })
  price_from!: number | null;

  @ApiProperty({ type: String })
  city!: string;

  @ApiProperty({ type: String })
  province_name!: string;

  @ApiProperty({ type: Number })
  lat!: number;

  @ApiProperty({ type: Number })
  lng!: number;

  @ApiProperty({ type: Boolean })
  recommended!: boolean;

  @ApiProperty({ type: SpaceImageDto, nullable: true })
  image!: SpaceImageDto | null;

  @ApiProperty({
    type: [String],
    maxItems: 4,
    description: 'URLs (800 px wide WebP) of the next photographs after `image`.',
  })
  more_images!: string[];

  @ApiProperty({ type: [String], description: 'Names of purposes, most suitable first.' })
  tags!: string[];
}
