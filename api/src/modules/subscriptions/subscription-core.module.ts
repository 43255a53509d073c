import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/index.ts';
import { CustomersModule } from '../accounts/customers/index.ts';
import { MailModule } from '../mail/index.ts';
import { UsersModule } from '../accounts/users/index.ts';
import { MembershipCreditRepository } from './membership-credit.repository.ts';
import { MembershipMailsService } from './membership-mails.service.ts';
import { PlanLimitService } from './plan-limit.service.ts';
import { PlanRepository } from './plan.repository.ts';
import { SubscriptionLimitsService } from './subscription-limits.service.ts';
import { SubscriptionRepository } from './subscription.repository.ts';
import { SubscriptionsService } from './subscriptions.service.ts';

const PROVIDERS = [
  MembershipCreditRepository,
  MembershipMailsService,
  PlanLimitService,
  PlanRepository,
  SubscriptionLimitsService,
  SubscriptionRepository,
  SubscriptionsService,
];

/** Subscriptions, their limits and their plans, without purchase and administration. */
@Module({
  imports: [AuditModule, CustomersModule, MailModule, UsersModule],
  providers: PROVIDERS,
  exports: PROVIDERS,
})
export class SubscriptionCoreModule {}
