import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
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
import { SpaceEditingDto } from './space-editing.dto.ts';
import { SpaceLayoutDto } from './space-layout.dto.ts';
import type { SpaceAction } from './space.states.ts';

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
const nullable = { nullable: true } as const;

@ApiSchema({ name: 'SpaceTags' })
export class SpaceTagsDto {
  @ApiProperty({ type: [TagDto] }) equipments!: TagDto[];
  @ApiProperty({ type: [TagDto] }) services!: TagDto[];
  @ApiProperty({ type: [TagDto] }) purpose!: TagDto[];
}

/** Detail of a space (SPEC §3, PRODUCT §4). */
@ApiSchema({ name: 'SpaceDetail' })
export class SpaceDetailDto {
  @ApiProperty({ type: Number }) id!: number;
  @ApiProperty({ type: String }) url!: string;
  @ApiProperty({ enum: SPACE_STATUSES, enumName: 'SpaceStatus' }) status!: SpaceStatusValue;
  @ApiProperty({ type: Boolean }) no_name!: boolean;
  @ApiProperty({ type: TagDto }) building!: TagDto;
  @ApiProperty({ type: String }) building_name!: string;
  @ApiProperty({ type: String }) space_name!: string;
  @ApiProperty({ type: String }) perex!: string;
  @ApiProperty({ type: String, description: 'Sanitized HTML.' }) description!: string;
  @ApiProperty({ type: Number, ...nullable }) capacity!: number | null;
  @ApiProperty({ type: Number, ...nullable }) area_size!: number | null;
  @ApiProperty({ type: Number }) price_level!: number;
  @ApiProperty({ type: Number, ...nullable }) price_from!: number | null;
  @ApiProperty({ type: String, ...nullable }) street!: string | null;
  @ApiProperty({ type: String, ...nullable }) house_number!: string | null;
  @ApiProperty({ type: String, ...nullable }) land_registry_number!: string | null;
  @ApiProperty({ type: String, ...nullable }) postal_code!: string | null;
  @ApiProperty({ type: String, ...nullable }) city!: string | null;
  @ApiProperty({ type: String }) country!: string;
  @ApiProperty({ type: String, ...nullable }) province_name!: string | null;
  @ApiProperty({ type: Number, ...nullable }) lat!: number | null;
  @ApiProperty({ type: Number, ...nullable }) lng!: number | null;
  @ApiProperty({ type: String, ...nullable }) phone!: string | null;
  @ApiProperty({ type: String, ...nullable }) email!: string | null;
  @ApiProperty({ type: String, ...nullable }) web!: string | null;
  @ApiProperty({ type: String, ...nullable }) facebook!: string | null;
  @ApiProperty({ type: String, ...nullable }) instagram!: string | null;
  @ApiProperty({ type: String, ...nullable }) youtube!: string | null;
  @ApiProperty({ type: String, ...nullable }) video_url!: string | null;
  @ApiProperty({ type: Boolean }) recommended!: boolean;
  @ApiProperty({ type: [SpaceLayoutDto], description: 'The largest first.' }) layouts!: SpaceLayoutDto[];
  @ApiProperty({ type: SpaceTagsDto }) tags!: SpaceTagsDto;
  @ApiProperty({ type: [SpaceImageDto] }) images!: SpaceImageDto[];
  @ApiProperty({ type: [SpacePanoramaDto], description: 'Scenes of the tour, in order.' })
  panoramas!: SpacePanoramaDto[];
  @ApiProperty({ type: SpaceFloorPlanDto, ...nullable }) floor_plan!: SpaceFloorPlanDto | null;
  @ApiProperty({ type: [TagDto] }) all_attributes!: TagDto[];
  @ApiProperty({ enum: SPACE_ACTIONS, isArray: true, enumName: 'SpaceAction' })
  allowed_actions!: SpaceAction[];
  @ApiProperty({ type: Number }) version!: number;
}

@ApiSchema({ name: 'Breadcrumb' })
export class BreadcrumbDto {
  @ApiProperty({ type: String }) name!: string;
  @ApiProperty({ type: String, ...nullable }) url!: string | null;
}

