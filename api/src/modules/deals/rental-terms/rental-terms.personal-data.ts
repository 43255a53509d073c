import { Injectable } from '@nestjs/common';
import {
  PersonalDataRegistry,
  type Person,
  type PersonalDataProvider,
} from '../../../platform/privacy/index.ts';
import { AuditTrailService } from '../../audit/index.ts';
import { RentalTermsRepository } from './rental-terms.repository.ts';

/** Names of rental terms, which an owner may have named after people, and accounts. */
@Injectable()
export class RentalTermsPersonalDataProvider implements PersonalDataProvider {
  readonly name = 'rental_terms';

  constructor(
    private readonly terms: RentalTermsRepository,
    private readonly audit: AuditTrailService,
    personalData: PersonalDataRegistry,
  ) {
    personalData.register(this);
  }

  async export({ customerId }: Person): Promise<unknown> {
    const terms = customerId === null ? [] : await this.terms.listByCustomer(customerId);
    return terms.map(({ name, state, createdAt, definition }) => ({
      name,
      state,
      created_at: createdAt,
      account: definition.account,
    }));
  }

  async erase({ customerId }: Person): Promise<void> {
    if (customerId === null) return;
    const terms = await this.terms.listByCustomer(customerId);
    await this.audit.anonymize(
      'rental-terms',
      terms.map(({ id }) => id),
    );
    await this.terms.removeByCustomer(customerId);
  }
}
