import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { DomainError, createFieldError, fieldError } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { AuditTrailService } from '../../audit/index.ts';
import { mayActFor } from '../members/index.ts';
import { CompanyRegister, CustomersService, type BillingData, type Company } from '../customers/index.ts';
import { getAccountId, UsersService } from '../users/index.ts';
import type { AccountDetails } from './account-details.ts';
import { OneTimeTokensService } from './one-time-tokens.service.ts';

type Profile = { name: string; phone: string | null };

/**
 * Profile of an account, with the billing details of the customer it decides for. Audit entries contain the names of changed fields, not the
 * values.
 */
@Injectable()
export class AccountService {
  constructor(
    private readonly users: UsersService,
    private readonly customers: CustomersService,
    private readonly companies: CompanyRegister,
    private readonly tokens: OneTimeTokensService,
    private readonly audit: AuditTrailService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async getDetails(actor: Actor): Promise<AccountDetails> {
    const userId = getAccountId(actor);
    const user = await this.users.findById(userId);
    if (!user) throw new DomainError('not-found', 'NOTFOUND');
    const { customerId } = actor;
    const mayDecide = customerId !== null && mayActFor(actor, customerId, 'plan', null);
    return {
      user,
      customer: mayDecide ? await this.customers.findById(customerId) : null,
      pendingEmail: await this.tokens.findPendingEmail(userId),
    };
  }

  /** The phone number belongs to the customer; users without a customer cannot set one. */
  saveProfile(actor: Actor, { name, phone }: Profile): Promise<AccountDetails> {
    return this.unitOfWork.run(async () => {
      const { user, customer } = await this.getDetails(actor);
      if (!customer && phone !== null) throw createFieldError('phone', fieldError('unknown'));
      const changed = listChangedKeys<Profile>(
        { name: user.name, phone: customer?.phone ?? null },
        { name, phone },
      );
      if (changed.length > 0) {
        if (user.name !== name) Object.assign(user, { name, version: user.version + 1 });
        if (customer && customer.phone !== phone)
          Object.assign(customer, { phone, version: customer.version + 1 });
        await this.audit.record(actor, 'user.profile', { type: 'user', id: user.id }, {}, { changed });
      }
      return this.getDetails(actor);
    });
  }

  saveBilling(actor: Actor, billing: BillingData): Promise<AccountDetails> {
    return this.unitOfWork.run(async () => {
      const { customer } = await this.getDetails(actor);
      if (!customer) throw new DomainError('not-found', 'NOTFOUND');
      const changed = listChangedKeys<BillingData>(customer, billing);
      if (changed.length > 0) {
        Object.assign(customer, billing, { version: customer.version + 1 });
        await this.audit.record(
          actor,
          'customer.billing',
          { type: 'customer', id: customer.id },
          {},
          { changed },
        );
      }
      return this.getDetails(actor);
    });
  }

  /** @throws DomainError COMPANY_NOT_FOUND, ARES_UNAVAILABLE */
  async getCompany(ico: string): Promise<Company> {
    const company = await this.companies.find(ico);
    if (!company) throw new DomainError('not-found', 'COMPANY_NOT_FOUND');
    return company;
  }
}

/** Names of the properties that differ. */
const listChangedKeys = <T extends object>(before: T, after: T): string[] =>
  (Object.keys(after) as (keyof T & string)[]).filter((key) => before[key] !== after[key]);
