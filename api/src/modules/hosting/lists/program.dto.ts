import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { OptionalIds } from '../../../platform/http/list-query-fields.ts';
import { toRuleMessage } from '../../../platform/http/rule-message.ts';
import { SpanQuery } from '../../../platform/http/timestamps.ts';

export const PROGRAM_READERS = ['staff', 'door'] as const;
export type ProgramReader = (typeof PROGRAM_READERS)[number];
const STATUSES = ['pending', 'confirmed'] as const;
const timestamp = { type: String, format: 'date-time' } as const;

export class ProgramQuery extends SpanQuery {
  @OptionalIds({ description: 'Only these of the owner’s spaces; ids, comma-separated.', maxItems: 200 })
  space_ids?: number[];

  @ApiProperty({ enum: PROGRAM_READERS, description: '`door`: what visitors may read.' })
  @IsIn(PROGRAM_READERS, { message: toRuleMessage('choice') })
  for!: ProgramReader;
}

/** Fields that the reader or the member does not see are null. */
@ApiSchema({ name: 'ProgramEvent' })
export class ProgramEventDto {
  id!: number | null;
  space_id!: number;
  /** With its building when there are several. */
  space_name!: string;
  @ApiProperty({ enum: STATUSES }) status!: (typeof STATUSES)[number];
  @ApiProperty(timestamp) start_datetime!: string;
  @ApiProperty(timestamp) end_datetime!: string;
  /** At the door only a title marked as public, otherwise that the event is private. */
  title!: string;
  customer_name!: string | null;
  customer_phone!: string | null;
  number_of_guests!: number | null;
  /** Note of the guest. */
  notes!: string | null;
  staff_note!: string | null;
}

@ApiSchema({ name: 'ProgramAnswer' })
export class ProgramAnswerDto {
  @ApiProperty({ ...timestamp, description: 'Start of the period.' }) from!: string;
  @ApiProperty({ ...timestamp, description: 'End of the period, exclusive.' }) until!: string;
  /** By start; at the door only confirmed ones. */
  events!: ProgramEventDto[];
}
