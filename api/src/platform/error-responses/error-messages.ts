import type { FieldErrorParams, PlainErrorCode } from '@prostora/contracts';
import { apiFieldErrors } from '@prostora/strings/cs/api-errors.ts';
import { errors, fieldErrors, type Phrases } from '@prostora/strings/cs/errors.ts';
import type { FieldError } from '../errors/index.ts';

/** The Czech phrase of every code; one missing or left over does not compile. */
export const PHRASES: Phrases<FieldErrorParams> = { ...fieldErrors, ...apiFieldErrors, ...errors };

/** Czech message of an error without parameters. */
export const formatErrorMessage = (code: PlainErrorCode): string => errors[code];

/** Czech message of an error or of a field. */
export function formatError({ code, params }: Pick<FieldError, 'code' | 'params'>): string {
  const phrase = PHRASES[code] as string | ((params: unknown) => string);
  return typeof phrase === 'string' ? phrase : phrase(params);
}
