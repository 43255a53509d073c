import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { LIMITS } from '@prostora/contracts';
import { ArrayMaxSize, IsArray, IsIn, IsOptional } from 'class-validator';
import {
  combineRules,
  LineRules,
  OptionalField,
  NullableLineRules,
  RequiredLineRules,
  TextRules,
  skipNull,
} from '../../../platform/http/field-rules.ts';
import { IsFileFormat, type FileFormat } from '../../../platform/http/file-format.ts';
import { IsId } from '../../../platform/http/id.ts';
import { StoredImageDto } from '../../../platform/http/image.dto.ts';
import {
  OptionalChoice,
  OptionalDirection,
  OptionalId,
  OptionalSearch,
  type SortDirection,
} from '../../../platform/http/list-query-fields.ts';
import { IsDateTime } from '../../../platform/http/timestamps.ts';
import { PageInfo, PageQuery } from '../../../platform/http/paging.ts';
import { toRuleMessage } from '../../../platform/http/rule-message.ts';

const STATUSES = ['DRAFT', 'SCHEDULED', 'PUBLISHED'] as const;
const STEPS = ['publish', 'schedule', 'withdraw'] as const;
const ACTIONS = [...STEPS, 'edit', 'delete'] as const;
const SORTS = ['title', 'updated', 'published'] as const;
const nullable = { nullable: true } as const;
const MAX_TAGS = 20;
/** Limit before sanitizing: pasted HTML is longer than the result. */
const MAX_INPUT_LENGTH = 2 * LIMITS.article;

export class AdminPostsQuery extends PageQuery {
  @OptionalSearch('Part of the title, perex or slug.')
  search?: string;

  @OptionalChoice(STATUSES)
  status?: (typeof STATUSES)[number];

  @OptionalId()
  category?: number;

  @OptionalId()
  tag?: number;

  @OptionalChoice(SORTS, { default: 'updated' })
  sort: (typeof SORTS)[number] = 'updated';

  @OptionalDirection({ default: 'desc' })
  order: SortDirection = 'desc';
}

export class AdminPostsExport extends AdminPostsQuery {
  @IsFileFormat() format!: FileFormat;
}

@ApiSchema({ name: 'AdminPostTaxon' })
export class AdminPostTaxonDto {
  id!: number;
  name!: string;
}

@ApiSchema({ name: 'AdminPostRow' })
export class AdminPostRowDto {
  id!: number;
  slug!: string;
  title!: string;
  @ApiProperty({ enum: STATUSES }) status!: (typeof STATUSES)[number];
  cover!: StoredImageDto | null;
  category!: AdminPostTaxonDto | null;
  tags!: AdminPostTaxonDto[];
  author_name!: string;
  minutes!: number;
  @ApiProperty({ type: String, format: 'date-time', ...nullable }) publish_at!: string | null;
  @ApiProperty({ type: String, format: 'date-time', ...nullable }) published_at!: string | null;
  @ApiProperty({ type: String, format: 'date-time' }) updated_at!: string;
  @ApiProperty({ enum: ACTIONS, isArray: true }) allowed_actions!: (typeof ACTIONS)[number][];
}

@ApiSchema({ name: 'AdminPostCounts' })
export class AdminPostCountsDto {
  all!: number;
  DRAFT!: number;
  SCHEDULED!: number;
  PUBLISHED!: number;
}

@ApiSchema({ name: 'AdminPostsAnswer' })
export class AdminPostsAnswerDto extends PageInfo {
  items!: AdminPostRowDto[];
  counts!: AdminPostCountsDto;
}

/** A post for editing. */
@ApiSchema({ name: 'AdminPost' })
export class AdminPostDto extends AdminPostRowDto {
  perex!: string;
  /** HTML for the editor, with image URLs. */
  html!: string;
  cover_alt!: string;
  cover_caption!: string;
  meta_title!: string;
  meta_description!: string;
  @ApiProperty({
    type: String,
    format: 'date-time',
    ...nullable,
    description: 'Expiration of the preview link.',
  })
  preview_until!: string | null;
  @ApiProperty({ type: String, format: 'date-time' }) created_at!: string;
  version!: number;
}

