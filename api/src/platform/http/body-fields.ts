import { ApiProperty, ApiPropertyOptional, type ApiPropertyOptions } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsBoolean, IsIn, IsInt, IsNumber, IsObject, Min } from 'class-validator';
import { combineRules, LineRules, NestedRules, OptionalField } from './field-rules.ts';
import { toRuleMessage } from './rule-message.ts';
import { IsDateTime } from './timestamps.ts';

const nullable = { nullable: true } as const;
const choice = { message: toRuleMessage('choice') };
const list = { message: toRuleMessage('list') };

/** The shape of an optional field of a body; a null is as good as none. */
const optionalField = (options: ApiPropertyOptions, ...rules: PropertyDecorator[]): PropertyDecorator =>
  combineRules(
    ApiPropertyOptional({ ...nullable, ...options } as ApiPropertyOptions),
    OptionalField(),
    ...rules,
  );

export const OptionalFlag = (options: ApiPropertyOptions = {}): PropertyDecorator =>
  optionalField(
    { type: Boolean, ...options } as ApiPropertyOptions,
    IsBoolean({ message: toRuleMessage('boolean') }),
  );

/** @param maxLength in characters */
export const OptionalLine = (maxLength: number, options: ApiPropertyOptions = {}): PropertyDecorator =>
  optionalField({ type: String, maxLength, ...options } as ApiPropertyOptions, LineRules(maxLength));

export const OptionalNumber = (
  options: ApiPropertyOptions = {},
  message = toRuleMessage('number'),
): PropertyDecorator =>
  optionalField(
    { type: Number, ...options } as ApiPropertyOptions,
    IsNumber({ allowNaN: false, allowInfinity: false }, { message }),
  );

export const OptionalInteger = (options: ApiPropertyOptions = {}): PropertyDecorator =>
  optionalField(
    { type: 'integer', ...options } as ApiPropertyOptions,
    IsInt({ message: toRuleMessage('integer') }),
  );

/** One of the values. */
export const OptionalValue = (
  values: readonly string[],
  options: ApiPropertyOptions = {},
): PropertyDecorator =>
  optionalField({ enum: [...values], ...options } as ApiPropertyOptions, IsIn(values, choice));

export const OptionalDateTime = (options: ApiPropertyOptions = {}): PropertyDecorator =>
  optionalField({ type: String, format: 'date-time', ...options } as ApiPropertyOptions, IsDateTime());

/** A nested object of a class. */
export const OptionalNested = (type: () => new () => object): PropertyDecorator =>
  combineRules(
    ApiPropertyOptional({ type: () => type(), ...nullable } as ApiPropertyOptions),
    OptionalField(),
    Type(type),
    NestedRules(choice),
  );

/**
 * Nested objects of a class; `null` is not one of them.
 * @param maxItems a longer list is an error of the field
 */
export const NestedList = (type: () => new () => object, maxItems: number): PropertyDecorator =>
  combineRules(
    Type(type),
    IsArray(list),
    ArrayMaxSize(maxItems, list),
    IsObject({ each: true, ...choice }),
    NestedRules({ each: true, ...choice }),
  );

/** @param maxItems as of `NestedList` */
export const OptionalNestedList = (type: () => new () => object, maxItems: number): PropertyDecorator =>
  combineRules(
    ApiPropertyOptional({ type: () => [type()], maxItems, ...nullable } as ApiPropertyOptions),
    OptionalField(),
    NestedList(type, maxItems),
  );

/** Version of a record that the caller has seen. */
export const IsVersion = (): PropertyDecorator =>
  combineRules(
    ApiProperty({ type: 'integer', minimum: 1, description: 'Version that the caller has seen.' }),
    IsInt({ message: toRuleMessage('integer') }),
    Min(1, { message: toRuleMessage('positive') }),
  );
