import { ApiProperty, ApiPropertyOptional, ApiSchema, IntersectionType, PickType } from '@nestjs/swagger';
import {
  DAY_MINUTES,
  RESERVATION_STATUSES,
  type ReservationStatusValue,
  formatClock,
  parseClock,
  parseEndClock,
} from '@prostora/contracts';
import { IsInt, Min } from 'class-validator';
import { combineRules, OptionalField } from '../../../platform/http/field-rules.ts';
import { toRuleMessage } from '../../../platform/http/rule-message.ts';
import { IsClockTime, IsDay, IsEndClockTime } from '../../../platform/http/timestamps.ts';
import { PRICE_STATES, CancelReservationInput, ReservationSpaceDto } from '../reservation.dto.ts';
import { ReservationChangesInput } from '../changes/reservation-change.dto.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { toReservationPriceState } from '../reservation-price.ts';
import { toReservationSpaceDto } from '../reservation.mapper.ts';
import { listHiddenFields, mayHost, toOwnedSpaceRef } from '../reservation.policy.ts';
import type { ReservationWithSpace } from '../reservation.repository.ts';
import { isRemaining, statusAt } from '../reservation.states.ts';
import type { SeriesChangePreview, SeriesCancellation, SeriesChange } from './series-changes.service.ts';
import type { Series } from '../reservation.entity.ts';
import { differsFromRule } from './series-rules.ts';
import type { SeriesDetails } from './series.service.ts';
import { toHostTexts, toPriceHaler } from '../changes/reservation-change.mapper.ts';

const nullable = { nullable: true } as const;
const timestamp = { type: String, format: 'date-time' } as const;
const day = { type: String, format: 'date' } as const;
const clock = { type: String, example: '18:00', description: 'Wall time in Prague.' } as const;
/** Fields of a series that not every member of the owner's team sees. */
export const SERIES_FIELDS = ['customer_email', 'customer_phone', 'price'] as const;

@ApiSchema({ name: 'SeriesRule' })
export class SeriesRuleDto {
  @ApiProperty({ type: [Number], description: '1 (Monday) – 7.', example: [4] }) weekdays!: number[];
  /** Weeks from one occurrence to the next. */
  every!: number;
  @ApiProperty(day) from!: string;
  @ApiProperty(day) until!: string;
  @ApiProperty(clock) start_time!: string;
  @ApiProperty(clock) end_time!: string;
  /** Wall time; over midnight more than to `end_time` of the day. */
  length_minutes!: number;
  skip_holidays!: boolean;
}

@ApiSchema({ name: 'SeriesOccurrence' })
export class SeriesOccurrenceDto {
  /** Of the reservation. */
  id!: number;
  @ApiProperty({ ...day, description: 'Day of the rule; stays when the occurrence moves.' }) day!: string;
  @ApiProperty(timestamp) start_datetime!: string;
  @ApiProperty(timestamp) end_datetime!: string;
  space!: ReservationSpaceDto;
  @ApiProperty({ enum: RESERVATION_STATUSES, enumName: 'ReservationStatus' }) status!: ReservationStatusValue;
  number_of_guests!: number;
  /** CZK. */
  price!: number | null;
  @ApiProperty({ enum: PRICE_STATES, enumName: 'PriceState', ...nullable })
  price_state!: (typeof PRICE_STATES)[number] | null;
  sequence!: number;
  /** Whether it has begun. */
  is_past!: boolean;
  /** Whether it is on another day or at other times than the rule. */
  differs!: boolean;
  /** Whether an open proposal would change it. */
  is_change_proposed!: boolean;
}

@ApiSchema({ name: 'SeriesSums' })
export class SeriesSumsDto {
  /** Occurrences that are not cancelled. */
  total!: number;
  /** Of these, not begun. */
  remaining!: number;
  cancelled!: number;
  /** CZK, of those not cancelled. */
  price!: number | null;
  /** CZK, of the remaining ones. */
  remaining_price!: number | null;
}

