import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { LAYOUTS } from '@prostora/contracts';
import { RANKING_CRITERIA, type RankingCriterion } from '@prostora/contracts/event-ranking.ts';
import { LAYOUT_FIT_BASES, type LayoutFit } from '@prostora/contracts/space-layouts.ts';
import { PRICE_BASES, type PriceBasis, type PriceReason } from '@prostora/pricing';

const OFFER_STATES = ['free', 'on_request', 'taken'] as const;
const timestamp = { type: String, format: 'date-time' } as const;
const nullable = { nullable: true } as const;

@ApiSchema({ name: 'CatalogOfferFit' })
export class CatalogOfferFit {
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
      'The layout asked for, else the usual one of the purpose where the space gives it, else the only one; null without layouts, and where one of several is still to be chosen.',
  })
  layout!: (typeof LAYOUTS)[number] | null;
  /** Of the layout; where it is to be chosen, of the largest one. */
  capacity!: number;
}

@ApiSchema({ name: 'CatalogOfferSlot' })
export class CatalogOfferSlot {
  @ApiProperty(timestamp) start_datetime!: string;
  @ApiProperty(timestamp) end_datetime!: string;
}

@ApiSchema({ name: 'CatalogOfferSeries' })
export class CatalogOfferSeries {
  dates!: number;
  free_dates!: number;
}

@ApiSchema({ name: 'CatalogNearestFree' })
export class CatalogNearestFree extends CatalogOfferSlot {
  /** CZK; null: by agreement. */
  total!: number | null;
  /** `false`: the total is an estimate. */
  complete!: boolean;
}

/** Offered hours of a day; the end may be on the next one. */
@ApiSchema({ name: 'DayHours' })
export class DayHoursDto {
  @ApiProperty({ type: String, example: '08:00' }) from!: string;
  @ApiProperty({ type: String, example: '26:00' }) until!: string;
}

@ApiSchema({ name: 'CatalogMatchReason' })
export class CatalogMatchReason {
  @ApiProperty({ enum: RANKING_CRITERIA, enumName: 'RankingCriterion' }) criterion!: RankingCriterion;
  points!: number;
  max!: number;
  /** Percent of the capacity that is used, percent of the usual price of the list, or kilometres from the centre. */
  value!: number | null;
}

/** Why a space stands where it does in the recommended order of an event. */
@ApiSchema({ name: 'CatalogMatch' })
export class CatalogMatch {
  points!: number;
  /** Of the criteria that the event speaks of. */
  @ApiProperty({ type: [CatalogMatchReason] }) reasons!: readonly CatalogMatchReason[];
}

/** What a space offers for the event of the request; the total is that of its quote. */
@ApiSchema({ name: 'CatalogOffer' })
export class CatalogOffer extends CatalogOfferSlot {
  /** The request has a date without hours. */
  assumed_hours!: boolean;
  @ApiProperty({ enum: OFFER_STATES, description: '`on_request`: not wholly inside the offered hours.' })
  state!: (typeof OFFER_STATES)[number];
  is_free!: boolean;
  /** CZK; null: by agreement. */
  total!: number | null;
  per_person!: number | null;
  deposit!: number;
  /** `false`: the total is an estimate, for the listed reasons. */
  complete!: boolean;
  @ApiProperty({ type: 'array', items: { $ref: '#/components/schemas/QuoteReason' } })
  reasons!: { code: PriceReason; message: string }[];
  @ApiProperty({ enum: PRICE_BASES, enumName: 'QuoteBasis' }) basis!: PriceBasis;
  /** Of a repeated event: its dates; the total is that of the free ones, the slot the first of them. */
  series!: CatalogOfferSeries | null;
  fits!: CatalogOfferFit;
  /**
   * Only of a slot that is free, but not offered and not on request: the hours offered on its day, none when
   * closed.
   */
  opening_hours!: DayHoursDto[] | null;
  /**
   * Only of a taken slot and of one with `opening_hours`: the same length within 14 days, or as long as the
   * space is open.
   */
  nearest_free!: CatalogNearestFree | null;
}
