import { DomainError } from './domain-error.ts';

/** Validation error of one field. */
export const createFieldError = (field: string, message: string): DomainError =>
  new DomainError('invalid', 'VALIDATION', { fields: { [field]: message } });

/**
 * @param fields error message of each invalid field
 * @param extra additional members of the response
 * @throws {DomainError} VALIDATION when there is an invalid field
 */
export function assertNoFieldErrors(
  fields: Readonly<Record<string, string>>,
  extra?: Readonly<Record<string, unknown>>,
): void {
  if (Object.keys(fields).length > 0)
    throw new DomainError('invalid', 'VALIDATION', { fields, ...(extra && { extra }) });
}
