import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { createConflictError } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { CustomerAdminService, toAdminCustomerDetail } from '../../accounts/admin/index.ts';
import { MembershipCorrectionService, type MembershipCorrection } from './membership-correction.service.ts';
import { MembershipAdminService, type MembershipState } from './membership.admin.service.ts';

/** Corrections of a customer's membership and credit. */
@Injectable()
export class CustomerMembershipAdminService {
  constructor(
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
        await this.customers.loadForUpdate(id),
        correction,
        asRead,
      );
      if (!isApplied) throw createConflictError(toAdminCustomerDetail(await this.customers.getDetail(id)));
    });
  }

  async changeCredit(actor: Actor, id: number, amountHaler: number, reason: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.membership.changeCredit(actor, await this.customers.loadForUpdate(id), amountHaler, reason);
    });
  }
}
