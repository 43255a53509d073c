import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import { IsDateTime } from '../../../platform/http/index.ts';
import { LineRules, OptionalField, RequiredLineRules } from '../../../platform/http/field-rules.ts';

export const OPTION_STATES = ['open', 'confirmed', 'ended'] as const;
export type OptionState = (typeof OPTION_STATES)[number];

const dateTime = { type: String, format: 'date-time' } as const;

@ApiSchema({ name: 'OwnerLinkCall' })
export class OwnerLinkCall {
  @ApiProperty({ type: String, description: 'Token of the link.' })
  @RequiredLineRules(100)
  token!: string;
}

/** Fields of a form without scripts or of a mail program (RFC 8058); all optional. */
@ApiSchema({ name: 'OwnerLinkForm' })
export class OwnerLinkForm {
  @ApiPropertyOptional({
    type: String,
    description: 'Set by the form of the page: the answer leads back to it.',
  })
  @OptionalField()
  @LineRules(10)
  page?: string;

  @ApiPropertyOptional({ type: String, description: 'Set by mail programs.' })
  @OptionalField()
  @LineRules(20)
  'List-Unsubscribe'?: string;
}

@ApiSchema({ name: 'OptionEndInput' })
export class OptionEndInput {
  @ApiProperty({
    ...dateTime,
    nullable: true,
    description: 'In the future and not after the start; null prolongs by three days.',
  })
  @IsOptional()
  @IsDateTime()
  option_until!: string | null;
}

@ApiSchema({ name: 'OptionEnd' })
export class OptionEndDto {
  @ApiProperty(dateTime) option_until!: string;
}

@ApiSchema({ name: 'LinkedOption' })
export class LinkedOptionDto {
  @ApiProperty({ type: Number }) id!: number;
  @ApiProperty({
    enum: OPTION_STATES,
    enumName: 'OptionState',
    description: '`ended`: released, expired or cancelled.',
  })
  state!: OptionState;
  @ApiProperty({ type: String }) place!: string;
  @ApiProperty(dateTime) start_datetime!: string;
  @ApiProperty(dateTime) end_datetime!: string;
  @ApiProperty({ type: String }) customer_name!: string;
  @ApiProperty({ type: Number }) number_of_guests!: number;
  @ApiProperty({ type: String, description: 'Czech.' }) price_label!: string;
  @ApiProperty({ ...dateTime, nullable: true, description: 'End of an open option.' }) option_until!:
    string | null;
  @ApiProperty({
    ...dateTime,
    nullable: true,
    description: 'End after prolonging; null when the option already lasts until its start.',
  })
  prolonged_until!: string | null;
}

@ApiSchema({ name: 'LinkedOptionAnswer' })
export class LinkedOptionAnswerDto {
  @ApiProperty({ type: LinkedOptionDto }) option!: LinkedOptionDto;
}

@ApiSchema({ name: 'DayPlanAnswer' })
export class DayPlanAnswerDto {
  @ApiProperty({ type: Boolean, description: 'Whether the mail about tomorrow is sent.' }) is_on!: boolean;
}
