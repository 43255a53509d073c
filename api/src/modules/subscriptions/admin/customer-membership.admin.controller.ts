import { Body, Param } from '@nestjs/common';
import { type Actor, CurrentActor, IdPipe, Route, Routes } from '../../../platform/http/index.ts';
import {
  AdminCustomerDetailDto,
  CustomerAdminService,
  toAdminCustomerDetail,
} from '../../accounts/admin/index.ts';
import { CreditChangeInput, MembershipCorrectionInput } from './customer-membership.admin.dto.ts';
import { toMembershipCorrection, toMembershipState } from './customer-membership.admin.mapper.ts';
import { CustomerMembershipAdminService } from './customer-membership.admin.service.ts';

@Routes('admin/customers', { tag: 'admin', access: 'console' })
export class CustomerMembershipAdminController {
  constructor(
    private readonly customers: CustomerAdminService,
    private readonly membership: CustomerMembershipAdminService,
  ) {}

  @Route('POST', ':id/membership', {
    summary: 'Set the plan of a customer and its end',
    description: 'The customer is notified of the reason.',
    answer: AdminCustomerDetailDto,
    errors: [404, 422],
    errorsWith: { 409: { current: AdminCustomerDetailDto } },
  })
  async correct(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() input: MembershipCorrectionInput,
  ): Promise<AdminCustomerDetailDto> {
    await this.membership.correct(actor, id, toMembershipCorrection(input), toMembershipState(input.as_read));
    return toAdminCustomerDetail(await this.customers.getDetail(id));
  }

  @Route('POST', ':id/credit', {
    freshSecondFactor: true,
    idempotent: 'route',
    summary: 'Add or remove credit of a customer',
    description: 'The customer is notified of the reason.',
    answer: AdminCustomerDetailDto,
    errors: [404, 422],
  })
  async changeCredit(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { amount, reason }: CreditChangeInput,
  ): Promise<AdminCustomerDetailDto> {
    await this.membership.changeCredit(actor, id, Math.round(amount * 100), reason);
    return toAdminCustomerDetail(await this.customers.getDetail(id));
  }
}
