import { ApiProperty, ApiPropertyOptional, ApiSchema, IntersectionType, PickType } from '@nestjs/swagger';
import { SERIES_DATE_STATES, SERIES_REQUEST, type SeriesDateState } from '@prostora/contracts';
import { Type } from 'class-transformer';
import { IsNumber, IsObject, Min } from 'class-validator';
import { combineRules, NestedRules, OptionalField } from '../../../platform/http/field-rules.ts';
import { toRuleMessage } from '../../../platform/http/rule-message.ts';
import { ReservationInput } from '../guest-bookings/booking.dto.ts';
import { PRICE_STATES } from '../change-proposal.dto.ts';
import { RepeatInput } from '../booking/repeat.dto.ts';
import { CreatedReservationDto } from '../reservation.dto.ts';
import { GuestSeriesDto } from '../guest/series-request-guest.dto.ts';

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
