export {
  MembershipAdminService,
  type CustomerMembership,
  type MembershipCorrection,
  type MembershipState,
} from './membership.admin.service.ts';
export { MembershipCredit } from './membership-credit.entity.ts';
export { supplierParty } from './invoice-parties.ts';
export { OrdersService } from './orders.service.ts';
export { PlanOrder } from './plan-order.entity.ts';
export { PlanOrderAnswer } from './plan-order.dto.ts';
export { planOrder } from './membership.mapper.ts';
export { Subscription } from './subscription.entity.ts';
export { PublishedSpaces, SpaceUse, type PublishableSpace, type SpaceUseCounts } from './space-use.ts';
export { customerSource } from './subscription.sources.ts';
export { SubscriptionPlan } from './subscription-plan.entity.ts';
export { DEFAULT_SUBSCRIPTION_CONFIG, type SubscriptionConfig } from './subscription-config.ts';
export { SubscriptionLimits, type SpaceLimits } from './subscription-limits.service.ts';
export { SubscriptionsModule } from './subscriptions.module.ts';
export { SubscriptionsService, type CurrentSubscription } from './subscriptions.service.ts';
