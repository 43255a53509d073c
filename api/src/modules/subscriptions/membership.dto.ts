import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayUnique, IsArray, IsNumber, IsOptional, Min } from 'class-validator';
import { combineRules } from '../../platform/http/field-rules.ts';
import { IsId } from '../../platform/http/index.ts';
import { toRuleMessage } from '../../platform/http/rule-message.ts';
import { PlanAnswer } from './plans/plan.dto.ts';
import { PlanOrderAnswer } from './orders/plan-order.dto.ts';

@ApiSchema({ name: 'PlanUse' })
export class PlanUseAnswer {
  @ApiProperty({ type: Number })
  used!: number;

  @ApiProperty({ type: Number })
  limit!: number;
}

@ApiSchema({ name: 'MembershipUse' })
export class MembershipUseAnswer {
  @ApiProperty({ type: PlanUseAnswer })
  spaces!: PlanUseAnswer;

  @ApiProperty({ type: PlanUseAnswer, description: 'Of the space that has the most photographs.' })
  photos!: PlanUseAnswer;

  @ApiProperty({ type: Number, description: 'Spaces with a video.' })
  videos!: number;
}

@ApiSchema({ name: 'MembershipAnswer' })
export class MembershipAnswer {
  @ApiProperty({
    type: PlanAnswer,
    description: 'The plan that counts now; the default one where nothing is running.',
  })
  plan!: PlanAnswer;

  @ApiProperty({ type: Boolean })
  trial!: boolean;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  starts_at!: string | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'With the years that are paid ahead.',
  })
  ends_at!: string | null;

  @ApiProperty({ type: MembershipUseAnswer })
  use!: MembershipUseAnswer;

  @ApiProperty({ type: [PlanAnswer], description: 'What can be had now, for comparison.' })
  plans!: PlanAnswer[];

  @ApiProperty({ type: [PlanOrderAnswer], description: 'The newest first.' })
  orders!: PlanOrderAnswer[];

  @ApiProperty({ type: Number, description: 'CZK of credit that no waiting order has reserved.' })
  credit!: number;

  @ApiProperty({ type: Boolean, description: 'Whether an invoice could be made out.' })
  billing_complete!: boolean;
}

const MOST_SPACES = 1000;

const SpaceIdsRules = (): PropertyDecorator =>
  combineRules(
    IsArray({ message: toRuleMessage('choice') }),
    ArrayMaxSize(MOST_SPACES, { message: toRuleMessage('list') }),
    ArrayUnique({ message: toRuleMessage('choice') }),
    IsId({ each: true }),
  );

@ApiSchema({ name: 'OrderInput' })
export class OrderInput {
  @ApiProperty({ type: Number })
  @IsId()
  plan_id!: number;

  @ApiPropertyOptional({
    type: Number,
    minimum: 0,
    description: 'CZK the customer was shown; another amount is refused with the present quote.',
  })
  @IsOptional()
  @IsNumber({ maxDecimalPlaces: 2 }, { message: toRuleMessage('number') })
  @Min(0, { message: toRuleMessage('number') })
  to_pay?: number;

  @ApiPropertyOptional({
    type: [Number],
    description:
      'Spaces that stay published; required where more are published than the ordered plan allows.',
  })
  @IsOptional()
  @SpaceIdsRules()
  kept_space_ids?: number[];
}

@ApiSchema({ name: 'KeptSpacesInput' })
export class KeptSpacesInput {
  @ApiProperty({ type: [Number], description: 'At most as many as the plan allows.' })
  @SpaceIdsRules()
  space_ids!: number[];
}

@ApiSchema({ name: 'KeptSpacesAnswer' })
export class KeptSpacesAnswer {
  @ApiProperty({ type: [Number] })
  published!: number[];

  @ApiProperty({ type: [Number], description: 'Out of the catalogue until the plan has a place for them.' })
  paused!: number[];
}

@ApiSchema({ name: 'OrderAnswer' })
export class OrderAnswer {
  @ApiProperty({ type: PlanOrderAnswer })
  order!: PlanOrderAnswer;
}
