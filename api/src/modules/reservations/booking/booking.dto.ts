import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { BOOKING, LIMITS } from '@prostora/contracts';
import { Allow, Equals, IsInt, IsNotEmpty, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import {
  EmailRules,
  CollapseLines,
  PhoneRules,
  RequiredLineRules,
  TextRules,
} from '../../../platform/http/field-rules.ts';
import { IsId } from '../../../platform/http/id.ts';
import { toRuleMessage } from '../../../platform/http/rule-message.ts';
import { IsDateTime } from '../../../platform/http/timestamps.ts';

const nullable = { nullable: true } as const;
const OFFERED_HOURS = ['inside', 'partly', 'outside'] as const;
type OfferedHours = (typeof OFFERED_HOURS)[number];
const MAX_NAME_LENGTH = 200;
const MAX_QUOTE_TOKEN_LENGTH = 20_000;
const guestsRange = toRuleMessage('range', { min: 1, max: BOOKING.maxGuests });

/** Accepts any value: invalid input is answered with 200 and a message (SPEC §5). */
@ApiSchema({ name: 'AvailabilityCheckInput' })
export class AvailabilityCheckInput {
  @ApiPropertyOptional({ type: Number })
  @Allow()
  space_id?: unknown;

  @ApiPropertyOptional({
    type: String,
    format: 'date-time',
    description: 'ISO 8601; without an offset wall time in Prague.',
  })
  @Allow()
  start_datetime?: unknown;

  @ApiPropertyOptional({ type: String, format: 'date-time' })
  @Allow()
  end_datetime?: unknown;

  @ApiPropertyOptional({ type: Number, default: 1 })
  @Allow()
  number_of_guests?: unknown;
}

@ApiSchema({ name: 'Alternative' })
export class AlternativeDto {
  @ApiProperty({ enum: ['earlier', 'later', 'other_day'] }) kind!: 'earlier' | 'later' | 'other_day';
  @ApiProperty({ type: String, format: 'date-time' }) start_datetime!: string;
  @ApiProperty({ type: String, format: 'date-time' }) end_datetime!: string;
  @ApiProperty({ type: Number, description: 'CZK.' }) price!: number;
  @ApiProperty({ enum: ['none', 'estimate', 'complete'] }) price_state!: 'none' | 'estimate' | 'complete';
}

@ApiSchema({ name: 'AvailabilityCheck' })
export class AvailabilityCheckDto {
  @ApiProperty({ type: Boolean }) available!: boolean;
  @ApiProperty({ type: String, description: 'Czech: that it is free, or the first reason why it is not.' })
  message!: string;
  @ApiProperty({
    enum: OFFERED_HOURS,
    enumName: 'OfferedHours',
    ...nullable,
    description:
      'How much of the slot lies in the offered hours; nothing while the slot is incomplete or wrong.',
  })
  offered!: OfferedHours | null;
  @ApiProperty({
    oneOf: [{ $ref: '#/components/schemas/Quote' }],
    ...nullable,
    description: 'Nothing while the slot is incomplete or wrong.',
  })
  quote!: object | null;
  @ApiProperty({ type: Number, description: 'CZK: the total of the quote.' }) price!: number;
  @ApiProperty({ type: Number, nullable: true, description: 'Of the window that holds the whole term.' })
  price_per_hour!: number | null;
  @ApiProperty({ type: Number, nullable: true, description: 'Really elapsed ones.' }) hours!: number | null;
  @ApiProperty({ type: [AlternativeDto], description: 'The nearest free terms, where this one is taken.' })
  alternatives!: AlternativeDto[];
}

@ApiSchema({ name: 'ReservationInput' })
export class ReservationInput {
  @ApiProperty({ type: Number })
  @IsId()
  space_id!: number;

  @ApiProperty({
    type: String,
    format: 'date-time',
    description: 'ISO 8601; without an offset wall time in Prague.',
  })
  @IsNotEmpty({ message: toRuleMessage('required') })
  @IsDateTime()
  start_datetime!: string;

  @ApiProperty({
    type: String,
    format: 'date-time',
    description: `${BOOKING.maxDays} days later at most.`,
  })
  @IsNotEmpty({ message: toRuleMessage('required') })
  @IsDateTime()
  end_datetime!: string;

  @ApiProperty({ type: String, maxLength: MAX_NAME_LENGTH })
  @CollapseLines()
  @RequiredLineRules(MAX_NAME_LENGTH, 'fullname')
  customer_name!: string;

  @ApiProperty({ type: String, maxLength: LIMITS.email })
  @EmailRules()
  customer_email!: string;

  @ApiPropertyOptional({ type: String, nullable: true, example: '+420 123 456 789' })
  @IsOptional()
  @PhoneRules()
  customer_phone?: string | null;

  @ApiPropertyOptional({ type: Number, default: 1, minimum: 1, maximum: BOOKING.maxGuests })
  @IsOptional()
  @IsInt({ message: toRuleMessage('integer') })
  @Min(1, { message: guestsRange })
  @Max(BOOKING.maxGuests, { message: guestsRange })
  number_of_guests?: number;

  @ApiPropertyOptional({ type: String, maxLength: BOOKING.notes })
  @IsOptional()
  @TextRules(BOOKING.notes)
  notes?: string;

  @ApiPropertyOptional({
    type: String,
    ...nullable,
    maxLength: MAX_QUOTE_TOKEN_LENGTH,
    description: 'Of a quote of this slot and these guests; keeps its price for 30 minutes.',
  })
  @IsOptional()
  @IsString({ message: toRuleMessage('text') })
  @MaxLength(MAX_QUOTE_TOKEN_LENGTH, { message: toRuleMessage('maxLength', { max: MAX_QUOTE_TOKEN_LENGTH }) })
  quote_token?: string | null;

  @ApiProperty({
    type: Boolean,
    description: 'Consent to the terms in force, kept with their version and the time; must be true.',
  })
  @Equals(true, { message: toRuleMessage('bookingTerms') })
  terms_accepted!: boolean;
}
