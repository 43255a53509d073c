import { ApiProperty, ApiPropertyOptional, OmitType, type ApiPropertyOptions } from '@nestjs/swagger';
import { CAPACITY_BUCKETS, CATALOG_ORDERS, EVENT_LIMITS, LAYOUTS, LIMITS } from '@prostora/contracts';
import { TARIFF_KINDS } from '@prostora/pricing';
import { Transform } from 'class-transformer';
import { IsInt, IsNumber, IsOptional, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { combineRules } from '../../platform/http/field-rules.ts';
import { toRuleMessage } from '../../platform/http/rule-message.ts';

const MAX_PAGE = 100_000;
const MAX_GUESTS = 100_000;
/** CZK. */
const MAX_BUDGET = 10_000_000;
const IDS = /^\d{1,9}(?:,\d{1,9}){0,99}$/u;
const BOX = /^\s*-?\d{1,3}(?:\.\d{1,20})?(?:\s*,\s*-?\d{1,3}(?:\.\d{1,20})?){3}\s*$/u;
const DAY = /^\d{4}-\d{2}-\d{2}$/u;
const HOUR = /^(?:[01]\d|2[0-3]):[0-5]\d$/u;
const END = /^(?:(?:[01]\d|2\d):[0-5]\d|30:00)$/u;
const WEEKDAYS = /^[1-7](?:,[1-7]){0,6}$/u;
const FLAG = /^(?:[01]|true|false)$/u;

/** Forms submit empty fields too. */
const EmptyIsAbsent = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (value === '' ? undefined : value));
const NumberOrAbsent = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    value === '' || value === undefined ? undefined : Number(value),
  );
const tooLong = (max: number): { message: string } => ({ message: toRuleMessage('maxLength', { max }) });
const text = { message: toRuleMessage('text') };
const OptionalClock = (form: RegExp, options: ApiPropertyOptions): PropertyDecorator =>
  combineRules(
    ApiPropertyOptional({ type: String, ...options }),
    EmptyIsAbsent(),
    IsOptional(),
    Matches(form, { message: toRuleMessage('clock') }),
  );
const OptionalFlag = (description: string): PropertyDecorator =>
  combineRules(
    ApiPropertyOptional({ type: String, description }),
    EmptyIsAbsent(),
    IsOptional(),
    Matches(FLAG, { message: toRuleMessage('boolean') }),
  );
const OptionalAmount = (min: number, max: number, description: string): PropertyDecorator =>
  combineRules(
    ApiPropertyOptional({ type: Number, minimum: min, maximum: max, description }),
    NumberOrAbsent(),
    IsOptional(),
    Min(min, { message: toRuleMessage('range', { min, max }) }),
    Max(max, { message: toRuleMessage('range', { min, max }) }),
  );

/** Query of the catalogue: filter, order and page. Saved searches store its filter. */
export class CatalogQuery {
  /** The part of the path after `/katalog/`. */
  @IsOptional()
  @IsString(text)
  @MaxLength(300, tooLong(300))
  path?: string;

  @ApiPropertyOptional({ type: String, description: 'Slug or id of a location.' })
  @EmptyIsAbsent()
  @IsOptional()
  @IsString(text)
  @MaxLength(100, tooLong(100))
  location?: string;

  @ApiPropertyOptional({ type: String, description: 'Slug or id of a purpose.' })
  @EmptyIsAbsent()
  @IsOptional()
  @IsString(text)
  @MaxLength(100, tooLong(100))
  purpose?: string;

  @ApiPropertyOptional({
    type: String,
    example: '3,8',
    description: `Ids of attributes, all required; at most ${LIMITS.attributesInFilter}.`,
  })
  @EmptyIsAbsent()
  @IsOptional()
  @Matches(IDS, { message: toRuleMessage('choice') })
  attributes?: string;

  @ApiPropertyOptional({ type: String, enum: CAPACITY_BUCKETS.map(({ id }) => id) })
  @EmptyIsAbsent()
  @IsOptional()
  @IsString(text)
  @MaxLength(20, tooLong(20))
  capacity?: string;

  @ApiPropertyOptional({ type: String, maxLength: LIMITS.searchText })
  @IsOptional()
  @IsString(text)
  @MaxLength(LIMITS.searchText, tooLong(LIMITS.searchText))
  search?: string;

  @ApiPropertyOptional({
    type: String,
    enum: CATALOG_ORDERS,
    default: 'doporucene',
    description: '`celkem`, by the total price of the event, needs a date.',
  })
  @EmptyIsAbsent()
  @IsOptional()
  @IsString(text)
  @MaxLength(20, tooLong(20))
  sort?: string;

  @ApiPropertyOptional({
    type: String,
    example: '2026-12-01',
    description: 'First day on which the spaces are free.',
  })
  @EmptyIsAbsent()
  @IsOptional()
  @Matches(DAY, { message: toRuleMessage('date') })
  date_from?: string;

  @ApiPropertyOptional({
    type: String,
    example: '2026-12-02',
    description: 'Last day on which the spaces are free, inclusive.',
  })
  @EmptyIsAbsent()
  @IsOptional()
  @Matches(DAY, { message: toRuleMessage('date') })
  date_to?: string;

