import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiSchema, ApiTags } from '@nestjs/swagger';
import { VAT_ITEMS, type VatItem } from '@prostora/pricing';
import { RequiresPermission } from '../../../platform/http/index.ts';
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

@ApiTags('price-lists')
@Controller('price-lists/vat-rates')
export class VatRateController {
  constructor(private readonly pricing: ListPricingService) {}

  @Get()
  @RequiresPermission('own-spaces')
  @ApiOperation({
    summary: 'List VAT rates',
    description: 'The table of the operator, by item and first day. Editors of price lists compute with it.',
  })
  @ApiOkResponse({ type: VatRatesAnswerDto })
  async list(): Promise<VatRatesAnswerDto> {
    const rates = await this.pricing.listVatRates();
    return { items: rates.map(({ item, rate, validFrom }) => ({ item, rate, valid_from: validFrom })) };
  }
}
