import { ApiProperty, ApiPropertyOptional, ApiSchema, OmitType } from '@nestjs/swagger';
import { BOOKING, LIMITS, WAITING_STATES, type WaitingState } from '@prostora/contracts';
import { IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import {
  CollapseLines,
  EmailRules,
  PlainName,
  LineRules,
  OptionalField,
  PhoneRules,
  RequiredLineRules,
} from '../../../platform/http/field-rules.ts';
import { OptionalId } from '../../../platform/http/list-query-fields.ts';
import { IsId } from '../../../platform/http/id.ts';
import { toRuleMessage } from '../../../platform/http/rule-message.ts';
import { PRICE_STATES, ReservationSpaceDto } from '../reservation.dto.ts';
import { SlotEnd, SlotStart } from '../../../platform/http/slot-fields.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { toBookingSlot } from '../booking/booking-request.ts';
import { toReservationPriceState } from '../reservation-price.ts';
import { toReservationSpaceDto } from '../reservation.mapper.ts';
import { mayHost, toOwnedSpaceRef } from '../reservation.policy.ts';
import type { EntryRequest } from './waiting-list-joining.service.ts';
import type { EntryWithPosition } from './waiting-list-views.service.ts';

/** Fields that a member of the team may have no right to; named as their permissions. */
export const HIDEABLE_FIELDS = ['email', 'phone', 'price'] as const;
export type HideableField = (typeof HIDEABLE_FIELDS)[number];

const timestamp = { type: String, format: 'date-time' } as const;
const nullable = { nullable: true } as const;
const MAX_NAME_LENGTH = 200;
const MAX_TOKEN_LENGTH = 200;
const guestsRange = toRuleMessage('range', { min: 1, max: BOOKING.maxGuests });

@ApiSchema({ name: 'WaitlistInput' })
export class WaitingListInput {
  @IsId()
  space_id!: number;

  @SlotStart()
  start_datetime!: string;

  @SlotEnd(`At most ${BOOKING.maxDays} days later.`)
  end_datetime!: string;

  @ApiPropertyOptional({ type: Number, default: 1, minimum: 1, maximum: BOOKING.maxGuests })
  @IsOptional()
  @IsInt({ message: toRuleMessage('integer') })
  @Min(1, { message: guestsRange })
  @Max(BOOKING.maxGuests, { message: guestsRange })
  guests?: number;

  @ApiProperty({ type: String, maxLength: MAX_NAME_LENGTH })
  @CollapseLines()
  @RequiredLineRules(MAX_NAME_LENGTH, 'fullname')
  @PlainName()
  name!: string;

  @ApiProperty({ type: String, maxLength: LIMITS.email })
  @EmailRules()
  email!: string;
}

@ApiSchema({ name: 'OwnWaitlistInput' })
export class OwnWaitingListInput extends OmitType(WaitingListInput, ['email']) {
  @ApiPropertyOptional({ type: String, ...nullable, maxLength: LIMITS.email })
  @IsOptional()
  @EmailRules()
  email?: string | null;

  @ApiPropertyOptional({ type: String, ...nullable, description: 'Required without an e-mail address.' })
  @IsOptional()
  @PhoneRules()
  phone?: string | null;
}

@ApiSchema({ name: 'WaitlistQuery' })
export class WaitingListQuery {
  @OptionalId({ description: 'Lists that of this space; those of all spaces of the owner if omitted.' })
  space_id?: number;
}

@ApiSchema({ name: 'WaitlistAnswerInput' })
export class WaitingListAnswerInput {
  /** Token of the guest’s link; hosts send none. */
  @IsOptional()
  @IsString({ message: toRuleMessage('text') })
  @MaxLength(MAX_TOKEN_LENGTH, { message: toRuleMessage('maxLength', { max: MAX_TOKEN_LENGTH }) })
  token?: string;
}

@ApiSchema({ name: 'WaitlistTokenInput' })
export class WaitingListTokenInput {
  /** Token of the guest’s link. */
  @IsString({ message: toRuleMessage('required') })
  @MaxLength(MAX_TOKEN_LENGTH, { message: toRuleMessage('maxLength', { max: MAX_TOKEN_LENGTH }) })
  token!: string;
}

/** Field of a mail program (RFC 8058). */
@ApiSchema({ name: 'WaitlistUnsubscribeForm' })
export class WaitingListUnsubscribeForm {
  @ApiPropertyOptional({ type: String, description: 'Set by mail programs.' })
  @OptionalField()
  @LineRules(20)
  'List-Unsubscribe'?: string;
}

@ApiSchema({ name: 'WaitlistEntry' })
export class WaitingListEntryDto {
  id!: number;
  @ApiProperty({
    enum: WAITING_STATES,
    enumName: 'WaitingState',
    description:
      '`unproved`: the e-mail address is not confirmed; `passed`: the offer was declined, skipped or expired.',
  })
  state!: WaitingState;
  /** Among those who wait for overlapping slots of the space; null unless waiting or offered. */
  position!: number | null;
}

@ApiSchema({ name: 'WaitlistEntryDetails' })
export class WaitingListEntryDetailsDto extends WaitingListEntryDto {
  space!: ReservationSpaceDto;
  @ApiProperty(timestamp) start_datetime!: string;
  @ApiProperty(timestamp) end_datetime!: string;
  guests!: number;
  @ApiProperty({ ...timestamp, ...nullable, description: 'End of the offer.' }) offered_until!: string | null;
  /** CZK; of the offer. */
  price!: number | null;
  @ApiProperty({ enum: PRICE_STATES, enumName: 'PriceState', ...nullable })
  price_state!: (typeof PRICE_STATES)[number] | null;
}

/** An entry on the page of the guest’s link. */
@ApiSchema({ name: 'GuestWaitlistEntry' })
export class GuestWaitingListEntryDto extends WaitingListEntryDetailsDto {
  /** Path of the page of the taken reservation. */
  reservation_url!: string | null;
}

/** An entry in the owner's list. */
@ApiSchema({ name: 'OwnerWaitlistEntry' })
export class OwnerWaitingListEntryDto extends WaitingListEntryDetailsDto {
  name!: string;
  email!: string | null;
  phone!: string | null;
  @ApiProperty({ enum: HIDEABLE_FIELDS, isArray: true, description: 'Fields without the right to them.' })
  hidden!: HideableField[];
  /** The reservation that holds the offered slot. */
  reservation_id!: number | null;
  @ApiProperty(timestamp) created_at!: string;
}

@ApiSchema({ name: 'WaitlistEntryAnswer' })
export class WaitingListEntryAnswerDto {
  entry!: WaitingListEntryDto;
}

@ApiSchema({ name: 'GuestWaitlistEntryAnswer' })
export class GuestWaitingListEntryAnswerDto {
  entry!: GuestWaitingListEntryDto;
}

@ApiSchema({ name: 'OwnerWaitlist' })
export class OwnerWaitingListDto {
  items!: OwnerWaitingListEntryDto[];
}

export const toEntryRequest = (input: Omit<WaitingListInput, 'email'>): EntryRequest => ({
  ...toBookingSlot({ ...input, ...(input.guests !== undefined && { number_of_guests: input.guests }) }),
  spaceId: input.space_id,
  name: input.name,
});

export const toWaitingListEntryDto = ({
  entry,
  state,
  position,
}: EntryWithPosition): WaitingListEntryDto => ({
  id: entry.id,
  state,
  position,
});

export const toGuestWaitingListEntryDto = (placed: EntryWithPosition): GuestWaitingListEntryDto => ({
  ...toDetails(placed),
  reservation_url: placed.reservationPath,
});

/** Fields without the right to them are null and named in `hidden`. */
export function toOwnerWaitingListEntryDto(
  placed: EntryWithPosition,
  actor: Actor,
): OwnerWaitingListEntryDto {
  const { name, email, phone, reservation, createdAt, space } = placed.entry;
  const details = toDetails(placed);
  const hidden = HIDEABLE_FIELDS.filter((field) => !mayHost(actor, toOwnedSpaceRef(space), field));
  const show = <Value>(field: HideableField, value: Value): Value | null =>
    hidden.includes(field) ? null : value;
  return {
    ...details,
    price: show('price', details.price),
    price_state: show('price', details.price_state),
    name,
    email: show('email', email === '' ? null : email),
    phone: show('phone', phone),
    hidden,
    reservation_id: reservation?.id ?? null,
    created_at: createdAt.toISOString(),
  };
}

function toDetails(placed: EntryWithPosition): Omit<GuestWaitingListEntryDto, 'reservation_url'> {
  const { space, startsAt, endsAt, guests, offeredUntil, reservation } = placed.entry;
  return {
    ...toWaitingListEntryDto(placed),
    space: toReservationSpaceDto(space),
    start_datetime: startsAt.toISOString(),
    end_datetime: endsAt.toISOString(),
    guests,
    offered_until: placed.state === 'offered' ? (offeredUntil?.toISOString() ?? null) : null,
    price: reservation && reservation.priceHaler / 100,
    price_state: reservation && toReservationPriceState(reservation),
  };
}
