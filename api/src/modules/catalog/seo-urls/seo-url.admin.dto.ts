import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { CAPACITY_BUCKETS, LIMITS, SEO_LIMITS, type CapacityBucketId } from '@prostora/contracts';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsBoolean, IsIn, IsInt } from 'class-validator';
import {
  combineRules,
  LineRules,
  NullableLineRules,
  TextRules,
  skipNull,
  NestedRules,
} from '../../../platform/http/field-rules.ts';
import { IsFileFormat, type FileFormat } from '../../../platform/http/file-format.ts';
import { IsId } from '../../../platform/http/id.ts';
import {
  OptionalChoice,
  OptionalDirection,
  OptionalId,
  OptionalSearch,
  type SortDirection,
} from '../../../platform/http/list-query-fields.ts';
import { PageInfo, PageQuery } from '../../../platform/http/paging.ts';
import { toRuleMessage } from '../../../platform/http/rule-message.ts';

const nullable = { nullable: true } as const;
const choice = { message: toRuleMessage('choice') };
export const CAPACITIES = CAPACITY_BUCKETS.map(({ id }) => id);
const PROBLEMS = ['empty', 'orphan', 'conflict', 'texts'] as const;
const SORTS = ['path', 'title', 'updated', 'results'] as const;
const BOOLEANS = ['true', 'false'] as const;
const list = (max: number): PropertyDecorator =>
  combineRules(
    IsArray({ message: toRuleMessage('choice') }),
    ArrayMaxSize(max, { message: toRuleMessage('list') }),
  );
const yesOrNo = IsBoolean({ message: toRuleMessage('boolean') });

export class AdminSeoUrlsQuery extends PageQuery {
  @OptionalSearch('Part of the path, the title or the heading.')
  search?: string;

  @OptionalId({ description: 'Id of a location.' })
  location?: number;

  @OptionalId({ description: 'Id of a purpose.' })
  purpose?: number;

  @OptionalChoice(CAPACITIES)
  capacity?: CapacityBucketId;

  @OptionalChoice(BOOLEANS)
  in_footer?: (typeof BOOLEANS)[number];

  @OptionalChoice(PROBLEMS)
  problem?: (typeof PROBLEMS)[number];

  @OptionalChoice(SORTS, { default: 'path' })
  sort: (typeof SORTS)[number] = 'path';

  @OptionalDirection({ default: 'asc' })
  order: SortDirection = 'asc';
}

export class AdminSeoUrlsExport extends AdminSeoUrlsQuery {
  @IsFileFormat()
  format!: FileFormat;
}

@ApiSchema({ name: 'AdminSeoProblem' })
export class AdminSeoProblemDto {
  @ApiProperty({
    enum: PROBLEMS,
    description:
      '`empty`: no published space; `orphan`: a value of the filter does not exist; `conflict`: another SEO URL has the same filter or path; `texts`: missing or too long texts.',
  })
  kind!: (typeof PROBLEMS)[number];
  message!: string;
  /** Field of the input. */
  field!: string | null;
  /** The other SEO URL of a conflict. */
  other_id!: number | null;
}

@ApiSchema({ name: 'AdminSeoValue' })
export class AdminSeoValueDto {
  id!: number;
  /** A deleted value is named as such. */
  name!: string;
  gone!: boolean;
}

@ApiSchema({ name: 'AdminSeoLink' })
export class AdminSeoLinkDto {
  @ApiProperty({ type: String, ...nullable, maxLength: SEO_LIMITS.linkText })
  @NullableLineRules(SEO_LIMITS.linkText)
  link_name!: string | null;
  @ApiProperty({ type: String, maxLength: SEO_LIMITS.linkText })
  @LineRules(SEO_LIMITS.linkText)
  title!: string;
  @ApiProperty({
    type: String,
    maxLength: SEO_LIMITS.linkUrl,
    description: 'Path of this site or an https URL.',
  })
  @LineRules(SEO_LIMITS.linkUrl)
  url!: string;
}

