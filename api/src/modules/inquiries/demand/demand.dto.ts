import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { BOOKING, CAPTCHA_CHALLENGE_FIELD, CAPTCHA_FIELD, LAYOUTS, LIMITS } from '@prostora/contracts';
import { TARIFF_KINDS, type TariffKind } from '@prostora/pricing';
import { Transform } from 'class-transformer';
import { Equals } from 'class-validator';
import {
  EmailRules,
  combineRules,
  OptionalField,
  NullableLineRules,
  PhoneRules,
  PlainName,
  RequiredLineRules,
  RequiredTextRules,
  TextRules,
} from '../../../platform/http/field-rules.ts';
import { IsId } from '../../../platform/http/id.ts';
import { CaptchaSolution, Honeypot } from '../../../platform/http/bot-protection-fields.ts';
import { toRuleMessage } from '../../../platform/http/rule-message.ts';
import {
  AttributesRules,
  MaybeAmountRules,
  MaybeClockRules,
  MaybeDayRules,
  MaybeFlagRules,
  MaybeGuestsRules,
  MaybeIdRules,
  MaybeLayoutRules,
  MaybeTariffRules,
  MaybeWeekdaysRules,
  PickedSpacesRules,
} from '../inquiry-rules.dto.ts';
import { MatchSummaryDto } from '../inquiry.dto.ts';

const nullable = { nullable: true } as const;
const day = { type: String, format: 'date', ...nullable } as const;

@ApiSchema({ name: 'CaptchaChallengeAnswer' })
export class CaptchaChallengeAnswerDto {
  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description:
      'An altcha challenge (SHA-256), valid for two hours. Solutions sent within three seconds of the challenge are rejected.',
  })
  [CAPTCHA_CHALLENGE_FIELD]!: Record<string, unknown>;
}

@ApiSchema({ name: 'ContactInput' })
export class ContactInputDto {
  @IsId()
  space_id!: number;

  @ApiProperty({ type: String, maxLength: 200 })
  @RequiredLineRules(200, 'fullname')
  @PlainName()
  fullname!: string;

  @ApiProperty({ type: String, maxLength: LIMITS.email })
  @EmailRules()
  email!: string;

  @ApiProperty({ type: String, maxLength: BOOKING.demandText })
  @RequiredTextRules(BOOKING.demandText)
  message!: string;

  @Honeypot()
  website?: string;

  @CaptchaSolution()
  [CAPTCHA_FIELD]?: string;
}

/** Requirements on a space. */
@ApiSchema({ name: 'DemandNeeds' })
export class DemandNeedsDto {
  @MaybeIdRules()
  purpose_id!: number | null;

  /** Includes its sublocations. */
  @MaybeIdRules()
  location_id!: number | null;

  @ApiProperty(day)
  @MaybeDayRules()
  date_from!: string | null;

  @ApiProperty({ ...day, description: 'Last day.' })
  @MaybeDayRules()
  date_to!: string | null;

  @ApiPropertyOptional({
    type: Boolean,
    default: true,
    ...nullable,
    description: 'Any single day of the range suits; `false`: all of them at once.',
  })
  @MaybeFlagRules()
  flexible?: boolean | null;

  @ApiPropertyOptional({
    type: [Number],
    ...nullable,
    example: [6],
    description: 'Only these days of the range; 1 is Monday.',
  })
  @MaybeWeekdaysRules()
  weekdays?: number[] | null;

  @ApiPropertyOptional({ type: String, ...nullable, example: '18:30' })
  @MaybeClockRules()
  time_from?: string | null;

  @ApiPropertyOptional({
    type: String,
    ...nullable,
    example: '23:00',
    description: 'A time not after `time_from` is on the next day.',
  })
  @MaybeClockRules()
  time_to?: string | null;

  @ApiProperty({ type: Number, minimum: 1, ...nullable })
  @MaybeGuestsRules()
  number_of_guests!: number | null;

  @ApiPropertyOptional({
    enum: LAYOUTS,
    enumName: 'DemandLayout',
    ...nullable,
    description: 'Layout in which the guests fit.',
  })
  @MaybeLayoutRules()
  layout?: (typeof LAYOUTS)[number] | null;

  @ApiPropertyOptional({
    enum: TARIFF_KINDS,
    enumName: 'TariffKind',
    ...nullable,
    description: 'Who rents; the budget is compared with the total of this tariff.',
  })
  @MaybeTariffRules()
  tariff?: TariffKind | null;

  /** Ids of attributes, all required. */
  @AttributesRules()
  attributes!: number[];
}

/** Editable fields of a demand, for its sender and the operator. */
export class DemandFieldsDto extends DemandNeedsDto {
  @ApiPropertyOptional({
    type: String,
    maxLength: LIMITS.name,
    ...nullable,
    description: 'Free-text purpose if none of the list fits.',
  })
  @combineRules(OptionalField(), NullableLineRules(LIMITS.name))
  purpose_text?: string | null;

  @ApiProperty({ type: Number, minimum: 0, ...nullable, description: 'CZK.' })
  @MaybeAmountRules(toRuleMessage('demandBudget'))
  budget!: number | null;

