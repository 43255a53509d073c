import { ApiPropertyOptional, type ApiPropertyOptions } from '@nestjs/swagger';
import { PRICE_LIST_LIMITS } from '@prostora/pricing';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsInt,
  IsNumber,
  IsObject,
  IsString,
  MaxLength,
} from 'class-validator';
import {
  CleanLine,
  combineRules,
  LineRules,
  OneLine,
  OptionalField,
  NestedRules,
} from '../../../platform/http/field-rules.ts';
import { toRuleMessage } from '../../../platform/http/rule-message.ts';

const nullable = { nullable: true } as const;
const choice = { message: toRuleMessage('choice') };
const list = { message: toRuleMessage('list') };

/** The shape of optional fields of a price list; `validatePriceList` checks their values. */
export const OptionalFlag = (options: ApiPropertyOptions = {}): PropertyDecorator =>
  combineRules(
    ApiPropertyOptional({ type: Boolean, ...nullable, ...options } as ApiPropertyOptions),
    OptionalField(),
    IsBoolean({ message: toRuleMessage('boolean') }),
  );

export const OptionalLine = (maxLength: number, options: ApiPropertyOptions = {}): PropertyDecorator =>
  combineRules(
    ApiPropertyOptional({ type: String, maxLength, ...nullable, ...options } as ApiPropertyOptions),
    OptionalField(),
    LineRules(maxLength),
  );

/** A code of the list. */
export const OptionalCode = (options: ApiPropertyOptions = {}): PropertyDecorator =>
  OptionalLine(PRICE_LIST_LIMITS.code, options);

export const OptionalNumber = (
  options: ApiPropertyOptions = {},
  message = toRuleMessage('number'),
): PropertyDecorator =>
  combineRules(
    ApiPropertyOptional({ type: Number, ...nullable, ...options } as ApiPropertyOptions),
    OptionalField(),
    IsNumber({ allowNaN: false, allowInfinity: false }, { message }),
  );

export const OptionalInteger = (options: ApiPropertyOptions = {}): PropertyDecorator =>
  combineRules(
    ApiPropertyOptional({ type: 'integer', ...nullable, ...options } as ApiPropertyOptions),
    OptionalField(),
    IsInt({ message: toRuleMessage('integer') }),
  );

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

/** Nested objects of a class; `null` is not one of them. */
export const NestedList = (type: () => new () => object, maxItems: number): PropertyDecorator =>
  combineRules(
    Type(type),
    IsArray(list),
    ArrayMaxSize(maxItems, list),
    IsObject({ each: true, ...choice }),
    NestedRules({ each: true, ...choice }),
  );

export const OptionalNestedList = (type: () => new () => object, maxItems: number): PropertyDecorator =>
  combineRules(
    ApiPropertyOptional({ type: () => [type()], maxItems, ...nullable } as ApiPropertyOptions),
    OptionalField(),
    NestedList(type, maxItems),
  );
