import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/index.ts';
import { CustomersModule } from '../customers/index.ts';
import { MailModule } from '../mail/index.ts';
import { PrivacyModule } from '../../platform/privacy/index.ts';
import { SettingsModule } from '../settings/index.ts';
import { UsersModule } from '../users/index.ts';
import { InvoiceAttachmentProvider } from './orders/invoice-attachment.provider.ts';
import { MembershipAdminService } from './membership.admin.service.ts';
import { MembershipController } from './membership.controller.ts';
import { MembershipJobs } from './membership.jobs.ts';
import { MembershipCreditRepository } from './membership-credit.repository.ts';
import { MembershipCreditPersonalDataProvider } from './membership-credit.personal-data.ts';
import { MembershipMailsService } from './membership-mails.service.ts';
import { MembershipReviewService } from './membership-review.service.ts';
import { MembershipService } from './membership.service.ts';
import { OrderAdminController } from './orders/order.admin.controller.ts';
import { OrderAdminService } from './orders/order.admin.service.ts';
import { OrderAdminRepository } from './orders/order.admin.repository.ts';
import { OrderRepository } from './orders/order.repository.ts';
import { OrderSettlementService } from './orders/order-settlement.service.ts';
import { OrdersPersonalDataProvider } from './orders/orders.personal-data.ts';
import { OrdersService } from './orders/orders.service.ts';
import { PlanAdminController } from './plans/plan.admin.controller.ts';
import { PlanLimitService } from './plans/plan-limit.service.ts';
import { PlanController } from './plans/plan.controller.ts';
import { PlanRepository } from './plans/plan.repository.ts';
import { PlansService } from './plans/plans.service.ts';
import { SubscriptionLimitsService } from './subscription-limits.service.ts';
import { SubscriptionRepository } from './subscription.repository.ts';
import { SubscriptionsService } from './subscriptions.service.ts';

@Module({
  imports: [AuditModule, CustomersModule, MailModule, PrivacyModule, SettingsModule, UsersModule],
  controllers: [MembershipController, PlanController, OrderAdminController, PlanAdminController],
  providers: [
    SubscriptionRepository,
    PlanRepository,
    OrderAdminRepository,
    OrderRepository,
    SubscriptionsService,
    SubscriptionLimitsService,
    MembershipService,
    OrdersService,
    OrderAdminService,
    PlansService,
    MembershipMailsService,
    MembershipReviewService,
    MembershipJobs,
    InvoiceAttachmentProvider,
    OrdersPersonalDataProvider,
    MembershipCreditRepository,
    MembershipCreditPersonalDataProvider,
    OrderSettlementService,
    MembershipAdminService,
    PlanLimitService,
  ],
  exports: [SubscriptionsService, SubscriptionLimitsService, OrdersService, MembershipAdminService],
})
export class SubscriptionsModule {}
