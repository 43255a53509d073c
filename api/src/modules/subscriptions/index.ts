export { MEMBERSHIP_MAILS } from './membership-mails.templates.ts';
export { MembershipCredit } from './membership-credit.entity.ts';
export { toSupplierParty } from './orders/invoice-parties.ts';
export { PlanOrder } from './plan-order.entity.ts';
export { Subscription } from './subscription.entity.ts';
export {
  PublishedSpacesPort,
  SpaceUsagePort,
  type PublishableSpace,
  type SpaceUsage,
} from './space-usage.port.ts';
export { customerSource } from './subscription.sources.ts';
export { SubscriptionPlan } from './subscription-plan.entity.ts';
export { DEFAULT_SUBSCRIPTION_CONFIG, type SubscriptionConfig } from './subscription-config.ts';
export { SubscriptionLimitsService, type SpaceLimits } from './subscription-limits.service.ts';
export { SubscriptionsModule } from './subscriptions.module.ts';
export { SubscriptionsService, type CurrentSubscription } from './subscriptions.service.ts';
