import { Module } from '@nestjs/common';
import { SubscriptionLimits } from './subscription-limits.service.ts';
import { SubscriptionRepository } from './subscription.repository.ts';
import { SubscriptionsService } from './subscriptions.service.ts';

@Module({ providers: [SubscriptionRepository, SubscriptionsService, SubscriptionLimits], exports: [SubscriptionsService, SubscriptionLimits] })
export class SubscriptionsModule {}
