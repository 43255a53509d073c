import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import type { LayoutArea } from '@prostora/contracts/space-layouts.ts';
import { SPACE_STATUSES, type SpaceStatusValue } from '@prostora/contracts';
import { ErrorAnswer } from '../../platform/http/error.dto.ts';
import {
  SpaceCardDto,
  SpaceFloorPlanDto,
  SpaceImageDto,
  SpacePanoramaDto,
  TagDto,
} from './space-card.dto.ts';
import { OwnerProfileDto } from './owner-profile.dto.ts';
import { RentalTermsSummaryDto } from './rental-terms-summary.dto.ts';
import { SpaceEditingDto } from './space-editing.dto.ts';
import { SpaceLayoutDto } from './space-layout.dto.ts';
import type { SpaceAction } from './space.states.ts';

export { RentalTermsSummaryDto };

export const SPACE_ACTIONS: readonly SpaceAction[] = [
  'edit',
  'request_publication',
  'resume',
  'withdraw',
  'approve',
  'return',
  'unpublish',
  'disable',
  'enable',
  'delete',
  'restore',
];

@ApiSchema({ name: 'SpaceTags' })
export class SpaceTagsDto {
  equipments!: TagDto[];
  services!: TagDto[];
  purpose!: TagDto[];
}

/** Detail of a space (SPEC §3, PRODUCT §4). */
@ApiSchema({ name: 'SpaceDetail' })
export class SpaceDetailDto {
  id!: number;
  url!: string;
  @ApiProperty({ enum: SPACE_STATUSES, enumName: 'SpaceStatus' }) status!: SpaceStatusValue;
  no_name!: boolean;
  building!: TagDto;
  building_name!: string;
  space_name!: string;
  perex!: string;
  /** Sanitized HTML. */
  description!: string;
  capacity!: number | null;
  area_size!: number | null;
  price_level!: number;
  price_from!: number | null;
  street!: string | null;
  house_number!: string | null;
  land_registry_number!: string | null;
  postal_code!: string | null;
  city!: string | null;
  country!: string;
  province_name!: string | null;
  lat!: number | null;
  lng!: number | null;
  phone!: string | null;
  email!: string | null;
  web!: string | null;
  facebook!: string | null;
  instagram!: string | null;
  youtube!: string | null;
  video_url!: string | null;
  recommended!: boolean;
  /** The largest first. */
  layouts!: SpaceLayoutDto[];
  tags!: SpaceTagsDto;
  images!: SpaceImageDto[];
  /** Scenes of the tour, in order. */
  panoramas!: SpacePanoramaDto[];
  floor_plan!: SpaceFloorPlanDto | null;
  all_attributes!: TagDto[];
  @ApiProperty({ enum: SPACE_ACTIONS, isArray: true, enumName: 'SpaceAction' })
  allowed_actions!: SpaceAction[];
  version!: number;
}

@ApiSchema({ name: 'Breadcrumb' })
export class BreadcrumbDto {
  name!: string;
  url!: string | null;
}

@ApiSchema({ name: 'SpaceSeo' })
export class SpaceSeoDto {
  title!: string;
  meta_description!: string;
  canonical!: string;
  robots!: string;
  breadcrumbs!: BreadcrumbDto[];
}

@ApiSchema({ name: 'OpeningHours' })
export class OpeningHoursDto {
  /** Days of the week, Monday is 1. */
  weekdays!: number[];
  @ApiProperty({ type: String, example: '08:00' }) opens!: string;
  @ApiProperty({
    type: String,
    example: '22:00',
    description: 'A time not after `opens` is on the next day.',
  })
  closes!: string;
}

@ApiSchema({ name: 'SpaceAnswer' })
export class SpaceAnswerDto {
  space!: SpaceDetailDto | null;
  error_code!: string | null;
  /** Path the space moved to. */
  redirect!: string | null;
  seo!: SpaceSeoDto | null;
  /** Weekly opening hours. */
  opening_hours!: OpeningHoursDto[];
  @ApiProperty({
    type: 'array',
    items: { $ref: '#/components/schemas/LayoutArea' },
    description:
      'Usual area a person in each layout; empty for a space without layouts, except to its editors.',
  })
  layout_areas!: LayoutArea[];
  similar!: SpaceCardDto[];
  /** Null for a suspended or erased owner. */
  owner!: OwnerProfileDto | null;
  /** Null where the owner has none for the space. */
  rental_terms!: RentalTermsSummaryDto | null;
  /** Only for callers that may edit the space. */
  editing!: SpaceEditingDto | null;
}

@ApiSchema({ name: 'SpaceSaved' })
export class SpaceSavedDto {
  space!: SpaceDetailDto;
  /** Path of a renamed space. */
  redirect_to_url!: string | null;
  editing!: SpaceEditingDto | null;
}

@ApiSchema({ name: 'SpaceError' })
export class SpaceErrorDto {
  field!: string;
  message!: string;
}

/** Invalid data of a space (SPEC §5). */
@ApiSchema({ name: 'SpaceInvalid' })
export class SpaceInvalidDto extends ErrorAnswer {
  @ApiProperty({ enum: ['validation_error'] }) status!: 'validation_error';
  /** The same errors by field of the space, most important first. */
  space_errors!: SpaceErrorDto[];
}

/** The space was saved by another request in the meantime, or the step is not allowed in its status. */
@ApiSchema({ name: 'SpaceConflict' })
export class SpaceConflictDto extends ErrorAnswer {
  /** With CONFLICT: the current space. */
  current?: SpaceDetailDto;
}

@ApiSchema({ name: 'PurposeTag' })
export class PurposeTagDto extends TagDto {
  group!: string;
}

@ApiSchema({ name: 'AttributeTag' })
export class AttributeTagDto extends TagDto {
  category!: string;
}

/** Tags available for spaces, in display order. */
@ApiSchema({ name: 'TaxonomyAnswer' })
export class TaxonomyAnswerDto {
  purposes!: PurposeTagDto[];
  equipments!: AttributeTagDto[];
  services!: AttributeTagDto[];
}
