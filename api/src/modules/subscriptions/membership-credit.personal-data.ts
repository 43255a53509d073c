import { Injectable } from '@nestjs/common';
import {
  PersonalDataRegistry,
  type Person,
  type PersonalDataProvider,
  type RetainedData,
} from '../../platform/privacy/index.ts';
import { MembershipCreditRepository } from './membership-credit.repository.ts';

/** Entries of a customer's credit. */
@Injectable()
export class MembershipCreditPersonalDataProvider implements PersonalDataProvider {
  readonly name = 'membership_credit';

  constructor(
    private readonly credits: MembershipCreditRepository,
    personalData: PersonalDataRegistry,
  ) {
    personalData.register(this);
  }

  async export({ customerId }: Person): Promise<unknown> {
    const entries = customerId === null ? [] : await this.credits.listByCustomer(customerId);
    return entries.map(({ amountHaler, kind, order, reason, createdAt }) => ({
      amount: amountHaler / 100,
      kind,
      order: order?.id ?? null,
      reason,
      created_at: createdAt,
    }));
  }

  /**
   * Entries are kept, since they explain amounts of invoices (accounting law); the reasons of the operator
   * are erased.
   */
  async erase({ customerId }: Person): Promise<void> {
    if (customerId !== null) await this.credits.eraseReasons(customerId);
  }

  async countRetained({ customerId }: Person): Promise<RetainedData> {
    const entries = customerId === null ? [] : await this.credits.listByCustomer(customerId);
    return { reason: 'accounting', count: entries.length };
  }
}
