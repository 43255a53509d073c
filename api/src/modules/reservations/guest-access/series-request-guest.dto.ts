import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { RESERVATION_STATUSES, type ReservationStatusValue } from '@prostora/contracts';
import { ReservationSpaceDto, PRICE_STATES } from '../reservation.dto.ts';

const timestamp = { type: String, format: 'date-time' } as const;
const priceState = { enum: PRICE_STATES, enumName: 'PriceState' } as const;

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
