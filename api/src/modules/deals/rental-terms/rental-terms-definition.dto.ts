import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import {
  CONTRACT_CHOICES,
  DAY_COUNTS,
  INSTALMENT_KINDS,
  RENTAL_TERMS_LIMITS,
  WITHDRAWAL_CHOICES,
} from '@prostora/rental-terms';
import { IsIn, IsInt } from 'class-validator';
import {
  OptionalFlag,
  OptionalInteger,
  OptionalLine,
  OptionalNested,
  OptionalNestedList,
  OptionalNumber,
  OptionalValue,
} from '../../../platform/http/body-fields.ts';
import { combineRules, NestedRules } from '../../../platform/http/field-rules.ts';
import { toRuleMessage } from '../../../platform/http/rule-message.ts';
import { Type } from 'class-transformer';

/** Lists longer than allowed are answered by `validateRentalTerms`, beyond this by the shape. */
const MAX_ROWS = 100;
const ACCOUNT_LENGTH = 50;
const integer = { message: toRuleMessage('integer') };
const choice = { message: toRuleMessage('choice') };
const czk = { description: 'CZK.' };

@ApiSchema({ name: 'CancellationStepInput' })
export class CancellationStepInputDto {
  @ApiProperty({ type: 'integer', description: 'Days before the start from which the step holds.' })
  @IsInt(integer)
  days!: number;

  @OptionalNumber({ description: 'Of the refundable part of the price.' }) percent?: number | null;
  @OptionalNumber(czk) amount?: number | null;
}

@ApiSchema({ name: 'CancellationGraceInput' })
export class CancellationGraceInputDto {
  @ApiProperty({ type: 'integer', description: 'Hours since the confirmation.' })
  @IsInt(integer)
  hours!: number;

  @OptionalInteger({ default: 0, description: 'Hours left until the start.' }) min_hours_before?:
    | number
    | null;
}

@ApiSchema({ name: 'CancellationPolicyInput' })
export class CancellationPolicyInputDto {
  @OptionalNestedList(() => CancellationStepInputDto, MAX_ROWS) steps?: CancellationStepInputDto[] | null;
  @OptionalValue(DAY_COUNTS, { enumName: 'CancellationDayCount', default: 'calendar' }) day_count?:
    | string
    | null;
  @OptionalNested(() => CancellationGraceInputDto) grace?: CancellationGraceInputDto | null;
}

@ApiSchema({ name: 'InstalmentDueInput' })
export class InstalmentDueInputDto {
  @OptionalInteger() after_acceptance_days?: number | null;
  @OptionalInteger() before_start_days?: number | null;
}

@ApiSchema({ name: 'InstalmentInput' })
export class InstalmentInputDto {
  @ApiProperty({ enum: INSTALMENT_KINDS, enumName: 'InstalmentKind' })
  @IsIn(INSTALMENT_KINDS, choice)
  kind!: string;

  @OptionalNumber({ description: 'Of the price; without percent and amount, the rest.' }) percent?:
    | number
    | null;
  @OptionalNumber(czk) amount?: number | null;

  @ApiProperty({ type: () => InstalmentDueInputDto })
  @combineRules(
    Type(() => InstalmentDueInputDto),
    NestedRules({ message: toRuleMessage('rentalTerms', { error: 'ONE_DUE' }) }),
  )
  due!: InstalmentDueInputDto;

  @OptionalFlag({ default: false, description: 'The reservation is confirmed only when it is paid.' })
  gate?: boolean | null;

  @OptionalValue(['month'], { description: 'Of a series: one for each month.' }) per?: string | null;
}

@ApiSchema({ name: 'ConsumerTermsInput' })
export class ConsumerTermsInputDto {
  @OptionalValue(WITHDRAWAL_CHOICES, { enumName: 'WithdrawalChoice', default: 'excluded' }) withdrawal?:
    | string
    | null;
}

@ApiSchema({ name: 'RentalTermsDefinitionInput' })
export class RentalTermsDefinitionInputDto {
  @OptionalValue(CONTRACT_CHOICES, { enumName: 'ContractChoice', default: 'none' }) contract?: string | null;
  @OptionalInteger() template_id?: number | null;
  @OptionalFlag({ default: false }) countersign?: boolean | null;
  @OptionalNested(() => ConsumerTermsInputDto) consumer?: ConsumerTermsInputDto | null;
  @OptionalInteger({ default: 7, maximum: RENTAL_TERMS_LIMITS.holdDays }) hold_days?: number | null;
  @OptionalInteger({ default: 2, maximum: RENTAL_TERMS_LIMITS.holdDays }) payment_grace_days?: number | null;
  @OptionalNestedList(() => InstalmentInputDto, MAX_ROWS) instalments?: InstalmentInputDto[] | null;
  @OptionalNested(() => CancellationPolicyInputDto) cancellation?: CancellationPolicyInputDto | null;
  @OptionalLine(ACCOUNT_LENGTH, { description: 'Czech account number or IBAN.' }) account?: string | null;
}
