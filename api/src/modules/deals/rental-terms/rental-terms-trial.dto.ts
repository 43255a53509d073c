import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import {
  CANCELLATION_REASONS,
  CANCELLATION_SIDES,
  INSTALMENT_KINDS,
  type CancellationReason,
  type CancellationSide,
  type InstalmentKind,
} from '@prostora/rental-terms';
import { Type } from 'class-transformer';
import { ArrayMinSize, IsNumber, IsObject, Max, Min } from 'class-validator';
import {
  NestedList,
  OptionalDateTime,
  OptionalFlag,
  OptionalLine,
  OptionalNestedList,
  OptionalValue,
} from '../../../platform/http/body-fields.ts';
import {
  combineRules,
  NestedRules,
  OptionalField,
  RequiredTextRules,
} from '../../../platform/http/field-rules.ts';
import { toRuleMessage } from '../../../platform/http/rule-message.ts';
import { IsDateTime } from '../../../platform/http/timestamps.ts';
import { RentalTermsDefinitionInputDto } from './rental-terms-definition.dto.ts';

const MAX_CASES = 50;
const MAX_RESERVATIONS = 200;
const MAX_AMOUNT = 10_000_000;
const MAX_LABEL = 120;
const MAX_TEMPLATE = 40_000;
const nullable = { nullable: true } as const;
const amount = { message: toRuleMessage('rentalTerms', { error: 'AMOUNT_RANGE' }) };
/** CZK, at most two decimals. */
const IsAmount = (): PropertyDecorator =>
  combineRules(
    IsNumber({ allowNaN: false, allowInfinity: false, maxDecimalPlaces: 2 }, amount),
    Min(0, amount),
    Max(MAX_AMOUNT, amount),
  );
const OptionalAmount = (): PropertyDecorator =>
  combineRules(
    ApiPropertyOptional({ type: Number, minimum: 0, maximum: MAX_AMOUNT, description: 'CZK.', ...nullable }),
    OptionalField(),
    IsAmount(),
  );

@ApiSchema({ name: 'TriedReservation' })
export class TriedReservationDto {
  @ApiProperty({ type: Number, minimum: 0, maximum: MAX_AMOUNT, description: 'CZK.' })
  @IsAmount()
  price!: number;

  @OptionalAmount() refundable?: number | null;

  @ApiProperty({ type: String, format: 'date-time' })
  @IsDateTime()
  start_datetime!: string;

  @OptionalFlag({ default: false, description: 'It is not cancelled.' }) kept?: boolean | null;
}

@ApiSchema({ name: 'RentalTermsCase' })
export class RentalTermsCaseDto {
  @OptionalLine(MAX_LABEL) label?: string | null;
  @OptionalAmount() total?: number | null;
  @OptionalAmount() deposit?: number | null;
  @OptionalDateTime({ description: 'With `total`.' }) start_datetime?: string | null;
  @OptionalNestedList(() => TriedReservationDto, MAX_RESERVATIONS) reservations?:
    | TriedReservationDto[]
    | null;
  @OptionalDateTime({ description: 'Instalments are planned from it.' }) accepted_at?: string | null;
  @OptionalDateTime() confirmed_at?: string | null;
  @OptionalDateTime({ description: 'The cancellation is computed at it.' }) cancelled_at?: string | null;
  @OptionalValue(CANCELLATION_SIDES, { enumName: 'CancellationSide', default: 'guest' })
  by?: CancellationSide | null;

  @OptionalFlag({ default: false }) is_consumer?: boolean | null;
  @OptionalAmount() paid?: number | null;
  @OptionalAmount() deposit_paid?: number | null;
}

@ApiSchema({ name: 'RentalTermsTrialInput' })
export class RentalTermsTrialInputDto {
  @ApiProperty({ type: RentalTermsDefinitionInputDto })
  @combineRules(Type(() => RentalTermsDefinitionInputDto), NestedRules({ message: toRuleMessage('choice') }))
  definition!: RentalTermsDefinitionInputDto;

  @ApiProperty({ type: [RentalTermsCaseDto], minItems: 1, maxItems: MAX_CASES })
  @combineRules(
    NestedList(() => RentalTermsCaseDto, MAX_CASES),
    ArrayMinSize(1, { message: toRuleMessage('list') }),
  )
  cases!: RentalTermsCaseDto[];
}

@ApiSchema({ name: 'PlannedInstalment' })
export class PlannedInstalmentDto {
  @ApiProperty({ enum: INSTALMENT_KINDS, enumName: 'InstalmentKind' }) kind!: InstalmentKind;
  /** CZK. */
  amount!: number;
  @ApiProperty({ type: String, format: 'date' }) due_on!: string;
  gate!: boolean;
}

@ApiSchema({ name: 'TriedCancellation' })
export class TriedCancellationDto {
  @ApiProperty({ enum: CANCELLATION_REASONS, enumName: 'CancellationReason' }) reason!: CancellationReason;
  /** Days before the start of each cancelled reservation. */
  days!: number[];
  /** CZK. */
  fee!: number;
  /** CZK. */
  refund!: number;
  /** CZK. */
  owed!: number;
  /** CZK. */
  deposit_back!: number;
}

@ApiSchema({ name: 'RentalTermsCaseResult' })
export class RentalTermsCaseResultDto {
  label!: string | null;
  instalments!: PlannedInstalmentDto[];
  @ApiProperty({ type: String, format: 'date-time', ...nullable }) hold_until!: string | null;
  @ApiProperty({ type: TriedCancellationDto, ...nullable }) cancellation!: TriedCancellationDto | null;
}

@ApiSchema({ name: 'RentalTermsTrialAnswer' })
export class RentalTermsTrialAnswerDto {
  results!: RentalTermsCaseResultDto[];
}

@ApiSchema({ name: 'ContractTemplateTrialInput' })
export class ContractTemplateTrialInputDto {
  @ApiProperty({ type: String, maxLength: MAX_TEMPLATE })
  @RequiredTextRules(MAX_TEMPLATE)
  body!: string;

  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description:
      'Values of the fields: contract, lessor, tenant, event, price, instalments, cancellation, note.',
  })
  @IsObject({ message: toRuleMessage('choice') })
  data!: object;
}

@ApiSchema({ name: 'ContractTemplateTrialAnswer' })
export class ContractTemplateTrialAnswerDto {
  text!: string;
  /** Fields without a value. */
  missing!: string[];
  /** Fields that do not exist, or a block within a line. */
  unknown!: string[];
}