@ApiSchema({ name: 'AdminSeoUrlRow' })
export class AdminSeoUrlRowDto {
  id!: number;
  /** The part of the path after `/katalog/`. */
  path!: string;
  /** Path on the site. */
  url!: string;
  location!: AdminSeoValueDto | null;
  purpose!: AdminSeoValueDto | null;
  @ApiProperty({ type: String, enum: [...CAPACITIES, null], ...nullable }) capacity!: CapacityBucketId | null;
  attributes!: AdminSeoValueDto[];
  title!: string;
  h1!: string;
  meta_description!: string;
  has_description!: boolean;
  footer_links_count!: number;
  in_footer!: boolean;
  /** Number of published spaces. */
  results!: number;
  problems!: AdminSeoProblemDto[];
  @ApiProperty({ type: String, format: 'date-time' }) updated_at!: string;
  version!: number;
}

@ApiSchema({ name: 'AdminSeoUrlCounts' })
export class AdminSeoUrlCountsDto {
  all!: number;
  empty!: number;
  orphan!: number;
  conflict!: number;
  texts!: number;
  in_footer!: number;
}

@ApiSchema({ name: 'AdminSeoUrlsAnswer' })
export class AdminSeoUrlsAnswerDto extends PageInfo {
  items!: AdminSeoUrlRowDto[];
  /** Counts under all filters except problem and footer. */
  counts!: AdminSeoUrlCountsDto;
}

@ApiSchema({ name: 'AdminSeoUrl' })
export class AdminSeoUrlDto extends AdminSeoUrlRowDto {
  location_id!: number | null;
  purpose_id!: number | null;
  attribute_ids!: number[];
  /** Sanitized HTML below the list. */
  description!: string;
  footer_links!: AdminSeoLinkDto[];
}

@ApiSchema({ name: 'AdminSeoUrlInput' })
export class AdminSeoUrlInput {
  @ApiProperty({
    type: String,
    maxLength: SEO_LIMITS.path,
    example: 'svatby-v-praze',
    description:
      'The part of the path after `/katalog/`: at most three segments of lowercase letters without diacritics, digits and dashes.',
  })
  @LineRules(SEO_LIMITS.path)
  path!: string;

  @combineRules(skipNull, IsId())
  location_id!: number | null;

  @combineRules(skipNull, IsId())
  purpose_id!: number | null;

  @ApiProperty({ type: String, enum: [...CAPACITIES, null], ...nullable })
  @combineRules(skipNull, IsIn(CAPACITIES, choice))
  capacity!: CapacityBucketId | null;

  @ApiProperty({ type: [Number], maxItems: LIMITS.attributesInFilter })
  @list(LIMITS.attributesInFilter)
  @IsId({ each: true })
  attribute_ids!: number[];

  @ApiProperty({ type: String, maxLength: SEO_LIMITS.title })
  @LineRules(SEO_LIMITS.title)
  title!: string;

  @ApiProperty({ type: String, maxLength: SEO_LIMITS.h1 })
  @LineRules(SEO_LIMITS.h1)
  h1!: string;

  @ApiProperty({ type: String, maxLength: SEO_LIMITS.metaDescription })
  @LineRules(SEO_LIMITS.metaDescription)
  meta_description!: string;

  @ApiProperty({
    type: String,
    maxLength: LIMITS.description,
    description: 'HTML of the editor; sanitized on write.',
  })
  @TextRules(LIMITS.description)
  description!: string;

  @ApiProperty({ type: [AdminSeoLinkDto], maxItems: SEO_LIMITS.footerLinks })
  @list(SEO_LIMITS.footerLinks)
  @NestedRules({ each: true, message: toRuleMessage('choice') })
  @Type(() => AdminSeoLinkDto)
  footer_links!: AdminSeoLinkDto[];

  @ApiProperty({ type: Boolean, description: 'Whether it is linked in the footer.' })
  @yesOrNo
  in_footer!: boolean;
}

@ApiSchema({ name: 'AdminSeoUrlChange' })
export class AdminSeoUrlChange extends AdminSeoUrlInput {
  @IsInt({ message: toRuleMessage('integer') })
  version!: number;
}

@ApiSchema({ name: 'AdminSeoUrlDraft' })
export class AdminSeoUrlDraft extends AdminSeoUrlInput {
  /** Id of the edited SEO URL; null for a new one. */
  @combineRules(skipNull, IsId())
  id!: number | null;
}
