import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { VAT_ITEMS, type VatItem } from '@prostora/pricing';
import { Route, Routes } from '../../../platform/http/index.ts';
import { ListPricingService } from './list-pricing.service.ts';

@ApiSchema({ name: 'VatRate' })
export class VatRateDto {
  @ApiProperty({ enum: VAT_ITEMS, enumName: 'VatItem' }) item!: VatItem;
  @ApiProperty({ type: Number, description: 'Percent; 0 is exempt.' }) rate!: number;
  @ApiProperty({ type: String, format: 'date' }) valid_from!: string;
}

@ApiSchema({ name: 'VatRatesAnswer' })
export class VatRatesAnswerDto {
  @ApiProperty({ type: [VatRateDto] }) items!: VatRateDto[];
}

@Routes('price-lists/vat-rates', { tag: 'price-lists' })
export class VatRateController {
  constructor(private readonly pricing: ListPricingService) {}

  @Route('GET', '/', {
    access: 'own-spaces',
    summary: 'List VAT rates',
    description: 'The table of the operator, by item and first day. Editors of price lists compute with it.',
    answer: VatRatesAnswerDto,
  })
  async list(): Promise<VatRatesAnswerDto> {
    const rates = await this.pricing.listVatRates();
    return { items: rates.map(({ item, rate, validFrom }) => ({ item, rate, valid_from: validFrom })) };
  }
}
