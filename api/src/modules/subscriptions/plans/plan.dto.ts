import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { LIMITS } from '@prostora/contracts';
import { Type } from 'class-transformer';
import { IsBoolean, IsInt, IsNotEmpty, IsNumber, IsObject, Max, Min } from 'class-validator';
import { LineRules, NestedRules } from '../../../platform/http/field-rules.ts';
import { toRuleMessage } from '../../../platform/http/rule-message.ts';

const MAX_PRICE = 9_999_999;
const MAX_DESCRIPTION = 300;

const applyAll =
  (rules: readonly PropertyDecorator[]): PropertyDecorator =>
  (target, key) => {
    rules.forEach((rule) => {
      rule(target, key);
    });
  };
/** An integer in a range. class-validator reports the last registered of several failing rules. */
const IntegerBetween = (min: number, max: number): PropertyDecorator => {
  const range = { message: toRuleMessage('range', { min, max }) };
  return applyAll([
    ApiProperty({ type: Number, minimum: min, maximum: max }),
    Max(max, range),
    Min(min, range),
    IsInt({ message: toRuleMessage('integer') }),
  ]);
};
const BooleanField = (): PropertyDecorator =>
  applyAll([ApiProperty({ type: Boolean }), IsBoolean({ message: toRuleMessage('boolean') })]);
const TextField = (max: number): PropertyDecorator =>
  applyAll([ApiProperty({ type: String, maxLength: max }), LineRules(max)]);

@ApiSchema({ name: 'Plan' })
export class PlanAnswer {
  id!: number;

  slug!: string;

  name!: string;

  /** CZK */
  price_per_year!: number;

  @ApiProperty({ allOf: [{ $ref: '#/components/schemas/SubscriptionConfig' }] })
  config!: object;

  /** Whether it can be ordered. */
  active!: boolean;

  sort_order!: number;
}

@ApiSchema({ name: 'PlansAnswer' })
export class PlansAnswer {
  /** In order. */
  items!: PlanAnswer[];
}

@ApiSchema({ name: 'AdminPlan' })
export class AdminPlanAnswer extends PlanAnswer {
  version!: number;
}

@ApiSchema({ name: 'AdminPlansAnswer' })
export class AdminPlansAnswer {
  items!: AdminPlanAnswer[];
}

/** SubscriptionConfig of SPEC §3 without `name`, which is the name of the plan. */
@ApiSchema({ name: 'PlanConfigInput' })
export class PlanConfigInput {
  @ApiProperty({ type: Number, minimum: 0, maximum: 10 })
  @IsNumber({ maxDecimalPlaces: 2 }, { message: toRuleMessage('number') })
  @Min(0, { message: toRuleMessage('range', { min: 0, max: 10 }) })
  @Max(10, { message: toRuleMessage('range', { min: 0, max: 10 }) })
  catalogPositionCoefficient!: number;

  @TextField(MAX_DESCRIPTION)
  description!: string;

  @BooleanField()
  hasMicroSite!: boolean;

  @BooleanField()
  hasSocialNetworksPromotion!: boolean;

  @BooleanField()
  hasSupportWithProfile!: boolean;

  @BooleanField()
  hasVideoInSpace!: boolean;

  @IntegerBetween(1, 200)
  nrOfPhotosInSpace!: number;

  @IntegerBetween(1, 1000)
  nrOfSpaces!: number;
}

@ApiSchema({ name: 'PlanInput' })
export class PlanInput {
  @IsNotEmpty({ message: toRuleMessage('required') })
  @TextField(LIMITS.name)
  name!: string;

  @ApiProperty({
    type: Number,
    minimum: 0,
    maximum: MAX_PRICE,
    description: 'CZK; a free plan cannot be ordered.',
  })
  @IsNumber({ maxDecimalPlaces: 2 }, { message: toRuleMessage('number') })
  @Min(0, { message: toRuleMessage('range', { min: 0, max: MAX_PRICE }) })
  @Max(MAX_PRICE, { message: toRuleMessage('range', { min: 0, max: MAX_PRICE }) })
  price_per_year!: number;

  @BooleanField()
  active!: boolean;

  @IntegerBetween(0, 10_000)
  sort_order!: number;

  @IsObject({ message: toRuleMessage('required') })
  @NestedRules({ message: toRuleMessage('required') })
  @Type(() => PlanConfigInput)
  config!: PlanConfigInput;
}

@ApiSchema({ name: 'PlanChange' })
export class PlanChange extends PlanInput {
  /** Version as read; 409 if it has changed since. */
  @IsInt({ message: toRuleMessage('integer') })
  version!: number;
}
