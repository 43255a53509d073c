import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { IsOptional, Matches } from 'class-validator';
import { IsFileFormat, type FileFormat } from '../../platform/http/file-format.ts';
import { OptionalDay, OptionalId, OptionalSearch } from '../../platform/http/list-query-fields.ts';
import { PageInfo, PageQuery } from '../../platform/http/paging.ts';
import { toRuleMessage } from '../../platform/http/rule-message.ts';

/** Any JSON value. */
const anyValue = {
  oneOf: [
    { type: 'string', nullable: true },
    { type: 'number' },
    { type: 'boolean' },
    { type: 'array', items: {} },
    { type: 'object', additionalProperties: true },
  ],
} as const;

export class AuditQuery extends PageQuery {
  @ApiPropertyOptional({ type: String, maxLength: 40, example: 'user' })
  @IsOptional()
  @Matches(/^[a-z][a-z_-]{0,39}$/u, { message: toRuleMessage('choice') })
  subject_type?: string;

  @OptionalId()
  subject_id?: number;

  @OptionalId({ description: 'Id of the actor or of the impersonating operator.' })
  actor_id?: number;

  @ApiPropertyOptional({
    type: String,
    maxLength: 60,
    example: 'user.block',
    description: 'An action, or a prefix that ends with a dot, such as `user.`',
  })
  @IsOptional()
  @Matches(/^[a-z][a-z.-]{0,59}$/u, { message: toRuleMessage('choice') })
  action?: string;

  @OptionalSearch('Part of the e-mail of the actor or of the impersonating operator.')
  search?: string;

  @OptionalDay()
  from?: string;

  @OptionalDay({ description: 'Last day, inclusive.' })
  to?: string;
}

export class AuditExport extends AuditQuery {
  @IsFileFormat()
  format!: FileFormat;
}

@ApiSchema({ name: 'FieldDifference' })
export class FieldDifferenceAnswer {
  field!: string;

  @ApiProperty({ ...anyValue, oneOf: [...anyValue.oneOf] })
  before!: unknown;

  @ApiProperty({ ...anyValue, oneOf: [...anyValue.oneOf] })
  after!: unknown;
}

@ApiSchema({ name: 'AuditPerson' })
export class AuditPersonAnswer {
  id!: number;

  email!: string;
}

@ApiSchema({ name: 'AuditSubject' })
export class AuditSubjectAnswer {
  type!: string;

  id!: number;
}

@ApiSchema({ name: 'AuditRow' })
export class AuditRowAnswer {
  id!: number;

  @ApiProperty({ type: String, example: 'user.block' })
  action!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  at!: string;

  actor!: AuditPersonAnswer | null;

  /** The impersonating operator. */
  impersonator!: AuditPersonAnswer | null;

  subject!: AuditSubjectAnswer;

  changes!: FieldDifferenceAnswer[];
}

export class AuditAnswer extends PageInfo {
  items!: AuditRowAnswer[];
}

@ApiSchema({ name: 'AuditNames' })
export class AuditNamesAnswer {
  @ApiProperty({ type: [String], description: 'Recorded actions.', example: ['user.block'] })
  actions!: string[];

  @ApiProperty({
    type: [String],
    description: 'Recorded subject types.',
    example: ['user'],
  })
  subject_types!: string[];
}
