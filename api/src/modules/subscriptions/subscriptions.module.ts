import { Module } from '@nestjs/common';
import { PrivacyModule } from '../../platform/privacy/index.ts';
import { AuditModule } from '../audit/index.ts';
import { CustomersModule } from '../customers/index.ts';
import { MembershipCreditPersonalDataProvider } from './membership-credit.personal-data.ts';
import { MembershipReviewService } from './membership-review.service.ts';
import { MembershipCorrectionService } from './membership-correction.service.ts';
import { MembershipAdminService } from './membership.admin.service.ts';
import { MembershipController } from './membership.controller.ts';
import { MembershipJobs } from './membership.jobs.ts';
import { MembershipService } from './membership.service.ts';
import { OrdersModule } from './orders/orders.module.ts';
import { PlansModule } from './plans/plans.module.ts';
import { SubscriptionCoreModule } from './subscription-core.module.ts';

@Module({
  imports: [AuditModule, CustomersModule, OrdersModule, PlansModule, PrivacyModule, SubscriptionCoreModule],
  controllers: [MembershipController],
  providers: [
    MembershipCorrectionService,
    MembershipAdminService,
    MembershipCreditPersonalDataProvider,
    MembershipJobs,
    MembershipReviewService,
    MembershipService,
  ],
  exports: [MembershipAdminService, MembershipCorrectionService, OrdersModule, SubscriptionCoreModule],
})
export class SubscriptionsModule {}
