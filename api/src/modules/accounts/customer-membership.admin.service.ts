import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../platform/database/index.ts';
import { changedMeanwhile, DomainError } from '../../platform/errors/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Customer } from '../customers/index.ts';
import {
  MembershipAdminService,
  type MembershipCorrection,
  type MembershipState,
} from '../subscriptions/index.ts';
import { adminCustomerDetail } from './customer.admin.mapper.ts';
import { CustomerAdminService } from './customer.admin.service.ts';
import { CustomerDirectoryRepository } from './customer-directory.repository.ts';

/** Corrections of a customer's membership and credit. */
@Injectable()
export class CustomerMembershipAdminService {
  constructor(
    private readonly directory: CustomerDirectoryRepository,
    private readonly customers: CustomerAdminService,
    private readonly membership: MembershipAdminService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws DomainError CONFLICT with the current customer when the membership changed since it was read */
  async correct(
    actor: Actor,
    id: number,
    correction: MembershipCorrection,
    asRead: MembershipState,
  ): Promise<void> {
    await this.unitOfWork.run(async () => {
      const isDone = await this.membership.correct(actor, await this.findForUpdate(id), correction, asRead);
      if (!isDone) throw changedMeanwhile(adminCustomerDetail(await this.customers.detail(id)));
    });
  }

  async changeCredit(actor: Actor, id: number, amountHaler: number, reason: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.membership.changeCredit(actor, await this.findForUpdate(id), amountHaler, reason);
    });
  }

  private async findForUpdate(id: number): Promise<Customer> {
    const customer = await this.directory.locked(id);
    if (!customer) throw new DomainError('not-found', 'NOTFOUND');
    if (customer.user.erasedAt !== null) throw new DomainError('conflict', 'ACCOUNT_CLOSED');
    return customer;
  }
}
