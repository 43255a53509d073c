import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { FLOOR_PLAN_LIMITS } from '@prostora/contracts/floor-plan.ts';
import { Type } from 'class-transformer';
import { IsNumber, IsOptional, Max, Min } from 'class-validator';
import { combineRules, NestedRules } from '../../../platform/http/field-rules.ts';
import { toRuleMessage } from '../../../platform/http/rule-message.ts';
import { EditedSpaceInput } from '../editing/edited-space.dto.ts';
import { SpaceEditingDto } from '../space-editing.dto.ts';
import { FloorPlanScaleDto } from '../space-card.dto.ts';
import { SpaceDetailDto } from '../space.dto.ts';

const { minMetres, maxMetres } = FLOOR_PLAN_LIMITS;
const NumberBetween = (min: number, max: number): PropertyDecorator =>
  combineRules(
    ApiProperty({ type: Number, minimum: min, maximum: max }),
    IsNumber({ allowNaN: false, allowInfinity: false }, { message: toRuleMessage('number') }),
    Min(min, { message: toRuleMessage('range', { min, max }) }),
    Max(max, { message: toRuleMessage('range', { min, max }) }),
  );

@ApiSchema({ name: 'FloorPlanScaleInput' })
export class FloorPlanScaleInput implements FloorPlanScaleDto {
  @NumberBetween(0, 1)
  x1!: number;

  @NumberBetween(0, 1)
  y1!: number;

  @NumberBetween(0, 1)
  x2!: number;

  @NumberBetween(0, 1)
  y2!: number;

  @NumberBetween(minMetres, maxMetres)
  metres!: number;
}

@ApiSchema({ name: 'SpaceFloorPlanInput' })
export class SpaceFloorPlanInput extends EditedSpaceInput {}

@ApiSchema({ name: 'SpaceFloorPlanScaleInput' })
export class SpaceFloorPlanScaleInput extends SpaceFloorPlanInput {
  /** Null removes the line. */
  @IsOptional()
  @NestedRules({ message: toRuleMessage('required') })
  @Type(() => FloorPlanScaleInput)
  scale!: FloorPlanScaleInput | null;
}

@ApiSchema({ name: 'SpaceFloorPlanAnswer' })
export class SpaceFloorPlanAnswerDto {
  space!: SpaceDetailDto;

  editing!: SpaceEditingDto;
}
