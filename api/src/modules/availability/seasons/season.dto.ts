import { ApiProperty, ApiPropertyOptional, ApiSchema, PickType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsBoolean } from 'class-validator';
import { NestedRules, OptionalField, RequiredLineRules } from '../../../platform/http/field-rules.ts';
import { IsId } from '../../../platform/http/id.ts';
import { OptionalId } from '../../../platform/http/list-query-fields.ts';
import { toRuleMessage } from '../../../platform/http/rule-message.ts';
import { IsDay } from '../../../platform/http/timestamps.ts';
import { AvailabilityRuleInput } from '../availability-rule.dto.ts';

const MAX_NAME_LENGTH = 100;
const MAX_SPACES = 50;
const MAX_HOURS = 50;
const list = { message: toRuleMessage('list') };

@ApiSchema({ name: 'SeasonHoursInput' })
export class SeasonHoursInput extends PickType(AvailabilityRuleInput, [
  'weekdays',
  'from',
  'to',
  'price_per_hour',
]) {
  @ApiPropertyOptional({
    type: Boolean,
    default: true,
    description: 'Whether they apply on Czech public holidays.',
  })
  @OptionalField()
  @IsBoolean({ message: toRuleMessage('boolean') })
  on_holidays?: boolean;
}

@ApiSchema({ name: 'SeasonInput' })
export class SeasonInput {
  @ApiProperty({ type: [Number], minItems: 1, maxItems: MAX_SPACES, description: 'Spaces of one owner.' })
  @IsId({ each: true })
  @ArrayUnique(list)
  @ArrayMaxSize(MAX_SPACES, list)
  @ArrayMinSize(1, list)
  @IsArray(list)
  space_ids!: number[];

  @ApiProperty({ type: String, maxLength: MAX_NAME_LENGTH })
  @RequiredLineRules(MAX_NAME_LENGTH)
  name!: string;

  @ApiProperty({ type: String, format: 'date' })
  @IsDay()
  from!: string;

  @ApiProperty({ type: String, format: 'date', description: 'Last day; at most 400 days.' })
  @IsDay()
  until!: string;

  @ApiProperty({
    type: [SeasonHoursInput],
    maxItems: MAX_HOURS,
    description:
      'Only these weekly rules hold on the days of the season; without any the spaces are blocked.',
  })
  @NestedRules({ each: true, ...list })
  @Type(() => SeasonHoursInput)
  @ArrayMaxSize(MAX_HOURS, list)
  @IsArray(list)
  hours!: SeasonHoursInput[];
}

export class SeasonsQuery {
  @OptionalId({ description: 'Seasons of this space instead of all of the owner.' })
  space_id?: number;
}

@ApiSchema({ name: 'SeasonHours' })
export class SeasonHoursDto {
  weekdays!: number[];
  from!: string;
  to!: string;
  price_per_hour!: number;
  on_holidays!: boolean;
}

@ApiSchema({ name: 'Season' })
export class SeasonDto {
  id!: number;
  name!: string;
  @ApiProperty({ type: String, format: 'date' }) from!: string;
  @ApiProperty({ type: String, format: 'date' }) until!: string;
  space_ids!: number[];
  /** Empty for a season in which the spaces are blocked. */
  hours!: SeasonHoursDto[];
}

@ApiSchema({ name: 'SeasonConflict' })
export class SeasonConflictDto {
  season_id!: number;
  name!: string;
  space_id!: number;
}

@ApiSchema({ name: 'SeasonAnswer' })
export class SeasonAnswerDto {
  season!: SeasonDto;
}

@ApiSchema({ name: 'SeasonsAnswer' })
export class SeasonsAnswerDto {
  seasons!: SeasonDto[];
}
