import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import type { LayoutArea } from '@prostora/contracts/space-layouts.ts';
import { MissingItemDto } from '../editing/space-owner.dto.ts';
import { SpaceDetailDto } from '../space.dto.ts';

const nullable = { nullable: true } as const;
const dateTime = { type: String, format: 'date-time' } as const;

@ApiSchema({ name: 'AdminSpacePlan' })
export class AdminSpacePlanDto {
  @ApiProperty({ type: String }) name!: string;
  @ApiProperty({ type: Boolean }) trial!: boolean;
  @ApiProperty(dateTime) ends_at!: string;
}

@ApiSchema({ name: 'AdminSpaceOwner' })
export class AdminSpaceOwnerDto {
  @ApiProperty({ type: Number, description: 'Id of the customer.' }) id!: number;
  @ApiProperty({ type: String }) name!: string;
  @ApiProperty({ type: String }) email!: string;
  @ApiProperty({ type: Number }) user_id!: number;
  @ApiProperty({ type: Boolean, description: 'Blocked by an operator.' }) is_blocked!: boolean;
  @ApiProperty({ type: AdminSpacePlanDto, ...nullable }) plan!: AdminSpacePlanDto | null;
}

@ApiSchema({ name: 'AdminSpaceDetail' })
export class AdminSpaceDetailDto {
  @ApiProperty({ type: SpaceDetailDto }) space!: SpaceDetailDto;
  @ApiProperty({ type: AdminSpaceOwnerDto }) owner!: AdminSpaceOwnerDto;
  @ApiProperty({ type: String, ...nullable, description: 'Reason why it was returned or disabled.' })
  status_reason!: string | null;
  @ApiProperty({ type: Number, description: 'Completeness in per cent.' }) completeness!: number;
  @ApiProperty({
    type: [MissingItemDto],
    description: 'Fields missing for publication, most important first.',
  })
  missing!: MissingItemDto[];
  @ApiProperty({ type: [MissingItemDto], description: 'Recommended fields.' })
  suggestions!: MissingItemDto[];
  @ApiProperty({
    type: 'array',
    items: { $ref: '#/components/schemas/LayoutArea' },
    description: 'Usual area a person in each layout.',
  })
  layout_areas!: LayoutArea[];
  @ApiProperty({ type: Number }) views_30_days!: number;
  @ApiProperty({ type: [Number], description: 'Views of each of the last 30 days, oldest first.' })
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
