import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { DEALS, PAYMENT_METHODS, type PaymentMethod } from '@prostora/contracts';
import { DEAL_GATES, type DealGate } from '@prostora/rental-terms';
import { ArrayMaxSize, ArrayUnique, IsArray, IsBoolean, IsIn, IsNumber, Max, Min } from 'class-validator';
import {
  combineRules,
  LineRules,
  OptionalField,
  RequiredLineRules,
  RequiredTextRules,
  TextRules,
} from '../../../platform/http/field-rules.ts';
import { IsId } from '../../../platform/http/id.ts';
import { toRuleMessage } from '../../../platform/http/rule-message.ts';
import { IsDateTime, IsDay } from '../../../platform/http/timestamps.ts';
import { DealBaseDto, DealOfferDto } from '../deal.dto.ts';

const choice = { message: toRuleMessage('choice') };
const amount = { message: toRuleMessage('paymentAmount') };
const boolean = { message: toRuleMessage('boolean') };
const MIN_PAYMENT = 0.01;
const MAX_HASH_LENGTH = 64;
const MAX_NOTE_LENGTH = 300;
const HOST_ACTIONS = ['confirm', 'pay', 'tenant', 'cancel', 'close'] as const;
export type HostDealAction = (typeof HOST_ACTIONS)[number];

@ApiSchema({ name: 'DealWaiver' })
export class DealWaiverDto {
  @ApiProperty({ enum: DEAL_GATES, enumName: 'DealGateName' }) gate!: DealGate;
  reason!: string;
  @ApiProperty({ type: String, format: 'date-time' }) at!: string;
}

@ApiSchema({ name: 'Deal' })
export class DealDto extends DealBaseDto {
  /** All versions. */
  offers!: DealOfferDto[];
  waivers!: DealWaiverDto[];
  closed_reason!: string | null;
  @ApiProperty({ enum: HOST_ACTIONS, enumName: 'HostDealAction', isArray: true })
  allowed_actions!: HostDealAction[];
}

@ApiSchema({ name: 'DealAnswer' })
export class DealAnswerDto {
  deal!: DealDto;
}

@ApiSchema({ name: 'ConfirmDealInput' })
export class ConfirmDealInput {
  @ApiPropertyOptional({ enum: DEAL_GATES, enumName: 'DealGateName', isArray: true })
  @combineRules(
    OptionalField(),
    IsArray(choice),
    ArrayUnique(choice),
    IsIn(DEAL_GATES, { each: true, ...choice }),
  )
  waive?: DealGate[];

  @ApiPropertyOptional({ type: String, nullable: true, maxLength: DEALS.reason })
  @combineRules(OptionalField(), TextRules(DEALS.reason))
  reason?: string | null;
}

@ApiSchema({ name: 'DealPaymentInput' })
export class DealPaymentInput {
  @ApiProperty({ type: Number, minimum: MIN_PAYMENT, description: 'CZK.' })
  @IsNumber({ maxDecimalPlaces: 2, allowNaN: false, allowInfinity: false }, amount)
  @Min(MIN_PAYMENT, amount)
  @Max(DEALS.maxPayment / 100, amount)
  amount!: number;

  @ApiProperty({ type: String, format: 'date' })
  @IsDay()
  paid_on!: string;

  @ApiProperty({ enum: PAYMENT_METHODS, enumName: 'PaymentMethod' })
  @IsIn(PAYMENT_METHODS, choice)
  method!: PaymentMethod;

  @ApiPropertyOptional({ type: Boolean, default: false })
  @combineRules(OptionalField(), IsBoolean(boolean))
  in_person?: boolean;

  @ApiPropertyOptional({ type: String, maxLength: MAX_NOTE_LENGTH })
  @combineRules(OptionalField(), LineRules(MAX_NOTE_LENGTH))
  note?: string;
}

@ApiSchema({ name: 'CancellationPreviewInput' })
export class CancellationPreviewInput {
  @ApiPropertyOptional({ type: [Number], description: 'All that may be cancelled if left out.' })
  @combineRules(OptionalField(), IsArray(choice), ArrayMaxSize(1000, choice), IsId({ each: true }))
  reservation_ids?: number[];
}

@ApiSchema({ name: 'DealCancelInput' })
export class DealCancelInput extends CancellationPreviewInput {
  @ApiProperty({ type: String, description: 'Of the preview.' })
  @RequiredLineRules(MAX_HASH_LENGTH)
  preview_hash!: string;

  @ApiProperty({ type: String, format: 'date-time', description: 'Of the preview.' })
  @IsDateTime()
  computed_at!: string;

  @ApiPropertyOptional({ type: String, nullable: true, maxLength: DEALS.reason })
  @combineRules(OptionalField(), TextRules(DEALS.reason))
  reason?: string | null;
}

@ApiSchema({ name: 'CloseDealInput' })
export class CloseDealInput {
  @ApiProperty({ type: String, maxLength: DEALS.reason })
  @RequiredTextRules(DEALS.reason)
  reason!: string;
}
