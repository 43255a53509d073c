import { ApiProperty, ApiPropertyOptional, ApiSchema, type ApiPropertyOptions } from '@nestjs/swagger';
import { BOOKING, LAYOUTS, LIMITS } from '@prostora/contracts';
import { LAYOUT_FIT_BASES, type LayoutFit } from '@prostora/contracts/space-layouts.ts';
import { PRICE_LIST_LIMITS } from '@prostora/pricing';
import { Allow, Equals, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import {
  combineRules,
  EmailRules,
  CollapseLines,
  PhoneRules,
  PlainName,
  RequiredLineRules,
  TextRules,
} from '../../../platform/http/field-rules.ts';
import { IsId } from '../../../platform/http/id.ts';
import { toRuleMessage } from '../../../platform/http/rule-message.ts';
import { SlotEnd, SlotStart } from '../../../platform/http/slot-fields.ts';

const nullable = { nullable: true } as const;
const OFFERED_HOURS = ['inside', 'partly', 'outside'] as const;
type OfferedHours = (typeof OFFERED_HOURS)[number];
const MAX_NAME_LENGTH = 200;
const RENTAL_TERMS_HASH_LENGTH = 64;
const guestsRange = toRuleMessage('range', { min: 1, max: BOOKING.maxGuests });

/** Description of `POST /api/reservations`. */
export const BOOKING_DESCRIPTION = [
  'Creates a request to the owner, or a confirmed reservation where the space allows instant booking.',
  '409 SLOT_TAKEN contains `alternatives` and `similar_spaces`, 409 PRICE_CHANGED contains `total`, `quote_before` and `quote`, 409 RENTAL_TERMS_CHANGED `rental_terms`.',
  'Requires no key, account or captcha. `terms_accepted` must be `true`: the guest has read the terms at `/obchodni-podminky`.',
  'With an unconfirmed e-mail address (`awaits_proof`) the slot is held for 30 minutes and never confirmed immediately: a link and a six-digit code are mailed to the guest.',
  'The address is confirmed by the code (`POST /api/reservations/{id}/guest/proof`), stored in the browser for 30 days, and for signed-in users by the confirmed address of their account.',
  'Each unconfirmed address, client address and space may have at most 5 open requests and 7 held days: 429 UNCONFIRMED_LIMIT, 409 UNCONFIRMED_TOO_LONG.',
  'An address that cancelled 5 reservations of one owner within 24 hours is answered with 429 CANCELLATION_LIMIT until the first of them is a day old (`Retry-After`).',
].join(' ');

const timestamp = { type: String, format: 'date-time' } as const;
/** A field of any value. */
const Unchecked = (options: ApiPropertyOptions): PropertyDecorator =>
  combineRules(ApiPropertyOptional({ ...options, ...nullable }), Allow());

/** Accepts any value: invalid input is answered with 200 and a message (SPEC §5). */
@ApiSchema({ name: 'AvailabilityCheckInput' })
export class AvailabilityCheckInput {
  @ApiPropertyOptional({ type: Number })
  @Allow()
  space_id?: unknown;

  @ApiPropertyOptional({
    type: String,
    format: 'date-time',
    description: 'ISO 8601; without an offset, Prague wall time.',
  })
  @Allow()
  start_datetime?: unknown;

  @ApiPropertyOptional({ type: String, format: 'date-time' })
  @Allow()
  end_datetime?: unknown;

  @ApiPropertyOptional({ type: Number, default: 1 })
  @Allow()
  number_of_guests?: unknown;

  @Unchecked({ ...timestamp, description: 'Entry, not after the start.' }) access_from?: unknown;
  @Unchecked({ ...timestamp, description: 'Exit, not before the end.' }) access_until?: unknown;
  @Unchecked({ type: String, description: 'Slug of a layout.' }) layout?: unknown;
  @Unchecked({ type: String, description: 'Slug of a purpose.' }) purpose?: unknown;
  @Unchecked({ type: String, description: 'Code of a tariff; the default one if omitted.' }) tariff?: unknown;
  @Unchecked({ type: String, description: 'Company number; finds the tariff if none is given.' })
  ico?: unknown;
  @Unchecked({ type: [String], maxItems: PRICE_LIST_LIMITS.options }) options?: unknown;
  @Unchecked({
    type: 'array',
    items: { $ref: '#/components/schemas/ChosenAddon' },
    maxItems: PRICE_LIST_LIMITS.rules,
  })
  addons?: unknown;
}

@ApiSchema({ name: 'Alternative' })
export class AlternativeDto {
  @ApiProperty({ enum: ['earlier', 'later', 'other_day'] }) kind!: 'earlier' | 'later' | 'other_day';
  @ApiProperty({ type: String, format: 'date-time' }) start_datetime!: string;
  @ApiProperty({ type: String, format: 'date-time' }) end_datetime!: string;
  /** CZK. */
  price!: number;
  @ApiProperty({ enum: ['none', 'estimate', 'complete'] }) price_state!: 'none' | 'estimate' | 'complete';
}

@ApiSchema({ name: 'BookingFit' })
export class BookingFitDto {
  @ApiProperty({
    enum: LAYOUT_FIT_BASES,
    enumName: 'LayoutFitBasis',
    description: '`only`: the space has one layout, or none; `open`: one of several is still to be chosen.',
  })
  basis!: LayoutFit['basis'];
  @ApiProperty({
    type: String,
    enum: [...LAYOUTS, null],
    ...nullable,
    description:
      'The chosen layout, else the usual one of the purpose, else the only one; null without layouts, and where one of several is still to be chosen.',
  })
  layout!: (typeof LAYOUTS)[number] | null;
  /** People in that layout, in the largest where it is to be chosen; null when unknown. */
  capacity!: number | null;
}

@ApiSchema({ name: 'AvailabilityCheck' })
export class AvailabilityCheckDto {
  available!: boolean;
  /** Another booking or a block is the reason; people may wait. */
  taken!: boolean;
  /** Czech: the slot is free, or the first reason why it is not. */
  message!: string;
  @ApiProperty({
    enum: OFFERED_HOURS,
    enumName: 'OfferedHours',
    ...nullable,
    description: 'Part of the slot within the offered hours; null if the slot is incomplete or invalid.',
  })
  offered!: OfferedHours | null;
  @ApiProperty({
    oneOf: [{ $ref: '#/components/schemas/Quote' }],
    ...nullable,
    description: 'Null if the slot is incomplete or invalid.',
  })
  quote!: object | null;
  /** CZK: the total of the quote. */
  price!: number;
  /** CZK; of the window that contains the whole slot. */
  price_per_hour!: number | null;
  /** Elapsed hours. */
  hours!: number | null;
  /** The nearest free slots if this one is taken or not offered. */
  alternatives!: AlternativeDto[];
  @ApiProperty({
    type: 'array',
    items: { $ref: '#/components/schemas/DayHours' },
    ...nullable,
    description:
      'Offered hours of its day, if the slot is outside of them and not on request; none when closed all day.',
  })
  opening_hours!: { from: string; until: string }[] | null;
  /** Layout that counts for the guests; null for a layout that only the price list names. */
  fits!: BookingFitDto | null;
  /**
   * Czech: the slot can be booked, but the guests may not fit in the usual layout of the purpose, in one that
   * is not chosen yet, or in one that the space does not give.
   */
  warning!: string | null;
  @ApiProperty({
    oneOf: [{ $ref: '#/components/schemas/RentalTermsSummary' }],
    ...nullable,
    description: 'Null if the slot is incomplete or invalid, and where the owner has none for the space.',
  })
  rental_terms!: object | null;
}

/** Without the choices of a price, which are of the module pricing. */
export class ReservationInput {
  @IsId()
  space_id!: number;

  @SlotStart()
  start_datetime!: string;

  @SlotEnd(`At most ${BOOKING.maxDays} days later.`)
  end_datetime!: string;

  @ApiProperty({ type: String, maxLength: MAX_NAME_LENGTH })
  @CollapseLines()
  @RequiredLineRules(MAX_NAME_LENGTH, 'fullname')
  @PlainName()
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
    maxLength: BOOKING.quoteToken,
    description: 'Token of a quote of the same slot, guests and choices; fixes its price for 30 minutes.',
  })
  @IsOptional()
  @IsString({ message: toRuleMessage('text') })
  @MaxLength(BOOKING.quoteToken, { message: toRuleMessage('maxLength', { max: BOOKING.quoteToken }) })
  quote_token?: string | null;

  @ApiPropertyOptional({
    type: String,
    ...nullable,
    maxLength: RENTAL_TERMS_HASH_LENGTH,
    description: 'Hash of the rental terms that the guest has seen; others in force are answered with 409.',
  })
  @IsOptional()
  @IsString({ message: toRuleMessage('text') })
  @MaxLength(RENTAL_TERMS_HASH_LENGTH, {
    message: toRuleMessage('maxLength', { max: RENTAL_TERMS_HASH_LENGTH }),
  })
  rental_terms_hash?: string | null;

  /** Consent to the terms in force, stored with their version and the time; must be `true`. */
  @Equals(true, { message: toRuleMessage('bookingConsent') })
  terms_accepted!: boolean;
}
