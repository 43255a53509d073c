import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { createConflictError, DomainError } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import type { Customer } from '../../customers/index.ts';
import {
  MembershipAdminService,
  MembershipCorrectionService,
  type MembershipCorrection,
  type MembershipState,
} from '../../subscriptions/index.ts';
import { toAdminCustomerDetail } from './customer.admin.mapper.ts';
import { CustomerAdminService } from './customer.admin.service.ts';
import { CustomerAdminRepository } from './customer.admin.repository.ts';

/** Corrections of a customer's membership and credit. */
@Injectable()
export class CustomerMembershipAdminService {
  constructor(
    private readonly repository: CustomerAdminRepository,
    private readonly customers: CustomerAdminService,
    private readonly membership: MembershipAdminService,
    private readonly corrections: MembershipCorrectionService,
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
      const isApplied = await this.corrections.correct(
        actor,
        await this.loadForUpdate(id),
        correction,
        asRead,
      );
      if (!isApplied) throw createConflictError(toAdminCustomerDetail(await this.customers.getDetail(id)));
    });
  }

  async changeCredit(actor: Actor, id: number, amountHaler: number, reason: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.membership.changeCredit(actor, await this.loadForUpdate(id), amountHaler, reason);
    });
  }

  private async loadForUpdate(id: number): Promise<Customer> {
    const customer = await this.repository.findForUpdate(id);
    if (!customer) throw new DomainError('not-found', 'NOTFOUND');
    if (customer.user.erasedAt !== null) throw new DomainError('conflict', 'ACCOUNT_CLOSED');
    return customer;
  }
}
