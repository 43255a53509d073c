import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { LAYOUTS, USUAL_DAYS, type EventLayout, type UsualDays } from '@prostora/contracts';
import { TAG_ICONS } from '@prostora/contracts/tag-icons.ts';
import { ArrayMaxSize, IsArray, IsIn, IsInt, IsOptional, Matches, Max, Min } from 'class-validator';
import { Type } from 'class-transformer';
import {
  combineRules,
  OptionalField,
  NullableLineRules,
  RequiredLineRules,
} from '../../platform/http/field-rules.ts';
import { IsId } from '../../platform/http/id.ts';
import { toRuleMessage } from '../../platform/http/rule-message.ts';

const nullable = { nullable: true } as const;
const MAX_ITEMS = 500;
const MAX_ORDER = 1_000_000;
const OptionalLine = (max: number): PropertyDecorator =>
  combineRules(OptionalField(), NullableLineRules(max));
const OptionalTime = (form: RegExp, description: string): PropertyDecorator =>
  combineRules(
    ApiPropertyOptional({ type: String, ...nullable, description }),
    IsOptional(),
    Matches(form, { message: toRuleMessage('clock') }),
  );

/** A purpose, a piece of equipment or a service, with its usage. */
@ApiSchema({ name: 'AdminTaxonomyItem' })
export class AdminTaxonomyItemDto {
  id!: number;
  slug!: string;
  name!: string;
  /** Group of a purpose; `equipments` or `services` for an attribute. */
  group!: string;
  /** Attributes only. */
  category!: string | null;
  /** Purposes only: phrase of page titles. */
  title_phrase!: string | null;
  icon!: string | null;
  @ApiProperty({
    type: String,
    ...nullable,
    example: '18:00',
    description: 'Purposes only: start assumed for an event without hours.',
  })
  usual_from!: string | null;
  @ApiProperty({
    type: String,
    ...nullable,
    example: '26:00',
    description: 'Purposes only: end, up to `30:00`, which is 6:00 of the next day.',
  })
  usual_to!: string | null;
  @ApiProperty({
    type: String,
    enum: [...LAYOUTS, null],
    ...nullable,
    description: 'Purposes only: layout assumed for an event without one; null where guests are asked.',
  })
  usual_layout!: EventLayout | null;
  @ApiProperty({
    type: String,
    enum: [...USUAL_DAYS, null],
    ...nullable,
    description: 'Purposes only: preferred days of a range; `saturday` prefers Fridays to other days.',
  })
  usual_days!: UsualDays | null;
  sort_order!: number;
  /** Number of spaces in any status. */
  spaces!: number;
  published_spaces!: number;
  inquiries!: number;
  seo_urls!: number;
  version!: number;
}

@ApiSchema({ name: 'AdminTaxonomy' })
export class AdminTaxonomyDto {
  purposes!: AdminTaxonomyItemDto[];
  attributes!: AdminTaxonomyItemDto[];
}

@ApiSchema({ name: 'AdminTaxonomyItemInput' })
export class AdminTaxonomyItemInput {
  @ApiProperty({ type: String, maxLength: 100 })
  @RequiredLineRules(100)
  name!: string;

  @ApiPropertyOptional({
    type: String,
    maxLength: 60,
    ...nullable,
    description: 'Part of URLs. If omitted, derived from the name of a new location, else unchanged.',
  })
  @OptionalLine(60)
  slug?: string | null;

  @ApiProperty({ type: String, maxLength: 60 })
  @RequiredLineRules(60, 'choice')
  group!: string;

  @ApiPropertyOptional({ type: String, maxLength: 60, ...nullable, description: 'Required for attributes.' })
  @OptionalLine(60)
  category?: string | null;

  @ApiPropertyOptional({ type: String, maxLength: 120, ...nullable, description: 'Required for purposes.' })
  @OptionalLine(120)
  title_phrase?: string | null;

  /** Name in the file of tag icons. */
  @IsOptional()
  @IsIn(TAG_ICONS, { message: toRuleMessage('choice') })
  icon?: string | null;

  @OptionalTime(
    /^(?:[01]\d|2[0-3]):[0-5]\d$/u,
    'Purposes only: start assumed for an event without hours; 9:00 without one.',
  )
  usual_from?: string | null;

  @OptionalTime(
    /^(?:(?:[01]\d|2\d):[0-5]\d|30:00)$/u,
    'Purposes only: end, after the start; up to `30:00`, which is 6:00 of the next day.',
  )
  usual_to?: string | null;

  @ApiPropertyOptional({
    type: String,
    enum: [...LAYOUTS, null],
    ...nullable,
    description: 'Purposes only: layout assumed for an event without one.',
  })
  @IsOptional()
  @IsIn(LAYOUTS, { message: toRuleMessage('choice') })
  usual_layout?: EventLayout | null;

  @ApiPropertyOptional({
    type: String,
    enum: [...USUAL_DAYS, null],
    ...nullable,
    description: 'Purposes only: preferred days of a range.',
  })
  @IsOptional()
  @IsIn(USUAL_DAYS, { message: toRuleMessage('choice') })
  usual_days?: UsualDays | null;
}

@ApiSchema({ name: 'AdminTaxonomyItemAdd' })
export class AdminTaxonomyItemAdd extends AdminTaxonomyItemInput {
  /** Position of a restored item; last if omitted. */
  @IsOptional()
  @IsInt({ message: toRuleMessage('integer') })
  @Min(0, { message: toRuleMessage('positive') })
  @Max(MAX_ORDER, { message: toRuleMessage('range', { min: 0, max: MAX_ORDER }) })
  sort_order?: number | null;
}

@ApiSchema({ name: 'AdminTaxonomyItemChange' })
export class AdminTaxonomyItemChange extends AdminTaxonomyItemInput {
  @IsId()
  version!: number;
}

@ApiSchema({ name: 'AdminTaxonomyItemOrder' })
export class AdminTaxonomyItemOrder {
  /** Ids of all purposes of a group, or of all attributes of a category. */
  @IsArray({ message: toRuleMessage('choice') })
  @ArrayMaxSize(MAX_ITEMS, { message: toRuleMessage('list') })
  @IsId({ each: true })
  ids!: number[];
}

@ApiSchema({ name: 'AdminTaxonomyItemMerge' })
export class AdminTaxonomyItemMerge {
  /** Id of the remaining item. */
  @IsId()
  into!: number;

  /** Version of the removed item. */
  @IsId()
  version!: number;
}

export class AdminTaxonomyItemMergeQuery {
  @Type(() => Number)
  @IsId()
  into!: number;
}

@ApiSchema({ name: 'AdminTaxonomyItemMergePreview' })
export class AdminTaxonomyItemMergePreviewDto {
  /** The removed item, with its usage. */
  from!: AdminTaxonomyItemDto;
  /** The remaining item. */
  into!: AdminTaxonomyItemDto;
}
