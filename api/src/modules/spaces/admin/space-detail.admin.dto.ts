import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import type { LayoutArea } from '@prostora/contracts/space-layouts.ts';
import { MissingItemDto } from '../editing/space-owner.dto.ts';
import { SpaceDetailDto } from '../space.dto.ts';

const nullable = { nullable: true } as const;
const dateTime = { type: String, format: 'date-time' } as const;

@ApiSchema({ name: 'AdminSpacePlan' })
export class AdminSpacePlanDto {
  name!: string;
  trial!: boolean;
  @ApiProperty(dateTime) ends_at!: string;
}

@ApiSchema({ name: 'AdminSpaceOwner' })
export class AdminSpaceOwnerDto {
  /** Id of the customer. */
  id!: number;
  name!: string;
  email!: string;
  user_id!: number;
  /** Blocked by an operator. */
  is_blocked!: boolean;
  plan!: AdminSpacePlanDto | null;
}

@ApiSchema({ name: 'AdminSpaceDetail' })
export class AdminSpaceDetailDto {
  space!: SpaceDetailDto;
  owner!: AdminSpaceOwnerDto;
  /** Reason why it was returned or disabled. */
  status_reason!: string | null;
  /** Completeness in per cent. */
  completeness!: number;
  /** Fields missing for publication, most important first. */
  missing!: MissingItemDto[];
  /** Recommended fields. */
  suggestions!: MissingItemDto[];
  @ApiProperty({
    type: 'array',
    items: { $ref: '#/components/schemas/LayoutArea' },
    description: 'Usual area a person in each layout.',
  })
  layout_areas!: LayoutArea[];
  views_30_days!: number;
  /** Views of each of the last 30 days, oldest first. */
  views!: number[];
  @ApiProperty(dateTime) created_at!: string;
  @ApiProperty({ ...dateTime, ...nullable }) submitted_at!: string | null;
  @ApiProperty({ ...dateTime, ...nullable }) published_at!: string | null;
  @ApiProperty({
    ...dateTime,
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
  @ApiProperty(dateTime) updated_at!: string;
}
