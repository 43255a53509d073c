import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { LAYOUTS, MISMATCH_REASONS } from '@prostora/contracts';

export const INQUIRY_STATES = ['open', 'closed'] as const;
export const CLOSED_REASONS = ['chosen', 'withdrawn', 'expired', 'operator', 'spam'] as const;
export const MODERATIONS = ['none', 'held', 'released', 'spam'] as const;
export const RECIPIENT_STATES = ['sent', 'seen', 'offered', 'declined', 'chosen', 'passed'] as const;
/** Channels of an answer outside of the site. */
export const HANDLED_OUTSIDE = ['email', 'phone', 'other'] as const;
export const HANDLED_HOW = [...HANDLED_OUTSIDE, 'reply'] as const;
export const INQUIRY_KINDS = ['contact', 'demand'] as const;

const nullable = { nullable: true } as const;
const day = { type: String, format: 'date', ...nullable } as const;
/** Reference to a schema of another module. */
export const schemaRef = (name: string) => ({ allOf: [{ $ref: `#/components/schemas/${name}` }] });

/** Request of an inquiry, shown to all sides. */
@ApiSchema({ name: 'DemandDetails' })
export class DemandDetailsDto {
  /** Name of the purpose, or the sender’s words. */
  purpose!: string | null;
  location!: string | null;
  @ApiProperty(day) date_from!: string | null;
  @ApiProperty(day) date_to!: string | null;
  /** One day of the range suits; otherwise all at once. */
  flexible!: boolean;
  /** Only these days of the range; 1 is Monday. */
  weekdays!: number[];
  @ApiProperty({ type: String, ...nullable, example: '18:30', description: 'Wall time of Europe/Prague.' })
  time_from!: string | null;
  @ApiProperty({ type: String, ...nullable, example: '23:00' }) time_to!: string | null;
  number_of_guests!: number | null;
  /** Czech name. */
  layout!: string | null;
  /** Czech name of who rents. */
  tariff!: string | null;
  /** CZK. */
  budget!: number | null;
  /** Names of attributes a space must have. */
  attributes!: string[];
  text!: string;
  @ApiProperty({ type: String, format: 'date-time' }) created_at!: string;
  @ApiProperty({ type: String, format: 'date-time', ...nullable }) expires_at!: string | null;
}

@ApiSchema({ name: 'DemandMismatch' })
export class MismatchDto {
  @ApiProperty({ enum: MISMATCH_REASONS, enumName: 'DemandMismatchReason' })
  reason!: (typeof MISMATCH_REASONS)[number];
  count!: number;
  /** CZK; the lowest total over the budget. */
  lowest_total!: number | null;
}

@ApiSchema({ name: 'DemandMatchSummary' })
export class MatchSummaryDto {
  /** Number of published spaces that match and are free. */
  total!: number;
  /** Those of them without a total, where a budget is compared. */
  by_agreement!: number;
  /**
   * Why other spaces for the purpose at the location do not match; each counts under the first of attributes,
   * size, time and budget that it misses.
   */
  mismatches!: MismatchDto[];
}

/** Statuses of the reservation of a chosen offer. */
export const OFFER_RESERVATION_STATUSES = ['pending', 'confirmed', 'cancelled'] as const;

@ApiSchema({ name: 'OfferReservation' })
export class OfferReservationDto {
  id!: number;
  @ApiProperty({ enum: OFFER_RESERVATION_STATUSES, enumName: 'ReservationStatus' })
  status!: (typeof OFFER_RESERVATION_STATUSES)[number];
  /** Awaits confirmation of the sender’s e-mail address. */
  awaits_proof!: boolean;
  @ApiProperty({
    type: String,
    format: 'date-time',
    ...nullable,
    description: 'Deadline of the owner’s answer, or of the e-mail confirmation.',
  })
  expires_at!: string | null;
}

/** An item of the price. */
@ApiSchema({ name: 'OfferRow' })
export class OfferRowDto {
  label!: string;
  /** CZK with VAT; negative of a discount, 0 of what is included. */
  amount!: number;
  /** Percent; null without VAT. */
  vat_rate!: number | null;
}

@ApiSchema({ name: 'InquiryOffer' })
export class InquiryOfferDto {
  /** Total price in CZK; null: by agreement. */
  price!: number | null;
  text!: string;
  /** They add up to the price; empty of a total without items. */
  rows!: OfferRowDto[];
  /** CZK, refundable, besides the price. */
  deposit!: number | null;
  @ApiProperty({ enum: LAYOUTS, enumName: 'LayoutName', ...nullable }) layout!:
    | (typeof LAYOUTS)[number]
    | null;
  @ApiProperty({ ...day, description: 'Last day the offer is valid.' }) valid_until!: string | null;
  @ApiProperty(schemaRef('ReservationSpace')) space!: {
    id: number;
    url: string;
    building_name: string;
    space_name: string;
  };
}
