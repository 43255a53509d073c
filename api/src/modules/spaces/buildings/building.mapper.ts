import { toAddress } from '../building.address.ts';
import type { OwnerBuildingDto } from './building.dto.ts';
import type { BuildingWithLocation } from './building.repository.ts';

export function toOwnerBuildingDto(building: BuildingWithLocation): OwnerBuildingDto {
  const { street, house_number, land_registry_number, postal_code, city, province_name, lat, lng } =
    toAddress(building);
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
