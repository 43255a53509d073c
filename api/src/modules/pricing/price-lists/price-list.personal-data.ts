import { Injectable } from '@nestjs/common';
import {
  PersonalDataRegistry,
  type Person,
  type PersonalDataProvider,
} from '../../../platform/privacy/index.ts';
import { AuditTrailService } from '../../audit/index.ts';
import { PriceListRepository } from './price-list.repository.ts';

/** Names and labels of price lists, which an owner may have named after people. */
@Injectable()
export class PriceListPersonalDataProvider implements PersonalDataProvider {
  readonly name = 'price_lists';

  constructor(
    private readonly lists: PriceListRepository,
    private readonly audit: AuditTrailService,
    personalData: PersonalDataRegistry,
  ) {
    personalData.register(this);
  }

  async export({ customerId }: Person): Promise<unknown> {
    const lists = customerId === null ? [] : await this.lists.listByCustomer(customerId);
    return lists.map(({ name, state, createdAt, definition }) => ({
      name,
      state,
      created_at: createdAt,
      tariffs: definition.tariffs.map(({ label }) => label),
      rules: definition.rules.map(({ label }) => label),
    }));
  }

  /** Quotes of reservations are copies and stay. */
  async erase({ customerId }: Person): Promise<void> {
    if (customerId === null) return;
    const lists = await this.lists.listByCustomer(customerId);
    await this.audit.anonymize(
      'price-list',
      lists.map(({ id }) => id),
    );
    await this.lists.removeByCustomer(customerId);
  }
}
