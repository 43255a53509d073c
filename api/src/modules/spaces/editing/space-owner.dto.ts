import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { LIMITS, SPACE_STATUSES, type SpaceStatusValue } from '@prostora/contracts';
import { IsBoolean, ValidateIf } from 'class-validator';
import { PlainName, RequiredLineRules } from '../../../platform/http/field-rules.ts';
import { IsId } from '../../../platform/http/id.ts';
import { toRuleMessage } from '../../../platform/http/rule-message.ts';
import { OwnerBuildingDto } from '../buildings/building.dto.ts';
import { SpaceImageDto } from '../space-card.dto.ts';
import { SPACE_ACTIONS, SpaceDetailDto } from '../space.dto.ts';
import type { SpaceAction } from '../space.states.ts';

const nullable = { nullable: true } as const;

@ApiSchema({ name: 'MissingItem' })
export class MissingItemDto {
  @ApiProperty({ type: String }) field!: string;
  @ApiProperty({ type: String, description: 'Czech message for the user.' }) message!: string;
}

@ApiSchema({ name: 'OwnerSpace' })
export class OwnerSpaceDto {
  @ApiProperty({ type: Number }) id!: number;
  @ApiProperty({ type: String }) url!: string;
  @ApiProperty({ type: Number }) building_id!: number;
  @ApiProperty({ type: String }) building_name!: string;
  @ApiProperty({ type: String }) space_name!: string;
  @ApiProperty({ type: Boolean }) no_name!: boolean;
  @ApiProperty({ type: String, ...nullable }) city!: string | null;
  @ApiProperty({ enum: SPACE_STATUSES, enumName: 'SpaceStatus' }) status!: SpaceStatusValue;
  @ApiProperty({ type: String, ...nullable, description: 'Reason why it was returned or disabled.' })
  status_reason!: string | null;
  @ApiProperty({ type: Number, ...nullable }) capacity!: number | null;
  @ApiProperty({ type: SpaceImageDto, ...nullable }) image!: SpaceImageDto | null;
  @ApiProperty({ type: Number }) images_count!: number;
  @ApiProperty({ type: Number, description: 'Completeness in per cent.' }) completeness!: number;
  @ApiProperty({
    type: [MissingItemDto],
    description: 'Fields missing for publication, most important first.',
  })
  missing!: MissingItemDto[];
  @ApiProperty({ type: [MissingItemDto], description: 'Recommended fields.' })
  suggestions!: MissingItemDto[];
  @ApiProperty({ type: Number }) views_30_days!: number;
  @ApiProperty({ type: [Number], description: 'Views of each of the last 30 days, oldest first.' })
  views!: number[];
  @ApiProperty({ type: String, format: 'date-time', ...nullable }) submitted_at!: string | null;
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
    description: 'When its owner hid it; it returns without another approval.',
  })
  hidden_at!: string | null;
  @ApiProperty({
    type: String,
    format: 'date-time',
    ...nullable,
    description: 'When its owner was blocked; it returns with the owner.',
  })
  suspended_at!: string | null;
  @ApiProperty({ type: String, format: 'date-time' }) updated_at!: string;
  @ApiProperty({ enum: SPACE_ACTIONS, isArray: true, enumName: 'SpaceAction' })
  allowed_actions!: SpaceAction[];
  @ApiProperty({ type: Number }) version!: number;
}

@ApiSchema({ name: 'PlanUse' })
export class PlanUseDto {
  @ApiProperty({ type: Number }) used!: number;
  @ApiProperty({ type: Number }) limit!: number;
}

@ApiSchema({ name: 'OwnerCatalogAnswer' })
export class OwnerCatalogAnswerDto {
  @ApiProperty({ type: [OwnerSpaceDto] }) spaces!: OwnerSpaceDto[];
  @ApiProperty({ type: [OwnerBuildingDto] }) buildings!: OwnerBuildingDto[];
  @ApiProperty({ type: Boolean }) canAddSpace!: boolean;
  @ApiProperty({ type: PlanUseDto }) spaces_use!: PlanUseDto;
  @ApiProperty({ type: Boolean, description: 'Required to request publication.' })
  email_confirmed!: boolean;
}

@ApiSchema({ name: 'SpaceAddedAnswer' })
export class SpaceAddedAnswerDto {
  @ApiProperty({ enum: ['ok'] }) status!: 'ok';
  @ApiProperty({ type: SpaceDetailDto }) space!: SpaceDetailDto;
}

@ApiSchema({ name: 'AddSpaceInput' })
export class AddSpaceInput {
  @ApiProperty({
    type: String,
    maxLength: LIMITS.name,
    description: 'May be empty with `no_name`; the name of the building is used then.',
  })
  @ValidateIf(
    ({ no_name, name }: Partial<AddSpaceInput>) =>
      no_name !== true ||
      (typeof name !== 'string' ? name !== undefined && name !== null : name.trim() !== ''),
  )
  @RequiredLineRules(LIMITS.name)
  @PlainName()
  name?: string | null;

  @ApiProperty({ type: Number })
  @IsId()
  id_building!: number;

  @ApiProperty({ type: Boolean, description: 'The building is offered as this one space.' })
  @IsBoolean({ message: toRuleMessage('boolean') })
  no_name!: boolean;
}
