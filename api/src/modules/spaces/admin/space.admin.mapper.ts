import { toAddress } from '../building.address.ts';
import { buildSpaceUrl, findFirstReady, toSpaceImageDtos } from '../space.mapper.ts';
import type { FullSpace } from '../space.repository.ts';
import { listAllowedActions, type SpaceRole } from '../space.states.ts';
import type { AdminSpaceRowDto } from './space.admin.dto.ts';

export function toAdminSpaceRowDto(space: FullSpace, role: SpaceRole): AdminSpaceRowDto {
  const images = toSpaceImageDtos(space);
  const { city, province_name } = toAddress(space.building);
  return {
    id: space.id,
    url: buildSpaceUrl(space),
    space_name: space.name,
    building_name: space.building.name,
    city,
    province_name,
    status: space.status,
    capacity: space.capacity,
    price_from: space.priceFromHaler === null ? null : space.priceFromHaler / 100,
    recommended: space.recommended,
    image: findFirstReady(images),
    images_count: images.length,
    owner: {
      id: space.building.customer.id,
      name: space.building.customer.name,
      email: space.building.customer.user.email,
    },
    submitted_at: space.submittedAt?.toISOString() ?? null,
    updated_at: space.updatedAt.toISOString(),
    published_at: space.publishedAt?.toISOString() ?? null,
    paused_at: space.pausedAt?.toISOString() ?? null,
    suspended_at: space.suspendedAt?.toISOString() ?? null,
    allowed_actions: listAllowedActions(space, role),
    version: space.version,
  };
}
