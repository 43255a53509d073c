import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayUnique, IsArray, IsNumber, IsOptional, Min } from 'class-validator';
import { combineRules } from '../../../platform/http/field-rules.ts';
import { IsId } from '../../../platform/http/index.ts';
import { toRuleMessage } from '../../../platform/http/rule-message.ts';
import { PlanAnswer } from '../plans/plan.dto.ts';
import { PlanOrderAnswer } from '../orders/plan-order.dto.ts';

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

  @ApiProperty({ type: PlanUseAnswer, description: 'Photos of the space with the most photos.' })
  photos!: PlanUseAnswer;

  @ApiProperty({ type: Number, description: 'Spaces with a video.' })
  videos!: number;
}

@ApiSchema({ name: 'MembershipAnswer' })
export class MembershipAnswer {
  @ApiProperty({
    type: PlanAnswer,
    description: 'Current plan; the default one without a membership.',
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
    description: 'Includes years paid in advance.',
  })
  ends_at!: string | null;

  @ApiProperty({ type: MembershipUseAnswer })
  use!: MembershipUseAnswer;

  @ApiProperty({ type: [PlanAnswer], description: 'Available plans.' })
  plans!: PlanAnswer[];

  @ApiProperty({ type: [PlanOrderAnswer], description: 'Newest first.' })
  orders!: PlanOrderAnswer[];

  @ApiProperty({
    type: Number,
    description: 'Available credit in CZK, without amounts reserved by waiting orders.',
  })
  credit!: number;

  @ApiProperty({ type: Boolean, description: 'Whether billing details are complete.' })
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
    description: 'CZK shown to the customer; another amount is rejected with the current quote.',
  })
  @IsOptional()
  @IsNumber({ maxDecimalPlaces: 2 }, { message: toRuleMessage('number') })
  @Min(0, { message: toRuleMessage('number') })
  to_pay?: number;

  @ApiPropertyOptional({
    type: [Number],
    description: 'Spaces that stay published; required if more are published than the ordered plan allows.',
  })
  @IsOptional()
  @SpaceIdsRules()
  kept_space_ids?: number[];
}

@ApiSchema({ name: 'PublishedSpacesInput' })
export class PublishedSpacesInput {
  @ApiProperty({ type: [Number], description: 'At most the limit of the plan.' })
  @SpaceIdsRules()
  space_ids!: number[];
}

@ApiSchema({ name: 'PublishedSpacesAnswer' })
export class PublishedSpacesAnswer {
  @ApiProperty({ type: [Number] })
  published!: number[];

  @ApiProperty({ type: [Number], description: 'Paused because of the limit of the plan.' })
  paused!: number[];
}

@ApiSchema({ name: 'OrderAnswer' })
export class OrderAnswer {
  @ApiProperty({ type: PlanOrderAnswer })
  order!: PlanOrderAnswer;
}
