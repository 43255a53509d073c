import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import {
  DEFAULT_DAY_START,
  GROUP_CHOICES,
  PERIOD_KINDS,
  PRICE_LIST_LIMITS,
  TARIFF_KINDS,
} from '@prostora/pricing';
import { IsBoolean } from 'class-validator';
import {
  IsVersion,
  OptionalFlag,
  OptionalLine,
  OptionalNestedList,
} from '../../../platform/http/body-fields.ts';
import { combineRules, OptionalField, RequiredLineRules } from '../../../platform/http/field-rules.ts';
import { IsId } from '../../../platform/http/id.ts';
import { OptionalChoice, OptionalId } from '../../../platform/http/list-query-fields.ts';
import { PageQuery } from '../../../platform/http/paging.ts';
import { toRuleMessage } from '../../../platform/http/rule-message.ts';
import { IsDay } from '../../../platform/http/timestamps.ts';
import { OptionalCode, OptionalLines } from './price-list-fields.dto.ts';
import { PriceListRuleInputDto } from './price-list-rule.dto.ts';

const LIMITS = PRICE_LIST_LIMITS;
const DAY_LENGTH = 10;
const STATES = ['draft', 'published', 'archived'] as const;

export class LabelledInput {
  @ApiProperty({ type: String, maxLength: LIMITS.code, description: '[a-z0-9-]; unique.' })
  @RequiredLineRules(LIMITS.code)
  code!: string;

  @ApiProperty({ type: String, maxLength: LIMITS.label })
  @RequiredLineRules(LIMITS.label)
  label!: string;
}

@ApiSchema({ name: 'PriceListSpaceInput' })
export class PriceListSpaceInputDto {
  @IsId()
  space_id!: number;

  @ApiProperty({ type: String, format: 'date' })
  @IsDay()
  valid_from!: string;

  @ApiPropertyOptional({ type: String, format: 'date', nullable: true, description: 'Last day.' })
  @combineRules(OptionalField(), IsDay())
  valid_until?: string | null;
}

@ApiSchema({ name: 'PriceListTariffInput' })
export class PriceListTariffInputDto extends LabelledInput {
  @ApiProperty({ enum: TARIFF_KINDS, enumName: 'PriceTariffKind' })
  @RequiredLineRules(LIMITS.label)
  kind!: string;

  @OptionalFlag({ default: false }) is_default?: boolean | null;
  @OptionalFlag({ default: false }) needs_proof?: boolean | null;
  @OptionalLines(LIMITS.code, { example: ['706'] }) legal_forms?: string[] | null;
  @OptionalLine(LIMITS.code, { example: '581283' }) municipality_code?: string | null;
}

@ApiSchema({ name: 'PriceListOptionInput' })
export class PriceListOptionInputDto extends LabelledInput {
  @OptionalCode({ description: 'Options of one group exclude each other.' }) group?: string | null;
  @OptionalFlag({ default: false }) is_default?: boolean | null;
}

@ApiSchema({ name: 'PriceListPeriodInput' })
export class PriceListPeriodInputDto extends LabelledInput {
  @ApiProperty({ enum: PERIOD_KINDS, enumName: 'PricePeriodKind' })
  @RequiredLineRules(LIMITS.label)
  kind!: string;

  @OptionalLine(DAY_LENGTH, { description: 'MM-DD of a yearly period, else YYYY-MM-DD; inclusive.' })
  from?: string | null;

  @OptionalLine(DAY_LENGTH) to?: string | null;
  @OptionalLines(DAY_LENGTH) days?: string[] | null;
}

@ApiSchema({ name: 'PriceListGroupInput' })
export class PriceListGroupInputDto {
  @ApiProperty({ type: String, maxLength: LIMITS.code })
  @RequiredLineRules(LIMITS.code)
  code!: string;

  @OptionalLine(LIMITS.label, { enum: GROUP_CHOICES, enumName: 'PriceGroupChoice', default: 'first' })
  choose?: string | null;
}

@ApiSchema({ name: 'PriceListInput' })
export class PriceListInputDto {
  @ApiProperty({ type: String, maxLength: LIMITS.name })
  @RequiredLineRules(LIMITS.name)
  name!: string;

  @OptionalFlag({ default: true, description: 'Amounts include VAT.' }) includes_vat?: boolean | null;
  @OptionalFlag({ default: false }) vat_payer?: boolean | null;
  @OptionalLine(5, { default: DEFAULT_DAY_START, description: 'HH:MM at which a day of the list begins.' })
  day_start?: string | null;

  @OptionalNestedList(() => PriceListSpaceInputDto, LIMITS.spaces) spaces?: PriceListSpaceInputDto[] | null;
  @OptionalNestedList(() => PriceListTariffInputDto, LIMITS.tariffs)
  tariffs?: PriceListTariffInputDto[] | null;

  @OptionalNestedList(() => PriceListOptionInputDto, LIMITS.options)
  options?: PriceListOptionInputDto[] | null;

  @OptionalNestedList(() => PriceListPeriodInputDto, LIMITS.periods)
  periods?: PriceListPeriodInputDto[] | null;

  @OptionalNestedList(() => PriceListGroupInputDto, LIMITS.groups) groups?: PriceListGroupInputDto[] | null;
  @OptionalNestedList(() => PriceListRuleInputDto, LIMITS.rules) rules?: PriceListRuleInputDto[] | null;
}

@ApiSchema({ name: 'PriceListChange' })
export class PriceListChangeDto extends PriceListInputDto {
  @IsVersion() version!: number;
}

@ApiSchema({ name: 'PriceListPublication' })
export class PriceListPublicationDto {
  @IsVersion() version!: number;

  @ApiPropertyOptional({
    type: Boolean,
    default: false,
    description: 'Published lists of the same days end the day before.',
  })
  @combineRules(OptionalField(), IsBoolean({ message: toRuleMessage('boolean') }))
  replace?: boolean | null;
}

export class PriceListsQuery extends PageQuery {
  @OptionalChoice(STATES) state?: (typeof STATES)[number];
  @OptionalId({ description: 'Lists of this space.' }) space_id?: number;
}
