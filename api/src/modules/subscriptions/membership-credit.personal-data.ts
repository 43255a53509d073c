import { Injectable } from '@nestjs/common';
import { PersonalData, type Person, type PersonalDataKeeper } from '../privacy/index.ts';
import { MembershipCreditRepository } from './membership-credit.repository.ts';

/** Entries of a customer's credit. */
@Injectable()
export class MembershipCreditPersonalData implements PersonalDataKeeper {
  readonly name = 'membership_credit';

  constructor(
    private readonly credits: MembershipCreditRepository,
    personalData: PersonalData,
  ) {
    personalData.add(this);
  }

  async export({ customerId }: Person): Promise<unknown> {
    const entries = customerId === null ? [] : await this.credits.listOfCustomer(customerId);
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
}
