import { urls } from '@prostora/contracts';
import { instant } from '../../platform/database/index.ts';
import type {
  AdminBuildingDetailDto,
  AdminBuildingRowDto,
  AdminBuildingSpaceDto,
} from './building.admin.dto.ts';
import type { BuildingFile } from './building-desk.service.ts';
import type { BuildingRow } from './building-directory.repository.ts';
import { firstReady, imagesOf, urlOf } from './space.mapper.ts';
import { ownerBuilding } from './space-owner.mapper.ts';
import type { FullSpace } from './space.repository.ts';

export const adminBuildingRow = (row: BuildingRow): AdminBuildingRowDto => ({
  id: row.id,
  name: row.name,
  slug: row.slug,
  city: row.city,
  province_name: row.region,
  owner: { id: row.owner_id, name: row.owner, email: row.owner_email },
  spaces_count: row.spaces,
  published_count: row.published,
  is_whole: row.is_whole,
  created_at: instant(row.created_at).toISOString(),
});

/** Includes deleted spaces. */
export function adminBuildingDetail({ building, spaces }: BuildingFile): AdminBuildingDetailDto {
  const { customer } = building;
  return {
    ...ownerBuilding(building),
    owner: { id: customer.id, name: customer.name, email: customer.user.email },
    spaces: spaces.map(adminSpace),
    page: pageOf({ building, spaces }),
    can_be_deleted: spaces.length === 0,
    created_at: building.createdAt.toISOString(),
  };
}

const adminSpace = (space: FullSpace): AdminBuildingSpaceDto => ({
  id: space.id,
  url: urlOf(space),
  space_name: space.name,
  no_name: space.noName,
  status: space.status,
  capacity: space.capacity,
  image: firstReady(imagesOf(space)),
});

function pageOf({ building, spaces }: BuildingFile): string | null {
  const published = spaces.filter(({ status }) => status === 'PUBLISHED');
  const whole = published.find(({ noName }) => noName);
  if (whole) return urls.space(urlOf(whole));
  return published.length > 0 ? urls.building(building.slug) : null;
}
