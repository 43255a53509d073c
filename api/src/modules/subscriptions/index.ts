export { PlanOrder } from './plan-order.entity.ts';
export { Subscription } from './subscription.entity.ts';
export { SubscriptionPlan } from './subscription-plan.entity.ts';
export { DEFAULT_SUBSCRIPTION_CONFIG, type SubscriptionConfig } from './subscription-config.ts';
export { SubscriptionLimits, type SpaceLimits } from './subscription-limits.service.ts';
export { SubscriptionsModule } from './subscriptions.module.ts';
export { SubscriptionsService, type CurrentSubscription } from './subscriptions.service.ts';
