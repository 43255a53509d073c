import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { LIMITS } from '@prostora/contracts';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { IsId } from '../../../platform/http/id.ts';
import { OptionalChoices } from '../../../platform/http/list-query-fields.ts';
import { toRuleMessage } from '../../../platform/http/rule-message.ts';

const SUBJECTS = ['space', 'user', 'customer', 'reservation', 'inquiry', 'order'] as const;
const KINDS = ['audit', 'mail', 'reservation', 'inquiry', 'order'] as const;
const choice = { message: toRuleMessage('choice') };
/** Any JSON value. */
const anyValue = {
  oneOf: [
    { type: 'string', nullable: true },
    { type: 'number' },
    { type: 'boolean' },
    { type: 'array', items: {} },
    { type: 'object', additionalProperties: true },
  ],
};

export class TimelineQuery {
  @ApiProperty({ enum: SUBJECTS })
  @IsIn(SUBJECTS, choice)
  subject_type!: (typeof SUBJECTS)[number];

  @Type(() => Number)
  @IsId()
  subject_id!: number;

  @OptionalChoices(KINDS, `Comma-separated kinds of entries: ${KINDS.join(', ')}.`)
  kind?: (typeof KINDS)[number][];

  /** `next` of the previous page. */
  @IsOptional()
  @IsString(choice)
  @MaxLength(300, choice)
  cursor?: string;

  @ApiPropertyOptional({ type: Number, minimum: 1, maximum: LIMITS.pageSize, default: 30 })
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: toRuleMessage('integer') })
  @Min(1, { message: toRuleMessage('positive') })
  @Max(LIMITS.pageSize, { message: toRuleMessage('range', { min: 1, max: LIMITS.pageSize }) })
  page_size = 30;
}

@ApiSchema({ name: 'TimelineChange' })
export class TimelineChangeDto {
  field!: string;
  @ApiProperty(anyValue) before!: unknown;
  @ApiProperty(anyValue) after!: unknown;
}

@ApiSchema({ name: 'TimelinePerson' })
export class TimelinePersonDto {
  id!: number;
  email!: string;
}

@ApiSchema({ name: 'TimelineTarget' })
export class TimelineTargetDto {
  @ApiProperty({ type: String, example: 'reservation' }) type!: string;
  id!: number;
}

@ApiSchema({ name: 'TimelineEntry' })
export class TimelineEntryDto {
  /** Unique id of the entry. */
  id!: string;
  @ApiProperty({ type: String, format: 'date-time' }) at!: string;
  @ApiProperty({ enum: KINDS, enumName: 'TimelineKind' }) kind!: (typeof KINDS)[number];
  /**
   * Action of the audit record, template of the mail, or event (made, confirmed, cancelled, received,
   * answered, sent, closed, placed, paid).
   */
  action!: string;
  /** State of the mail, who cancelled, kind of answer, or plan of an order. */
  state!: string | null;
  /** Guest, sender, e-mail address or order number; null after anonymization. */
  label!: string | null;
  /** Name of the space. */
  place!: string | null;
  actor!: TimelinePersonDto | null;
  /** Operator impersonating the actor. */
  impersonator!: TimelinePersonDto | null;
  changes!: TimelineChangeDto[];
  /** Record of the entry. */
  target!: TimelineTargetDto | null;
}

@ApiSchema({ name: 'TimelineAnswer' })
export class TimelineAnswerDto {
  items!: TimelineEntryDto[];
  /** Cursor of the next page; null on the last one. */
  next!: string | null;
}
