import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { toRuleMessage } from '../../../platform/http/rule-message.ts';
import { SpaceCardDto, SpaceImageDto } from '../space-card.dto.ts';
import { SpaceSeoDto, SpaceTagsDto } from '../space.dto.ts';

const nullable = { nullable: true } as const;
const MAX_SLUG_LENGTH = 120;

export class BuildingByUrlQuery {
  @ApiProperty({ type: String, description: 'The part of its path after `/budova/`.' })
  @IsString({ message: toRuleMessage('required') })
  @IsNotEmpty({ message: toRuleMessage('required') })
  @MaxLength(MAX_SLUG_LENGTH, { message: toRuleMessage('maxLength', { max: MAX_SLUG_LENGTH }) })
  url!: string;
}

@ApiSchema({ name: 'CapacityRange' })
export class CapacityRangeDto {
  @ApiProperty({ type: Number }) min!: number;
  @ApiProperty({ type: Number }) max!: number;
}

/** A building with its published spaces. */
@ApiSchema({ name: 'BuildingDetail' })
export class BuildingDetailDto {
  @ApiProperty({ type: Number }) id!: number;
  @ApiProperty({ type: String }) name!: string;
  @ApiProperty({ type: String }) slug!: string;
  @ApiProperty({ type: String, description: 'Sanitized HTML.' }) description!: string;
  @ApiProperty({ type: String, ...nullable }) street!: string | null;
  @ApiProperty({ type: String, ...nullable }) house_number!: string | null;
  @ApiProperty({ type: String, ...nullable }) land_registry_number!: string | null;
  @ApiProperty({ type: String, ...nullable }) postal_code!: string | null;
  @ApiProperty({ type: String, ...nullable }) city!: string | null;
  @ApiProperty({ type: String }) country!: string;
  @ApiProperty({ type: String, ...nullable }) province_name!: string | null;
  @ApiProperty({ type: Number, ...nullable }) lat!: number | null;
  @ApiProperty({ type: Number, ...nullable }) lng!: number | null;
  @ApiProperty({ type: CapacityRangeDto, ...nullable, description: 'Of the smallest and the largest space.' })
  capacity!: CapacityRangeDto | null;
  @ApiProperty({ type: SpaceTagsDto, description: 'Attributes that all its spaces have.' })
  shared!: SpaceTagsDto;
  @ApiProperty({ type: [SpaceImageDto], description: 'Photos of its spaces in turn, top photos first.' })
  images!: SpaceImageDto[];
  @ApiProperty({ type: [SpaceCardDto] }) spaces!: SpaceCardDto[];
}

@ApiSchema({ name: 'BuildingPageAnswer' })
export class BuildingPageAnswerDto {
  @ApiProperty({ type: BuildingDetailDto, ...nullable }) building!: BuildingDetailDto | null;
  @ApiProperty({ type: String, ...nullable }) error_code!: string | null;
  @ApiProperty({
    type: String,
    ...nullable,
    description: 'Current path of the building, or the path of its only space.',
  })
  redirect!: string | null;
  @ApiProperty({ type: SpaceSeoDto, ...nullable }) seo!: SpaceSeoDto | null;
  @ApiProperty({ type: [SpaceCardDto], description: 'Spaces of other buildings nearby.' })
  similar!: SpaceCardDto[];
}
