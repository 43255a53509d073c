import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { LIMITS, SPACE_STATUSES, type SpaceStatusValue } from '@prostora/contracts';
import { IsOptional } from 'class-validator';
import { LineRules } from '../../../platform/http/field-rules.ts';
import { IsFileFormat, type FileFormat } from '../../../platform/http/file-format.ts';
import {
  OptionalChoice,
  OptionalChoices,
  OptionalDirection,
  OptionalId,
  type SortDirection,
} from '../../../platform/http/list-query-fields.ts';
import { PageInfo, PageQuery } from '../../../platform/http/paging.ts';
import { SpaceImageDto, TagDto } from '../space-card.dto.ts';
import { SPACE_ACTIONS } from '../space.dto.ts';
import type { SpaceAction } from '../space.states.ts';

const nullable = { nullable: true } as const;

@ApiSchema({ name: 'SpaceOwner' })
export class SpaceOwnerDto {
  id!: number;
  name!: string;
  email!: string;
}

@ApiSchema({ name: 'AdminSpaceRow' })
export class AdminSpaceRowDto {
  id!: number;
  url!: string;
  space_name!: string;
  building_name!: string;
  city!: string | null;
  province_name!: string | null;
  @ApiProperty({ enum: SPACE_STATUSES, enumName: 'SpaceStatus' }) status!: SpaceStatusValue;
  capacity!: number | null;
  price_from!: number | null;
  recommended!: boolean;
  image!: SpaceImageDto | null;
  images_count!: number;
  owner!: SpaceOwnerDto;
  @ApiProperty({ type: String, format: 'date-time', ...nullable }) submitted_at!: string | null;
  @ApiProperty({ type: String, format: 'date-time' }) updated_at!: string;
  @ApiProperty({ type: String, format: 'date-time', ...nullable }) published_at!: string | null;
  @ApiProperty({
    type: String,
    format: 'date-time',
    ...nullable,
    description: 'When it was paused because of the limit of the plan.',
  })
  paused_at!: string | null;
  @ApiProperty({
    type: String,
    format: 'date-time',
    ...nullable,
    description: 'When its owner was blocked; it returns with the owner.',
  })
  suspended_at!: string | null;
  @ApiProperty({ enum: SPACE_ACTIONS, isArray: true, enumName: 'SpaceAction' })
  allowed_actions!: SpaceAction[];
  version!: number;
}

@ApiSchema({ name: 'AdminSpacesAnswer' })
export class AdminSpacesAnswerDto extends PageInfo {
  spaces!: AdminSpaceRowDto[];
  /** Buildings of the spaces on this page. */
  buildings!: TagDto[];
  /** Same as `spaces`, under the common name of paged lists. */
  items!: AdminSpaceRowDto[];
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'number' },
    description: 'Number of spaces by status under the other filters.',
  })
  counts!: Record<string, number>;
}

export class AdminSpacesQuery extends PageQuery {
  @OptionalChoices(SPACE_STATUSES, 'Comma-separated statuses.')
  status?: SpaceStatusValue[];

  /** Part of the name, building, town, owner or e-mail. */
  @IsOptional()
  @LineRules(LIMITS.searchText)
  search?: string;

  /** Slug of a location. */
  @IsOptional()
  @LineRules(80)
  region?: string;

  @OptionalId({ description: 'Id of a customer.' })
  owner?: number;

  @OptionalId({ description: 'Id of a purpose.' })
  purpose?: number;

  @OptionalId({ description: 'Id of an equipment or a service.' })
  attribute?: number;

  @OptionalChoice(['name', 'status', 'submitted', 'capacity', 'updated'])
  sort: 'name' | 'status' | 'submitted' | 'capacity' | 'updated' = 'updated';

  @OptionalDirection()
  order: SortDirection = 'desc';
}

export class AdminSpacesExport extends AdminSpacesQuery {
  @IsFileFormat()
  format!: FileFormat;
}
