import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import {
  GROUP_CHOICES,
  PERIOD_KINDS,
  PRICE_LIST_WARNINGS,
  TARIFF_KINDS,
  type GroupChoice,
  type PeriodKind,
  type PriceListWarningCode,
  type TariffKind,
} from '@prostora/pricing';
import { PageInfo } from '../../../platform/http/paging.ts';
import { PriceListRuleDto } from './price-list-rule.dto.ts';

const nullable = { nullable: true } as const;
const day = { type: String, format: 'date' } as const;
const timestamp = { type: String, format: 'date-time' } as const;
const STATES = ['draft', 'published', 'archived'] as const;
const ACTIONS = ['edit', 'publish', 'copy', 'archive'] as const;
type State = (typeof STATES)[number];
type Action = (typeof ACTIONS)[number];
const states = { enum: STATES, enumName: 'PriceListState' };
const actions = { enum: ACTIONS, enumName: 'PriceListAction', isArray: true };

@ApiSchema({ name: 'PriceListSpace' })
export class PriceListSpaceDto {
  space_id!: number;
  @ApiProperty(day) valid_from!: string;
  @ApiProperty({ ...day, ...nullable, description: 'Last day.' }) valid_until!: string | null;
}

@ApiSchema({ name: 'PriceListTariff' })
export class PriceListTariffDto {
  code!: string;
  label!: string;
  @ApiProperty({ enum: TARIFF_KINDS, enumName: 'PriceTariffKind' }) kind!: TariffKind;
  is_default!: boolean;
  needs_proof!: boolean;
  @ApiProperty({ type: [String] }) legal_forms!: readonly string[];
  municipality_code!: string | null;
}

@ApiSchema({ name: 'PriceListOption' })
export class PriceListOptionDto {
  code!: string;
  label!: string;
  group!: string | null;
  is_default!: boolean;
}

@ApiSchema({ name: 'PriceListPeriod' })
export class PriceListPeriodDto {
  code!: string;
  label!: string;
  @ApiProperty({ enum: PERIOD_KINDS, enumName: 'PricePeriodKind' }) kind!: PeriodKind;
  /** MM-DD of a yearly period, else YYYY-MM-DD. */
  from?: string;

  /** Inclusive. */
  to?: string;
  @ApiPropertyOptional({ type: [String] }) days?: readonly string[];
}

@ApiSchema({ name: 'PriceListGroup' })
export class PriceListGroupDto {
  code!: string;
  @ApiProperty({ enum: GROUP_CHOICES, enumName: 'PriceGroupChoice' }) choose!: GroupChoice;
}

@ApiSchema({ name: 'PriceListWarning' })
export class PriceListWarningDto {
  @ApiProperty({ enum: PRICE_LIST_WARNINGS, enumName: 'PriceListWarningCode' }) code!: PriceListWarningCode;
  /** Code of the rule. */
  rule!: string | null;
  /** Czech. */
  message!: string;
}

@ApiSchema({ name: 'PriceList' })
export class PriceListDto {
  id!: number;
  name!: string;
  @ApiProperty(states) state!: State;
  version!: number;
  includes_vat!: boolean;
  vat_payer!: boolean;
  day_start!: string;
  spaces!: PriceListSpaceDto[];
  tariffs!: PriceListTariffDto[];
  options!: PriceListOptionDto[];
  periods!: PriceListPeriodDto[];
  groups!: PriceListGroupDto[];
  rules!: PriceListRuleDto[];
  @ApiProperty({ ...timestamp, ...nullable }) published_at!: string | null;
  copied_from_id!: number | null;
  @ApiProperty(timestamp) created_at!: string;
  @ApiProperty(timestamp) updated_at!: string;
  @ApiProperty(actions) allowed_actions!: readonly Action[];
}

@ApiSchema({ name: 'PriceListAnswer' })
export class PriceListAnswerDto {
  price_list!: PriceListDto;
  /** They never stop the owner. */
  warnings!: PriceListWarningDto[];
}

@ApiSchema({ name: 'ReplacedPriceScope' })
export class ReplacedPriceScopeDto {
  price_list_id!: number;
  space_id!: number;
  @ApiProperty({ ...day, ...nullable, description: 'New last day; null when no day is left.' })
  valid_until!: string | null;
}

@ApiSchema({ name: 'PublishedPriceListAnswer' })
export class PublishedPriceListAnswerDto {
  price_list!: PriceListDto;
  replaced!: ReplacedPriceScopeDto[];
}

@ApiSchema({ name: 'ArchivedPriceListAnswer' })
export class ArchivedPriceListAnswerDto {
  price_list!: PriceListDto;
}

@ApiSchema({ name: 'PriceListConflict' })
export class PriceListConflictDto {
  price_list_id!: number;
  name!: string;
  space_id!: number;
  @ApiProperty(day) valid_from!: string;
  @ApiProperty({ ...day, ...nullable }) valid_until!: string | null;
}

@ApiSchema({ name: 'PriceListRow' })
export class PriceListRowDto {
  id!: number;
  name!: string;
  @ApiProperty(states) state!: State;
  version!: number;
  spaces!: PriceListSpaceDto[];
  nr_of_rules!: number;
  @ApiProperty({ ...timestamp, ...nullable }) published_at!: string | null;
  @ApiProperty(timestamp) updated_at!: string;
  @ApiProperty(actions) allowed_actions!: readonly Action[];
}

@ApiSchema({ name: 'PriceListsPage' })
export class PriceListsPageDto extends PageInfo {
  items!: PriceListRowDto[];
}
