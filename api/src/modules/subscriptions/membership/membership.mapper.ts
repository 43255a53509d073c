import type { PublishedSpacesAnswer, MembershipAnswer } from './membership.dto.ts';
import type { Membership } from './membership.service.ts';
import { toPlanOrder } from '../orders/plan-order.mapper.ts';
import type { PlanAnswer } from '../plans/plan.dto.ts';
import { toPlanAnswer } from '../plans/plan.mapper.ts';
import type { PublishableSpace } from '../space-usage.port.ts';
import { DEFAULT_SUBSCRIPTION_CONFIG } from '../subscription-config.ts';

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
