import { ApiProperty, ApiPropertyOptional, ApiSchema, IntersectionType, PickType } from '@nestjs/swagger';
import {
  SERIES_DATE_STATES,
  SERIES_REQUEST,
  type SeriesDateState,
  CANCEL_CODES,
  LIMITS,
  RESERVATION_FIELD_PERMISSIONS,
  RESERVATION_STATUSES,
  type CancelCode,
  type ReservationStatusValue,
  type RestrictedReservationField,
} from '@prostora/contracts';
import { Type } from 'class-transformer';
import { IsNumber, IsObject, Min, IsIn, IsInt, IsOptional } from 'class-validator';
import { combineRules, NestedRules, OptionalField } from '../../../platform/http/field-rules.ts';
import { toRuleMessage } from '../../../platform/http/rule-message.ts';
import { ReservationInput } from '../requests/booking.dto.ts';
import {
  PRICE_STATES,
  CreatedReservationDto,
  BlankToNull,
  MaxLengthRule,
  TextRule,
  ReservationSpaceDto,
} from '../reservation.dto.ts';
import { RepeatInput } from '../booking/repeat.dto.ts';
import { GuestSeriesDto } from '../guest-access/reservation-guest.dto.ts';
import { formatError } from '../../../platform/error-responses/index.ts';
import type { PlannedSlot } from '../booking/booking-plan.ts';
import { toPriceWithState, toTotalFields } from '../guest-access/reservation-guest.mapper.ts';
import type { SeriesCheck } from './series-request.service.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { sumPrices, toPrice } from '../reservation-price.ts';
import { toReservationSpaceDto } from '../reservation.mapper.ts';
import { reservationNotFound } from '../reservation.errors.ts';
import { listHiddenFields, mayHost, toOwnedSpaceRef } from '../reservation.policy.ts';
import { findTransition, statusAt } from '../reservation.states.ts';
import { countGroupVersion } from '../reservation-group.ts';
import type { SeriesRequestDetails } from './series-request-decision.service.ts';

const nullable = { nullable: true } as const;
const timestamp = { type: String, format: 'date-time' } as const;
const repeat = { message: toRuleMessage('repeat') };
const price = { message: toRuleMessage('bookingPrice') };
const priceState = { enum: PRICE_STATES, enumName: 'PriceState' } as const;

/** Description of `POST /api/reservations/series`. */
export const SERIES_REQUEST_DESCRIPTION = [
  'All chosen dates or none: 409 SLOT_TAKEN contains the days that are taken in `dates`; days that a rule of the space does not allow are reported on `repeat`.',
  'The rules of the space and of `POST /api/reservations` hold for each date; one answer of the owner and one confirmation of the e-mail address apply to all of them.',
  'With instant booking all dates are confirmed, or the request waits for its owner when one of them cannot be.',
  `At most ${SERIES_REQUEST.dates} dates of ${SERIES_REQUEST.heldDays} days together;`,
  `${SERIES_REQUEST.open} unanswered or new series of an e-mail address or a telephone at one owner: 429 SERIES_LIMIT.`,
  'A series counts as one request in the limits of unconfirmed addresses, and with the length of all its dates.',
].join(' ');

export class RepeatedInput {
  @ApiProperty({
    type: RepeatInput,
    description: `The same wall time on other days, ${SERIES_REQUEST.dates} at most. The first possible day is that of the start.`,
  })
  @combineRules(Type(() => RepeatInput), IsObject(repeat), NestedRules(repeat))
  repeat!: RepeatInput;
}

/** Without the choices of a price, which are of the module pricing. */
export class SeriesCheckInput extends IntersectionType(
  PickType(ReservationInput, ['space_id', 'start_datetime', 'end_datetime', 'number_of_guests']),
  RepeatedInput,
) {}

export class ExpectedTotalInput {
  @ApiPropertyOptional({
    type: Number,
    minimum: 0,
    ...nullable,
    description:
      'CZK, the total of the check; 409 PRICE_CHANGED when it is another one. `quote_token` also keeps it.',
  })
  @combineRules(
    OptionalField(),
    IsNumber({ maxDecimalPlaces: 2, allowNaN: false, allowInfinity: false }, price),
    Min(0, price),
  )
  expected_total?: number | null;
}

/** Without the choices of a price. */
export class SeriesRequestInput extends IntersectionType(
  ReservationInput,
  RepeatedInput,
  ExpectedTotalInput,
) {}

