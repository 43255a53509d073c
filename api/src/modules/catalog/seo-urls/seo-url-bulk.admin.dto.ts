import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { LIMITS, SEO_LIMITS, type CapacityBucketId } from '@prostora/contracts';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsNotEmpty,
  IsObject,
  IsString,
  MaxLength,
} from 'class-validator';
import {
  combineRules,
  LineRules,
  TextRules,
  skipNull,
  NestedRules,
} from '../../../platform/http/field-rules.ts';
import { IsId } from '../../../platform/http/id.ts';
import { toRuleMessage } from '../../../platform/http/rule-message.ts';
import { AdminSeoUrlDto, AdminSeoValueDto, CAPACITIES } from './seo-url.admin.dto.ts';

const nullable = { nullable: true } as const;
const BULK_STATES = ['new', 'exists', 'conflict', 'no_locative', 'empty', 'invalid'] as const;
const IMPORT_STATES = ['new', 'changed', 'same', 'error'] as const;
const ids = (max: number): PropertyDecorator =>
  combineRules(
    IsArray({ message: toRuleMessage('choice') }),
    ArrayMaxSize(max, { message: toRuleMessage('list') }),
    IsId({ each: true }),
  );
const yesOrNo = IsBoolean({ message: toRuleMessage('boolean') });

@ApiSchema({ name: 'AdminSeoTemplates' })
export class AdminSeoTemplatesDto {
  @ApiProperty({ type: String, maxLength: SEO_LIMITS.path }) @LineRules(SEO_LIMITS.path) path!: string;
  @ApiProperty({ type: String, maxLength: SEO_LIMITS.title }) @LineRules(SEO_LIMITS.title) title!: string;
  @ApiProperty({ type: String, maxLength: SEO_LIMITS.h1 }) @LineRules(SEO_LIMITS.h1) h1!: string;
  @ApiProperty({ type: String, maxLength: SEO_LIMITS.metaDescription })
  @LineRules(SEO_LIMITS.metaDescription)
  meta_description!: string;
  @ApiProperty({ type: String, maxLength: LIMITS.description })
  @TextRules(LIMITS.description)
  description!: string;
}

@ApiSchema({ name: 'AdminSeoBulkInput' })
export class AdminSeoBulkInput {
  @ApiProperty({
    type: [Number],
    maxItems: SEO_LIMITS.bulkLocations,
    description: 'If empty, SEO URLs of purposes only.',
  })
  @ids(SEO_LIMITS.bulkLocations)
  location_ids!: number[];

  @ApiProperty({
    type: [Number],
    maxItems: SEO_LIMITS.bulkPurposes,
    description: 'If empty, SEO URLs of locations only.',
  })
  @ids(SEO_LIMITS.bulkPurposes)
  purpose_ids!: number[];

  @ApiProperty({ type: String, enum: [...CAPACITIES, null], ...nullable })
  @combineRules(skipNull, IsIn(CAPACITIES, { message: toRuleMessage('choice') }))
  capacity!: CapacityBucketId | null;

  /** Placeholders: {prostory} {kde} {misto} {ucel} {kapacita} {pocet}, with or without diacritics. */
  @IsObject({ message: toRuleMessage('required') })
  @NestedRules({ message: toRuleMessage('required') })
  @Type(() => AdminSeoTemplatesDto)
  templates!: AdminSeoTemplatesDto;

  @ApiProperty({ type: Boolean }) @yesOrNo only_with_results!: boolean;
  @ApiProperty({ type: Boolean }) @yesOrNo in_footer!: boolean;
  @ApiProperty({ type: Boolean, description: 'Reports the result without creating anything.' })
  @yesOrNo
  dry_run!: boolean;
}

@ApiSchema({ name: 'AdminSeoBulkRow' })
export class AdminSeoBulkRowDto {
  location!: AdminSeoValueDto | null;
  purpose!: AdminSeoValueDto | null;
  path!: string;
  title!: string;
  h1!: string;
  meta_description!: string;
  results!: number;
  @ApiProperty({ enum: BULK_STATES, description: 'Only `new` ones are created.' })
  state!: (typeof BULK_STATES)[number];
  message!: string | null;
  /** Id of the created or the conflicting SEO URL. */
  id!: number | null;
}

@ApiSchema({ name: 'AdminSeoBulkAnswer' })
export class AdminSeoBulkAnswerDto {
  rows!: AdminSeoBulkRowDto[];
  /** Number of created SEO URLs; 0 for a dry run. */
  created!: number;
  /** Ids of the created SEO URLs. */
  ids!: number[];
}

@ApiSchema({ name: 'AdminSeoIds' })
export class AdminSeoIds {
  @ApiProperty({ type: [Number], maxItems: SEO_LIMITS.ids })
  @ids(SEO_LIMITS.ids)
  ids!: number[];
}

@ApiSchema({ name: 'AdminSeoUrlsDeleted' })
export class AdminSeoUrlsDeletedDto {
  items!: AdminSeoUrlDto[];
}

@ApiSchema({ name: 'AdminSeoImportInput' })
export class AdminSeoImportInput {
  @ApiProperty({
    type: String,
    maxLength: SEO_LIMITS.csv,
    description: 'CSV with semicolons or commas, in the format of the export.',
  })
  @combineRules(
    IsString({ message: toRuleMessage('required') }),
    IsNotEmpty({ message: toRuleMessage('required') }),
    MaxLength(SEO_LIMITS.csv, { message: toRuleMessage('maxLength', { max: SEO_LIMITS.csv }) }),
  )
  csv!: string;

  @ApiProperty({ type: Boolean, description: 'Reports the changes without writing them.' })
  @yesOrNo
  dry_run!: boolean;
  @ApiProperty({ type: Boolean, description: 'Writes valid rows although others are invalid.' })
  @yesOrNo
  skip_errors!: boolean;
}

@ApiSchema({ name: 'AdminSeoImportMessage' })
export class AdminSeoImportMessageDto {
  /** Title of the column; null for the whole line. */
  column!: string | null;
  message!: string;
}

@ApiSchema({ name: 'AdminSeoImportRow' })
export class AdminSeoImportRowDto {
  /** Line of the file, from 1. */
  line!: number;
  path!: string;
  title!: string;
  @ApiProperty({ enum: IMPORT_STATES }) state!: (typeof IMPORT_STATES)[number];
  messages!: AdminSeoImportMessageDto[];
  /** Id of the existing or created SEO URL. */
  id!: number | null;
}

@ApiSchema({ name: 'AdminSeoImportCounts' })
export class AdminSeoImportCountsDto {
  new!: number;
  changed!: number;
  same!: number;
  error!: number;
}

@ApiSchema({ name: 'AdminSeoImportAnswer' })
export class AdminSeoImportAnswerDto {
  rows!: AdminSeoImportRowDto[];
  counts!: AdminSeoImportCountsDto;
  /** Number of written SEO URLs; 0 for a dry run, and for an invalid row without `skip_errors`. */
  written!: number;
}
