import type { Building } from './building.entity.ts';

/** The flat address members of a space's answer (SPEC §3). */
export type Address = {
  street: string | null;
  house_number: string | null;
  land_registry_number: string | null;
  postal_code: string | null;
  city: string | null;
  country: string;
  province_name: string | null;
  lat: number | null;
  lng: number | null;
};

const COUNTRY = 'Česko';

/** Name of the region a building stands in, climbing the (loaded) location tree. */
export function provinceNameOf(building: Building): string | null {
  for (let location = building.location; location; location = location.parent) if (location.kind === 'region') return location.name;
  return null;
}

/** Address of a building whose location and its ancestors are loaded. */
export function addressOf(building: Building): Address {
  return {
    street: building.street,
    house_number: building.houseNumber,
    land_registry_number: building.landRegistryNumber,
    postal_code: building.postalCode,
    city: building.city,
    country: COUNTRY,
    province_name: provinceNameOf(building),
    lat: building.lat,
    lng: building.lng,
  };
}

/** Whether a visitor can find the building by its address: town and a pin on the map. */
export const hasAddress = (building: Building): boolean => Boolean(building.city && building.location && building.lat !== null && building.lng !== null);
