import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  Max,
  Min,
} from 'class-validator';
import { combineRules, OptionalField } from '../../../platform/http/field-rules.ts';
import { toRuleMessage } from '../../../platform/http/rule-message.ts';
import { IsDay } from '../../../platform/http/timestamps.ts';

const MAX_EXCEPTIONS = 400;
const weekdays = { message: toRuleMessage('weekdays') };
const every = { message: toRuleMessage('range', { min: 1, max: 4 }) };
const list = { message: toRuleMessage('list') };
const boolean = { message: toRuleMessage('boolean') };

/** The same wall time on other days. */
@ApiSchema({ name: 'RepeatInput' })
export class RepeatInput {
  @ApiProperty({ type: [Number], minItems: 1, maxItems: 7, description: '1 (Monday) – 7.', example: [6] })
  @combineRules(
    IsArray(weekdays),
    ArrayMinSize(1, weekdays),
    ArrayMaxSize(7, weekdays),
    IsIn([1, 2, 3, 4, 5, 6, 7], { each: true, ...weekdays }),
    ArrayUnique(weekdays),
  )
  weekdays!: number[];

  @ApiPropertyOptional({ type: Number, minimum: 1, maximum: 4, default: 1, description: 'Weeks.' })
  @combineRules(OptionalField(), IsInt(every), Min(1, every), Max(4, every))
  every?: number;

  @ApiProperty({ type: String, format: 'date', description: 'Last possible day.' })
  @IsDay()
  until!: string;

  @ApiPropertyOptional({ type: Boolean, default: false })
  @combineRules(OptionalField(), IsBoolean(boolean))
  skip_holidays?: boolean;

  @ApiPropertyOptional({ type: [String], format: 'date', description: 'Days left out.' })
  @combineRules(OptionalField(), IsArray(list), ArrayMaxSize(MAX_EXCEPTIONS, list), IsDay({ each: true }))
  except?: string[];
}

const timestamp = { type: String, format: 'date-time' } as const;

/** A wanted slot that is taken; a guest is not told by what. */
@ApiSchema({ name: 'TakenSlot' })
export class TakenSlotDto {
  space_id!: number;
  @ApiProperty(timestamp) start_datetime!: string;
  @ApiProperty(timestamp) end_datetime!: string;
}
