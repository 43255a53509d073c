import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { SPACE_STATUSES, type SpaceStatusValue } from '@prostora/contracts';
import { IsOptional, Matches } from 'class-validator';
import { IsFileFormat, type FileFormat } from '../../../platform/http/file-format.ts';
import {
  OptionalChoice,
  OptionalDirection,
  OptionalId,
  OptionalSearch,
  type SortDirection,
} from '../../../platform/http/list-query-fields.ts';
import { PageInfo, PageQuery } from '../../../platform/http/paging.ts';
import { toRuleMessage } from '../../../platform/http/rule-message.ts';
import { SpaceImageDto } from '../space-card.dto.ts';
import { OwnerBuildingDto } from './building.dto.ts';
const dateTime = { type: String, format: 'date-time' } as const;
const STATES = ['published', 'unpublished', 'empty'] as const;
const SORTS = ['name', 'city', 'created', 'spaces'] as const;

export class AdminBuildingsQuery extends PageQuery {
  @OptionalSearch('Part of the name, the town, the owner or the owner’s e-mail.')
  search?: string;

  @OptionalChoice(STATES, {
    description: 'With published spaces, with unpublished ones only, or without any.',
  })
  state?: (typeof STATES)[number];

  @ApiPropertyOptional({ type: String, maxLength: 80, description: 'Slug of a location.' })
  @IsOptional()
  @Matches(/^[a-z0-9-]{1,80}$/u, { message: toRuleMessage('choice') })
  region?: string;

  @OptionalId({ description: 'Id of a customer.' })
  owner?: number;

  @OptionalChoice(SORTS, { default: 'created' })
  sort: (typeof SORTS)[number] = 'created';

  @OptionalDirection({ default: 'desc' })
  order: SortDirection = 'desc';
}

export class AdminBuildingsExport extends AdminBuildingsQuery {
  @IsFileFormat() format!: FileFormat;
}

@ApiSchema({ name: 'AdminBuildingOwner' })
export class AdminBuildingOwnerDto {
  /** Id of the customer. */
  id!: number;
  name!: string;
  email!: string;
}

@ApiSchema({ name: 'AdminBuildingRow' })
export class AdminBuildingRowDto {
  id!: number;
  name!: string;
  slug!: string;
  city!: string | null;
  province_name!: string | null;
  owner!: AdminBuildingOwnerDto;
  /** Without deleted ones. */
  spaces_count!: number;
  published_count!: number;
  /** Offered as one space. */
  is_whole!: boolean;
  @ApiProperty(dateTime) created_at!: string;
}

@ApiSchema({ name: 'AdminBuildingCounts' })
export class AdminBuildingCountsDto {
  all!: number;
  published!: number;
  unpublished!: number;
  empty!: number;
}

@ApiSchema({ name: 'AdminBuildingsAnswer' })
export class AdminBuildingsAnswerDto extends PageInfo {
  items!: AdminBuildingRowDto[];
  /** Counts under the other filters. */
  counts!: AdminBuildingCountsDto;
}

@ApiSchema({ name: 'AdminBuildingSpace' })
export class AdminBuildingSpaceDto {
  id!: number;
  url!: string;
  space_name!: string;
  no_name!: boolean;
  @ApiProperty({ enum: SPACE_STATUSES, enumName: 'SpaceStatus' }) status!: SpaceStatusValue;
  capacity!: number | null;
  image!: SpaceImageDto | null;
}

@ApiSchema({ name: 'AdminBuildingDetail' })
export class AdminBuildingDetailDto extends OwnerBuildingDto {
  owner!: AdminBuildingOwnerDto;
  /** All its spaces, deleted ones included. */
  spaces!: AdminBuildingSpaceDto[];
  /** Path of its public page; null if it has none. */
  page!: string | null;
  /** Whether it never had a space. */
  can_be_deleted!: boolean;
  @ApiProperty(dateTime) created_at!: string;
}
