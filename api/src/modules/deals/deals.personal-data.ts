import { Injectable } from '@nestjs/common';
import {
  PersonalDataRegistry,
  type Person,
  type PersonalDataProvider,
} from '../../platform/privacy/index.ts';
import { DealAnonymizationService } from './deal-anonymization.service.ts';
import { DealPrivacyRepository } from './deal-privacy.repository.ts';

/** Guests and tenants of deals. */
@Injectable()
export class DealsPersonalDataProvider implements PersonalDataProvider {
  readonly name = 'deals';

  constructor(
    private readonly deals: DealPrivacyRepository,
    private readonly anonymization: DealAnonymizationService,
    personalData: PersonalDataRegistry,
  ) {
    personalData.register(this);
  }

  async export({ email, ownsEmail }: Person): Promise<unknown> {
    return ownsEmail ? this.deals.listByGuest(email) : [];
  }

  /** Deals with reservations are released with the last of them. */
  async erase({ customerId, email, ownsEmail }: Person): Promise<void> {
    if (ownsEmail) await this.anonymization.release(await this.deals.listIdsByGuest(email));
    if (customerId !== null) await this.anonymization.release(await this.deals.listIdsByCustomer(customerId));
  }
}
