import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  CurrentActor,
  ApiErrors,
  ApiErrorWith,
  IdPipe,
  RequiresFreshSecondFactor,
  RequiresPermission,
  type Actor,
} from '../../../platform/http/index.ts';
import { Idempotent } from '../../../platform/idempotency/index.ts';
import {
  AdminCustomerDetailDto,
  CustomerAdminService,
  toAdminCustomerDetail,
} from '../../accounts/admin/index.ts';
import { CreditChangeInput, MembershipCorrectionInput } from './customer-membership.admin.dto.ts';
import { toMembershipCorrection, toMembershipState } from './customer-membership.admin.mapper.ts';
import { CustomerMembershipAdminService } from './customer-membership.admin.service.ts';

@ApiTags('admin')
@Controller('admin/customers')
@RequiresPermission('console')
export class CustomerMembershipAdminController {
  constructor(
    private readonly customers: CustomerAdminService,
    private readonly membership: CustomerMembershipAdminService,
  ) {}

  @Post(':id/membership')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Set the plan of a customer and its end',
    description: 'The customer is notified of the reason.',
  })
  @ApiOkResponse({ type: AdminCustomerDetailDto })
  @ApiErrors(404, 422)
  @ApiErrorWith(409, { current: AdminCustomerDetailDto })
  async correct(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() input: MembershipCorrectionInput,
  ): Promise<AdminCustomerDetailDto> {
    await this.membership.correct(actor, id, toMembershipCorrection(input), toMembershipState(input.as_read));
    return toAdminCustomerDetail(await this.customers.getDetail(id));
  }

  @Post(':id/credit')
  @RequiresFreshSecondFactor()
  @HttpCode(200)
  @Idempotent()
  @ApiOperation({
    summary: 'Add or remove credit of a customer',
    description: 'The customer is notified of the reason.',
  })
  @ApiOkResponse({ type: AdminCustomerDetailDto })
  @ApiErrors(404, 409, 422)
  async changeCredit(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { amount, reason }: CreditChangeInput,
  ): Promise<AdminCustomerDetailDto> {
    await this.membership.changeCredit(actor, id, Math.round(amount * 100), reason);
    return toAdminCustomerDetail(await this.customers.getDetail(id));
  }
}
