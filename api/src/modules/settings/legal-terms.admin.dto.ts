import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { CONTENT_LIMITS } from '@prostora/contracts';
import { Matches } from 'class-validator';
import { combineRules, RequiredTextRules, TextRules } from '../../platform/http/field-rules.ts';
import { toRuleMessage } from '../../platform/http/rule-message.ts';
import { IsDay } from '../../platform/http/timestamps.ts';

export const TERMS_STATES = ['current', 'upcoming', 'past'] as const;

/** A version of the terms in the admin list. */
@ApiSchema({ name: 'AdminLegalTermsVersion' })
export class AdminLegalTermsVersionDto {
  id!: number;
  /** Sequence number of the publication. */
  number!: number;
  @ApiProperty({
    type: String,
    format: 'date',
    description: 'First day of validity; identifies the version in consents.',
  })
  valid_from!: string;
  /** What changed. */
  summary!: string;
  @ApiProperty({ enum: TERMS_STATES, enumName: 'LegalTermsState' }) state!: (typeof TERMS_STATES)[number];
  @ApiProperty({ type: String, format: 'date-time' }) created_at!: string;
}

@ApiSchema({ name: 'AdminLegalTermsAnswer' })
export class AdminLegalTermsAnswerDto {
  /** Latest first. */
  items!: AdminLegalTermsVersionDto[];
}

@ApiSchema({ name: 'AdminLegalTermsText' })
export class AdminLegalTermsTextDto {
  id!: number;
  @ApiProperty({ type: String, format: 'date' }) valid_from!: string;
  /** Sanitized HTML with tokens. */
  html!: string;
  summary!: string;
}

@ApiSchema({ name: 'AdminLegalTermsInput' })
export class AdminLegalTermsInputDto {
  @ApiProperty({
    type: String,
    format: 'date',
    description: 'Today or later, and after all existing versions.',
  })
  @combineRules(IsDay(), Matches(/^20/u, { message: toRuleMessage('date') }))
  valid_from!: string;

  @ApiProperty({
    type: String,
    maxLength: CONTENT_LIMITS.html,
    description: 'HTML; disallowed elements are removed.',
  })
  @RequiredTextRules(CONTENT_LIMITS.html)
  html!: string;

  @ApiProperty({ type: String, maxLength: CONTENT_LIMITS.summary })
  @TextRules(CONTENT_LIMITS.summary)
  summary!: string;
}
