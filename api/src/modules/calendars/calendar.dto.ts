import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { BOOKING, LIMITS } from '@prostora/contracts';
import { fieldError } from '@prostora/strings/cs/errors.ts';
import { Matches } from 'class-validator';
import { RequiredLineRules } from '../../platform/http/field-rules.ts';
import { IsId } from '../../platform/http/id.ts';

const moment = { type: String, format: 'date-time' } as const;

@ApiSchema({ name: 'CalendarFeed' })
export class CalendarFeedDto {
  @ApiProperty({ type: Number }) id!: number;
  @ApiProperty({ type: String }) name!: string;
  @ApiProperty({ type: String, description: 'The service, without the secret of the address.' })
  address!: string;
  @ApiProperty({ ...moment, nullable: true, description: 'Last attempt.' }) checked_at!: string | null;
  @ApiProperty({ ...moment, nullable: true, description: 'Last time it was read whole.' }) succeeded_at!:
    string | null;
  @ApiProperty({ type: String, nullable: true, description: 'A Czech sentence; nothing while it works.' })
  failure!: string | null;
  @ApiProperty({ ...moment, nullable: true }) failing_since!: string | null;
  @ApiProperty({ type: Number, description: 'Entries ahead.' }) events!: number;
  @ApiProperty({ type: Number, description: 'Reservations ahead its entries lie over.' }) conflicts!: number;
}

@ApiSchema({ name: 'CalendarFeedAnswer' })
export class CalendarFeedAnswerDto {
  @ApiProperty({ type: CalendarFeedDto }) feed!: CalendarFeedDto;
}

@ApiSchema({ name: 'CalendarExportAnswer' })
export class CalendarExportAnswerDto {
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The whole secret address; nothing where none is on.',
  })
  export_url!: string | null;
}

@ApiSchema({ name: 'SpaceCalendarsAnswer' })
export class SpaceCalendarsAnswerDto extends CalendarExportAnswerDto {
  @ApiProperty({ type: [CalendarFeedDto] }) feeds!: CalendarFeedDto[];
}

@ApiSchema({ name: 'CalendarEvent' })
export class CalendarEventDto {
  @ApiProperty(moment) start_datetime!: string;
  @ApiProperty(moment) end_datetime!: string;
  @ApiProperty({ type: String }) summary!: string;
  @ApiProperty({ type: Boolean }) all_day!: boolean;
}

@ApiSchema({ name: 'CalendarPreview' })
export class CalendarPreviewDto {
  @ApiProperty({ type: String, nullable: true, description: 'As the calendar calls itself.' }) name!:
    string | null;
  @ApiProperty({ type: [CalendarEventDto], description: 'The nearest, 100 at most.' })
  events!: CalendarEventDto[];
  @ApiProperty({ type: Number }) total!: number;
}

@ApiSchema({ name: 'CalendarPreviewInput' })
export class CalendarPreviewInput {
  @ApiProperty({ type: Number })
  @IsId()
  space_id!: number;

  @ApiProperty({ type: String, maxLength: BOOKING.feedUrl, description: 'http, https or webcal.' })
  @RequiredLineRules(BOOKING.feedUrl)
  @Matches(/^(?:https?|webcals?):\/\/\S+$/iu, { message: fieldError('url') })
  url!: string;
}

@ApiSchema({ name: 'CalendarFeedInput' })
export class CalendarFeedInput extends CalendarPreviewInput {
  @ApiProperty({ type: String, maxLength: LIMITS.name })
  @RequiredLineRules(LIMITS.name)
  name!: string;
}
