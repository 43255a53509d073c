import { Module } from '@nestjs/common';
import { PrivacyModule } from '../../platform/privacy/index.ts';
import { AuditModule } from '../audit/index.ts';
import { CustomersModule } from '../accounts/customers/index.ts';
import { MembershipCreditPersonalDataProvider } from './membership-credit.personal-data.ts';
import { MembershipReviewService } from './membership-review.service.ts';
import { SubscriptionAdminModule } from './admin/subscription.admin.module.ts';
import { MembershipPortModule } from './membership-port.module.ts';
import { MembershipController } from './membership/membership.controller.ts';
import { MembershipJobs } from './membership.jobs.ts';
import { MembershipService } from './membership/membership.service.ts';
import { OrdersModule } from './orders/orders.module.ts';
import { PlansModule } from './plans/plans.module.ts';
import { SubscriptionCoreModule } from './subscription-core.module.ts';

@Module({
  imports: [
    AuditModule,
    CustomersModule,
    MembershipPortModule,
    OrdersModule,
    PlansModule,
    PrivacyModule,
    SubscriptionAdminModule,
    SubscriptionCoreModule,
  ],
  controllers: [MembershipController],
  providers: [
    MembershipCreditPersonalDataProvider,
    MembershipJobs,
    MembershipReviewService,
    MembershipService,
  ],
  exports: [OrdersModule, SubscriptionCoreModule],
})
export class SubscriptionsModule {}
