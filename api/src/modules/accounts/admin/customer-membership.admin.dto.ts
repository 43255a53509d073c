import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { LIMITS } from '@prostora/contracts';
import { Type } from 'class-transformer';
import { IsNumber, IsObject, Max, Min, NotEquals, ValidateIf, ValidateNested } from 'class-validator';
import { IsId } from '../../../platform/http/index.ts';
import { toRuleMessage } from '../../../platform/http/rule-message.ts';
import { IsDateTime } from '../../../platform/http/timestamps.ts';
import { RequiredLineRules } from '../field-rules.dto.ts';

const creditRange = {
  message: toRuleMessage('range', { min: -LIMITS.creditChange, max: LIMITS.creditChange }),
};
const nullable = { nullable: true } as const;
const unlessNull = (): PropertyDecorator => ValidateIf((_input: unknown, value: unknown) => value !== null);

@ApiSchema({ name: 'MembershipState' })
export class MembershipStateDto {
  @ApiProperty({ type: Number, ...nullable, description: 'Current plan.' })
  @unlessNull()
  @IsId()
  plan_id!: number | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    ...nullable,
    description: 'Includes years paid in advance.',
  })
  @unlessNull()
  @IsDateTime()
  ends_at!: string | null;
}

@ApiSchema({ name: 'MembershipCorrection' })
export class MembershipCorrectionInput {
  @ApiProperty({ type: Number, description: 'Retired plans are allowed.' })
  @IsId()
  plan_id!: number;

  @ApiProperty({ type: String, format: 'date-time', description: 'In the future; at most ten years ahead.' })
  @IsDateTime()
  ends_at!: string;

  @ApiProperty({
    type: String,
    maxLength: LIMITS.operatorReason,
    description: 'Mailed to the customer.',
  })
  @RequiredLineRules(LIMITS.operatorReason)
  reason!: string;

  @ApiProperty({
    type: MembershipStateDto,
    description: '`membership` of the customer as read; 409 if it has changed since.',
  })
  @IsObject({ message: toRuleMessage('required') })
  @ValidateNested({ message: toRuleMessage('required') })
  @Type(() => MembershipStateDto)
  as_read!: MembershipStateDto;
}

@ApiSchema({ name: 'CreditChange' })
export class CreditChangeInput {
  @ApiProperty({
    type: Number,
    minimum: -LIMITS.creditChange,
    maximum: LIMITS.creditChange,
    description: 'CZK, not 0; a negative amount removes available credit.',
  })
  @IsNumber({ maxDecimalPlaces: 2 }, { message: toRuleMessage('number') })
  @Min(-LIMITS.creditChange, creditRange)
  @Max(LIMITS.creditChange, creditRange)
  @NotEquals(0, { message: toRuleMessage('creditZero') })
  amount!: number;

  @ApiProperty({
    type: String,
    maxLength: LIMITS.operatorReason,
    description: 'Mailed to the customer.',
  })
  @RequiredLineRules(LIMITS.operatorReason)
  reason!: string;
}

@ApiSchema({ name: 'CustomerSubscriptionPlan' })
export class CustomerSubscriptionPlanDto {
  @ApiProperty({ type: Number }) id!: number;
  @ApiProperty({ type: String }) name!: string;
}

@ApiSchema({ name: 'CustomerSubscription' })
export class CustomerSubscriptionDto {
  @ApiProperty({ type: Number }) id!: number;
  @ApiProperty({ type: CustomerSubscriptionPlanDto }) plan!: CustomerSubscriptionPlanDto;
  @ApiProperty({ type: Boolean }) trial!: boolean;
  @ApiProperty({ type: Number, description: 'CZK paid in cash and from credit.' }) value!: number;
  @ApiProperty({ type: String, format: 'date-time' }) starts_at!: string;
  @ApiProperty({ type: String, format: 'date-time' }) ends_at!: string;
}

export const CREDIT_KINDS = ['unused', 'used', 'waiting', 'operator'] as const;

@ApiSchema({ name: 'CreditEntry' })
export class CreditEntryDto {
  @ApiProperty({ type: Number }) id!: number;
  @ApiProperty({ type: Number, description: 'CZK; negative if used or removed.' }) amount!: number;

  @ApiProperty({
    enum: CREDIT_KINDS,
    enumName: 'CreditKind',
    description:
      '`unused`: days of a replaced membership; `used`: for an order; ' +
      '`waiting`: days between an order and its payment; `operator`: a correction.',
  })
  kind!: (typeof CREDIT_KINDS)[number];

  @ApiProperty({ type: String, ...nullable, description: 'Number of the order that caused it.' })
  order_number!: string | null;

  @ApiProperty({ type: String, ...nullable, description: 'Reason of a correction.' })
  reason!: string | null;

  @ApiProperty({ type: String, format: 'date-time' })
  created_at!: string;
}
