import { spaceTexts } from '@prostora/strings/cs/spaces.ts';
import type { Building } from './building.entity.ts';

/** A location with all its ancestors loaded. */
export type LocationInTree = {
  readonly name: string;
  readonly slug: string;
  readonly kind: string;
  readonly parent: LocationInTree | null;
};

/** Building fields an address is built from; `location` has to be loaded with its ancestors. */
export type AddressFields = Pick<
  Building,
  'street' | 'houseNumber' | 'landRegistryNumber' | 'postalCode' | 'city' | 'lat' | 'lng'
> & { readonly location: LocationInTree | null };

/** Flat address fields of API responses (SPEC §3). */
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

function findProvinceName(building: AddressFields): string | null {
  for (let location: LocationInTree | null = building.location; location; location = location.parent)
    if (location.kind === 'region') return location.name;
  return null;
}

export function toAddress(building: AddressFields): Address {
  return {
    street: building.street,
    house_number: building.houseNumber,
    land_registry_number: building.landRegistryNumber,
    postal_code: building.postalCode,
    city: building.city,
    country: spaceTexts.country,
    province_name: findProvinceName(building),
    lat: building.lat,
    lng: building.lng,
  };
}

type StreetFields = Pick<Building, 'street' | 'houseNumber' | 'landRegistryNumber' | 'city'>;

/**
 * Street (the village where there is none) and house number as written in an address: „Kolbenova“ and
 * „923/34a“.
 */
export function formatStreetLine({ street, houseNumber, landRegistryNumber, city }: StreetFields): {
  street: string | null;
  number: string | null;
} {
  const number = [landRegistryNumber, houseNumber].filter(Boolean).join('/') || null;
  return { street: street ?? (number === null ? null : city), number };
}

/** Whether the address is complete enough for publication: city, location and coordinates. */
export const hasAddress = (building: AddressFields): boolean =>
  Boolean(building.city && building.location && building.lat !== null && building.lng !== null);
