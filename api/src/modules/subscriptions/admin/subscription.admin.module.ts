import { Module } from '@nestjs/common';
import { AccountAdminModule } from '../../accounts/admin/index.ts';
import { AuditModule } from '../../audit/index.ts';
import { SubscriptionCoreModule } from '../subscription-core.module.ts';
import { CustomerMembershipAdminController } from './customer-membership.admin.controller.ts';
import { CustomerMembershipAdminService } from './customer-membership.admin.service.ts';
import { MembershipCorrectionService } from './membership-correction.service.ts';
import { MembershipAdminService } from './membership.admin.service.ts';

@Module({
  imports: [AccountAdminModule, AuditModule, SubscriptionCoreModule],
  controllers: [CustomerMembershipAdminController],
  providers: [CustomerMembershipAdminService, MembershipAdminService, MembershipCorrectionService],
  exports: [MembershipAdminService],
})
export class SubscriptionAdminModule {}
