import { spaceFields } from '@prostora/strings/cs/space-fields.ts';
import type { SpaceLimits } from '../../subscriptions/index.ts';
import { computeCompleteness, toListingDetails, type ListingGap } from '../space.completeness.ts';
import { findFirstReady, toSpaceImageDtos, buildSpaceUrl } from '../space.mapper.ts';
import type { MissingItemDto, OwnerSpaceDto } from './space-owner.dto.ts';
import type { FullSpace } from '../space.repository.ts';
import { listAllowedActions, type SpaceRole } from '../space.states.ts';

const isMissing = (gap: ListingGap): gap is keyof typeof spaceFields.missing => gap in spaceFields.missing;
const isSuggestion = (gap: ListingGap): gap is keyof typeof spaceFields.suggestions =>
  gap in spaceFields.suggestions;

/** Splits gaps into requirements of publication and suggestions. */
export function toListingAdvice(gaps: readonly ListingGap[]): {
  missing: MissingItemDto[];
  suggestions: MissingItemDto[];
} {
  return {
    missing: gaps.filter(isMissing).map((gap) => ({ field: gap, message: spaceFields.missing[gap] })),
    suggestions: gaps
      .filter(isSuggestion)
      .map((gap) => ({ field: gap, message: spaceFields.suggestions[gap] })),
  };
}

export function toOwnerSpaceDto(
  space: FullSpace,
  limits: SpaceLimits,
  views: number[],
  role: SpaceRole,
): OwnerSpaceDto {
  const images = toSpaceImageDtos(space);
  const { percent, gaps } = computeCompleteness(toListingDetails(space), limits);
  return {
    id: space.id,
    url: buildSpaceUrl(space),
    building_id: space.building.id,
    building_name: space.building.name,
    space_name: space.name,
    no_name: space.noName,
    city: space.building.city,
    status: space.status,
    status_reason: space.statusReason,
    capacity: space.capacity,
    image: findFirstReady(images),
    images_count: images.length,
    completeness: percent,
    ...toListingAdvice(gaps),
    views_30_days: views.reduce((sum, count) => sum + count, 0),
    views,
    submitted_at: space.submittedAt?.toISOString() ?? null,
    published_at: space.publishedAt?.toISOString() ?? null,
    paused_at: space.pausedAt?.toISOString() ?? null,
    suspended_at: space.suspendedAt?.toISOString() ?? null,
    hidden_at: space.hiddenAt?.toISOString() ?? null,
    updated_at: space.updatedAt.toISOString(),
    allowed_actions: listAllowedActions(space, role),
    version: space.version,
  };
}
