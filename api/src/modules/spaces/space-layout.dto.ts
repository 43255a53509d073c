import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { LAYOUTS } from '@prostora/contracts';
import { LAYOUT_LIMITS, type LayoutName } from '@prostora/contracts/space-layouts.ts';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { combineRules, OneLine } from '../../platform/http/field-rules.ts';
import { toRuleMessage } from '../../platform/http/rule-message.ts';
import { LineOrNull, max, text } from './space-field.dto.ts';

const nullable = { nullable: true } as const;
const layoutName = { enum: LAYOUTS, enumName: 'LayoutName' } as const;

const wholeNumberRules = (limit: number): PropertyDecorator =>
  combineRules(
    IsInt({ message: toRuleMessage('integer') }),
    Min(1, { message: toRuleMessage('positive') }),
    Max(limit, { message: toRuleMessage('range', { min: 1, max: limit }) }),
  );

/** A layout of a space with its capacity. */
@ApiSchema({ name: 'SpaceLayout' })
export class SpaceLayoutDto {
  @ApiProperty(layoutName) layout!: LayoutName;
  /** People. */
  capacity!: number;
  /** Square metres; null: the whole space. */
  area_m2!: number | null;
  note!: string | null;
}

@ApiSchema({ name: 'SpaceLayoutInput' })
export class SpaceLayoutInput {
  @ApiProperty(layoutName)
  @IsIn(LAYOUTS, { message: toRuleMessage('layoutUnknown') })
  layout!: LayoutName;

  @ApiProperty({ type: Number, minimum: 1, maximum: LAYOUT_LIMITS.capacity })
  @wholeNumberRules(LAYOUT_LIMITS.capacity)
  capacity!: number;

  @ApiPropertyOptional({ type: Number, ...nullable, minimum: 1, maximum: LAYOUT_LIMITS.area })
  @combineRules(IsOptional(), wholeNumberRules(LAYOUT_LIMITS.area))
  area_m2?: number | null;

  @ApiPropertyOptional({ type: String, ...nullable, maxLength: LAYOUT_LIMITS.note })
  @LineOrNull
  @IsOptional()
  @text()
  @OneLine()
  @max(LAYOUT_LIMITS.note)
  note?: string | null;
}
