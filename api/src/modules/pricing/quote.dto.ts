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
  @ApiProperty({ type: Number })
  @IsId()
  space_id!: number;
}

@ApiSchema({ name: 'QuoteLine' })
export class QuoteLineDto {
  @ApiProperty({
    type: String,
    description: '`window-1`, … for windows; `price-from` for time without a rate; code of a rule.',
  })
  code!: string;
  @ApiProperty({ enum: LINE_KINDS }) kind!: (typeof LINE_KINDS)[number];
  @ApiProperty({ type: String, description: 'Czech.' }) label!: string;
  @ApiProperty({ type: String, ...nullable, description: 'Null of a percentage or a fraction.' })
  unit!: string | null;

  @ApiProperty({ type: Number }) units!: number;
  @ApiProperty({ type: Number, description: 'CZK for one unit.' }) unit_price!: number;
  @ApiProperty({ type: Number, description: 'CZK.' }) amount!: number;
  @ApiProperty({ type: Number, ...nullable }) vat_rate!: number | null;
  @ApiProperty({ type: Boolean }) refundable!: boolean;
}

@ApiSchema({ name: 'QuoteReason' })
export class QuoteReasonDto {
  @ApiProperty({ enum: PRICE_REASONS, enumName: 'QuoteReasonCode' }) code!: (typeof PRICE_REASONS)[number];
  @ApiProperty({ type: String, description: 'Czech message for the user.' }) message!: string;
}

@ApiSchema({ name: 'QuotePriceList' })
export class QuotePriceListDto {
  @ApiProperty({ type: Number }) id!: number;
  @ApiProperty({ type: String }) name!: string;
  @ApiProperty({ type: Number }) version!: number;
}

@ApiSchema({ name: 'QuoteVat' })
export class QuoteVatDto {
  @ApiProperty({ type: Number }) rate!: number;
  @ApiProperty({ type: Number }) base!: number;
  @ApiProperty({ type: Number }) tax!: number;
  @ApiProperty({ type: Number }) total!: number;
}

@ApiSchema({ name: 'QuoteTariff' })
export class QuoteTariffDto {
  @ApiProperty({ type: String }) code!: string;
  @ApiProperty({ type: String }) label!: string;
  @ApiProperty({ enum: TARIFF_KINDS, enumName: 'PriceTariffKind' }) kind!: TariffKind;
  @ApiProperty({ type: Boolean }) needs_proof!: boolean;
  @ApiProperty({ type: String, ...nullable, description: 'Czech; why the company has this tariff.' })
  reason!: string | null;
}

@ApiSchema({ name: 'QuoteDeposit' })
export class QuoteDepositDto {
  @ApiProperty({ type: String }) code!: string;
  @ApiProperty({ type: String }) label!: string;
  @ApiProperty({ type: Number }) amount!: number;
  @ApiProperty({ type: Boolean, description: 'The deposit is at most this amount.' }) up_to!: boolean;
}

@ApiSchema({ name: 'QuoteMetered' })
export class QuoteMeteredDto {
  @ApiProperty({ type: String }) code!: string;
  @ApiProperty({ type: String }) label!: string;
  @ApiProperty({ type: String }) unit!: string;
  @ApiProperty({ type: Number, ...nullable, description: 'CZK; null: by actual consumption.' })
  unit_price!: number | null;

  @ApiProperty({ type: String, description: 'Czech.' }) text!: string;
}

/** What a time slot costs. Amounts are CZK with at most two decimals. */
@ApiSchema({ name: 'Quote' })
export class QuoteDto {
  @ApiProperty({ type: Number }) space_id!: number;
  @ApiProperty(timestamp) start_datetime!: string;
  @ApiProperty(timestamp) end_datetime!: string;
  @ApiProperty({ type: Number, description: 'Elapsed hours.' }) hours!: number;
  @ApiProperty({ type: Number, ...nullable }) guests!: number | null;
  @ApiProperty({ enum: ['CZK'] }) currency!: 'CZK';
  @ApiProperty({
    enum: QUOTE_BASES,
    enumName: 'QuoteBasis',
    description: '`none`: by agreement, the total is 0.',
  })
  basis!: (typeof QUOTE_BASES)[number];
  @ApiProperty({ type: QuotePriceListDto, ...nullable, description: 'Only when the basis is a price list.' })
  price_list!: QuotePriceListDto | null;

  @ApiPropertyOptional({ type: QuoteTariffDto, ...nullable, ...byList }) tariff?: QuoteTariffDto | null;
  @ApiPropertyOptional({ type: [String], ...byList }) options?: readonly string[];
  @ApiProperty({ type: [QuoteLineDto], description: 'The amounts add up to the total.' })
  lines!: QuoteLineDto[];
  @ApiProperty({ type: Number }) total!: number;
  @ApiProperty({ type: Number, ...nullable }) total_without_vat!: number | null;
  @ApiPropertyOptional({ type: Boolean, ...byList }) amounts_include_vat?: boolean;
  @ApiProperty({ type: Number, ...nullable, description: 'Null if the number of guests is unknown.' })
  per_person!: number | null;
  @ApiProperty({ type: [QuoteVatDto] }) vat!: QuoteVatDto[];
  @ApiProperty({ type: Number }) deposit!: number;
  @ApiPropertyOptional({ type: [QuoteDepositDto], ...byList }) deposits?: QuoteDepositDto[];
  @ApiPropertyOptional({ type: [QuoteMeteredDto], ...byList }) metered?: QuoteMeteredDto[];
  @ApiProperty({ type: Boolean, description: '`false`: the total is an estimate, for the listed reasons.' })
  complete!: boolean;
  @ApiProperty({ type: [QuoteReasonDto] }) reasons!: QuoteReasonDto[];
  @ApiProperty({ type: String, description: 'Equal for equal requests and results.' }) hash!: string;
  @ApiProperty({
    type: String,
    ...nullable,
    description: 'Fixes the price for a booking; null for a stored quote.',
  })
  token!: string | null;
  @ApiProperty({ ...timestamp, ...nullable, description: 'Expiration of the token.' })
  valid_until!: string | null;
}

@ApiSchema({ name: 'QuoteAnswer' })
export class QuoteAnswerDto {
  @ApiProperty({ type: QuoteDto }) quote!: QuoteDto;
}

@ApiSchema({ name: 'FormerQuote' })
export class FormerQuoteDto {
  @ApiProperty({ type: Number }) total!: number;
}
