import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { BOOKING, LIMITS } from '@prostora/contracts';
import { IsInt, IsNumber, IsOptional, Max, Min, ArrayMaxSize, ArrayMinSize, IsArray } from 'class-validator';
import { TextRules, NestedRules } from '../../../platform/http/field-rules.ts';
import { toRuleMessage } from '../../../platform/http/rule-message.ts';
import {
  BlankToNull,
  MaxLengthRule,
  TextRule,
  OptionalApplyTo,
  OptionalGroupVersion,
  WHOLE_EVENT,
  type ApplyTo,
} from '../reservation.dto.ts';
import { SlotEnd, SlotStart } from '../../../platform/http/slot-fields.ts';
import { Type } from 'class-transformer';
import { IsId } from '../../../platform/http/id.ts';

const nullable = { nullable: true } as const;
const MAX_PRICE = 10_000_000;
const priceRange = { message: toRuleMessage('bookingPrice') };

@ApiSchema({ name: 'ConfirmReservationInput' })
export class ConfirmReservationInput {
  @ApiPropertyOptional({
    type: Number,
    ...nullable,
    minimum: 0,
    maximum: MAX_PRICE,
    description: 'CZK, the total of what is confirmed; if omitted, the shown prices become final.',
  })
  @IsOptional()
  @Max(MAX_PRICE, priceRange)
  @Min(0, priceRange)
  @IsNumber({ maxDecimalPlaces: 2, allowNaN: false, allowInfinity: false }, priceRange)
  price?: number | null;

  @ApiPropertyOptional({
    type: String,
    maxLength: LIMITS.reason,
    ...nullable,
    description: 'Message to the guest.',
  })
  @BlankToNull
  @IsOptional()
  @TextRule()
  @MaxLengthRule(LIMITS.reason)
  message?: string | null;

  @OptionalApplyTo(WHOLE_EVENT)
  apply_to?: ApplyTo;

  @OptionalGroupVersion()
  version?: number;
}

@ApiSchema({ name: 'MoveReservationInput' })
export class MoveReservationInput {
  @SlotStart()
  start_datetime!: string;

  @SlotEnd()
  end_datetime!: string;

  /** Sequence as read; 409 RESERVATION_CHANGED if it has changed since. */
  @IsInt({ message: toRuleMessage('integer') })
  @Min(0, { message: toRuleMessage('integer') })
  sequence!: number;
}

@ApiSchema({ name: 'ReservationNoteInput' })
export class ReservationNoteInput {
  @ApiProperty({ type: String, maxLength: BOOKING.notes })
  @TextRules(BOOKING.notes)
  owner_note!: string;
}

const MAX_ITEMS = 100;
const STATUSES = ['confirmed', 'proposed', 'failed'] as const;

@ApiSchema({ name: 'BulkConfirmationItem' })
export class BulkConfirmationItemInput {
  @IsId()
  id!: number;

  /** Sequence as read. */
  @IsInt({ message: toRuleMessage('integer') })
  @Min(0, { message: toRuleMessage('integer') })
  sequence!: number;
}

@ApiSchema({ name: 'BulkConfirmationInput' })
export class BulkConfirmationInput {
  @ApiProperty({ type: [BulkConfirmationItemInput], minItems: 1, maxItems: MAX_ITEMS })
  @IsArray({ message: toRuleMessage('list') })
  @ArrayMinSize(1, { message: toRuleMessage('list') })
  @ArrayMaxSize(MAX_ITEMS, { message: toRuleMessage('list') })
  @NestedRules({ each: true, message: toRuleMessage('list') })
  @Type(() => BulkConfirmationItemInput)
  items!: BulkConfirmationItemInput[];
}

@ApiSchema({ name: 'BulkConfirmationResult' })
export class BulkConfirmationResultDto {
  id!: number;
  @ApiProperty({
    enum: STATUSES,
    description: '`proposed`: the guest has to accept the price, which is above the accepted one.',
  })
  status!: (typeof STATUSES)[number];
  error_code!: string | null;
  /** Czech. */
  message!: string | null;
}

@ApiSchema({ name: 'BulkConfirmationAnswer' })
export class BulkConfirmationAnswerDto {
  /** In the order of the items. */
  results!: BulkConfirmationResultDto[];
}
