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

  @ApiPropertyOptional({ type: String, nullable: true, description: 'Name of its drawing in the file of tag icons; tags of the taxonomy only.' })
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

  @ApiProperty({ type: Number, nullable: true, description: 'CZK per hour; null = by agreement.' })
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

  @ApiProperty({ type: [String], description: 'Names of purposes, best first.' })
  tags!: string[];
}
