import { spaceFields } from '@prostora/strings/cs/space-fields.ts';
import { addressOf, type PlacedBuilding } from '../buildings/index.ts';
import type { SpaceLimits } from '../subscriptions/index.ts';
import { completenessOf, listingFactsOf, type ListingGap } from './space.completeness.ts';
import { firstReady, imagesOf, urlOf } from './space.mapper.ts';
import type { MissingItemDto, OwnerBuildingDto, OwnerSpaceDto } from './space-owner.dto.ts';
import type { FullSpace } from './space.repository.ts';
import { allowedActions } from './space.states.ts';

const OWNER = { isOwner: true, isOperator: false } as const;

export function ownerBuilding(building: PlacedBuilding): OwnerBuildingDto {
  const { street, house_number, land_registry_number, postal_code, city, province_name, lat, lng } =
    addressOf(building);
  const { id, name, slug, location, description, version } = building;
  return {
    id,
    name,
    slug,
    street,
    house_number,
    land_registry_number,
    postal_code,
    city,
    province_name,
    lat,
    lng,
    location: location && { id: location.id, name: location.name, slug: location.slug },
    description,
    version,
  };
}

const isMissing = (gap: ListingGap): gap is keyof typeof spaceFields.missing => gap in spaceFields.missing;
const isSuggestion = (gap: ListingGap): gap is keyof typeof spaceFields.suggestions =>
  gap in spaceFields.suggestions;

/** Splits gaps into requirements of publication and suggestions. */
export function listingAdvice(gaps: readonly ListingGap[]): {
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

export function ownerSpace(space: FullSpace, limits: SpaceLimits, views: number[]): OwnerSpaceDto {
  const images = imagesOf(space);
  const { percent, gaps } = completenessOf(listingFactsOf(space), limits);
  return {
    id: space.id,
    url: urlOf(space),
    building_id: space.building.id,
    building_name: space.building.name,
    space_name: space.name,
    no_name: space.noName,
    city: space.building.city,
    status: space.status,
    status_reason: space.statusReason,
    capacity: space.capacity,
    image: firstReady(images),
    images_count: images.length,
    completeness: percent,
    ...listingAdvice(gaps),
    views_30_days: views.reduce((sum, count) => sum + count, 0),
    views,
    submitted_at: space.submittedAt?.toISOString() ?? null,
    published_at: space.publishedAt?.toISOString() ?? null,
    paused_at: space.pausedAt?.toISOString() ?? null,
    updated_at: space.updatedAt.toISOString(),
    allowed_actions: allowedActions(space, OWNER),
    version: space.version,
  };
}
