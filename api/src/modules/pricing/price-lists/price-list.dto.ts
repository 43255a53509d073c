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
  @ApiProperty({ type: Number }) space_id!: number;
  @ApiProperty(day) valid_from!: string;
  @ApiProperty({ ...day, ...nullable, description: 'Last day.' }) valid_until!: string | null;
}

@ApiSchema({ name: 'PriceListTariff' })
export class PriceListTariffDto {
  @ApiProperty({ type: String }) code!: string;
  @ApiProperty({ type: String }) label!: string;
  @ApiProperty({ enum: TARIFF_KINDS, enumName: 'PriceTariffKind' }) kind!: TariffKind;
  @ApiProperty({ type: Boolean }) is_default!: boolean;
  @ApiProperty({ type: Boolean }) needs_proof!: boolean;
  @ApiProperty({ type: [String] }) legal_forms!: readonly string[];
  @ApiProperty({ type: String, ...nullable }) municipality_code!: string | null;
}

@ApiSchema({ name: 'PriceListOption' })
export class PriceListOptionDto {
  @ApiProperty({ type: String }) code!: string;
  @ApiProperty({ type: String }) label!: string;
  @ApiProperty({ type: String, ...nullable }) group!: string | null;
  @ApiProperty({ type: Boolean }) is_default!: boolean;
}

@ApiSchema({ name: 'PriceListPeriod' })
export class PriceListPeriodDto {
  @ApiProperty({ type: String }) code!: string;
  @ApiProperty({ type: String }) label!: string;
  @ApiProperty({ enum: PERIOD_KINDS, enumName: 'PricePeriodKind' }) kind!: PeriodKind;
  @ApiPropertyOptional({ type: String, description: 'MM-DD of a yearly period, else YYYY-MM-DD.' })
  from?: string;

  @ApiPropertyOptional({ type: String, description: 'Inclusive.' }) to?: string;
  @ApiPropertyOptional({ type: [String] }) days?: readonly string[];
}

@ApiSchema({ name: 'PriceListGroup' })
export class PriceListGroupDto {
  @ApiProperty({ type: String }) code!: string;
  @ApiProperty({ enum: GROUP_CHOICES, enumName: 'PriceGroupChoice' }) choose!: GroupChoice;
}

@ApiSchema({ name: 'PriceListWarning' })
export class PriceListWarningDto {
  @ApiProperty({ enum: PRICE_LIST_WARNINGS, enumName: 'PriceListWarningCode' }) code!: PriceListWarningCode;
  @ApiProperty({ type: String, ...nullable, description: 'Code of the rule.' }) rule!: string | null;
  @ApiProperty({ type: String, description: 'Czech.' }) message!: string;
}

@ApiSchema({ name: 'PriceList' })
export class PriceListDto {
  @ApiProperty({ type: Number }) id!: number;
  @ApiProperty({ type: String }) name!: string;
  @ApiProperty(states) state!: State;
  @ApiProperty({ type: Number }) version!: number;
  @ApiProperty({ type: Boolean }) includes_vat!: boolean;
  @ApiProperty({ type: Boolean }) vat_payer!: boolean;
  @ApiProperty({ type: String }) day_start!: string;
  @ApiProperty({ type: [PriceListSpaceDto] }) spaces!: PriceListSpaceDto[];
  @ApiProperty({ type: [PriceListTariffDto] }) tariffs!: PriceListTariffDto[];
  @ApiProperty({ type: [PriceListOptionDto] }) options!: PriceListOptionDto[];
  @ApiProperty({ type: [PriceListPeriodDto] }) periods!: PriceListPeriodDto[];
  @ApiProperty({ type: [PriceListGroupDto] }) groups!: PriceListGroupDto[];
  @ApiProperty({ type: [PriceListRuleDto] }) rules!: PriceListRuleDto[];
  @ApiProperty({ ...timestamp, ...nullable }) published_at!: string | null;
  @ApiProperty({ type: Number, ...nullable }) copied_from_id!: number | null;
  @ApiProperty(timestamp) created_at!: string;
  @ApiProperty(timestamp) updated_at!: string;
  @ApiProperty(actions) allowed_actions!: readonly Action[];
}

@ApiSchema({ name: 'PriceListAnswer' })
export class PriceListAnswerDto {
  @ApiProperty({ type: PriceListDto }) price_list!: PriceListDto;
  @ApiProperty({ type: [PriceListWarningDto], description: 'They never stop the owner.' })
  warnings!: PriceListWarningDto[];
}

@ApiSchema({ name: 'ReplacedPriceScope' })
export class ReplacedPriceScopeDto {
  @ApiProperty({ type: Number }) price_list_id!: number;
  @ApiProperty({ type: Number }) space_id!: number;
  @ApiProperty({ ...day, ...nullable, description: 'New last day; null when no day is left.' })
  valid_until!: string | null;
}

@ApiSchema({ name: 'PublishedPriceListAnswer' })
export class PublishedPriceListAnswerDto {
  @ApiProperty({ type: PriceListDto }) price_list!: PriceListDto;
  @ApiProperty({ type: [ReplacedPriceScopeDto] }) replaced!: ReplacedPriceScopeDto[];
}

@ApiSchema({ name: 'ArchivedPriceListAnswer' })
export class ArchivedPriceListAnswerDto {
  @ApiProperty({ type: PriceListDto }) price_list!: PriceListDto;
}

@ApiSchema({ name: 'PriceListConflict' })
export class PriceListConflictDto {
  @ApiProperty({ type: Number }) price_list_id!: number;
  @ApiProperty({ type: String }) name!: string;
  @ApiProperty({ type: Number }) space_id!: number;
  @ApiProperty(day) valid_from!: string;
  @ApiProperty({ ...day, ...nullable }) valid_until!: string | null;
}

@ApiSchema({ name: 'PriceListRow' })
export class PriceListRowDto {
  @ApiProperty({ type: Number }) id!: number;
  @ApiProperty({ type: String }) name!: string;
  @ApiProperty(states) state!: State;
  @ApiProperty({ type: Number }) version!: number;
  @ApiProperty({ type: [PriceListSpaceDto] }) spaces!: PriceListSpaceDto[];
  @ApiProperty({ type: Number }) nr_of_rules!: number;
  @ApiProperty({ ...timestamp, ...nullable }) published_at!: string | null;
  @ApiProperty(timestamp) updated_at!: string;
  @ApiProperty(actions) allowed_actions!: readonly Action[];
}

@ApiSchema({ name: 'PriceListsPage' })
export class PriceListsPageDto extends PageInfo {
  @ApiProperty({ type: [PriceListRowDto] }) items!: PriceListRowDto[];
}
