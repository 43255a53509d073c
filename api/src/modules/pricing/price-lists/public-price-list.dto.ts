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
  @ApiProperty({ type: Number }) id!: number;
  @ApiProperty({ type: String }) name!: string;
  @ApiProperty({ type: Boolean }) includes_vat!: boolean;
  @ApiProperty({ type: Boolean }) vat_payer!: boolean;
  @ApiProperty(day) valid_from!: string;
  @ApiProperty({ ...day, ...nullable, description: 'Last day.' }) valid_until!: string | null;
  @ApiProperty({ type: [PublicPriceListTariffDto] }) tariffs!: PublicPriceListTariffDto[];
  @ApiProperty({ type: [PriceListOptionDto] }) options!: PriceListOptionDto[];
  @ApiProperty({ type: [PriceListPeriodDto] }) periods!: PriceListPeriodDto[];
  @ApiProperty({ type: [PriceListRuleDto] }) rules!: PriceListRuleDto[];
}

@ApiSchema({ name: 'NextPriceList' })
export class NextPriceListDto {
  @ApiProperty(day) valid_from!: string;
}

@ApiSchema({ name: 'PublicPriceListAnswer' })
export class PublicPriceListAnswerDto {
  @ApiProperty({ type: PublicPriceListDto, ...nullable }) price_list!: PublicPriceListDto | null;
  @ApiProperty({ type: NextPriceListDto, ...nullable }) next!: NextPriceListDto | null;
}
