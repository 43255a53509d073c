import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { LIMITS } from '@prostora/contracts';
import { Type } from 'class-transformer';
import { IsNumber, IsObject, Max, Min, NotEquals, ValidateIf } from 'class-validator';
import { IsId } from '../../../platform/http/index.ts';
import { toRuleMessage } from '../../../platform/http/rule-message.ts';
import { IsDateTime } from '../../../platform/http/timestamps.ts';
import { RequiredLineRules, NestedRules } from '../../../platform/http/field-rules.ts';

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
  /** Retired plans are allowed. */
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

  /** `membership` of the customer as read; 409 if it has changed since. */
  @IsObject({ message: toRuleMessage('required') })
  @NestedRules({ message: toRuleMessage('required') })
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
