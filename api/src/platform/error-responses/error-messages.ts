import type { ErrorCode, FieldErrorParams } from '@prostora/contracts';
import { apiFieldErrors } from '@prostora/strings/cs/api-errors.ts';
import { errors, fieldErrors, type Phrases } from '@prostora/strings/cs/errors.ts';
import type { FieldError } from '../errors/index.ts';

/** The Czech phrase of every code; one missing or left over does not compile. */
export const PHRASES: Phrases<FieldErrorParams> = { ...fieldErrors, ...apiFieldErrors, ...errors };

/** Czech message of an error. */
export const formatErrorMessage = (code: ErrorCode): string => errors[code];

/** Czech message of a field error. */
export function formatFieldError({ code, params }: FieldError): string {
  const phrase = PHRASES[code] as string | ((params: unknown) => string);
  return typeof phrase === 'string' ? phrase : phrase(params);
}
