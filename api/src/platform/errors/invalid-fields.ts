import { DomainError } from './domain-error.ts';
import type { FieldError, FieldErrors } from './field-error.ts';

/** Validation error of one field. */
export const createFieldError = (field: string, error: FieldError): DomainError =>
  new DomainError('invalid', 'VALIDATION', { fields: { [field]: error } });

/**
 * @param fields error of each invalid field
 * @param extra additional members of the response
 * @throws {DomainError} VALIDATION when there is an invalid field
 */
export function assertNoFieldErrors(fields: FieldErrors, extra?: Readonly<Record<string, unknown>>): void {
  if (Object.keys(fields).length > 0)
    throw new DomainError('invalid', 'VALIDATION', { fields, ...(extra && { extra }) });
}
