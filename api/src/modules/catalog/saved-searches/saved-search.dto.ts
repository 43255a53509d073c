import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import {
  ALERT_FREQUENCIES,
  CAPTCHA_FIELD,
  LIMITS,
  SAVED_SEARCHES,
  type AlertFrequency,
} from '@prostora/contracts';
import { Type } from 'class-transformer';
import { IsBoolean, IsIn, IsObject, Matches } from 'class-validator';
import {
  EmailRules,
  combineRules,
  LineRules,
  OptionalField,
  RequiredLineRules,
  NestedRules,
} from '../../../platform/http/field-rules.ts';
import { CaptchaSolution, Honeypot } from '../../../platform/http/bot-protection-fields.ts';
import { MailLinkForm } from '../../../platform/http/mail-link-form.ts';
import { toRuleMessage } from '../../../platform/http/rule-message.ts';

const STATES = ['unconfirmed', 'active', 'paused'] as const;
const IDS = /^(?:\d{1,9}(?:,\d{1,9}){0,99})?$/u;
const BOX = /^(?:-?\d{1,3}(?:\.\d{1,20})?(?:,-?\d{1,3}(?:\.\d{1,20})?){3})?$/u;
const DAY = /^(?:\d{4}-\d{2}-\d{2})?$/u;

const Value = (max: number, description: string): PropertyDecorator =>
  combineRules(
    ApiPropertyOptional({ type: String, maxLength: max, description }),
    OptionalField(),
    LineRules(max),
  );
const Frequency = (): PropertyDecorator =>
  combineRules(
    ApiProperty({ enum: ALERT_FREQUENCIES, enumName: 'AlertFrequency' }),
    IsIn(ALERT_FREQUENCIES, { message: toRuleMessage('choice') }),
  );

/** Filter parameters of the catalogue. */
@ApiSchema({ name: 'WatchedFilter' })
export class WatchedFilterDto {
  @Value(100, 'Slug or id of a location.') location?: string;
  @Value(100, 'Slug or id of a purpose.') purpose?: string;
  @Value(20, 'Capacity range.') capacity?: string;
  @Value(LIMITS.searchText, 'Text.') search?: string;

  @Value(1000, 'Ids of attributes, all required.')
  @Matches(IDS, { message: toRuleMessage('choice') })
  attributes?: string;

  @Value(200, 'west,south,east,north of the map.')
  @Matches(BOX, { message: toRuleMessage('bounds') })
  bounds?: string;

  @Value(10, 'First day on which the spaces are free.')
  @Matches(DAY, { message: toRuleMessage('date') })
  date_from?: string;

  @Value(10, 'Last day on which the spaces are free, inclusive.')
  @Matches(DAY, { message: toRuleMessage('date') })
  date_to?: string;
}

@ApiSchema({ name: 'SavedSearchInput' })
export class SavedSearchInputDto {
  @ApiProperty({ type: String, maxLength: SAVED_SEARCHES.name })
  @RequiredLineRules(SAVED_SEARCHES.name)
  name!: string;

  @Frequency()
  frequency!: AlertFrequency;

  @IsObject({ message: toRuleMessage('required') })
  @NestedRules({ message: toRuleMessage('required') })
  @Type(() => WatchedFilterDto)
  filter!: WatchedFilterDto;

  @ApiPropertyOptional({
    type: String,
    maxLength: LIMITS.email,
    nullable: true,
    description: 'Required without an account; otherwise mails go to the address of the account.',
  })
  @OptionalField()
  @EmailRules()
  email?: string | null;

  @Honeypot()
  website?: string;

  @CaptchaSolution()
  [CAPTCHA_FIELD]?: string;
}

@ApiSchema({ name: 'SavedSearchChange' })
export class SavedSearchChangeDto {
  @ApiProperty({ type: String, maxLength: SAVED_SEARCHES.name })
  @RequiredLineRules(SAVED_SEARCHES.name)
  name!: string;

  @Frequency()
  frequency!: AlertFrequency;

  @IsBoolean({ message: toRuleMessage('boolean') })
  paused!: boolean;
}

@ApiSchema({ name: 'SavedSearchLinkCall' })
export class SavedSearchLinkCall {
  @RequiredLineRules(100)
  token!: string;
}

@ApiSchema({ name: 'SavedSearchLinkChange' })
export class SavedSearchLinkChange extends SavedSearchLinkCall {
  @Frequency()
  frequency!: AlertFrequency;

  @IsBoolean({ message: toRuleMessage('boolean') })
  paused!: boolean;
}

@ApiSchema({ name: 'SavedSearchForm' })
export class SavedSearchForm extends MailLinkForm {}

@ApiSchema({ name: 'SavedSearch' })
export class SavedSearchDto {
  id!: number;
  name!: string;
  /** Path of the results; null if a value of the filter does not exist any more or its days have passed. */
  url!: string | null;
  @ApiProperty({ enum: ALERT_FREQUENCIES, enumName: 'AlertFrequency' }) frequency!: AlertFrequency;
  @ApiProperty({ enum: STATES, enumName: 'SavedSearchState' }) state!: (typeof STATES)[number];
  @ApiProperty({ type: String, format: 'date-time' }) created_at!: string;
}

@ApiSchema({ name: 'SavedSearchAdded' })
export class SavedSearchAddedDto {
  /** Null until the e-mail address is confirmed. */
  saved_search!: SavedSearchDto | null;
}

@ApiSchema({ name: 'SavedSearchesAnswer' })
export class SavedSearchesAnswerDto {
  items!: SavedSearchDto[];
}

@ApiSchema({ name: 'LinkedSearchAnswer' })
export class LinkedSearchAnswerDto {
  /** Null after deletion. */
  saved_search!: SavedSearchDto | null;
}