  @ApiProperty({ type: String, maxLength: BOOKING.demandText })
  @TextRules(BOOKING.demandText)
  text!: string;

  @ApiProperty({ type: String, maxLength: 200 })
  @RequiredLineRules(200, 'fullname')
  @PlainName()
  fullname!: string;

  @ApiProperty({ type: String, maxLength: LIMITS.email })
  @EmailRules()
  email!: string;

  @ApiProperty({ type: String, ...nullable, example: '+420 123 456 789' })
  @combineRules(OptionalField(), PhoneRules())
  phone!: string | null;
}

@ApiSchema({ name: 'DemandInput' })
export class DemandInputDto extends DemandFieldsDto {
  /** Consent to the terms in force. */
  @Equals(true, { message: toRuleMessage('demandTerms') })
  terms_accepted!: boolean;

  @ApiProperty({
    type: [Number],
    maxItems: BOOKING.demandSpaces,
    description: 'Selected spaces; an empty list selects the best five.',
  })
  @PickedSpacesRules()
  space_ids!: number[];

  @Honeypot()
  website?: string;

  @CaptchaSolution()
  [CAPTCHA_FIELD]?: string;
}

const toNumberOrNull = Transform(({ value }: { value: unknown }) =>
  value === '' || value === undefined ? null : Number(value),
);
const toIdList = Transform(({ value }: { value: unknown }) =>
  value === undefined || value === '' ? [] : typeof value === 'string' ? value.split(',').map(Number) : value,
);
const toFlag = Transform(({ value }: { value: unknown }) =>
  value === '' || value === undefined
    ? null
    : value === '1' || value === 'true'
      ? true
      : value === '0' || value === 'false'
        ? false
        : value,
);
const emptyToNull = Transform(({ value }: { value: unknown }) => (value === '' ? null : value));

export class DemandMatchesQuery {
  @ApiPropertyOptional({ type: Number })
  @toNumberOrNull
  @MaybeIdRules()
  purpose_id: number | null = null;

  @ApiPropertyOptional({ type: Number })
  @toNumberOrNull
  @MaybeIdRules()
  location_id: number | null = null;

  @ApiPropertyOptional({ type: String, format: 'date' })
  @emptyToNull
  @MaybeDayRules()
  date_from: string | null = null;

  @ApiPropertyOptional({ type: String, format: 'date' })
  @emptyToNull
  @MaybeDayRules()
  date_to: string | null = null;

  @ApiPropertyOptional({
    type: String,
    description: '`0`: all days of the range at once; otherwise one of them is enough.',
  })
  @toFlag
  @MaybeFlagRules()
  flexible: boolean | null = null;

  @ApiPropertyOptional({
    type: String,
    example: '6,7',
    description: 'Only these weekdays between the dates; 1 is Monday.',
  })
  @toIdList
  @MaybeWeekdaysRules()
  weekdays: number[] = [];

  @ApiPropertyOptional({ type: String, example: '18:30' })
  @emptyToNull
  @MaybeClockRules()
  time_from: string | null = null;

  @ApiPropertyOptional({ type: String, example: '23:00' })
  @emptyToNull
  @MaybeClockRules()
  time_to: string | null = null;

  @ApiPropertyOptional({ type: Number, minimum: 1 })
  @toNumberOrNull
  @MaybeGuestsRules()
  number_of_guests: number | null = null;

  @ApiPropertyOptional({ enum: LAYOUTS, enumName: 'DemandLayout' })
  @emptyToNull
  @MaybeLayoutRules()
  layout: (typeof LAYOUTS)[number] | null = null;

  @ApiPropertyOptional({ enum: TARIFF_KINDS, enumName: 'TariffKind', description: 'Who rents.' })
  @emptyToNull
  @MaybeTariffRules()
  tariff: TariffKind | null = null;

  @ApiPropertyOptional({
    type: Number,
    minimum: 0,
    description: 'CZK for the whole event; compared only with a date.',
  })
  @toNumberOrNull
  @MaybeAmountRules(toRuleMessage('demandBudget'))
  budget: number | null = null;

  @ApiPropertyOptional({
    type: String,
    example: '3,8',
    description: 'Comma-separated ids of attributes, all required.',
  })
  @toIdList
  @AttributesRules()
  attributes: number[] = [];
}

@ApiSchema({ name: 'DemandMatches' })
export class DemandMatchesDto extends MatchSummaryDto {
  @ApiProperty({
    type: 'array',
    items: {
      allOf: [
        { $ref: '#/components/schemas/SpaceCard' },
        {
          type: 'object',
          required: ['offer_for_me'],
          properties: {
            offer_for_me: {
              allOf: [{ $ref: '#/components/schemas/CatalogOffer' }],
              nullable: true,
              description: 'Null without a date, and for a time that cannot be booked.',
            },
          },
        },
      ],
    },
    description: 'The best of them.',
  })
  spaces!: object[];
}

@ApiSchema({ name: 'DemandSent' })
export class DemandSentDto {
  id!: number;
  /** Local path of the sender’s page. */
  url!: string;
}
