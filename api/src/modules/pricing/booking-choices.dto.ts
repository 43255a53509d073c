import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { BOOKING } from '@prostora/contracts';
import { PRICE_LIST_LIMITS } from '@prostora/pricing';
import { plainToInstance, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsInt,
  IsNotEmpty,
  IsObject,
  IsString,
  Max,
  MaxLength,
  Min,
  validateSync,
} from 'class-validator';
import type { FieldError } from '../../platform/errors/index.ts';
import {
  CleanLine,
  combineRules,
  LineRules,
  OneLine,
  OptionalField,
  RequiredLineRules,
  NestedRules,
} from '../../platform/http/field-rules.ts';
import { toRuleMessage } from '../../platform/http/rule-message.ts';
import { IsSlotTime } from '../../platform/http/timestamps.ts';
import { toFieldErrors } from '../../platform/http/validation.ts';

const nullable = { nullable: true } as const;
const timestamp = { type: String, format: 'date-time' } as const;
const choice = { message: toRuleMessage('choice') };
const list = { message: toRuleMessage('list') };
const guestsRange = { message: toRuleMessage('range', { min: 1, max: BOOKING.maxGuests }) };
const quantity = { message: toRuleMessage('priceList', { error: 'QUANTITY_OUT_OF_RANGE' }) };
const MAX_SLUG = 100;
const MAX_CODE = PRICE_LIST_LIMITS.code;
const code = { max: MAX_CODE, message: toRuleMessage('maxLength', { max: MAX_CODE }) };

const OptionalText = (maxLength: number, description: string): PropertyDecorator =>
  combineRules(
    ApiPropertyOptional({ type: String, maxLength, ...nullable, description }),
    OptionalField(),
    LineRules(maxLength),
  );
const OptionalTimestamp = (description: string): PropertyDecorator =>
  combineRules(
    ApiPropertyOptional({ ...timestamp, ...nullable, description }),
    OptionalField(),
    IsSlotTime(),
  );

@ApiSchema({ name: 'ChosenAddon' })
export class ChosenAddonInput {
  @ApiProperty({ type: String, maxLength: MAX_CODE })
  @RequiredLineRules(MAX_CODE)
  code!: string;

  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: PRICE_LIST_LIMITS.addonQuantity, ...nullable })
  @combineRules(
    OptionalField(),
    IsInt(quantity),
    Min(1, quantity),
    Max(PRICE_LIST_LIMITS.addonQuantity, quantity),
  )
  quantity?: number | null;
}

/** What a price list asks about a booking, besides its space and time. */
export class BookingChoicesInput {
  @OptionalTimestamp('Entry, not after the start.') access_from?: string | null;
  @OptionalTimestamp('Exit, not before the end.') access_until?: string | null;
  @OptionalText(MAX_SLUG, 'Slug of a layout.') layout?: string | null;
  @OptionalText(MAX_SLUG, 'Slug of a purpose.') purpose?: string | null;
  @OptionalText(MAX_CODE, 'Code of a tariff; the default one if omitted.') tariff?: string | null;
  @OptionalText(20, 'Company number; finds the tariff if none is given.') ico?: string | null;

  @ApiPropertyOptional({
    type: [String],
    maxItems: PRICE_LIST_LIMITS.options,
    ...nullable,
    description: 'Codes; the default options if omitted.',
  })
  @combineRules(
    OptionalField(),
    CleanLine(),
    IsArray(list),
    ArrayMaxSize(PRICE_LIST_LIMITS.options, list),
    IsString({ each: true, message: toRuleMessage('text') }),
    OneLine({ each: true }),
    MaxLength(MAX_CODE, { each: true, message: code.message }),
  )
  options?: string[] | null;

  @ApiPropertyOptional({ type: [ChosenAddonInput], maxItems: PRICE_LIST_LIMITS.rules, ...nullable })
  @combineRules(
    OptionalField(),
    IsArray(list),
    ArrayMaxSize(PRICE_LIST_LIMITS.rules, list),
    IsObject({ each: true, ...choice }),
    NestedRules({ each: true, ...choice }),
  )
  @Type(() => ChosenAddonInput)
  addons?: ChosenAddonInput[] | null;
}

/** Choices of an unchecked body, or their first error. */
export function parseChoices(body: {
  readonly [Field in keyof BookingChoicesInput]?: unknown;
}): BookingChoicesInput | FieldError {
  const { access_from, access_until, layout, purpose, tariff, ico, options, addons } = body;
  const given = { access_from, access_until, layout, purpose, tariff, ico, options, addons };
  const choices = plainToInstance(BookingChoicesInput, given);
  const [error] = Object.values(
    toFieldErrors(validateSync(choices, { whitelist: true, forbidNonWhitelisted: true })),
  );
  return error ?? choices;
}

/** A booking without its space. */
export class BookingInput extends BookingChoicesInput {
  @ApiProperty({ ...timestamp, description: 'ISO 8601; without an offset, Prague wall time.' })
  @IsNotEmpty({ message: toRuleMessage('required') })
  @IsSlotTime()
  start_datetime!: string;

  @ApiProperty({ ...timestamp, description: `At most ${BOOKING.maxDays} days later.` })
  @IsNotEmpty({ message: toRuleMessage('required') })
  @IsSlotTime()
  end_datetime!: string;

  @ApiPropertyOptional({ type: Number, ...nullable, minimum: 1, maximum: BOOKING.maxGuests })
  @combineRules(
    OptionalField(),
    IsInt({ message: toRuleMessage('integer') }),
    Min(1, guestsRange),
    Max(BOOKING.maxGuests, guestsRange),
  )
  guests?: number | null;
}
