import { Injectable } from '@nestjs/common';
import { account } from '@prostora/strings/cs/mail-account.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import type { CompanyCheck } from './company-check.entity.ts';
import { CompanyCheckRepository } from './company-check.repository.ts';
import type { Customer } from './customer.entity.ts';
import { CustomerRepository } from './customer.repository.ts';

/** Buyer details for invoices, normalized. */
export type BillingData = Pick<Customer, 'name' | 'ico' | 'dic' | 'street' | 'city' | 'postalCode'>;
export type NewCustomer = Pick<Customer, 'name' | 'ico' | 'dic' | 'phone'>;

/** Companies and people that let spaces. */
@Injectable()
export class CustomersService {
  constructor(
    private readonly customers: CustomerRepository,
    private readonly checks: CompanyCheckRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  findByUser(userId: number): Promise<Customer | null> {
    return this.customers.findByUser(userId);
  }

  findById(id: number): Promise<Customer | null> {
    return this.customers.findById(id);
  }

  findCompanyCheck(id: number): Promise<CompanyCheck | null> {
    return this.checks.findByCustomer(id);
  }

  add(userId: number, customer: NewCustomer): Promise<Customer> {
    return this.unitOfWork.run(() =>
      this.customers.add({ ...customer, user: userId, createdAt: this.clock.now() }),
    );
  }

  /**
   * Makes another user the one who receives the mails of the customer; the name of that person is not public
   * before they say so. Requires a unit of work.
   */
  handOver(id: number, userId: number): Promise<void> {
    return this.customers.update(id, { user: userId, personNamePublic: false });
  }

  /** Requires a unit of work. */
  setPersonNamePublic(id: number, personNamePublic: boolean): Promise<void> {
    return this.customers.update(id, { personNamePublic });
  }

  /** Ends the daily mail about the bookings of tomorrow; null sends it again. */
  async setDayPlanEnd(id: number, endedAt: Date | null): Promise<void> {
    await this.unitOfWork.run(() => this.customers.update(id, { dayPlanEndedAt: endedAt }));
  }

  /** Invoices contain copies of their parties and are kept. */
  async anonymize(id: number): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.checks.remove(id);
      await this.customers.update(id, {
        name: account.erasedName,
        ico: null,
        dic: null,
        phone: null,
        street: null,
        city: null,
        postalCode: null,
        suspendedReason: null,
        personNamePublic: false,
      });
    });
  }
}
