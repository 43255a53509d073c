import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayUnique, IsArray, IsNumber, IsOptional, Min } from 'class-validator';
import { combineRules } from '../../../platform/http/field-rules.ts';
import { IsId } from '../../../platform/http/index.ts';
import { toRuleMessage } from '../../../platform/http/rule-message.ts';
import { PlanAnswer } from '../plans/plan.dto.ts';
import { PlanOrderAnswer } from '../orders/plan-order.dto.ts';

@ApiSchema({ name: 'PlanUse' })
export class PlanUseAnswer {
  used!: number;

  limit!: number;
}

@ApiSchema({ name: 'MembershipUse' })
export class MembershipUseAnswer {
  spaces!: PlanUseAnswer;

  /** Photos of the space with the most photos. */
  photos!: PlanUseAnswer;

  /** Spaces with a video. */
  videos!: number;
}

@ApiSchema({ name: 'MembershipAnswer' })
export class MembershipAnswer {
  /** Current plan; the default one without a membership. */
  plan!: PlanAnswer;

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

  use!: MembershipUseAnswer;

  /** Available plans. */
  plans!: PlanAnswer[];

  /** Newest first. */
  orders!: PlanOrderAnswer[];

  /** Available credit in CZK, without amounts reserved by waiting orders. */
  credit!: number;

  /** Whether billing details are complete. */
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
  published!: number[];

  /** Paused because of the limit of the plan. */
  paused!: number[];
}

@ApiSchema({ name: 'OrderAnswer' })
export class OrderAnswer {
  order!: PlanOrderAnswer;
}
