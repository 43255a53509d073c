import {
  normalizeRentalTerms,
  validateRentalTerms,
  type RentalTermsDefinition,
  type RentalTermsDefinitionInput,
} from '@prostora/rental-terms';
import { assertNoFieldErrors, fieldError } from '../../../platform/errors/index.ts';

/** @throws DomainError VALIDATION by the path of the field in the definition */
export function parseDefinition(definition: RentalTermsDefinitionInput): RentalTermsDefinition {
  const errors = validateRentalTerms(definition);
  assertNoFieldErrors(
    Object.fromEntries(errors.map(({ field, code }) => [field, fieldError('rentalTerms', { error: code })])),
  );
  return normalizeRentalTerms(definition);
}
