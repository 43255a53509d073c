import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { BOOKING, LIMITS } from '@prostora/contracts';
import { inquiriesApi } from '@prostora/strings/cs/inquiries-api.ts';
import { Transform } from 'class-transformer';
import { Equals } from 'class-validator';
import {
  EmailRules,
  inOrder,
  MayBeLeftOut,
  NullableLineRules,
  PhoneRules,
  RequiredLineRules,
  RequiredTextRules,
  TextRules,
} from '../../platform/http/field-rules.ts';
import { IsId } from '../../platform/http/id.ts';
import { Proof, Trap } from '../../platform/http/robot-fields.ts';
import {
  AttributesRules,
  MaybeAmountRules,
  MaybeClockRules,
  MaybeDayRules,
  MaybeGuestsRules,
  MaybeIdRules,
  PickedSpacesRules,
} from './inquiry-rules.dto.ts';

const nullable = { nullable: true } as const;
const day = { type: String, format: 'date', ...nullable } as const;

@ApiSchema({ name: 'PuzzleAnswer' })
export class PuzzleAnswerDto {
  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description:
      'A challenge of altcha (SHA-256), good for two hours; solved in less than three seconds after it was given it proves nothing.',
  })
  puzzle!: Record<string, unknown>;
}

@ApiSchema({ name: 'ContactInput' })
export class ContactInputDto {
  @ApiProperty({ type: Number })
  @IsId()
  space_id!: number;

  @ApiProperty({ type: String, maxLength: 200 })
  @RequiredLineRules(200, 'fullname')
  fullname!: string;

  @ApiProperty({ type: String, maxLength: LIMITS.email })
  @EmailRules()
  email!: string;

  @ApiProperty({ type: String, maxLength: BOOKING.demandText })
  @RequiredTextRules(BOOKING.demandText)
  message!: string;

  @Trap()
  website?: string;

  @Proof()
  proof?: string;
}

/** What a space must be, have and be free for. */
@ApiSchema({ name: 'DemandNeeds' })
export class DemandNeedsDto {
  @ApiProperty({ type: Number, ...nullable })
  @MaybeIdRules()
  purpose_id!: number | null;

  @ApiProperty({ type: Number, ...nullable, description: 'With everything that lies in it.' })
  @MaybeIdRules()
  location_id!: number | null;

  @ApiProperty(day)
  @MaybeDayRules()
  date_from!: string | null;

  @ApiProperty({ ...day, description: 'Any one day up to this one will do.' })
  @MaybeDayRules()
  date_to!: string | null;

  @ApiPropertyOptional({ type: String, ...nullable, example: '18:30' })
  @MaybeClockRules()
  time_from?: string | null;

  @ApiPropertyOptional({
    type: String,
    ...nullable,
    example: '23:00',
    description: 'Not after time_from = on the next day.',
  })
  @MaybeClockRules()
  time_to?: string | null;

  @ApiProperty({ type: Number, minimum: 1, ...nullable })
  @MaybeGuestsRules()
  number_of_guests!: number | null;

  @ApiProperty({ type: [Number], description: 'Ids of attributes, all must hold.' })
  @AttributesRules()
  attributes!: number[];
}

/** A demand in full, as its sender writes it and the operator mends it. */
export class WrittenDemandDto extends DemandNeedsDto {
  @ApiPropertyOptional({
    type: String,
    maxLength: LIMITS.name,
    ...nullable,
    description: 'The purpose in own words where none of ours fits.',
  })
  @inOrder(MayBeLeftOut(), NullableLineRules(LIMITS.name))
  purpose_text?: string | null;

  @ApiProperty({ type: Number, minimum: 0, ...nullable, description: 'CZK.' })
  @MaybeAmountRules(inquiriesApi.fields.budget)
  budget!: number | null;

  @ApiProperty({ type: String, maxLength: BOOKING.demandText })
  @TextRules(BOOKING.demandText)
  text!: string;

  @ApiProperty({ type: String, maxLength: 200 })
  @RequiredLineRules(200, 'fullname')
  fullname!: string;

  @ApiProperty({ type: String, maxLength: LIMITS.email })
  @EmailRules()
  email!: string;

  @ApiProperty({ type: String, ...nullable, example: '+420 123 456 789' })
  @inOrder(MayBeLeftOut(), PhoneRules())
  phone!: string | null;
}

@ApiSchema({ name: 'DemandInput' })
export class DemandInputDto extends WrittenDemandDto {
  @ApiProperty({ type: Boolean, description: 'Consent to the terms in force.' })
  @Equals(true, { message: inquiriesApi.fields.terms })
  terms_accepted!: boolean;

  @ApiProperty({
    type: [Number],
    maxItems: BOOKING.demandSpaces,
    description: 'Spaces the sender picked; none = the best five are chosen.',
  })
  @PickedSpacesRules()
  space_ids!: number[];

  @Trap()
  website?: string;

  @Proof()
  proof?: string;
}

const numberOr = Transform(({ value }: { value: unknown }) =>
  value === '' || value === undefined ? null : Number(value),
);
const idsOf = Transform(({ value }: { value: unknown }) =>
  value === undefined || value === '' ? [] : typeof value === 'string' ? value.split(',').map(Number) : value,
);
const textOr = Transform(({ value }: { value: unknown }) => (value === '' ? null : value));

export class DemandMatchesQuery {
  @ApiPropertyOptional({ type: Number })
  @numberOr
  @MaybeIdRules()
  purpose_id: number | null = null;

  @ApiPropertyOptional({ type: Number })
  @numberOr
  @MaybeIdRules()
  location_id: number | null = null;

  @ApiPropertyOptional({ type: String, format: 'date' })
  @textOr
  @MaybeDayRules()
  date_from: string | null = null;

  @ApiPropertyOptional({ type: String, format: 'date' })
  @textOr
  @MaybeDayRules()
  date_to: string | null = null;

  @ApiPropertyOptional({ type: String, example: '18:30' })
  @textOr
  @MaybeClockRules()
  time_from: string | null = null;

  @ApiPropertyOptional({ type: String, example: '23:00' })
  @textOr
  @MaybeClockRules()
  time_to: string | null = null;

  @ApiPropertyOptional({ type: Number, minimum: 1 })
  @numberOr
  @MaybeGuestsRules()
  number_of_guests: number | null = null;

  @ApiPropertyOptional({
    type: String,
    example: '3,8',
    description: 'Comma-separated ids of attributes, all must hold.',
  })
  @idsOf
  @AttributesRules()
  attributes: number[] = [];
}

@ApiSchema({ name: 'DemandMatches' })
export class DemandMatchesDto {
  @ApiProperty({ type: Number, description: 'How many published spaces meet the needs and are free then.' })
  total!: number;
  @ApiProperty({
    type: 'array',
    items: { $ref: '#/components/schemas/SpaceCard' },
    description: 'The best of them.',
  })
  spaces!: object[];
}

@ApiSchema({ name: 'DemandSent' })
export class DemandSentDto {
  @ApiProperty({ type: Number }) id!: number;
  @ApiProperty({ type: String, description: 'Local path of the sender’s page.' }) url!: string;
}
