import { ApiPropertyOptional, type ApiPropertyOptions } from '@nestjs/swagger';
import { LIMITS } from '@prostora/contracts';
import { fieldError } from '@prostora/strings/cs/errors.ts';
import { Transform, Type } from 'class-transformer';
import { IsIn, IsOptional } from 'class-validator';
import { inOrder, LineRules } from './field-rules.ts';
import { IsId } from './id.ts';
import { IsDay } from './moments.ts';

/** Which way a list goes. */
export type Direction = 'asc' | 'desc';

const optional = (told: ApiPropertyOptions, ...rules: PropertyDecorator[]): PropertyDecorator =>
  inOrder(ApiPropertyOptional(told), IsOptional(), ...rules);

/** Text a list is searched for; the description says in what. */
export const OptionalSearch = (description: string): PropertyDecorator =>
  optional({ type: String, maxLength: LIMITS.searchText, description }, LineRules(LIMITS.searchText));

/** One of the values; a default is told here and given by the member. */
export const OptionalChoice = (values: readonly string[], told: ApiPropertyOptions = {}): PropertyDecorator =>
  optional({ enum: [...values], ...told }, IsIn(values, { message: fieldError('choice') }));

/** Some of the values, parted by commas. */
export const OptionalChoices = (values: readonly string[], description: string): PropertyDecorator =>
  optional(
    { type: String, description },
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? value.split(',').filter((part) => part !== '') : value,
    ),
    IsIn(values, { each: true, message: fieldError('choice') }),
  );

/** Which way a list goes: `@OptionalDirection({ default: 'desc' }) order: Direction = 'desc';` */
export const OptionalDirection = (told: ApiPropertyOptions = {}): PropertyDecorator =>
  OptionalChoice(['asc', 'desc'] satisfies Direction[], told);

/** Number of a record in a query. */
export const OptionalId = (told: ApiPropertyOptions = {}): PropertyDecorator =>
  optional(
    { type: Number, ...told },
    Type(() => Number),
    IsId(),
  );

/** A day, as YYYY-MM-DD. */
export const OptionalDay = (told: ApiPropertyOptions = {}): PropertyDecorator =>
  optional({ type: String, format: 'date', ...told }, IsDay());
