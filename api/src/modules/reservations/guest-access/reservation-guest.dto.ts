import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import {
  LIMITS,
  RESERVATION_SOURCES,
  type ReservationSourceValue,
  RESERVATION_STATUSES,
  type ReservationStatusValue,
} from '@prostora/contracts';
import { Transform } from 'class-transformer';
import { IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { EmailRules } from '../../../platform/http/field-rules.ts';
import { toRuleMessage } from '../../../platform/http/rule-message.ts';
import {
  AgreementChangeDto,
  ChangeProposalDto,
  priceState,
  storedQuote,
  PRICE_STATES,
  CalendarReservationDto,
  CANCELLED_BY,
  OptionalApplyTo,
  WHOLE_EVENT,
  type ApplyTo,
  ReservationSpaceDto,
} from '../reservation.dto.ts';

const timestamp = { type: String, format: 'date-time' } as const;

@ApiSchema({ name: 'GuestSeriesDate' })
export class GuestSeriesDateDto {
  /** Of the reservation. */
  id!: number;
  @ApiProperty({ enum: RESERVATION_STATUSES, enumName: 'ReservationStatus' }) status!: ReservationStatusValue;
  space!: ReservationSpaceDto;
  @ApiProperty(timestamp) start_datetime!: string;
  @ApiProperty(timestamp) end_datetime!: string;
  /** CZK. */
  price!: number;
  @ApiProperty(priceState) price_state!: (typeof PRICE_STATES)[number];
  /** Whether the guest can cancel it now. */
  can_cancel!: boolean;
  /** Path of the guest’s page of this date, with its token. */
  guest_url!: string;
}

/** All spaces and dates of an event, on the guest's own page. */
@ApiSchema({ name: 'GuestSeries' })
export class GuestSeriesDto {
  /** By start. */
  dates!: GuestSeriesDateDto[];
  /** CZK, of the dates that are not cancelled. */
  total!: number;
  @ApiProperty(priceState) price_state!: (typeof PRICE_STATES)[number];
}

const nullable = { nullable: true } as const;
const MAX_TOKEN_LENGTH = 200;

@ApiSchema({ name: 'GuestReservationSpace' })
export class GuestReservationSpaceDto extends ReservationSpaceDto {
  @ApiProperty({
    oneOf: [{ $ref: '#/components/schemas/SpaceImage' }],
    ...nullable,
    description: 'Photo of the space.',
  })
  image!: object | null;
  lat!: number | null;
  lng!: number | null;
}

@ApiSchema({ name: 'GuestReservationAddress' })
export class GuestReservationAddressDto {
  street!: string | null;
  house_number!: string | null;
  postal_code!: string | null;
  city!: string | null;
}

@ApiSchema({ name: 'GuestReservationContact' })
export class GuestReservationContactDto {
  phone!: string | null;
  email!: string | null;
}

/** A reservation on the guest's own page. */
@ApiSchema({ name: 'GuestReservation' })
export class GuestReservationDto extends CalendarReservationDto {
  @ApiProperty({
    enum: RESERVATION_SOURCES,
    enumName: 'ReservationSource',
    description: 'A pending reservation of `owner` is an option: the owner waits for the guest.',
  })
  source!: ReservationSourceValue;
  number_of_guests!: number;
  notes!: string;
  /** CZK. */
  price!: number;
  @ApiProperty(priceState)
  price_state!: (typeof PRICE_STATES)[number];
  @ApiProperty(storedQuote)
  quote!: object | null;
  /** Whether the guest gets mails, such as one with a new link. */
  has_email!: boolean;
  /** Message of the owner with the confirmation. */
  host_message!: string | null;
  @ApiProperty(timestamp) created_at!: string;
  @ApiProperty({ ...timestamp, ...nullable }) expires_at!: string | null;
  /** Holds its slot until `expires_at` unless the e-mail address is confirmed. */
  awaits_proof!: boolean;
  /** Whether the confirmation mail was sent. */
  proof_sent!: boolean;
  cancel_reason!: string | null;
  @ApiProperty({ enum: CANCELLED_BY, enumName: 'CancelledBy', ...nullable }) cancelled_by!:
    | (typeof CANCELLED_BY)[number]
    | null;
  /** Send it with a change request. */
  sequence!: number;
  @ApiProperty({ enum: ['cancel', 'change'], isArray: true }) allowed_actions!: ('cancel' | 'change')[];
  /** Latest proposal of a change if it is open, declined or expired. */
  proposal!: ChangeProposalDto | null;
  /** Other reservations of a series that the answer to the open proposal changes too. */
  proposal_others!: AgreementChangeDto[];
  @ApiProperty({
    oneOf: [{ $ref: '#/components/schemas/SpaceImage' }],
    ...nullable,
    description: 'Photo of the proposed space.',
  })
  proposed_image!: object | null;
  space!: GuestReservationSpaceDto;
  address!: GuestReservationAddressDto;
  /** Contact of the owner once confirmed, before it the public contact of the space. */
  contact!: GuestReservationContactDto | null;
  /** Null until one side has written a message. */
  conversation_id!: number | null;
  /** Null where no rental terms were agreed on. */
  deal_id!: number | null;
  /** Whether the guest may write to the owner. */
  can_write!: boolean;
  /** All spaces and dates of the event, with this one; null alone. */
  series!: GuestSeriesDto | null;
}

@ApiSchema({ name: 'GuestReservationAnswer' })
export class GuestReservationAnswerDto {
  reservation!: GuestReservationDto;
}

@ApiSchema({ name: 'ReservationTokenInput' })
export class ReservationTokenInput {
  /** Token of the guest’s link. */
  @IsString({ message: toRuleMessage('required') })
  @MaxLength(MAX_TOKEN_LENGTH, { message: toRuleMessage('maxLength', { max: MAX_TOKEN_LENGTH }) })
  token!: string;
}

@ApiSchema({ name: 'EmailConfirmationInput' })
export class EmailConfirmationInput extends ReservationTokenInput {
  @ApiProperty({
    type: String,
    pattern: '^\\d{6}$',
    description: 'Six digits from the mail; spaces are ignored.',
  })
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.replace(/\s/gu, '') : value,
  )
  @IsString({ message: toRuleMessage('confirmationCodeFormat') })
  @Matches(/^\d{6}$/u, { message: toRuleMessage('confirmationCodeFormat') })
  code!: string;
}

@ApiSchema({ name: 'GuestEmailCorrectionInput' })
export class GuestEmailCorrectionInput extends ReservationTokenInput {
  @ApiProperty({ type: String, maxLength: LIMITS.email })
  @EmailRules()
  customer_email!: string;
}

@ApiSchema({ name: 'GuestEmailCorrectionAnswer' })
export class GuestEmailCorrectionAnswerDto {
  /** Path of the guest’s page with its new token. */
  guest_url!: string;
}

@ApiSchema({ name: 'GuestCancelInput' })
export class GuestCancelInput extends ReservationTokenInput {
  @ApiPropertyOptional({ type: String, maxLength: LIMITS.reason, ...nullable })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() || null : value))
  @IsOptional()
  @IsString({ message: toRuleMessage('text') })
  @MaxLength(LIMITS.reason, { message: toRuleMessage('maxLength', { max: LIMITS.reason }) })
  reason?: string | null;

  @OptionalApplyTo(WHOLE_EVENT)
  apply_to?: ApplyTo;
}
