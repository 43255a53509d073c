import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { CONTENT_LIMITS, MENU_PLACES, SEO_LIMITS, type MenuPlace } from '@prostora/contracts';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsIn, IsInt } from 'class-validator';
import {
  combineRules,
  LineRules,
  OptionalField,
  NullableLineRules,
  RequiredLineRules,
  RequiredTextRules,
  TextRules,
  skipNull,
  NestedRules,
} from '../../platform/http/field-rules.ts';
import { IsId } from '../../platform/http/id.ts';
import { StoredImageDto } from '../../platform/http/image.dto.ts';
import { PageInfo } from '../../platform/http/paging.ts';
import { toRuleMessage } from '../../platform/http/rule-message.ts';

const nullable = { nullable: true } as const;
const KINDS = ['fixed', 'free'] as const;
const STATUSES = ['draft', 'published'] as const;
const MAX_PAGES = 500;
const choice = { message: toRuleMessage('choice') };
const list = { message: toRuleMessage('list') };

@ApiSchema({ name: 'AdminContentRow' })
export class AdminContentRowDto {
  id!: number;
  slug!: string;
  /** Path on the site. */
  url!: string;
  @ApiProperty({
    enum: KINDS,
    enumName: 'ContentKind',
    description: 'Fixed pages cannot be deleted or renamed.',
  })
  kind!: (typeof KINDS)[number];
  title!: string;
  @ApiProperty({ enum: STATUSES, enumName: 'ContentStatus' }) status!: (typeof STATUSES)[number];
  @ApiProperty({ enum: MENU_PLACES, enumName: 'MenuPlace' }) menu_place!: MenuPlace;
  /** Label in the menu; defaults to the title. */
  menu_label!: string;
  @ApiProperty({ type: String, format: 'date-time' }) updated_at!: string;
  version!: number;
}

@ApiSchema({ name: 'AdminContentAnswer' })
export class AdminContentAnswerDto {
  /** In menu order. */
  items!: AdminContentRowDto[];
}

@ApiSchema({ name: 'AdminContentQuestion' })
export class AdminContentQuestionDto {
  @ApiProperty({ type: String, maxLength: CONTENT_LIMITS.question })
  @RequiredLineRules(CONTENT_LIMITS.question)
  question!: string;

  @ApiProperty({ type: String, maxLength: CONTENT_LIMITS.answer })
  @RequiredTextRules(CONTENT_LIMITS.answer)
  answer!: string;
}

/** Texts of a page. */
@ApiSchema({ name: 'AdminContentTexts' })
export class AdminContentTextsDto {
  @ApiProperty({ type: String, maxLength: CONTENT_LIMITS.title })
  @RequiredLineRules(CONTENT_LIMITS.title)
  title!: string;

  @ApiProperty({ type: String, maxLength: CONTENT_LIMITS.lead })
  @TextRules(CONTENT_LIMITS.lead)
  lead!: string;

  @ApiProperty({
    type: String,
    maxLength: CONTENT_LIMITS.html,
    description: 'HTML with tokens; disallowed elements are removed. Ignored for the terms page.',
  })
  @TextRules(CONTENT_LIMITS.html)
  html!: string;

  @ApiProperty({ type: [AdminContentQuestionDto], maxItems: CONTENT_LIMITS.faq })
  @IsArray(list)
  @ArrayMaxSize(CONTENT_LIMITS.faq, list)
  @NestedRules({ each: true, message: toRuleMessage('choice') })
  @Type(() => AdminContentQuestionDto)
  faq!: AdminContentQuestionDto[];

  @ApiProperty({ type: String, maxLength: SEO_LIMITS.title })
  @LineRules(SEO_LIMITS.title)
  meta_title!: string;

  @ApiProperty({ type: String, maxLength: SEO_LIMITS.metaDescription })
  @LineRules(SEO_LIMITS.metaDescription)
  meta_description!: string;

  /** Id of an uploaded image. */
  @combineRules(skipNull, IsId())
  cover_id!: number | null;
}

@ApiSchema({ name: 'AdminContentInput' })
export class AdminContentInputDto extends AdminContentTextsDto {
  @ApiPropertyOptional({
    type: String,
    maxLength: CONTENT_LIMITS.slug,
    ...nullable,
    description: 'If omitted, derived from the title of a new page, else unchanged.',
  })
  @combineRules(OptionalField(), NullableLineRules(CONTENT_LIMITS.slug))
  slug?: string | null;

  @ApiProperty({ enum: STATUSES, enumName: 'ContentStatus' })
  @IsIn(STATUSES, choice)
  status!: (typeof STATUSES)[number];

  @ApiProperty({ enum: MENU_PLACES, enumName: 'MenuPlace' })
  @IsIn(MENU_PLACES, choice)
  menu_place!: MenuPlace;

  @ApiProperty({ type: String, maxLength: CONTENT_LIMITS.menuLabel })
  @LineRules(CONTENT_LIMITS.menuLabel)
  menu_label!: string;
}

@ApiSchema({ name: 'AdminContentChange' })
export class AdminContentChangeDto extends AdminContentInputDto {
  /** Version as read; 409 if it has changed since. */
  @IsInt({ message: toRuleMessage('integer') })
  version!: number;
}

@ApiSchema({ name: 'AdminContentPage' })
export class AdminContentPageDto extends AdminContentRowDto {
  lead!: string;
  html!: string;
  faq!: AdminContentQuestionDto[];
  meta_title!: string;
  meta_description!: string;
  cover_id!: number | null;
  cover!: StoredImageDto | null;
}

@ApiSchema({ name: 'AdminContentOrder' })
export class AdminContentOrderDto {
  @ApiProperty({ enum: MENU_PLACES, enumName: 'MenuPlace' })
  @IsIn(MENU_PLACES, choice)
  menu_place!: MenuPlace;

  @ApiProperty({ type: [Number], maxItems: MAX_PAGES, description: 'All pages of the menu in their order.' })
  @IsArray(list)
  @ArrayMaxSize(MAX_PAGES, list)
  @IsId({ each: true })
  ids!: number[];
}

@ApiSchema({ name: 'AdminContentAuthor' })
export class AdminContentAuthorDto {
  id!: number;
  email!: string;
}

@ApiSchema({ name: 'AdminContentRevision' })
export class AdminContentRevisionDto {
  id!: number;
  /** Version of the page created by this save. */
  version!: number;
  /** Null for seeded content. */
  author!: AdminContentAuthorDto | null;
  @ApiProperty({ type: String, format: 'date-time' }) created_at!: string;
  /** Changed fields. */
  changed!: string[];
}

@ApiSchema({ name: 'AdminContentRevisions' })
export class AdminContentRevisionsDto extends PageInfo {
  /** Newest first. */
  items!: AdminContentRevisionDto[];
}

/** Texts of a revision. */
@ApiSchema({ name: 'AdminContentRevisionText' })
export class AdminContentRevisionTextDto extends AdminContentTextsDto {
  id!: number;
  version!: number;
  slug!: string;
  @ApiProperty({ enum: STATUSES, enumName: 'ContentStatus' }) status!: (typeof STATUSES)[number];
  @ApiProperty({ enum: MENU_PLACES, enumName: 'MenuPlace' }) menu_place!: MenuPlace;
  menu_label!: string;
}

@ApiSchema({ name: 'AdminContentRestore' })
export class AdminContentRestoreDto {
  /** Version of the page as read. */
  @IsInt({ message: toRuleMessage('integer') })
  version!: number;
}
