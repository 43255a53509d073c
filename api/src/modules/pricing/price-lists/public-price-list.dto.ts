import { ApiProperty, ApiSchema, PickType } from '@nestjs/swagger';
import { OptionalDay } from '../../../platform/http/list-query-fields.ts';
import { PriceListOptionDto, PriceListPeriodDto, PriceListTariffDto } from './price-list.dto.ts';
import { PriceListRuleDto } from './price-list-rule.dto.ts';

const nullable = { nullable: true } as const;
const day = { type: String, format: 'date' } as const;

export class PublicPriceListQuery {
  @OptionalDay({ description: 'Today if omitted.' }) day?: string;
}

@ApiSchema({ name: 'PublicPriceListTariff' })
export class PublicPriceListTariffDto extends PickType(PriceListTariffDto, [
  'code',
  'label',
  'kind',
  'is_default',
  'needs_proof',
]) {}

@ApiSchema({ name: 'PublicPriceList' })
export class PublicPriceListDto {
  id!: number;
  name!: string;
  includes_vat!: boolean;
  vat_payer!: boolean;
  @ApiProperty(day) valid_from!: string;
  @ApiProperty({ ...day, ...nullable, description: 'Last day.' }) valid_until!: string | null;
  tariffs!: PublicPriceListTariffDto[];
  options!: PriceListOptionDto[];
  periods!: PriceListPeriodDto[];
  rules!: PriceListRuleDto[];
}

@ApiSchema({ name: 'NextPriceList' })
export class NextPriceListDto {
  @ApiProperty(day) valid_from!: string;
}

@ApiSchema({ name: 'PublicPriceListAnswer' })
export class PublicPriceListAnswerDto {
  price_list!: PublicPriceListDto | null;
  next!: NextPriceListDto | null;
}
