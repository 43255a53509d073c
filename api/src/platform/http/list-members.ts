import { ApiPropertyOptional, type ApiPropertyOptions } from '@nestjs/swagger';
import { LIMITS } from '@prostora/contracts';
import { fieldError } from '@prostora/strings/cs/errors.ts';
import { Transform, Type } from 'class-transformer';
import { IsIn, IsOptional } from 'class-validator';
import { inOrder, LineRules } from './field-rules.ts';
import { IsId } from './id.ts';
import { IsDay } from './moments.ts';

export type Direction = 'asc' | 'desc';

const optional = (told: ApiPropertyOptions, ...rules: PropertyDecorator[]): PropertyDecorator =>
  inOrder(ApiPropertyOptional(told), IsOptional(), ...rules);

/**
 * Search text of a list.
 * @param description names the searched fields
 */
export const OptionalSearch = (description: string): PropertyDecorator =>
  optional({ type: String, maxLength: LIMITS.searchText, description }, LineRules(LIMITS.searchText));

/** One of the values; a default is documented here and set by the property. */
export const OptionalChoice = (values: readonly string[], told: ApiPropertyOptions = {}): PropertyDecorator =>
  optional({ enum: [...values], ...told }, IsIn(values, { message: fieldError('choice') }));

/**
 * Several of the values, comma-separated.
 * @param description documents the field
 */
export const OptionalChoices = (values: readonly string[], description: string): PropertyDecorator =>
  optional(
    { type: String, description },
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? value.split(',').filter((part) => part !== '') : value,
    ),
    IsIn(values, { each: true, message: fieldError('choice') }),
  );

/** Sort direction: `@OptionalDirection({ default: 'desc' }) order: Direction = 'desc';` */
export const OptionalDirection = (told: ApiPropertyOptions = {}): PropertyDecorator =>
  OptionalChoice(['asc', 'desc'] satisfies Direction[], told);

/** Record id in a query. */
export const OptionalId = (told: ApiPropertyOptions = {}): PropertyDecorator =>
  optional(
    { type: Number, ...told },
    Type(() => Number),
    IsId(),
  );

/** A date, as YYYY-MM-DD. */
export const OptionalDay = (told: ApiPropertyOptions = {}): PropertyDecorator =>
  optional({ type: String, format: 'date', ...told }, IsDay());