@ApiSchema({ name: 'AdminPostInput' })
export class AdminPostInput {
  @ApiProperty({ type: String, maxLength: 200 })
  @RequiredLineRules(200)
  title!: string;

  @ApiPropertyOptional({
    type: String,
    maxLength: 120,
    ...nullable,
    description: 'If omitted, derived from the title of a never published post, else unchanged.',
  })
  @combineRules(OptionalField(), NullableLineRules(120))
  slug?: string | null;

  @ApiProperty({ type: String, maxLength: 500 })
  @TextRules(500)
  perex!: string;

  @ApiProperty({ type: String, description: 'HTML of the editor; disallowed elements are removed.' })
  @TextRules(MAX_INPUT_LENGTH)
  html!: string;

  /** Id of an uploaded image. */
  @combineRules(skipNull, IsId())
  cover_id!: number | null;

  @ApiProperty({ type: String, maxLength: LIMITS.imageAlt })
  @LineRules(LIMITS.imageAlt)
  cover_alt!: string;

  @ApiProperty({ type: String, maxLength: 300 })
  @LineRules(300)
  cover_caption!: string;

  @combineRules(skipNull, IsId())
  category_id!: number | null;

  @IsArray({ message: toRuleMessage('choice') })
  @ArrayMaxSize(MAX_TAGS, { message: toRuleMessage('list') })
  @IsId({ each: true })
  tag_ids!: number[];

  @ApiProperty({ type: String, maxLength: 100 })
  @LineRules(100)
  author_name!: string;

  @ApiProperty({ type: String, maxLength: 120, description: 'Defaults to the title.' })
  @LineRules(120)
  meta_title!: string;

  @ApiProperty({ type: String, maxLength: 300, description: 'Defaults to the perex.' })
  @LineRules(300)
  meta_description!: string;
}

@ApiSchema({ name: 'AdminPostChange' })
export class AdminPostChange extends AdminPostInput {
  @IsId()
  version!: number;
}

@ApiSchema({ name: 'AdminPostStep' })
export class AdminPostStep {
  @ApiProperty({ enum: STEPS })
  @IsIn(STEPS, { message: toRuleMessage('choice') })
  step!: (typeof STEPS)[number];

  @ApiPropertyOptional({
    type: String,
    format: 'date-time',
    ...nullable,
    description: 'Publication time of a scheduled post; in the future.',
  })
  @IsOptional()
  @IsDateTime()
  publish_at?: string | null;
}

@ApiSchema({ name: 'AdminPostPreview' })
export class AdminPostPreviewDto {
  /** Local path of the preview. */
  url!: string;
  @ApiProperty({ type: String, format: 'date-time' }) until!: string;
}

@ApiSchema({ name: 'AdminRevision' })
export class AdminRevisionDto {
  id!: number;
  @ApiProperty({ type: String, format: 'date-time' }) created_at!: string;
  /** Name of the author. */
  author!: string | null;
  title!: string;
}

@ApiSchema({ name: 'AdminRevisionsAnswer' })
export class AdminRevisionsAnswerDto extends PageInfo {
  items!: AdminRevisionDto[];
}

@ApiSchema({ name: 'AdminRevisionChange' })
export class AdminRevisionChangeDto {
  field!: string;
  @ApiProperty({
    oneOf: [
      { type: 'string', ...nullable },
      { type: 'number' },
      { type: 'array', items: { type: 'number' } },
    ],
    description: 'Current value.',
  })
  before!: string | number | readonly number[] | null;
  @ApiProperty({
    oneOf: [
      { type: 'string', ...nullable },
      { type: 'number' },
      { type: 'array', items: { type: 'number' } },
    ],
    description: 'Value in the revision.',
  })
  after!: string | number | readonly number[] | null;
}

@ApiSchema({ name: 'AdminRevisionDifference' })
export class AdminRevisionDifferenceDto {
  changes!: AdminRevisionChangeDto[];
}

@ApiSchema({ name: 'AdminRevisionRestore' })
export class AdminRevisionRestore {
  @IsId()
  revision_id!: number;

  /** Version of the post. */
  @IsId()
  version!: number;
}