@ApiSchema({ name: 'SpaceSeo' })
export class SpaceSeoDto {
  @ApiProperty({ type: String }) title!: string;
  @ApiProperty({ type: String }) meta_description!: string;
  @ApiProperty({ type: String }) canonical!: string;
  @ApiProperty({ type: String }) robots!: string;
  @ApiProperty({ type: [BreadcrumbDto] }) breadcrumbs!: BreadcrumbDto[];
}

@ApiSchema({ name: 'OpeningHours' })
export class OpeningHoursDto {
  @ApiProperty({ type: [Number], description: 'Days of the week, Monday is 1.' }) weekdays!: number[];
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
  @ApiProperty({ type: SpaceDetailDto, ...nullable }) space!: SpaceDetailDto | null;
  @ApiProperty({ type: String, ...nullable }) error_code!: string | null;
  @ApiProperty({ type: String, ...nullable, description: 'Path the space moved to.' }) redirect!:
    | string
    | null;
  @ApiProperty({ type: SpaceSeoDto, ...nullable }) seo!: SpaceSeoDto | null;
  @ApiProperty({ type: [OpeningHoursDto], description: 'Weekly opening hours.' })
  opening_hours!: OpeningHoursDto[];
  @ApiProperty({
    type: 'array',
    items: { $ref: '#/components/schemas/LayoutArea' },
    description:
      'Usual area a person in each layout; empty for a space without layouts, except to its editors.',
  })
  layout_areas!: LayoutArea[];
  @ApiProperty({ type: [SpaceCardDto] }) similar!: SpaceCardDto[];
  @ApiProperty({
    type: SpaceEditingDto,
    ...nullable,
    description: 'Only for callers that may edit the space.',
  })
  editing!: SpaceEditingDto | null;
}

@ApiSchema({ name: 'SpaceSaved' })
export class SpaceSavedDto {
  @ApiProperty({ type: SpaceDetailDto }) space!: SpaceDetailDto;
  @ApiProperty({ type: String, ...nullable, description: 'Path of a renamed space.' })
  redirect_to_url!: string | null;
  @ApiProperty({ type: SpaceEditingDto, ...nullable }) editing!: SpaceEditingDto | null;
}

@ApiSchema({ name: 'SpaceError' })
export class SpaceErrorDto {
  @ApiProperty({ type: String }) field!: string;
  @ApiProperty({ type: String }) message!: string;
}

/** Invalid data of a space (SPEC §5). */
@ApiSchema({ name: 'SpaceInvalid' })
export class SpaceInvalidDto extends ErrorAnswer {
  @ApiProperty({ enum: ['validation_error'] }) status!: 'validation_error';
  @ApiProperty({
    type: [SpaceErrorDto],
    description: 'The same errors by field of the space, most important first.',
  })
  space_errors!: SpaceErrorDto[];
}

/** The space was saved by another request in the meantime, or the step is not allowed in its status. */
@ApiSchema({ name: 'SpaceConflict' })
export class SpaceConflictDto extends ErrorAnswer {
  @ApiPropertyOptional({
    type: SpaceDetailDto,
    description: 'With CONFLICT: the current space.',
  })
  current?: SpaceDetailDto;
}

@ApiSchema({ name: 'PurposeTag' })
export class PurposeTagDto extends TagDto {
  @ApiProperty({ type: String }) group!: string;
}

@ApiSchema({ name: 'AttributeTag' })
export class AttributeTagDto extends TagDto {
  @ApiProperty({ type: String }) category!: string;
}

/** Tags available for spaces, in display order. */
@ApiSchema({ name: 'TaxonomyAnswer' })
export class TaxonomyAnswerDto {
  @ApiProperty({ type: [PurposeTagDto] }) purposes!: PurposeTagDto[];
  @ApiProperty({ type: [AttributeTagDto] }) equipments!: AttributeTagDto[];
  @ApiProperty({ type: [AttributeTagDto] }) services!: AttributeTagDto[];
}
