import { urls } from '@prostora/contracts';
import { parseTimestamp } from '../../../platform/database/index.ts';
import type {
  AdminBuildingDetailDto,
  AdminBuildingRowDto,
  AdminBuildingSpaceDto,
} from './building.admin.dto.ts';
import type { BuildingWithSpaces } from './building.admin.service.ts';
import type { BuildingRow } from './building.admin.repository.ts';
import { findFirstReady, toSpaceImageDtos, buildSpaceUrl } from '../space.mapper.ts';
import { toOwnerBuildingDto } from './building.mapper.ts';
import type { FullSpace } from '../space.repository.ts';

export const toAdminBuildingRowDto = (row: BuildingRow): AdminBuildingRowDto => ({
  id: row.id,
  name: row.name,
  slug: row.slug,
  city: row.city,
  province_name: row.region,
  owner: { id: row.owner_id, name: row.owner, email: row.owner_email },
  spaces_count: row.spaces,
  published_count: row.published,
  is_whole: row.is_whole,
  created_at: parseTimestamp(row.created_at).toISOString(),
});

/** Includes deleted spaces. */
export function toAdminBuildingDetailDto({ building, spaces }: BuildingWithSpaces): AdminBuildingDetailDto {
  const { customer } = building;
  return {
    ...toOwnerBuildingDto(building),
    owner: { id: customer.id, name: customer.name, email: customer.user.email },
    spaces: spaces.map(toAdminBuildingSpaceDto),
    page: findPublicPath({ building, spaces }),
    can_be_deleted: spaces.length === 0,
    created_at: building.createdAt.toISOString(),
  };
}

const toAdminBuildingSpaceDto = (space: FullSpace): AdminBuildingSpaceDto => ({
  id: space.id,
  url: buildSpaceUrl(space),
  space_name: space.name,
  no_name: space.noName,
  status: space.status,
  capacity: space.capacity,
  image: findFirstReady(toSpaceImageDtos(space)),
});

function findPublicPath({ building, spaces }: BuildingWithSpaces): string | null {
  const published = spaces.filter(({ status }) => status === 'PUBLISHED');
  const whole = published.find(({ noName }) => noName);
  if (whole) return urls.space(buildSpaceUrl(whole));
  return published.length > 0 ? urls.building(building.slug) : null;
}