  @ApiPropertyOptional({ type: Number, minimum: 1, default: 1 })
  @NumberOrAbsent()
  @IsOptional()
  @IsInt({ message: toRuleMessage('integer') })
  @Min(1, { message: toRuleMessage('positive') })
  @Max(MAX_PAGE, { message: toRuleMessage('range', { min: 1, max: MAX_PAGE }) })
  page?: number;

  @ApiPropertyOptional({
    type: String,
    example: '14.2,49.9,14.7,50.2',
    description: 'west,south,east,north of the map.',
  })
  @EmptyIsAbsent()
  @IsOptional()
  @Matches(BOX, { message: toRuleMessage('bounds') })
  bounds?: string;
}

/** Query of the visitor's event beside the filter of the catalogue (capabilities 02 §2.4). */
export class CatalogEventQuery extends CatalogQuery {
  @ApiPropertyOptional({
    type: String,
    maxLength: LIMITS.sentence,
    description: 'A sentence about the event; the other parameters stand above what it says.',
  })
  @EmptyIsAbsent()
  @IsOptional()
  @IsString(text)
  @MaxLength(LIMITS.sentence, tooLong(LIMITS.sentence))
  q?: string;

  @OptionalClock(HOUR, { example: '16:00', description: 'Start on each day; needs a date.' })
  time_from?: string;

  @OptionalClock(END, {
    example: '24:00',
    description: 'End on each day, after the start; up to `30:00`, 6:00 of the next day. `24:00` if omitted.',
  })
  time_to?: string;

  @OptionalAmount(1, MAX_GUESTS, 'Spaces that hold at least so many people.')
  @IsInt({ message: toRuleMessage('integer') })
  guests?: number;

  @ApiPropertyOptional({ type: String, enum: LAYOUTS, description: 'Layout in which the guests fit.' })
  @EmptyIsAbsent()
  @IsOptional()
  @IsString(text)
  @MaxLength(20, tooLong(20))
  layout?: string;

  @OptionalAmount(0, MAX_BUDGET, 'Budget of the event in CZK; needs a date.')
  @IsNumber({ maxDecimalPlaces: 2 }, { message: toRuleMessage('number') })
  price_max?: number;

  @ApiPropertyOptional({ type: String, enum: TARIFF_KINDS, description: 'Who rents.' })
  @EmptyIsAbsent()
  @IsOptional()
  @IsString(text)
  @MaxLength(20, tooLong(20))
  tariff?: string;

  @OptionalFlag('`1`: one free day between the dates is enough.')
  flexible?: string;

  @ApiPropertyOptional({
    type: String,
    example: '6,7',
    description: 'Only these weekdays between the dates; 1 is Monday.',
  })
  @EmptyIsAbsent()
  @IsOptional()
  @Matches(WEEKDAYS, { message: toRuleMessage('weekdays') })
  weekdays?: string;

  @ApiPropertyOptional({
    type: Number,
    minimum: 1,
    maximum: EVENT_LIMITS.repeat,
    description: 'With `flexible`: weeks from one date to the next of an event on all of the days.',
  })
  @NumberOrAbsent()
  @IsOptional()
  @IsInt({ message: toRuleMessage('integer') })
  @Min(1, { message: toRuleMessage('range', { min: 1, max: EVENT_LIMITS.repeat }) })
  @Max(EVENT_LIMITS.repeat, { message: toRuleMessage('range', { min: 1, max: EVENT_LIMITS.repeat }) })
  repeat?: number;

  @OptionalFlag('`1`: spaces taken at that time follow the free ones.')
  with_taken?: string;
}

export class CatalogListQuery extends CatalogEventQuery {
  /** Any value but `0` and `false` adds the filter lists with their counts. */
  @IsOptional()
  @IsString(text)
  @MaxLength(10, tooLong(10))
  first_fetch?: string;

  /**
   * Any value but `0` and `false` counts the search in the statistics. Texts that may contain personal data
   * are not stored.
   */
  @IsOptional()
  @IsString(text)
  @MaxLength(10, tooLong(10))
  typed?: string;

  /** Ignored; accepted for older clients. */
  @IsOptional()
  @IsString(text)
  @MaxLength(10, tooLong(10))
  refresh?: string;
}

export class CatalogMapQuery extends OmitType(CatalogEventQuery, ['page', 'bounds']) {
  @ApiProperty({
    type: String,
    example: '14.2,49.9,14.7,50.2',
    description: 'west,south,east,north of the map.',
  })
  @Matches(BOX, { message: toRuleMessage('bounds') })
  bounds!: string;

  @ApiProperty({ type: Number, minimum: 0, maximum: 24 })
  @NumberOrAbsent()
  @IsNumber({}, { message: toRuleMessage('number') })
  @Min(0, { message: toRuleMessage('range', { min: 0, max: 24 }) })
  @Max(24, { message: toRuleMessage('range', { min: 0, max: 24 }) })
  zoom!: number;
}

export class SuggestQuery {
  @ApiProperty({ type: String, maxLength: LIMITS.sentence })
  @IsString({ message: toRuleMessage('required') })
  @MaxLength(LIMITS.sentence, tooLong(LIMITS.sentence))
  q!: string;
}
