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
  field!: string;
  /** Czech message for the user. */
  message!: string;
}

@ApiSchema({ name: 'OwnerSpace' })
export class OwnerSpaceDto {
  id!: number;
  url!: string;
  building_id!: number;
  building_name!: string;
  space_name!: string;
  no_name!: boolean;
  city!: string | null;
  @ApiProperty({ enum: SPACE_STATUSES, enumName: 'SpaceStatus' }) status!: SpaceStatusValue;
  /** Reason why it was returned or disabled. */
  status_reason!: string | null;
  capacity!: number | null;
  image!: SpaceImageDto | null;
  images_count!: number;
  /** Completeness in per cent. */
  completeness!: number;
  /** Fields missing for publication, most important first. */
  missing!: MissingItemDto[];
  /** Recommended fields. */
  suggestions!: MissingItemDto[];
  views_30_days!: number;
  /** Views of each of the last 30 days, oldest first. */
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
  version!: number;
}

@ApiSchema({ name: 'PlanUse' })
export class PlanUseDto {
  used!: number;
  limit!: number;
}

@ApiSchema({ name: 'OwnerCatalogAnswer' })
export class OwnerCatalogAnswerDto {
  spaces!: OwnerSpaceDto[];
  buildings!: OwnerBuildingDto[];
  canAddSpace!: boolean;
  spaces_use!: PlanUseDto;
  /** Required to request publication. */
  email_confirmed!: boolean;
}

@ApiSchema({ name: 'SpaceAddedAnswer' })
export class SpaceAddedAnswerDto {
  @ApiProperty({ enum: ['ok'] }) status!: 'ok';
  space!: SpaceDetailDto;
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

  @IsId()
  id_building!: number;

  /** The building is offered as this one space. */
  @IsBoolean({ message: toRuleMessage('boolean') })
  no_name!: boolean;
}
