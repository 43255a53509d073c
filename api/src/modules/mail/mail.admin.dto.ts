import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { IsOptional, Matches } from 'class-validator';
import { IsFileFormat, type FileFormat } from '../../platform/http/file-format.ts';
import {
  OptionalChoice,
  OptionalDay,
  OptionalDirection,
  OptionalId,
  OptionalSearch,
  type SortDirection,
} from '../../platform/http/list-query-fields.ts';
import { PageInfo, PageQuery } from '../../platform/http/paging.ts';
import { toRuleMessage } from '../../platform/http/rule-message.ts';

const nullable = { nullable: true } as const;
const choice = { message: toRuleMessage('choice') };
const STATES = ['waiting', 'sent', 'failed'] as const;
const SORTS = ['created', 'address', 'template', 'state'] as const;
const GROUPS = [
  'account',
  'space',
  'membership',
  'reservation',
  'calendar',
  'inquiry',
  'search',
  'waiting',
] as const;

export class AdminMailsQuery extends PageQuery {
  @OptionalSearch('Part of the address.')
  search?: string;

  @OptionalChoice(STATES)
  state?: (typeof STATES)[number];

  @ApiPropertyOptional({ type: String, maxLength: 60, example: 'space-published' })
  @IsOptional()
  @Matches(/^[a-z][a-z-]{0,59}$/u, choice)
  template?: string;

  @ApiPropertyOptional({ type: String, maxLength: 40, example: 'space' })
  @IsOptional()
  @Matches(/^[a-z][a-z_-]{0,39}$/u, choice)
  subject_type?: string;

  @OptionalId()
  subject_id?: number;

  @OptionalDay()
  from?: string;

  @OptionalDay({ description: 'Last day, inclusive.' })
  to?: string;

  @OptionalChoice(SORTS, { default: 'created' })
  sort: (typeof SORTS)[number] = 'created';

  @OptionalDirection({ default: 'desc' })
  order: SortDirection = 'desc';
}

export class AdminMailsExport extends AdminMailsQuery {
  @IsFileFormat()
  format!: FileFormat;
}

@ApiSchema({ name: 'AdminMailSubject' })
export class AdminMailSubjectDto {
  @ApiProperty({ type: String, example: 'space' }) type!: string;
  id!: number;
}

@ApiSchema({ name: 'AdminMailRow' })
export class AdminMailRowDto {
  id!: number;
  /** Null after anonymization. */
  address!: string | null;
  @ApiProperty({ type: String, example: 'space-published' }) template!: string;
  @ApiProperty({ enum: STATES }) state!: (typeof STATES)[number];
  /** Record that the mail is about. */
  subject!: AdminMailSubjectDto | null;
  /** Reason of the failure. */
  failure!: string | null;
  @ApiProperty({ type: String, format: 'date-time' }) created_at!: string;
  @ApiProperty({ type: String, format: 'date-time', ...nullable }) sent_at!: string | null;
}

@ApiSchema({ name: 'AdminMailDetail' })
export class AdminMailDetailDto extends AdminMailRowDto {
  /** Id of the user with this address. */
  user_id!: number | null;
}

@ApiSchema({ name: 'AdminMailCounts' })
export class AdminMailCountsDto {
  waiting!: number;
  sent!: number;
  failed!: number;
  /** Held by a limit or gathered with later ones; not in the log yet. */
  held!: number;
}

@ApiSchema({ name: 'AdminMailsAnswer' })
export class AdminMailsAnswerDto extends PageInfo {
  items!: AdminMailRowDto[];
  /** Counts under the other filters. */
  counts!: AdminMailCountsDto;
}

@ApiSchema({ name: 'MailTemplateRow' })
export class MailTemplateRowDto {
  @ApiProperty({ type: String, description: 'Name of the template.', example: 'space-published' })
  name!: string;
  /** Displayed name. */
  title!: string;
  /** Subject of the sample. */
  subject!: string;
  @ApiProperty({ enum: GROUPS }) group!: (typeof GROUPS)[number];
}

@ApiSchema({ name: 'MailTemplatesAnswer' })
export class MailTemplatesAnswerDto {
  items!: MailTemplateRowDto[];
}

@ApiSchema({ name: 'MailTemplate' })
export class MailTemplateDto extends MailTemplateRowDto {
  /** A complete HTML document; display it in a sandbox. */
  html!: string;
  text!: string;
}
