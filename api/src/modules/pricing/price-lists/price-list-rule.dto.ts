import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import {
  COVERED_TIMES,
  PRICE_LIST_LIMITS,
  RULE_KINDS,
  RULE_UNITS,
  VAT_ITEMS,
  type CoveredTime,
  type RuleKind,
  type RuleUnit,
  type VatItem,
} from '@prostora/pricing';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsInt, IsObject } from 'class-validator';
import {
  OptionalFlag,
  OptionalInteger,
  OptionalLine,
  OptionalNumber,
} from '../../../platform/http/body-fields.ts';
import {
  combineRules,
  OptionalField,
  RequiredLineRules,
  NestedRules,
} from '../../../platform/http/field-rules.ts';
import { toRuleMessage } from '../../../platform/http/rule-message.ts';
import { OptionalCode, OptionalIntegers, OptionalLines } from './price-list-fields.dto.ts';

const LIMITS = PRICE_LIST_LIMITS;
const nullable = { nullable: true } as const;
const amount = toRuleMessage('priceList', { error: 'AMOUNT_OUT_OF_RANGE' });
const fraction = { message: toRuleMessage('priceList', { error: 'FRACTION_OUT_OF_RANGE' }) };
const MAX_SLUG = 100;
const CLOCK = { example: '18:00' };

/** All given conditions hold; an empty list or null is no condition. */
@ApiSchema({ name: 'RuleConditionsInput' })
export class RuleConditionsInputDto {
  @OptionalLines(LIMITS.code) tariffs?: string[] | null;
  @OptionalLines(MAX_SLUG, { description: 'Slugs of purposes.' }) purposes?: string[] | null;
  @OptionalLines(MAX_SLUG) layouts?: string[] | null;
  @OptionalLines(LIMITS.code, { description: 'One of them is chosen.' }) options?: string[] | null;
  @OptionalLines(LIMITS.code, { description: 'None of them is chosen.' }) not_options?: string[] | null;
  @OptionalIntegers({ description: '1 = Monday … 7 = Sunday.' }) weekdays?: number[] | null;
  @OptionalLines(LIMITS.code, { description: 'The day is in one of them.' }) periods?: string[] | null;
  @OptionalLines(LIMITS.code, { description: 'The day is in none of them.' }) not_periods?: string[] | null;
  @OptionalLine(5, { ...CLOCK, description: 'The slot begins in [from, to).' }) from?: string | null;
  @OptionalLine(5, CLOCK) to?: string | null;
  @OptionalInteger() min_minutes?: number | null;
  @OptionalInteger() max_minutes?: number | null;
  @OptionalInteger() min_guests?: number | null;
  @OptionalInteger() max_guests?: number | null;
  @OptionalInteger() max_lead_days?: number | null;
}

@ApiSchema({ name: 'PriceListRuleInput' })
export class PriceListRuleInputDto {
  @ApiProperty({ type: String, maxLength: LIMITS.code, example: 'hodina' })
  @RequiredLineRules(LIMITS.code)
  code!: string;

  @ApiProperty({ type: String, maxLength: LIMITS.label })
  @RequiredLineRules(LIMITS.label)
  label!: string;

  @ApiProperty({ enum: RULE_KINDS, enumName: 'PriceRuleKind' })
  @RequiredLineRules(LIMITS.label)
  kind!: string;

  @OptionalCode() group?: string | null;

  @OptionalLine(LIMITS.label, { enum: RULE_UNITS, enumName: 'PriceRuleUnit' }) unit?: string | null;

  @OptionalNumber({ minimum: 0, maximum: LIMITS.amount, description: 'CZK for one unit.' }, amount)
  amount?: number | null;

  @OptionalNumber({ description: 'Instead of the amount, of a surcharge or discount.' })
  percent?: number | null;

  @ApiPropertyOptional({ type: [Number], minItems: 2, maxItems: 2, example: [2, 3], ...nullable })
  @combineRules(
    OptionalField(),
    IsArray(fraction),
    ArrayMaxSize(2, fraction),
    IsInt({ each: true, ...fraction }),
  )
  fraction?: number[] | null;

  @OptionalLines(LIMITS.code) applies_to?: string[] | null;
  @OptionalLine(LIMITS.label, { enum: COVERED_TIMES, enumName: 'PriceRuleCovers', default: 'event' })
  covers?: string | null;

  @OptionalInteger({ minimum: 1, maximum: LIMITS.stepMinutes, default: 1 }) step_minutes?: number | null;
  @OptionalNumber({ default: 0 }) min_units?: number | null;
  @OptionalNumber({ default: 0 }) free_units?: number | null;
  @OptionalNumber({ minimum: 0, maximum: LIMITS.amount }, amount) cap?: number | null;
  @OptionalFlag({ default: false }) split?: boolean | null;
  @OptionalLine(LIMITS.label, { enum: VAT_ITEMS, enumName: 'VatItem', default: 'rent' })
  vat_item?: string | null;

  @OptionalFlag({ default: true }) refundable?: boolean | null;
  @OptionalFlag({ default: false }) up_to?: boolean | null;
  @OptionalFlag({ default: false }) minus_total?: boolean | null;

  @combineRules(
    OptionalField(),
    IsObject({ message: toRuleMessage('choice') }),
    NestedRules({ message: toRuleMessage('choice') }),
  )
  @Type(() => RuleConditionsInputDto)
  when?: RuleConditionsInputDto | null;
}

@ApiSchema({ name: 'RuleConditions' })
export class RuleConditionsDto {
  @ApiProperty({ type: [String] }) tariffs!: readonly string[];
  @ApiProperty({ type: [String] }) purposes!: readonly string[];
  @ApiProperty({ type: [String] }) layouts!: readonly string[];
  @ApiProperty({ type: [String] }) options!: readonly string[];
  @ApiProperty({ type: [String] }) not_options!: readonly string[];
  @ApiProperty({ type: [Number] }) weekdays!: readonly number[];
  @ApiProperty({ type: [String] }) periods!: readonly string[];
  @ApiProperty({ type: [String] }) not_periods!: readonly string[];
  from!: string | null;
  to!: string | null;
  min_minutes!: number | null;
  max_minutes!: number | null;
  min_guests!: number | null;
  max_guests!: number | null;
  max_lead_days!: number | null;
}

@ApiSchema({ name: 'PriceListRule' })
export class PriceListRuleDto {
  code!: string;
  label!: string;
  @ApiProperty({ enum: RULE_KINDS, enumName: 'PriceRuleKind' }) kind!: RuleKind;
  group!: string | null;
  @ApiProperty({ enum: RULE_UNITS, enumName: 'PriceRuleUnit', ...nullable }) unit!: RuleUnit | null;
  /** CZK. */
  amount!: number | null;
  percent!: number | null;
  @ApiProperty({ type: [Number], ...nullable }) fraction!: readonly number[] | null;
  @ApiProperty({ type: [String] }) applies_to!: readonly string[];
  @ApiProperty({ enum: COVERED_TIMES, enumName: 'PriceRuleCovers' }) covers!: CoveredTime;
  step_minutes!: number;
  min_units!: number;
  free_units!: number;
  /** CZK. */
  cap!: number | null;
  split!: boolean;
  @ApiProperty({ enum: VAT_ITEMS, enumName: 'VatItem' }) vat_item!: VatItem;
  refundable!: boolean;
  up_to!: boolean;
  minus_total!: boolean;
  when!: RuleConditionsDto;
  /** The rule as a Czech sentence. */
  text!: string;
}