@ApiSchema({ name: 'Series' })
export class SeriesDto {
  id!: number;
  /** Send it with a change; grows with each change of the series or of an occurrence. */
  version!: number;
  /** Times hold for the present and later occurrences. */
  rule!: SeriesRuleDto;
  /** Name of the event, of the next occurrence. */
  title!: string;
  /** Of the next occurrence. */
  customer_name!: string;
  /** Empty: none. */
  customer_email!: string | null;
  customer_phone!: string | null;
  /** Of the remaining occurrences. */
  spaces!: ReservationSpaceDto[];
  /** By day and space. */
  occurrences!: SeriesOccurrenceDto[];
  sums!: SeriesSumsDto;
  /** Whether the caller may change the remaining occurrences. */
  can_change!: boolean;
  @ApiProperty({
    enum: SERIES_FIELDS,
    enumName: 'RestrictedSeriesField',
    isArray: true,
    description: 'Fields that the caller does not see; they are null.',
  })
  hidden!: (typeof SERIES_FIELDS)[number][];
}

@ApiSchema({ name: 'SeriesAnswer' })
export class SeriesAnswerDto {
  series!: SeriesDto;
}

/** „This and the following“ occurrences. */
export class SeriesSpanInput {
  @ApiProperty({ ...day, description: 'Day of the first occurrence; those that have begun stay.' })
  @IsDay()
  from_day!: string;

  /** Version as read; 409 SERIES_CHANGED if it has changed since. */
  @IsInt({ message: toRuleMessage('integer') })
  @Min(1, { message: toRuleMessage('integer') })
  version!: number;
}

@ApiSchema({ name: 'SeriesChangesInput' })
export class SeriesChangesInput extends IntersectionType(
  SeriesSpanInput,
  PickType(ReservationChangesInput, [
    'space_id',
    'number_of_guests',
    'price',
    'use_list_price',
    'title',
    'owner_note',
    'staff_note',
    'message',
    'agreed_by_phone',
  ]),
) {
  @ApiPropertyOptional({ ...clock, ...nullable, description: 'Wall time in Prague; days stay.' })
  @combineRules(OptionalField(), IsClockTime())
  start_time?: string | null;

  @ApiPropertyOptional({
    ...clock,
    ...nullable,
    description: 'Before the start: of the next day. Without it the length stays.',
  })
  @combineRules(OptionalField(), IsEndClockTime())
  end_time?: string | null;
}

@ApiSchema({ name: 'SeriesCancelInput' })
export class SeriesCancelInput extends IntersectionType(
  SeriesSpanInput,
  PickType(CancelReservationInput, ['reason', 'cancel_code']),
) {}

@ApiSchema({ name: 'SeriesChangesPreview' })
export class SeriesChangesPreviewDto {
  /** CZK, of all changed occurrences before the change. */
  former_price!: number;
  /** CZK, after the change. */
  price!: number;
  /** CZK, of the price list; null when it has no other price. */
  list_price!: number | null;
}

@ApiSchema({ name: 'SeriesChangesAnswer' })
export class SeriesChangesAnswerDto extends SeriesAnswerDto {
  /** Names of the fields that changed immediately. */
  applied!: string[];
  /** Occurrences that changed immediately. */
  changed!: number;
  /** Occurrences whose change the guest has to accept. */
  proposed!: number;
}

@ApiSchema({ name: 'SeriesCancelAnswer' })
export class SeriesCancelAnswerDto extends SeriesAnswerDto {
  /** Cancelled occurrences. */
  cancelled!: number;
}

const toMinute = (clock: string | null | undefined): number | undefined =>
  clock == null ? undefined : (parseClock(clock) ?? undefined);

