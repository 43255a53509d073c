import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { BOOKING, LIMITS } from '@prostora/contracts';
import { IsInt, IsNumber, IsOptional, Max, Min } from 'class-validator';
import { TextRules } from '../../../platform/http/field-rules.ts';
import { toRuleMessage } from '../../../platform/http/rule-message.ts';
import { BlankToNull, MaxLengthRule, TextRule } from '../reservation.dto.ts';
import { OptionalApplyTo, OptionalGroupVersion, WHOLE_EVENT, type ApplyTo } from '../step-scope.dto.ts';
import { SlotEnd, SlotStart } from '../../../platform/http/slot-fields.ts';

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
