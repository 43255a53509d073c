import { ApiPropertyOptional, type ApiPropertyOptions } from '@nestjs/swagger';
import { PRICE_LIST_LIMITS } from '@prostora/pricing';
import { ArrayMaxSize, IsArray, IsInt, IsString, MaxLength } from 'class-validator';
import { OptionalLine } from '../../../platform/http/body-fields.ts';
import { CleanLine, combineRules, OneLine, OptionalField } from '../../../platform/http/field-rules.ts';
import { toRuleMessage } from '../../../platform/http/rule-message.ts';

const nullable = { nullable: true } as const;
const list = { message: toRuleMessage('list') };

/** A code of the list. */
export const OptionalCode = (options: ApiPropertyOptions = {}): PropertyDecorator =>
  OptionalLine(PRICE_LIST_LIMITS.code, options);

/** Several codes, slugs or days. */
export const OptionalLines = (maxLength: number, options: ApiPropertyOptions = {}): PropertyDecorator =>
  combineRules(
    ApiPropertyOptional({
      type: [String],
      maxItems: PRICE_LIST_LIMITS.periodDays,
      ...nullable,
      ...options,
    } as ApiPropertyOptions),
    OptionalField(),
    CleanLine(),
    IsArray(list),
    ArrayMaxSize(PRICE_LIST_LIMITS.periodDays, list),
    IsString({ each: true, message: toRuleMessage('text') }),
    OneLine({ each: true }),
    MaxLength(maxLength, { each: true, message: toRuleMessage('maxLength', { max: maxLength }) }),
  );

export const OptionalIntegers = (options: ApiPropertyOptions = {}): PropertyDecorator =>
  combineRules(
    ApiPropertyOptional({ type: [Number], ...nullable, ...options } as ApiPropertyOptions),
    OptionalField(),
    IsArray(list),
    ArrayMaxSize(PRICE_LIST_LIMITS.listValues, list),
    IsInt({ each: true, message: toRuleMessage('integer') }),
  );
