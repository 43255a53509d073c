import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { PRICE_REASONS, TARIFF_KINDS, type TariffKind } from '@prostora/pricing';
import { IsId } from '../../platform/http/id.ts';
import { BookingInput } from './booking-choices.dto.ts';

const nullable = { nullable: true } as const;
const timestamp = { type: String, format: 'date-time' } as const;
const byList = { description: 'Only of a quote by a price list.' };

export const QUOTE_BASES = ['price_list', 'windows', 'price_from', 'none'] as const;
const LINE_KINDS = ['base', 'surcharge', 'mandatory', 'addon', 'discount'] as const;

@ApiSchema({ name: 'QuoteInput' })
export class QuoteInput extends BookingInput {
  @IsId()
  space_id!: number;
}

@ApiSchema({ name: 'QuoteLine' })
export class QuoteLineDto {
  /** `window-1`, … for windows; `price-from` for time without a rate; code of a rule. */
  code!: string;
  @ApiProperty({ enum: LINE_KINDS }) kind!: (typeof LINE_KINDS)[number];
  /** Czech. */
  label!: string;
  /** Null of a percentage or a fraction. */
  unit!: string | null;

  units!: number;
  /** CZK for one unit. */
  unit_price!: number;
  /** CZK. */
  amount!: number;
  vat_rate!: number | null;
  refundable!: boolean;
}

@ApiSchema({ name: 'QuoteReason' })
export class QuoteReasonDto {
  @ApiProperty({ enum: PRICE_REASONS, enumName: 'QuoteReasonCode' }) code!: (typeof PRICE_REASONS)[number];
  /** Czech message for the user. */
  message!: string;
}

@ApiSchema({ name: 'QuotePriceList' })
export class QuotePriceListDto {
  id!: number;
  name!: string;
  version!: number;
}

@ApiSchema({ name: 'QuoteVat' })
export class QuoteVatDto {
  rate!: number;
  base!: number;
  tax!: number;
  total!: number;
}

@ApiSchema({ name: 'QuoteTariff' })
export class QuoteTariffDto {
  code!: string;
  label!: string;
  @ApiProperty({ enum: TARIFF_KINDS, enumName: 'PriceTariffKind' }) kind!: TariffKind;
  needs_proof!: boolean;
  /** Czech; why the company has this tariff. */
  reason!: string | null;
}

@ApiSchema({ name: 'QuoteDeposit' })
export class QuoteDepositDto {
  code!: string;
  label!: string;
  amount!: number;
  /** The deposit is at most this amount. */
  up_to!: boolean;
}

@ApiSchema({ name: 'QuoteMetered' })
export class QuoteMeteredDto {
  code!: string;
  label!: string;
  unit!: string;
  /** CZK; null: by actual consumption. */
  unit_price!: number | null;

  /** Czech. */
  text!: string;
}

/** What a time slot costs. Amounts are CZK with at most two decimals. */
@ApiSchema({ name: 'Quote' })
export class QuoteDto {
  space_id!: number;
  @ApiProperty(timestamp) start_datetime!: string;
  @ApiProperty(timestamp) end_datetime!: string;
  /** Elapsed hours. */
  hours!: number;
  guests!: number | null;
  @ApiProperty({ enum: ['CZK'] }) currency!: 'CZK';
  @ApiProperty({
    enum: QUOTE_BASES,
    enumName: 'QuoteBasis',
    description: '`none`: by agreement, the total is 0.',
  })
  basis!: (typeof QUOTE_BASES)[number];
  /** Only when the basis is a price list. */
  price_list!: QuotePriceListDto | null;

  @ApiPropertyOptional({ type: QuoteTariffDto, ...nullable, ...byList }) tariff?: QuoteTariffDto | null;
  @ApiPropertyOptional({ type: [String], ...byList }) options?: readonly string[];
  /** The amounts add up to the total. */
  lines!: QuoteLineDto[];
  total!: number;
  total_without_vat!: number | null;
  @ApiPropertyOptional({ type: Boolean, ...byList }) amounts_include_vat?: boolean;
  /** Null if the number of guests is unknown. */
  per_person!: number | null;
  vat!: QuoteVatDto[];
  deposit!: number;
  @ApiPropertyOptional({ type: [QuoteDepositDto], ...byList }) deposits?: QuoteDepositDto[];
  @ApiPropertyOptional({ type: [QuoteMeteredDto], ...byList }) metered?: QuoteMeteredDto[];
  /** `false`: the total is an estimate, for the listed reasons. */
  complete!: boolean;
  reasons!: QuoteReasonDto[];
  /** Equal for equal requests and results. */
  hash!: string;
  /** Fixes the price for a booking; null for a stored quote. */
  token!: string | null;
  @ApiProperty({ ...timestamp, ...nullable, description: 'Expiration of the token.' })
  valid_until!: string | null;
}

@ApiSchema({ name: 'QuoteAnswer' })
export class QuoteAnswerDto {
  quote!: QuoteDto;
}

@ApiSchema({ name: 'FormerQuote' })
export class FormerQuoteDto {
  total!: number;
}
