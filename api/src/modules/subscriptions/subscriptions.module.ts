import { Module } from '@nestjs/common';
import { OrderRepository } from './order.repository.ts';
import { OrdersService } from './orders.service.ts';
import { PlanRepository } from './plan.repository.ts';
import { SubscriptionLimits } from './subscription-limits.service.ts';
import { SubscriptionRepository } from './subscription.repository.ts';
import { SubscriptionsService } from './subscriptions.service.ts';

@Module({
  providers: [SubscriptionRepository, PlanRepository, OrderRepository, SubscriptionsService, SubscriptionLimits, OrdersService],
  exports: [SubscriptionsService, SubscriptionLimits, OrdersService],
})
export class SubscriptionsModule {}
