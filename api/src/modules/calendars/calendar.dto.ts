import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import {
  BOOKING,
  CALENDAR_DETAILS,
  CALENDAR_PROBLEM_REASONS,
  LIMITS,
  type CalendarDetail,
  type CalendarProblemReason,
} from '@prostora/contracts';
import { IsIn, Matches } from 'class-validator';
import { OptionalField, RequiredLineRules } from '../../platform/http/field-rules.ts';
import { IsId } from '../../platform/http/id.ts';
import { toRuleMessage } from '../../platform/http/rule-message.ts';

const dateTime = { type: String, format: 'date-time' } as const;

@ApiSchema({ name: 'CalendarProblem' })
export class CalendarProblemDto {
  @ApiProperty({
    enum: CALENDAR_PROBLEM_REASONS,
    enumName: 'CalendarProblemReason',
    description:
      '`time`: its time cannot be read and is not blocked. Others block all the time that the entry may mean: `end`, `zone`, `rule` or `exception` cannot be read, or `limit` of entries.',
  })
  reason!: CalendarProblemReason;
  summary!: string;
  @ApiProperty({ ...dateTime, nullable: true, description: 'Start of the entry, if it can be read.' })
  start_datetime!: string | null;
}

/** Entries of a foreign calendar that are not certain. */
export class CalendarCertaintyDto {
  /** Entries whose time cannot be read and is not blocked. */
  skipped!: number;
  /** Entries that block more than they may mean. */
  widened!: number;
  /** Those entries, at most 20. */
  problems!: CalendarProblemDto[];
}

@ApiSchema({ name: 'CalendarFeed' })
export class CalendarFeedDto extends CalendarCertaintyDto {
  id!: number;
  name!: string;
  /** Host of the URL; the rest may contain a secret. */
  address!: string;
  @ApiProperty({ ...dateTime, nullable: true, description: 'Last attempt.' }) checked_at!: string | null;
  @ApiProperty({ ...dateTime, nullable: true, description: 'Last successful read.' }) succeeded_at!:
    | string
    | null;
  /** Czech message; null after a success. */
  failure!: string | null;
  @ApiProperty({ ...dateTime, nullable: true }) failing_since!: string | null;
  /** Future entries. */
  events!: number;
  /** Future reservations overlapped by its entries. */
  conflicts!: number;
}

@ApiSchema({ name: 'CalendarFeedAnswer' })
export class CalendarFeedAnswerDto {
  feed!: CalendarFeedDto;
}

@ApiSchema({ name: 'CalendarExportAnswer' })
export class CalendarExportAnswerDto {
  /** Absolute secret URL; null if there is no export. */
  export_url!: string | null;

  @ApiProperty({
    enum: CALENDAR_DETAILS,
    enumName: 'CalendarDetail',
    nullable: true,
    description: 'Content of the events; null if there is no export.',
  })
  detail!: CalendarDetail | null;
}

@ApiSchema({ name: 'CalendarExportInput' })
export class CalendarExportInput {
  @ApiPropertyOptional({
    enum: CALENDAR_DETAILS,
    enumName: 'CalendarDetail',
    description:
      '`busy`: taken times alone; `plan`: with guest and count; `private`: with contact and notes too. Left out: that of the former URL, else `plan`.',
  })
  @OptionalField()
  @IsIn(CALENDAR_DETAILS, { message: toRuleMessage('choice') })
  detail?: CalendarDetail;
}

@ApiSchema({ name: 'SpaceCalendarsAnswer' })
export class SpaceCalendarsAnswerDto extends CalendarExportAnswerDto {
  feeds!: CalendarFeedDto[];
}

@ApiSchema({ name: 'CalendarEvent' })
export class CalendarEventDto {
  @ApiProperty(dateTime) start_datetime!: string;
  @ApiProperty(dateTime) end_datetime!: string;
  summary!: string;
  all_day!: boolean;
}

@ApiSchema({ name: 'CalendarPreview' })
export class CalendarPreviewDto extends CalendarCertaintyDto {
  /** Name from the calendar. */
  name!: string | null;
  /** The earliest, at most 100. */
  events!: CalendarEventDto[];
  total!: number;
}

@ApiSchema({ name: 'CalendarPreviewInput' })
export class CalendarPreviewInput {
  @IsId()
  space_id!: number;

  @ApiProperty({ type: String, maxLength: BOOKING.feedUrl, description: 'http, https or webcal.' })
  @RequiredLineRules(BOOKING.feedUrl)
  @Matches(/^(?:https?|webcals?):\/\/\S+$/iu, { message: toRuleMessage('url') })
  url!: string;
}

@ApiSchema({ name: 'CalendarFeedInput' })
export class CalendarFeedInput extends CalendarPreviewInput {
  @ApiProperty({ type: String, maxLength: LIMITS.name })
  @RequiredLineRules(LIMITS.name)
  name!: string;
}
