export { Subscription } from './subscription.entity.ts';
export { SubscriptionPlan } from './subscription-plan.entity.ts';
export { DEFAULT_SUBSCRIPTION_CONFIG, type SubscriptionConfig } from './subscription-config.ts';
