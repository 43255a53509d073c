import { ApiProperty, ApiSchema } from '@nestjs/swagger';
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
  @ApiProperty({ type: Number, description: 'Of the customer.' }) id!: number;
  @ApiProperty({ type: String }) name!: string;
  @ApiProperty({ type: String }) email!: string;
  @ApiProperty({ type: Number }) user_id!: number;
  @ApiProperty({ type: Boolean, description: 'Shut out by the operator.' }) is_blocked!: boolean;
  @ApiProperty({ type: AdminSpacePlanDto, ...nullable }) plan!: AdminSpacePlanDto | null;
}

@ApiSchema({ name: 'AdminSpaceDetail' })
export class AdminSpaceDetailDto {
  @ApiProperty({ type: SpaceDetailDto }) space!: SpaceDetailDto;
  @ApiProperty({ type: AdminSpaceOwnerDto }) owner!: AdminSpaceOwnerDto;
  @ApiProperty({ type: String, ...nullable, description: 'Why the operator returned or disabled it.' })
  status_reason!: string | null;
  @ApiProperty({ type: Number, description: 'Per cent of what a good listing has.' }) completeness!: number;
  @ApiProperty({
    type: [MissingItemDto],
    description: 'What publication still needs, the first the most important.',
  })
  missing!: MissingItemDto[];
  @ApiProperty({ type: [MissingItemDto], description: 'What else would make the listing better.' })
  suggestions!: MissingItemDto[];
  @ApiProperty({ type: Number }) views_30_days!: number;
  @ApiProperty({ type: [Number], description: 'Views of each of the last 30 days, the oldest first.' })
  views!: number[];
  @ApiProperty(dateTime) created_at!: string;
  @ApiProperty({ ...dateTime, ...nullable }) submitted_at!: string | null;
  @ApiProperty({ ...dateTime, ...nullable }) published_at!: string | null;
  @ApiProperty({
    ...dateTime,
    ...nullable,
    description: 'Since when the limit of the plan keeps it out of the catalogue.',
  })
  paused_at!: string | null;
  @ApiProperty(dateTime) updated_at!: string;
}
