import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { toLocalPath } from '@prostora/contracts';
import { IsInt, IsNotEmpty, IsString, MaxLength } from 'class-validator';
import {
  transformText,
  textRule,
  combineRules,
  emptyToNull,
  skipNull,
} from '../../../platform/http/field-rules.ts';
import { IsFileFormat, type FileFormat } from '../../../platform/http/file-format.ts';
import {
  OptionalChoice,
  OptionalDirection,
  OptionalSearch,
  type SortDirection,
} from '../../../platform/http/list-query-fields.ts';
import { PageInfo, PageQuery } from '../../../platform/http/paging.ts';
import { toRuleMessage } from '../../../platform/http/rule-message.ts';

const KINDS = ['manual', 'renamed', 'gone'] as const;
const SORTS = ['from', 'to', 'created'] as const;
const MAX_PATH_LENGTH = 300;
/** Paths outside the public site: API, files, console and owner area. */
const NON_PUBLIC_PATH =
  /^\/(?:$|\?|#|api(?:\/|$)|admin2(?:\/|$)|admin-prostory(?:\/|$)|klient(?:\/|$)|media(?:\/|$)|assets(?:\/|$))/u;

const isShortLocalPath = (text: string): boolean =>
  toLocalPath(text) !== null && text.length <= MAX_PATH_LENGTH;

export class AdminRedirectsQuery extends PageQuery {
  @OptionalSearch('Part of the old or the new path.')
  search?: string;

  @OptionalChoice(KINDS, {
    description: 'Created by an operator, created by a renaming, or of a removed page.',
  })
  kind?: (typeof KINDS)[number];

  @OptionalChoice(SORTS, { default: 'created' })
  sort: (typeof SORTS)[number] = 'created';

  @OptionalDirection({ default: 'desc' })
  order: SortDirection = 'desc';
}

export class AdminRedirectsExport extends AdminRedirectsQuery {
  @IsFileFormat() format!: FileFormat;
}

@ApiSchema({ name: 'AdminRedirect' })
export class AdminRedirectDto {
  id!: number;
  @ApiProperty({ type: String, example: '/prostor/stary-nazev' }) from_path!: string;
  /** Null: the page was removed (410). */
  to_path!: string | null;
  /** Whether it was created by an operator, not by a renaming. */
  manual!: boolean;
  @ApiProperty({ type: String, format: 'date-time' }) created_at!: string;
  version!: number;
}

@ApiSchema({ name: 'AdminRedirectCounts' })
export class AdminRedirectCountsDto {
  all!: number;
  manual!: number;
  renamed!: number;
  gone!: number;
}

@ApiSchema({ name: 'AdminRedirectsAnswer' })
export class AdminRedirectsAnswerDto extends PageInfo {
  items!: AdminRedirectDto[];
  counts!: AdminRedirectCountsDto;
}

@ApiSchema({ name: 'AdminRedirectInput' })
export class AdminRedirectInput {
  @ApiProperty({
    type: String,
    maxLength: MAX_PATH_LENGTH,
    example: '/stara-adresa',
    description: 'Unused path of this site.',
  })
  @combineRules(
    transformText((text) => text),
    IsString({ message: toRuleMessage('required') }),
    IsNotEmpty({ message: toRuleMessage('required') }),
    MaxLength(MAX_PATH_LENGTH, { message: toRuleMessage('maxLength', { max: MAX_PATH_LENGTH }) }),
    textRule('localPath', 'localPath', isShortLocalPath),
    textRule('publicPath', 'publicPath', (text) => !NON_PUBLIC_PATH.test(text)),
  )
  from_path!: string;

  @ApiProperty({
    type: String,
    maxLength: MAX_PATH_LENGTH,
    nullable: true,
    example: '/katalog/praha',
    description: 'Path of this site; null for a removed page.',
  })
  @combineRules(
    emptyToNull((text) => text),
    skipNull,
    IsString({ message: toRuleMessage('text') }),
    MaxLength(MAX_PATH_LENGTH, { message: toRuleMessage('maxLength', { max: MAX_PATH_LENGTH }) }),
    textRule('localPath', 'localPath', isShortLocalPath),
  )
  to_path!: string | null;
}

@ApiSchema({ name: 'AdminRedirectChange' })
export class AdminRedirectChangeDto extends AdminRedirectInput {
  @IsInt({ message: toRuleMessage('integer') })
  version!: number;
}
