import { DomainError } from './domain-error.ts';

/** The input is refused on one of its fields. */
export const invalidField = (field: string, message: string): DomainError =>
  new DomainError('invalid', 'VALIDATION', { fields: { [field]: message } });

/** Refuses the input on the fields that are wrong, if there are any; `extra` goes along. */
export function assertNoFaults(
  fields: Readonly<Record<string, string>>,
  extra?: Readonly<Record<string, unknown>>,
): void {
  if (Object.keys(fields).length > 0)
    throw new DomainError('invalid', 'VALIDATION', { fields, ...(extra && { extra }) });
}