/** Converts a validated body. */
export const toSeriesChange = (id: number, input: SeriesChangesInput): SeriesChange => ({
  id,
  version: input.version,
  fromDay: input.from_day,
  startMinute: toMinute(input.start_time),
  endMinute: input.end_time == null ? undefined : (parseEndClock(input.end_time) ?? undefined),
  spaceId: input.space_id ?? undefined,
  guests: input.number_of_guests ?? undefined,
  priceHaler: toPriceHaler(input.price),
  usesListPrice: input.use_list_price,
  texts: toHostTexts(input),
  message: input.message ?? null,
  isAgreedByPhone: input.agreed_by_phone === true,
});

/** Converts a validated body. */
export const toSeriesCancellation = (id: number, input: SeriesCancelInput): SeriesCancellation => ({
  id,
  version: input.version,
  fromDay: input.from_day,
  reason: input.reason ?? null,
  code: input.cancel_code ?? null,
});

const toRuleDto = ({
  weekdays,
  every,
  fromDay,
  untilDay,
  startMinute,
  lengthMinutes,
  skipHolidays,
}: Series): SeriesRuleDto => ({
  weekdays,
  every,
  from: fromDay,
  until: untilDay,
  start_time: formatClock(startMinute),
  end_time: formatClock((startMinute + lengthMinutes) % DAY_MINUTES),
  length_minutes: lengthMinutes,
  skip_holidays: skipHolidays,
});

const sumPrices = (reservations: readonly ReservationWithSpace[]): number =>
  reservations.reduce((sum, { priceHaler }) => sum + priceHaler, 0) / 100;

/** For any host: without the fields that the actor has no right to. */
export function toSeriesDto(
  actor: Actor,
  { series, version, occurrences, proposedIds, now }: SeriesDetails,
): SeriesDto {
  const kept = occurrences.filter((one) => statusAt(one, now) !== 'cancelled');
  const remaining = kept.filter((one) => isRemaining(one, now));
  const shown = remaining[0] ?? occurrences.at(-1);
  if (!shown) throw new Error(`Series ${series.id} has no occurrence`);
  const fields = listHiddenFields(actor, toOwnedSpaceRef(shown.space));
  const hidden = SERIES_FIELDS.filter((field) => fields.includes(field));
  const hasPrice = !hidden.includes('price');
  const spaces = new Map(
    (remaining.length > 0 ? remaining : occurrences).map(({ space }) => [space.id, space]),
  );
  const toOccurrenceDto = (one: ReservationWithSpace): SeriesOccurrenceDto => ({
    id: one.id,
    day: one.seriesDay ?? series.fromDay,
    start_datetime: one.startsAt.toISOString(),
    end_datetime: one.endsAt.toISOString(),
    space: toReservationSpaceDto(one.space),
    status: statusAt(one, now),
    number_of_guests: one.numberOfGuests,
    price: hasPrice ? one.priceHaler / 100 : null,
    price_state: hasPrice ? toReservationPriceState(one) : null,
    sequence: one.sequence,
    is_past: one.startsAt <= now,
    differs: differsFromRule(series, one),
    is_change_proposed: proposedIds.has(one.id),
  });
  return {
    id: series.id,
    version,
    rule: toRuleDto(series),
    title: shown.title,
    customer_name: shown.customerName,
    customer_email: hidden.includes('customer_email') ? null : shown.customerEmail,
    customer_phone: hidden.includes('customer_phone') ? null : shown.customerPhone,
    spaces: [...spaces.values()].map(toReservationSpaceDto),
    occurrences: occurrences.map(toOccurrenceDto),
    sums: {
      total: kept.length,
      remaining: remaining.length,
      cancelled: occurrences.length - kept.length,
      price: hasPrice ? sumPrices(kept) : null,
      remaining_price: hasPrice ? sumPrices(remaining) : null,
    },
    can_change:
      remaining.length > 0 && remaining.every(({ space }) => mayHost(actor, toOwnedSpaceRef(space), 'write')),
    hidden,
  };
}

export const toSeriesPreviewDto = ({
  former,
  wanted,
  list,
}: SeriesChangePreview): SeriesChangesPreviewDto => ({
  former_price: former / 100,
  price: wanted / 100,
  list_price: list === null ? null : list / 100,
});
