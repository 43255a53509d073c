import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { IsIn, IsInt, IsNumber, IsOptional, Max, Min } from 'class-validator';
import {
  combineRules,
  LineRules,
  OptionalField,
  NullableLineRules,
  RequiredLineRules,
} from '../../platform/http/field-rules.ts';
import { IsFileFormat, type FileFormat } from '../../platform/http/file-format.ts';
import { IsId } from '../../platform/http/id.ts';
import {
  OptionalChoice,
  OptionalDirection,
  OptionalSearch,
  type SortDirection,
} from '../../platform/http/list-query-fields.ts';
import { PageInfo, PageQuery } from '../../platform/http/paging.ts';
import { toRuleMessage } from '../../platform/http/rule-message.ts';

const nullable = { nullable: true } as const;
const choice = { message: toRuleMessage('choice') };
const KINDS = ['country', 'region', 'town', 'city_part'] as const;
const NEW_KINDS = ['town', 'city_part'] as const;
const SORTS = ['tree', 'name', 'population', 'buildings', 'spaces'] as const;
const MAX_POPULATION = 20_000_000;
const Degrees = (limit: number): PropertyDecorator =>
  combineRules(
    IsNumber({ allowNaN: false, allowInfinity: false }, { message: toRuleMessage('number') }),
    Min(-limit, { message: toRuleMessage('inCzechia') }),
    Max(limit, { message: toRuleMessage('inCzechia') }),
  );

export class AdminLocationsQuery extends PageQuery {
  @OptionalSearch('Part of the name, locative or slug.')
  search?: string;

  @OptionalChoice(KINDS)
  kind?: (typeof KINDS)[number];

  @ApiPropertyOptional({
    type: String,
    maxLength: 80,
    description: 'Slug of an ancestor; it is included.',
  })
  @IsOptional()
  @LineRules(80)
  region?: string;

  @OptionalChoice(['missing'], { description: 'Only locations without a locative.' })
  locative?: 'missing';

  @OptionalChoice(SORTS, { default: 'tree' })
  sort: (typeof SORTS)[number] = 'tree';

  @OptionalDirection({ default: 'asc' })
  order: SortDirection = 'asc';
}

export class AdminLocationsExport extends AdminLocationsQuery {
  @IsFileFormat() format!: FileFormat;
}

@ApiSchema({ name: 'AdminLocationParent' })
export class AdminLocationParentDto {
  id!: number;
  name!: string;
  slug!: string;
  @ApiProperty({ enum: KINDS }) kind!: (typeof KINDS)[number];
}

@ApiSchema({ name: 'AdminLocation' })
export class AdminLocationDto {
  id!: number;
  slug!: string;
  name!: string;
  @ApiProperty({ enum: KINDS }) kind!: (typeof KINDS)[number];
  /** Locative case with its preposition. */
  locative!: string | null;
  parent_id!: number | null;
  /** Ancestors, largest first. */
  path!: AdminLocationParentDto[];
  lat!: number;
  lng!: number;
  population!: number | null;
  /** Number of direct children. */
  parts!: number;
  /** In it and in all its descendants, as the following counts. */
  buildings!: number;
  spaces!: number;
  inquiries!: number;
  seo_urls!: number;
  version!: number;
}

@ApiSchema({ name: 'AdminLocationCounts' })
export class AdminLocationCountsDto {
  /** Matching locations without a locative. */
  missing_locative!: number;
}

@ApiSchema({ name: 'AdminLocationsAnswer' })
export class AdminLocationsAnswerDto extends PageInfo {
  items!: AdminLocationDto[];
  counts!: AdminLocationCountsDto;
}

@ApiSchema({ name: 'AdminLocationInput' })
export class AdminLocationInput {
  @ApiProperty({ type: String, maxLength: 100 })
  @RequiredLineRules(100)
  name!: string;

  @ApiPropertyOptional({
    type: String,
    maxLength: 80,
    ...nullable,
    description: 'Part of URLs. If omitted, derived from the name of a new location, else unchanged.',
  })
  @combineRules(OptionalField(), NullableLineRules(80))
  slug?: string | null;

  @ApiPropertyOptional({
    type: String,
    maxLength: 120,
    ...nullable,
    description: 'Locative case with its preposition.',
  })
  @combineRules(OptionalField(), NullableLineRules(120))
  locative?: string | null;

  /** Id of the parent; null for the country only. */
  @IsOptional()
  @IsId()
  parent_id?: number | null;

  @ApiProperty({ type: Number })
  @Degrees(90)
  lat!: number;

  @ApiProperty({ type: Number })
  @Degrees(180)
  lng!: number;

  @IsOptional()
  @IsInt({ message: toRuleMessage('integer') })
  @Min(0, { message: toRuleMessage('positive') })
  @Max(MAX_POPULATION, { message: toRuleMessage('range', { min: 0, max: MAX_POPULATION }) })
  population?: number | null;
}

@ApiSchema({ name: 'AdminLocationAdd' })
export class AdminLocationAdd extends AdminLocationInput {
  @ApiProperty({ enum: NEW_KINDS })
  @IsIn(NEW_KINDS, choice)
  kind!: (typeof NEW_KINDS)[number];
}

@ApiSchema({ name: 'AdminLocationChange' })
export class AdminLocationChange extends AdminLocationInput {
  @IsId()
  version!: number;
}
