import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import { combineRules, OptionalField } from './field-rules.ts';
import { toRuleMessage } from './rule-message.ts';

const optionalText = (max: number): PropertyDecorator =>
  combineRules(
    OptionalField(),
    IsString({ message: toRuleMessage('text') }),
    MaxLength(max, { message: toRuleMessage('maxLength', { max }) }),
  );

/** Honeypot: hidden from people, who leave it empty. */
export const Honeypot = (): PropertyDecorator =>
  combineRules(
    ApiPropertyOptional({ type: String, description: 'Honeypot; must be empty.' }),
    optionalText(2000),
  );
/** Solution of a captcha challenge. */
export const CaptchaSolution = (): PropertyDecorator =>
  combineRules(
    ApiPropertyOptional({
      type: String,
      description: 'Captcha solution: base64 of the JSON `{ challenge, solution }`. Raises the rate limit.',
    }),
    optionalText(8000),
  );
