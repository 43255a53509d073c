import { ApiSchema } from '@nestjs/swagger';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { toRuleMessage } from '../../../platform/http/rule-message.ts';
import { SpaceCardDto, SpaceImageDto } from '../space-card.dto.ts';
import { SpaceSeoDto, SpaceTagsDto } from '../space.dto.ts';
const MAX_SLUG_LENGTH = 120;

export class BuildingByUrlQuery {
  /** The part of its path after `/budova/`. */
  @IsString({ message: toRuleMessage('required') })
  @IsNotEmpty({ message: toRuleMessage('required') })
  @MaxLength(MAX_SLUG_LENGTH, { message: toRuleMessage('maxLength', { max: MAX_SLUG_LENGTH }) })
  url!: string;
}

@ApiSchema({ name: 'CapacityRange' })
export class CapacityRangeDto {
  min!: number;
  max!: number;
}

/** A building with its published spaces. */
@ApiSchema({ name: 'BuildingDetail' })
export class BuildingDetailDto {
  id!: number;
  name!: string;
  slug!: string;
  /** Sanitized HTML. */
  description!: string;
  street!: string | null;
  house_number!: string | null;
  land_registry_number!: string | null;
  postal_code!: string | null;
  city!: string | null;
  country!: string;
  province_name!: string | null;
  lat!: number | null;
  lng!: number | null;
  /** Of the smallest and the largest space. */
  capacity!: CapacityRangeDto | null;
  /** Attributes that all its spaces have. */
  shared!: SpaceTagsDto;
  /** Photos of its spaces in turn, top photos first. */
  images!: SpaceImageDto[];
  spaces!: SpaceCardDto[];
  /** Whether its public program names an event. */
  has_program!: boolean;
}

@ApiSchema({ name: 'BuildingPageAnswer' })
export class BuildingPageAnswerDto {
  building!: BuildingDetailDto | null;
  error_code!: string | null;
  /** Current path of the building, or the path of its only space. */
  redirect!: string | null;
  seo!: SpaceSeoDto | null;
  /** Spaces of other buildings nearby. */
  similar!: SpaceCardDto[];
}
