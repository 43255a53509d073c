import { spaceTexts } from '@prostora/strings/cs/spaces.ts';
import type { Building } from './building.entity.ts';

/** A location with what it lies in, the whole way up loaded. */
export type PlaceInTree = {
  readonly name: string;
  readonly slug: string;
  readonly kind: string;
  readonly parent: PlaceInTree | null;
};

/** What an address is made of; whoever loads the building loads its location with its ancestors too. */
export type AddressedBuilding = Pick<
  Building,
  'street' | 'houseNumber' | 'landRegistryNumber' | 'postalCode' | 'city' | 'lat' | 'lng'
> & { readonly location: PlaceInTree | null };

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

/** Name of the region a building stands in. */
function provinceNameOf(building: AddressedBuilding): string | null {
  for (let location: PlaceInTree | null = building.location; location; location = location.parent)
    if (location.kind === 'region') return location.name;
  return null;
}

/** The flat address of a building. */
export function addressOf(building: AddressedBuilding): Address {
  return {
    street: building.street,
    house_number: building.houseNumber,
    land_registry_number: building.landRegistryNumber,
    postal_code: building.postalCode,
    city: building.city,
    country: spaceTexts.country,
    province_name: provinceNameOf(building),
    lat: building.lat,
    lng: building.lng,
  };
}

type Numbered = Pick<Building, 'street' | 'houseNumber' | 'landRegistryNumber' | 'city'>;

/** Street, or the village where there is none, and the number of the house as people write them: „Kolbenova“ and „923/34a“. */
export function streetLine({ street, houseNumber, landRegistryNumber, city }: Numbered): {
  street: string | null;
  number: string | null;
} {
  const number = [landRegistryNumber, houseNumber].filter(Boolean).join('/') || null;
  return { street: street ?? (number === null ? null : city), number };
}

/** Whether a visitor can find the building by its address: town and a pin on the map. */
export const hasAddress = (building: AddressedBuilding): boolean =>
  Boolean(building.city && building.location && building.lat !== null && building.lng !== null);