@ApiSchema({ name: 'SeriesCheckDate' })
export class SeriesCheckDateDto {
  @ApiProperty({ type: String, format: 'date' }) day!: string;
  @ApiProperty(timestamp) start_datetime!: string;
  @ApiProperty(timestamp) end_datetime!: string;
  @ApiProperty({
    enum: SERIES_DATE_STATES,
    enumName: 'SeriesDateState',
    description: '`holiday`: left out by `skip_holidays`; `closed`: a rule of the space does not allow it.',
  })
  state!: SeriesDateState;
  /** Czech: why the date cannot be booked. */
  message!: string | null;
  /** A public holiday. */
  holiday!: boolean;
  /** False for days left out. */
  chosen!: boolean;
  /** CZK. */
  price!: number;
  @ApiProperty(priceState) price_state!: (typeof PRICE_STATES)[number];
}

@ApiSchema({ name: 'SeriesCheck' })
export class SeriesCheckDto {
  /** Whether all chosen dates are free. */
  available!: boolean;
  /** All days of the pattern. */
  dates!: SeriesCheckDateDto[];
  /** CZK, of the chosen dates. */
  total!: number;
  @ApiProperty(priceState) price_state!: (typeof PRICE_STATES)[number];
  /** Guarantees the prices of the free dates for 30 minutes; null when it would be too long. */
  quote_token!: string | null;
}

@ApiSchema({ name: 'CreatedSeriesAnswer' })
export class CreatedSeriesAnswerDto {
  /** The first date. */
  reservation!: CreatedReservationDto;
  series!: GuestSeriesDto;
}

const nullablePriceState = { enum: PRICE_STATES, enumName: 'PriceState', ...nullable } as const;
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
  @ApiProperty(nullablePriceState) price_state!: (typeof PRICE_STATES)[number] | null;
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
  @ApiProperty(nullablePriceState) price_state!: (typeof PRICE_STATES)[number] | null;
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

const toState = ({ isSkipped, rejection }: PlannedSlot): SeriesDateState => {
  if (isSkipped) return 'holiday';
  if (rejection === null) return 'free';
  return rejection.isTaken ? 'taken' : 'closed';
};

export const toSeriesCheckDto = ({ slots, chosen, total, quoteToken }: SeriesCheck): SeriesCheckDto => ({
  available: chosen.every(({ rejection }) => rejection === null),
  dates: slots.map((slot) => ({
    day: slot.day,
    start_datetime: slot.startsAt.toISOString(),
    end_datetime: slot.endsAt.toISOString(),
    state: toState(slot),
    message: slot.rejection && formatError(slot.rejection.error),
    holiday: slot.isHoliday,
    chosen: slot.isChosen,
    ...toPriceWithState(slot.price),
  })),
  ...toTotalFields(total),
  quote_token: quoteToken,
});

/** Without the fields and actions that the host has no right to. */
export function toSeriesRequestDto(
  actor: Actor,
  { series, dates, conflictIds, waitingPeople }: SeriesRequestDetails,
  now: Date,
): SeriesRequestDto {
  const waiting = dates.filter((date) => findTransition(date, ['refuse'], 'host', now) !== null);
  const shown = waiting[0] ?? dates[0];
  if (!shown) throw reservationNotFound();
  const owned = toOwnedSpaceRef(shown.space);
  const hidden = listHiddenFields(actor, owned);
  const hidesPrice = hidden.includes('price');
  const total = sumPrices(waiting.map(toPrice));
  return {
    id: series.id,
    version: countGroupVersion(dates.filter(({ status }) => status !== 'cancelled')),
    space: toReservationSpaceDto(shown.space),
    customer_name: shown.customerName,
    customer_email: hidden.includes('customer_email') ? null : shown.customerEmail,
    customer_phone: hidden.includes('customer_phone') ? null : shown.customerPhone,
    number_of_guests: shown.numberOfGuests,
    notes: shown.notes,
    created_at: shown.createdAt.toISOString(),
    expires_at: (waiting.length > 0 && shown.expiresAt?.toISOString()) || null,
    awaits_proof: shown.awaitsEmailConfirmation,
    dates: dates.map((date) => {
      const { priceHaler, priceState } = toPrice(date);
      return {
        reservation_id: date.id,
        status: statusAt(date, now),
        start_datetime: date.startsAt.toISOString(),
        end_datetime: date.endsAt.toISOString(),
        price: hidesPrice ? null : priceHaler / 100,
        price_state: hidesPrice ? null : priceState,
        waits: waiting.includes(date),
        conflict: conflictIds.includes(date.id),
      };
    }),
    total: hidesPrice ? null : total.priceHaler / 100,
    price_state: hidesPrice ? null : total.priceState,
    waiting_people: waitingPeople,
    allowed_actions:
      mayHost(actor, owned, 'write') && actor.impersonatorId === null ? listActions(waiting, now) : [],
    hidden,
  };
}

const listActions = (
  waiting: SeriesRequestDetails['dates'],
  now: Date,
): SeriesRequestDto['allowed_actions'] => [
  ...(waiting.some((date) => findTransition(date, ['confirm'], 'host', now)) ? (['confirm'] as const) : []),
  ...(waiting.length > 0 ? (['decline'] as const) : []),
];
