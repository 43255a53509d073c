import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import {
  CANCEL_CODES,
  LIMITS,
  RESERVATION_FIELD_PERMISSIONS,
  RESERVATION_STATUSES,
  type CancelCode,
  type ReservationStatusValue,
  type RestrictedReservationField,
} from '@prostora/contracts';
import { IsIn, IsInt, IsOptional, Min } from 'class-validator';
import { toRuleMessage } from '../../../platform/http/rule-message.ts';
import { PRICE_STATES } from '../change-proposal.dto.ts';
import { ReservationSpaceDto } from '../reservation-space.dto.ts';
import { BlankToNull, MaxLengthRule, TextRule } from '../reservation.dto.ts';

const nullable = { nullable: true } as const;
const timestamp = { type: String, format: 'date-time' } as const;
const priceState = { enum: PRICE_STATES, enumName: 'PriceState', ...nullable } as const;
const SERIES_ACTIONS = ['confirm', 'decline'] as const;
type SeriesAction = (typeof SERIES_ACTIONS)[number];

export class SeriesVersionInput {
  /** As read; 409 RESERVATION_CHANGED if it has changed since. */
  @IsInt({ message: toRuleMessage('integer') })
  @Min(0, { message: toRuleMessage('integer') })
  version!: number;
}

@ApiSchema({ name: 'ConfirmSeriesInput' })
export class ConfirmSeriesInput extends SeriesVersionInput {
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
}

@ApiSchema({ name: 'DeclineSeriesInput' })
export class DeclineSeriesInput extends SeriesVersionInput {
  @ApiPropertyOptional({
    type: String,
    maxLength: LIMITS.reason,
    ...nullable,
    description: 'Required; mailed to the guest.',
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
    description: 'The reason for the statistics; not shown to the guest.',
  })
  @IsOptional()
  @IsIn(CANCEL_CODES, { message: toRuleMessage('choice') })
  cancel_code?: CancelCode | null;
}

@ApiSchema({ name: 'SeriesRequestDate' })
export class SeriesRequestDateDto {
  reservation_id!: number;
  @ApiProperty({ enum: RESERVATION_STATUSES, enumName: 'ReservationStatus' }) status!: ReservationStatusValue;
  @ApiProperty(timestamp) start_datetime!: string;
  @ApiProperty(timestamp) end_datetime!: string;
  /** CZK. */
  price!: number | null;
  @ApiProperty(priceState) price_state!: (typeof PRICE_STATES)[number] | null;
  /** Whether confirming answers this date. */
  waits!: boolean;
  /** A connected calendar has an event in this time, which prevents the confirmation. */
  conflict!: boolean;
}

/** A repeated booking that a guest asks for. */
@ApiSchema({ name: 'SeriesRequest' })
export class SeriesRequestDto {
  /** Of the series. */
  id!: number;
  /** Send it with the answer. */
  version!: number;
  space!: ReservationSpaceDto;
  customer_name!: string;
  customer_email!: string | null;
  customer_phone!: string | null;
  number_of_guests!: number;
  notes!: string;
  @ApiProperty(timestamp) created_at!: string;
  @ApiProperty({ ...timestamp, ...nullable, description: 'Expiration of the first date that waits.' })
  expires_at!: string | null;
  /** The guest’s e-mail address is not confirmed. */
  awaits_proof!: boolean;
  /** By start. */
  dates!: SeriesRequestDateDto[];
  /** CZK, of the dates that wait. */
  total!: number | null;
  @ApiProperty(priceState) price_state!: (typeof PRICE_STATES)[number] | null;
  /** People on the waiting list for time of these dates, who do not get it after a confirmation. */
  waiting_people!: number;
  @ApiProperty({ enum: SERIES_ACTIONS, isArray: true, enumName: 'SeriesRequestAction' })
  allowed_actions!: SeriesAction[];
  @ApiProperty({
    enum: Object.keys(RESERVATION_FIELD_PERMISSIONS),
    isArray: true,
    enumName: 'ReservationHiddenField',
    description: 'Fields that are null because the caller’s role in the team does not see them.',
  })
  hidden!: RestrictedReservationField[];
}

@ApiSchema({ name: 'SeriesRequestAnswer' })
export class SeriesRequestAnswerDto {
  request!: SeriesRequestDto;
}
