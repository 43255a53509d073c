import {
  normalizeRentalTerms,
  validateRentalTerms,
  type RentalTermsDefinition,
  type RentalTermsDefinitionInput,
} from '@prostora/rental-terms';
import { assertNoFieldErrors, fieldError } from '../../../platform/errors/index.ts';
import type { RentalTermsValues } from './rental-terms.repository.ts';

/** Body of the contract. */
export type RentalTermsBody = {
  readonly name: string;
  readonly is_default?: boolean | null;
  readonly space_ids?: readonly number[] | null;
  readonly definition?: RentalTermsDefinitionInput | null;
};

/** @throws DomainError VALIDATION by the path of the field in the definition */
export function parseRentalTerms({
  name,
  is_default,
  space_ids,
  definition,
}: RentalTermsBody): RentalTermsValues {
  const spaceIds = space_ids?.length ? [...new Set(space_ids)] : null;
  if (definition?.template_id != null)
    assertNoFieldErrors({ template_id: fieldError('rentalTerms', { error: 'UNKNOWN_TEMPLATE' }) });
  return {
    name,
    isDefault: is_default ?? spaceIds === null,
    spaceIds,
    definition: parseDefinition(definition ?? {}),
  };
}

/** @throws DomainError VALIDATION by the path of the field in the definition */
export function parseDefinition(definition: RentalTermsDefinitionInput): RentalTermsDefinition {
  const errors = validateRentalTerms(definition);
  assertNoFieldErrors(
    Object.fromEntries(errors.map(({ field, code }) => [field, fieldError('rentalTerms', { error: code })])),
  );
  return normalizeRentalTerms(definition);
}
