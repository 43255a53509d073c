import { Injectable } from '@nestjs/common';
import type { RentalTermsDefinition } from '@prostora/rental-terms';
import { createFieldError, fieldError } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { rentalTermsForbidden } from './rental-terms.errors.ts';
import { RentalTermsRepository } from './rental-terms.repository.ts';

/** Published rental terms that bookings are made under. */
@Injectable()
export class RentalTermsInForceService {
  constructor(private readonly repository: RentalTermsRepository) {}

  /**
   * The terms for a booking of the spaces: those of the first space that has its own, else the default.
   * @param spaceIds in the order of the booking
   * @returns null for an owner without such terms
   */
  find(customerId: number, spaceIds: readonly number[]): Promise<RentalTermsDefinition | null> {
    return this.repository.findInForce(spaceIds, customerId);
  }

  /**
   * The terms that an owner chooses for an offer; without a choice those in force for its spaces.
   * @throws DomainError VALIDATION on `rental_terms_id` for a draft, archived terms, those of another owner, and
   *   without any terms in force
   */
  async get(
    { customerId }: Actor,
    { id, spaceIds }: { readonly id: number | null; readonly spaceIds: readonly number[] },
  ): Promise<RentalTermsDefinition> {
    if (customerId === null) throw rentalTermsForbidden();
    const definition =
      id === null
        ? await this.repository.findInForce(spaceIds, customerId)
        : (await this.repository.findPublished(customerId, id))?.definition;
    if (!definition)
      throw createFieldError(
        'rental_terms_id',
        fieldError('rentalTerms', { error: id === null ? 'NO_TERMS' : 'UNKNOWN_TERMS' }),
      );
    return definition;
  }
}
