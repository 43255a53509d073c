import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/index.ts';
import { CustomersModule } from '../customers/index.ts';
import { MailModule } from '../mail/index.ts';
import { PrivacyModule } from '../privacy/index.ts';
import { SettingsModule } from '../settings/index.ts';
import { UsersModule } from '../users/index.ts';
import { InvoiceAttachment } from './invoice-attachment.ts';
import { MembershipAdminService } from './membership.admin.service.ts';
import { MembershipController } from './membership.controller.ts';
import { MembershipJobs } from './membership.jobs.ts';
import { MembershipCreditRepository } from './membership-credit.repository.ts';
import { MembershipCreditPersonalData } from './membership-credit.personal-data.ts';
import { MembershipMails } from './membership-mails.service.ts';
import { MembershipReview } from './membership-review.service.ts';
import { MembershipService } from './membership.service.ts';
import { OrderAdminController } from './order.admin.controller.ts';
import { OrderDesk } from './order-desk.service.ts';
import { OrderDirectoryRepository } from './order-directory.repository.ts';
import { OrderRepository } from './order.repository.ts';
import { OrderSettlementService } from './order-settlement.service.ts';
import { OrdersPersonalData } from './orders.personal-data.ts';
import { OrdersService } from './orders.service.ts';
import { PlanAdminController } from './plan.admin.controller.ts';
import { PlanLimitService } from './plan-limit.service.ts';
import { PlanController } from './plan.controller.ts';
import { PlanRepository } from './plan.repository.ts';
import { PlansService } from './plans.service.ts';
import { SubscriptionLimits } from './subscription-limits.service.ts';
import { SubscriptionRepository } from './subscription.repository.ts';
import { SubscriptionsService } from './subscriptions.service.ts';

@Module({
  imports: [AuditModule, CustomersModule, MailModule, PrivacyModule, SettingsModule, UsersModule],
  controllers: [MembershipController, PlanController, OrderAdminController, PlanAdminController],
  providers: [
    SubscriptionRepository,
    PlanRepository,
    OrderDirectoryRepository,
    OrderRepository,
    SubscriptionsService,
    SubscriptionLimits,
    MembershipService,
    OrdersService,
    OrderDesk,
    PlansService,
    MembershipMails,
    MembershipReview,
    MembershipJobs,
    InvoiceAttachment,
    OrdersPersonalData,
    MembershipCreditRepository,
    MembershipCreditPersonalData,
    OrderSettlementService,
    MembershipAdminService,
    PlanLimitService,
  ],
  exports: [SubscriptionsService, SubscriptionLimits, OrdersService, MembershipAdminService],
})
export class SubscriptionsModule {}
