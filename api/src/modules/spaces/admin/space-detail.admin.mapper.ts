import { computeCompleteness, toListingDetails } from '../space.completeness.ts';
import { toSpaceDetailDto } from '../space.mapper.ts';
import type { AdminSpaceDetailDto } from './space-detail.admin.dto.ts';
import type { SpaceWithPlan } from './space-detail.admin.service.ts';
import { toListingAdvice } from '../editing/space-owner.mapper.ts';
import type { SpaceRole } from '../space.states.ts';

export function toAdminSpaceDetailDto(
  { space, plan: { subscription, config }, views, layoutAreas }: SpaceWithPlan,
  role: SpaceRole,
): AdminSpaceDetailDto {
  const { customer } = space.building;
  const { percent, gaps } = computeCompleteness(toListingDetails(space), config);
  return {
    space: toSpaceDetailDto(space, role),
    owner: {
      id: customer.id,
      name: customer.name,
      email: customer.user.email,
      user_id: customer.user.id,
      is_blocked: customer.user.blockedAt !== null,
      plan: subscription && {
        name: subscription.plan.name,
        trial: subscription.trial,
        ends_at: subscription.endsAt.toISOString(),
      },
    },
    status_reason: space.statusReason,
    completeness: percent,
    ...toListingAdvice(gaps),
    layout_areas: [...layoutAreas],
    views_30_days: views.reduce((sum, count) => sum + count, 0),
    views,
    created_at: space.createdAt.toISOString(),
    submitted_at: space.submittedAt?.toISOString() ?? null,
    published_at: space.publishedAt?.toISOString() ?? null,
    paused_at: space.pausedAt?.toISOString() ?? null,
    suspended_at: space.suspendedAt?.toISOString() ?? null,
    updated_at: space.updatedAt.toISOString(),
  };
}
