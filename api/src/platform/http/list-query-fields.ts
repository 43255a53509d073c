import { ApiPropertyOptional, type ApiPropertyOptions } from '@nestjs/swagger';
import { LIMITS } from '@prostora/contracts';
import { Transform, Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsIn, IsOptional, Matches } from 'class-validator';
import type { Actor } from './actor.ts';
import { combineRules, LineRules } from './field-rules.ts';
import { IsId } from './id.ts';
import { toRuleMessage } from './rule-message.ts';
import { IsDay } from './timestamps.ts';

export type SortDirection = 'asc' | 'desc';

const optionalField = (options: ApiPropertyOptions, ...rules: PropertyDecorator[]): PropertyDecorator =>
  combineRules(ApiPropertyOptional(options), IsOptional(), ...rules);

/**
 * Search text of a list.
 * @param description names the searched fields
 */
export const OptionalSearch = (description: string): PropertyDecorator =>
  optionalField({ type: String, maxLength: LIMITS.searchText, description }, LineRules(LIMITS.searchText));

/** One of the values; a default is documented here and set by the property. */
export const OptionalChoice = (
  values: readonly string[],
  options: ApiPropertyOptions = {},
): PropertyDecorator =>
  optionalField({ enum: [...values], ...options }, IsIn(values, { message: toRuleMessage('choice') }));

/**
 * Several of the values, comma-separated.
 * @param description documents the field
 */
export const OptionalChoices = (values: readonly string[], description: string): PropertyDecorator =>
  optionalField(
    { type: String, description },
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? value.split(',').filter((part) => part !== '') : value,
    ),
    IsIn(values, { each: true, message: toRuleMessage('choice') }),
  );

/** Sort direction: `@OptionalDirection({ default: 'desc' }) order: Direction = 'desc';` */
export const OptionalDirection = (options: ApiPropertyOptions = {}): PropertyDecorator =>
  OptionalChoice(['asc', 'desc'] satisfies SortDirection[], options);

/** Record id in a query. */
export const OptionalId = (options: ApiPropertyOptions = {}): PropertyDecorator =>
  optionalField(
    { type: Number, ...options },
    Type(() => Number),
    IsId(),
  );

/** The caller as a value of a query. */
const ME = 'me';

/** Id of a user in a query, or `me`. */
export const OptionalUser = (options: ApiPropertyOptions = {}): PropertyDecorator =>
  optionalField(
    { type: String, example: ME, ...options },
    Matches(/^(?:me|[1-9]\d{0,8})$/u, { message: toRuleMessage('choice') }),
  );

/** Id of the user that a query names; null without one. */
export function toUserId(value: string | undefined, { userId }: Actor): number | null {
  if (value === undefined) return null;
  return value === ME ? (userId ?? 0) : Number(value);
}

/** Several record ids in a query, comma-separated. */
export const OptionalIds = ({
  maxItems,
  ...options
}: ApiPropertyOptions & { maxItems: number }): PropertyDecorator =>
  optionalField(
    { type: String, example: '3,8', ...options },
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string'
        ? value.split(',').map((part) => (/^\d{1,10}$/u.test(part) ? Number(part) : part))
        : value,
    ),
    IsArray({ message: toRuleMessage('choice') }),
    ArrayMaxSize(maxItems, { message: toRuleMessage('list') }),
    IsId({ each: true }),
  );

/** A date, as YYYY-MM-DD. */
export const OptionalDay = (options: ApiPropertyOptions = {}): PropertyDecorator =>
  optionalField({ type: String, format: 'date', ...options }, IsDay());
