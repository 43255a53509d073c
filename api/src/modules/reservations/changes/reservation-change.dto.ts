import {
  ApiProperty,
  ApiPropertyOptional,
  ApiSchema,
  OmitType,
  PickType,
  type ApiPropertyOptions,
} from '@nestjs/swagger';
import { BOOKING, LIMITS, OWN_BOOKING } from '@prostora/contracts';
import { IsBoolean, IsIn, IsInt, IsNumber, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import {
  EmailRules,
  combineRules,
  OptionalField,
  emptyToNull,
  PlainName,
  LineRules,
  PhoneRules,
  RequiredLineRules,
  TextRules,
} from '../../../platform/http/field-rules.ts';
import { IsId } from '../../../platform/http/id.ts';
import { toRuleMessage } from '../../../platform/http/rule-message.ts';
import { IsDateTime, IsSlotTime } from '../../../platform/http/timestamps.ts';
import { GuestReservationDto, ReservationTokenInput } from '../guest-access/reservation-guest.dto.ts';
import {
  ReservationDto,
  OptionalApplyTo,
  type ApplyTo,
  ChangeProposalDto,
  PRICE_STATES,
  priceState,
  ReservationAgreementDto,
} from '../reservation.dto.ts';

const nullable = { nullable: true } as const;
const timestamp = { type: String, format: 'date-time' } as const;
const MAX_NAME_LENGTH = 200;
/** CZK; the common limit of prices of a whole booking. */
const MAX_PRICE = 10_000_000;
const priceMessage = { message: toRuleMessage('reservationPrice') };
const guestsMessage = { message: toRuleMessage('range', { min: 1, max: BOOKING.maxGuests }) };

const OptionalSlotTime = (): PropertyDecorator => combineRules(OptionalField(), IsSlotTime());
const OptionalTimestamp = (): PropertyDecorator => combineRules(OptionalField(), IsDateTime());
const OptionalGuests = (): PropertyDecorator =>
  combineRules(
    OptionalField(),
    IsInt({ message: toRuleMessage('integer') }),
    Min(1, guestsMessage),
    Max(BOOKING.maxGuests, guestsMessage),
  );
const OptionalPrice = (): PropertyDecorator =>
  combineRules(
    OptionalField(),
    IsNumber({ maxDecimalPlaces: 2, allowNaN: false, allowInfinity: false }, priceMessage),
    Min(0, priceMessage),
    Max(MAX_PRICE, priceMessage),
  );
/** Multi-line text or null; blank text becomes null. */
const MessageRules = (): PropertyDecorator =>
  combineRules(
    emptyToNull((text) => text),
    OptionalField(),
    IsString({ message: toRuleMessage('text') }),
    MaxLength(LIMITS.reason, { message: toRuleMessage('maxLength', { max: LIMITS.reason }) }),
  );
const SequenceRules = (): PropertyDecorator =>
  combineRules(IsInt({ message: toRuleMessage('integer') }), Min(0, { message: toRuleMessage('integer') }));
const sequence = {
  type: Number,
  description: 'Sequence as read; 409 RESERVATION_CHANGED if it has changed since.',
} as const;

@ApiSchema({ name: 'ReservationChangesInput' })
export class ReservationChangesInput {
  @ApiProperty(sequence)
  @SequenceRules()
  sequence!: number;

  /** Another space of the same owner. */
  @OptionalField()
  @IsId()
  space_id?: number;

  @ApiPropertyOptional({ ...timestamp, description: 'ISO 8601; without an offset, Prague wall time.' })
  @OptionalSlotTime()
  start_datetime?: string;

  @ApiPropertyOptional(timestamp)
  @OptionalSlotTime()
  end_datetime?: string;

  @ApiPropertyOptional({ type: Number, minimum: 1, maximum: BOOKING.maxGuests })
  @OptionalGuests()
  number_of_guests?: number;

  @ApiPropertyOptional({
    type: Number,
    minimum: 0,
    maximum: MAX_PRICE,
    description: 'CZK; if omitted, the price stays.',
  })
  @OptionalPrice()
  price?: number;

  @ApiPropertyOptional({
    type: Boolean,
    description:
      'Whether to take the price of the price list for the wanted slot and guests; not with `price`. If omitted, ' +
      'an unanswered request at the price of the list takes it, other prices stay.',
  })
  @OptionalField()
  @IsBoolean({ message: toRuleMessage('boolean') })
  use_list_price?: boolean;

  @ApiPropertyOptional({ type: String, maxLength: MAX_NAME_LENGTH })
  @OptionalField()
  @RequiredLineRules(MAX_NAME_LENGTH, 'fullname')
  @PlainName()
  customer_name?: string;

  @ApiPropertyOptional({
    type: String,
    maxLength: LIMITS.email,
    description: 'A new address invalidates the former guest’s link.',
  })
  @OptionalField()
  @EmailRules()
  customer_email?: string;

  @ApiPropertyOptional({ type: String, ...nullable, example: '+420 123 456 789' })
  @IsOptional()
  @PhoneRules()
  customer_phone?: string | null;

  @ApiPropertyOptional({ type: String, maxLength: OWN_BOOKING.title })
  @OptionalField()
  @LineRules(OWN_BOOKING.title)
  title?: string;

  /** Whether the program at the door shows the title. */
  @OptionalField()
  @IsBoolean({ message: toRuleMessage('boolean') })
  title_public?: boolean;

  @ApiPropertyOptional({ type: String, maxLength: BOOKING.notes })
  @OptionalField()
  @TextRules(BOOKING.notes)
  owner_note?: string;

  @ApiPropertyOptional({ type: String, maxLength: BOOKING.notes })
  @OptionalField()
  @TextRules(BOOKING.notes)
  staff_note?: string;

  @ApiPropertyOptional({ ...timestamp, description: 'End of an option, not after its start.' })
  @OptionalTimestamp()
  option_until?: string;

  @OptionalApplyTo(
    '`group` (default): all spaces of the event on this day, or none; `price` is then their total, and `space_id` that of this one. `this`: this reservation alone. Other days of a series change by `POST /api/series/{id}/changes`.',
  )
  apply_to?: ApplyTo;

  @ApiPropertyOptional({
    type: String,
    maxLength: LIMITS.reason,
    ...nullable,
    description: 'Message to the guest with the proposal.',
  })
  @MessageRules()
  message?: string | null;

  @ApiPropertyOptional({
    ...timestamp,
    ...nullable,
    description:
      'Expiration of the proposal: 48 hours if omitted, at most 7 days, not after the start of a slot.',
  })
  @OptionalTimestamp()
  expires_at?: string | null;

  /** A guest without an e-mail address has agreed. */
  @OptionalField()
  @IsBoolean({ message: toRuleMessage('boolean') })
  agreed_by_phone?: boolean;
}

@ApiSchema({ name: 'GuestChangesInput' })
export class GuestChangesInput extends ReservationTokenInput {
  @ApiProperty(sequence)
  @SequenceRules()
  sequence!: number;

  @ApiPropertyOptional({ ...timestamp, description: 'ISO 8601; without an offset, Prague wall time.' })
  @OptionalSlotTime()
  start_datetime?: string;

  @ApiPropertyOptional(timestamp)
  @OptionalSlotTime()
  end_datetime?: string;

  @ApiPropertyOptional({ type: Number, minimum: 1, maximum: BOOKING.maxGuests })
  @OptionalGuests()
  number_of_guests?: number;

  @ApiPropertyOptional({
    type: String,
    maxLength: LIMITS.reason,
    ...nullable,
    description: 'Message to the owner.',
  })
  @MessageRules()
  message?: string | null;

  @OptionalApplyTo(
    '`group` (default): the reservations of the guest in all spaces of the event on the day, or none; `this`: one.',
  )
  apply_to?: ApplyTo;
}

@ApiSchema({ name: 'GuestChangesPreviewInput' })
export class GuestChangesPreviewInput extends OmitType(GuestChangesInput, ['message']) {}

const PREVIEWED = [
  'sequence',
  'space_id',
  'start_datetime',
  'end_datetime',
  'number_of_guests',
  'price',
  'use_list_price',
  'apply_to',
] as const;

@ApiSchema({ name: 'ReservationChangesPreviewInput' })
export class ReservationChangesPreviewInput extends PickType(ReservationChangesInput, PREVIEWED) {}

@ApiSchema({ name: 'ProposalInput' })
export class ProposalInput {
  @IsId()
  proposal_id!: number;
}

@ApiSchema({ name: 'DeclineProposalInput' })
export class DeclineProposalInput extends ProposalInput {
  @ApiPropertyOptional({ type: String, maxLength: LIMITS.reason, ...nullable })
  @MessageRules()
  reason?: string | null;
}

export const PROPOSAL_ANSWERS = ['accept', 'decline', 'withdraw'] as const;

@ApiSchema({ name: 'GuestProposalInput' })
export class GuestProposalInput extends ReservationTokenInput {
  @IsId()
  proposal_id!: number;

  @ApiProperty({
    enum: PROPOSAL_ANSWERS,
    enumName: 'ProposalAnswer',
    description: '`accept` and `decline` answer a proposal of the host, `withdraw` ends one of the guest.',
  })
  @IsIn(PROPOSAL_ANSWERS, { message: toRuleMessage('choice') })
  answer!: (typeof PROPOSAL_ANSWERS)[number];

  @ApiPropertyOptional({ type: String, maxLength: LIMITS.reason, ...nullable })
  @MessageRules()
  reason?: string | null;
}

const applied: ApiPropertyOptions = {
  type: [String],
  description: 'Names of the fields that changed immediately.',
};
const proposal = {
  type: ChangeProposalDto,
  ...nullable,
  description: 'Proposal that the other side has to accept.',
} as const;

@ApiSchema({ name: 'ReservationChangesAnswer' })
export class ReservationChangesAnswerDto {
  reservation!: ReservationDto;
  @ApiProperty(applied) applied!: string[];
  @ApiProperty(proposal) proposal!: ChangeProposalDto | null;
}

@ApiSchema({ name: 'GuestChangesAnswer' })
export class GuestChangesAnswerDto {
  reservation!: GuestReservationDto;
  @ApiProperty(applied) applied!: string[];
  @ApiProperty(proposal) proposal!: ChangeProposalDto | null;
}

@ApiSchema({ name: 'ListPrice' })
export class ListPriceDto {
  /** CZK. */
  price!: number;
  @ApiProperty(priceState) price_state!: (typeof PRICE_STATES)[number];
}

const listPrice = {
  type: ListPriceDto,
  ...nullable,
  description:
    'Price of the price list for the wanted slot and guests, the total of an event; null when both stay, or the list has none.',
} as const;

@ApiSchema({ name: 'EventTotals' })
export class EventTotalsDto {
  /** CZK. */
  before!: number;
  /** CZK. */
  after!: number;
}

@ApiSchema({ name: 'GuestChangesPreview' })
export class GuestChangesPreviewDto {
  /** Current values. */
  before!: ReservationAgreementDto;
  /** Wanted values, with their price. */
  after!: ReservationAgreementDto;
  @ApiProperty(listPrice) list_price!: ListPriceDto | null;
  /** Prices of all reservations that the change applies to; null of one. */
  totals!: EventTotalsDto | null;
  /** Names of the fields that would change immediately. */
  applied!: string[];
  /** Names of the fields that the owner would have to accept. */
  proposed!: string[];
}

@ApiSchema({ name: 'ReservationChangesPreview' })
export class ReservationChangesPreviewDto {
  /** CZK, after the change; the total of an event. */
  price!: number;
  @ApiProperty(priceState) price_state!: (typeof PRICE_STATES)[number];
  @ApiProperty(listPrice) list_price!: ListPriceDto | null;
  /** Names of the fields that would change immediately. */
  applied!: string[];
  /** Names of the fields that the guest would have to accept. */
  proposed!: string[];
}
