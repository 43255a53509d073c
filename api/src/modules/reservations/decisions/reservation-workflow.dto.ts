import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { BOOKING, CANCEL_CODES, LIMITS, type CancelCode } from '@prostora/contracts';
import { IsIn, IsInt, IsOptional, Min, ValidateIf } from 'class-validator';
import { TextRules } from '../../../platform/http/field-rules.ts';
import { toRuleMessage } from '../../../platform/http/rule-message.ts';
import { BlankToNull, MaxLengthRule, TextRule } from '../reservation.dto.ts';
import { OptionalApplyTo, OptionalGroupVersion, WHOLE_EVENT, type ApplyTo } from '../step-scope.dto.ts';
import { SlotEnd, SlotStart } from '../../../platform/http/slot-fields.ts';

const nullable = { nullable: true } as const;

@ApiSchema({ name: 'MoveReservationInput' })
export class MoveReservationInput {
  @SlotStart()
  start_datetime!: string;

  @SlotEnd()
  end_datetime!: string;

  @ApiProperty({
    type: Number,
    description: 'Sequence as read; 409 RESERVATION_CHANGED if it has changed since.',
  })
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

@ApiSchema({ name: 'CancelReservationInput' })
export class CancelReservationInput {
  @ApiPropertyOptional({
    type: String,
    maxLength: LIMITS.reason,
    ...nullable,
    description: 'Required from the owner.',
  })
  @BlankToNull
  @IsOptional()
  @TextRule()
  @MaxLengthRule(LIMITS.reason)
  reason?: string | null;

  @ApiPropertyOptional({
    enum: CANCEL_CODES,
    enumName: 'CancelCode',
    ...nullable,
    description: 'From the owner: the reason for the statistics; not shown to the guest.',
  })
  @IsOptional()
  @IsIn(CANCEL_CODES, { message: toRuleMessage('choice') })
  cancel_code?: CancelCode | null;

  @OptionalApplyTo(WHOLE_EVENT)
  apply_to?: ApplyTo;

  @OptionalGroupVersion()
  version?: number;

  @ApiPropertyOptional({ type: String, description: 'Token of the guest’s link, instead of a session.' })
  @ValidateIf((_input: unknown, value: unknown) => value !== undefined)
  @TextRule()
  @MaxLengthRule(200)
  token?: string;
}
