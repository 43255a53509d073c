import type { AdminOrderRow } from './orders/order.admin.dto.ts';
import type { PublishedSpacesAnswer, MembershipAnswer } from './membership.dto.ts';
import type { Membership } from './membership.service.ts';
import type { OrderWithCustomer } from './orders/order.repository.ts';
import type { AdminPlanAnswer, PlanAnswer, PlanInput } from './plans/plan.dto.ts';
import type { PlanOrder } from './orders/plan-order.entity.ts';
import type { PlanOrderAnswer } from './orders/plan-order.dto.ts';
import type { PublishableSpace } from './space-usage.port.ts';
import { DEFAULT_SUBSCRIPTION_CONFIG, type SubscriptionConfig } from './subscription-config.ts';
import type { SubscriptionPlan } from './plans/subscription-plan.entity.ts';

export type PlanValues = {
  name: string;
  priceHaler: number;
  active: boolean;
  sortOrder: number;
  config: Omit<SubscriptionConfig, 'name'>;
};

export const toPlanOrder = (order: PlanOrder): PlanOrderAnswer => ({
  id: order.id,
  number: order.number,
  plan: { id: order.plan.id, name: order.planName },
  price: order.priceHaler / 100,
  state: order.state,
  credit: order.creditHaler / 100,
  to_pay: (order.priceHaler - order.creditHaler) / 100,
  created_at: order.createdAt.toISOString(),
  due_on: order.dueOn,
  paid_at: order.paidAt?.toISOString() ?? null,
  cancelled_at: order.cancelledAt?.toISOString() ?? null,
});

export const toAdminOrderRow = (order: OrderWithCustomer): AdminOrderRow => ({
  ...toPlanOrder(order),
  customer: { id: order.customer.id, name: order.customer.name, email: order.customer.user.email },
});

export const toPlanAnswer = (plan: SubscriptionPlan): PlanAnswer => ({
  id: plan.id,
  slug: plan.slug,
  name: plan.name,
  price_per_year: plan.priceHalerPerYear / 100,
  config: { ...DEFAULT_SUBSCRIPTION_CONFIG, ...plan.config },
  active: plan.active,
  sort_order: plan.sortOrder,
});

export const toAdminPlanAnswer = (plan: SubscriptionPlan): AdminPlanAnswer => ({
  ...toPlanAnswer(plan),
  version: plan.version,
});

/** Defaults of SPEC §3 as a plan, used when there is no default plan. */
const DEFAULT_PLAN: PlanAnswer = {
  id: 0,
  slug: '',
  name: '',
  price_per_year: 0,
  config: DEFAULT_SUBSCRIPTION_CONFIG,
  active: true,
  sort_order: 0,
};

export const toMembershipAnswer = ({
  subscription,
  config,
  plan,
  endsAt,
  usage,
  plans,
  orders,
  isBillingComplete,
  creditHaler,
}: Membership): MembershipAnswer => ({
  plan: plan ? toPlanAnswer(plan) : DEFAULT_PLAN,
  trial: subscription?.trial ?? false,
  starts_at: subscription?.startsAt.toISOString() ?? null,
  ends_at: endsAt?.toISOString() ?? null,
  use: {
    spaces: { used: usage.spaces, limit: config.nrOfSpaces },
    photos: { used: usage.photos, limit: config.nrOfPhotosInSpace },
    videos: usage.videos,
  },
  plans: plans.map(toPlanAnswer),
  orders: orders.map(toPlanOrder),
  billing_complete: isBillingComplete,
  credit: creditHaler / 100,
});

export const toPublishedSpacesAnswer = (spaces: readonly PublishableSpace[]): PublishedSpacesAnswer => ({
  published: spaces.filter(({ isPublished }) => isPublished).map(({ id }) => id),
  paused: spaces.filter(({ isPublished }) => !isPublished).map(({ id }) => id),
});

/** Converts CZK to haléře. */
export const toPlanValues = ({
  name,
  price_per_year,
  active,
  sort_order,
  config,
}: PlanInput): PlanValues => ({
  name,
  priceHaler: Math.round(price_per_year * 100),
  active,
  sortOrder: sort_order,
  config: { ...config },
});
