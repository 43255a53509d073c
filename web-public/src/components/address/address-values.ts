import type { BuildingInput, OwnerBuilding, Place, SpaceDetail } from '@prostora/api-client';
import { normalizePostalCode } from '@prostora/contracts';
import { formatPostalCode } from '@prostora/strings/format.ts';

/** Form values of an address: texts are never null. */
export type AddressValues = {
  street: string;
  land_registry_number: string;
  house_number: string;
  city: string;
  postal_code: string;
  lat: number | null;
  lng: number | null;
};
export type Position = { lat: number; lng: number };

type StoredAddress = Pick<OwnerBuilding & SpaceDetail, keyof AddressValues>;

export const EMPTY_ADDRESS: AddressValues = {
  street: '',
  land_registry_number: '',
  house_number: '',
  city: '',
  postal_code: '',
  lat: null,
  lng: null,
};

/** Form values of the address of a building or a space. */
export const toAddressValues = (stored: StoredAddress): AddressValues => ({
  street: stored.street ?? '',
  land_registry_number: stored.land_registry_number ?? '',
  house_number: stored.house_number ?? '',
  city: stored.city ?? '',
  postal_code: formatPostalCode(stored.postal_code ?? ''),
  lat: stored.lat,
  lng: stored.lng,
});

const textOrNull = (text: string): string | null => text.trim() || null;

/** Address of the form values as the API accepts it. */
export const toAddressInput = (
  values: AddressValues,
): Required<Pick<BuildingInput, keyof AddressValues>> => ({
  street: textOrNull(values.street),
  land_registry_number: textOrNull(values.land_registry_number),
  house_number: textOrNull(values.house_number),
  city: textOrNull(values.city),
  postal_code: normalizePostalCode(values.postal_code) ?? textOrNull(values.postal_code),
  lat: values.lat,
  lng: values.lng,
});

/**
 * „Kolbenova 923/34a“ → street, land registry number, house number; one number alone is the land registry's.
 */
function parseStreet(label: string): Pick<AddressValues, 'street' | 'land_registry_number' | 'house_number'> {
  const [, street = label, first = '', second = ''] =
    /^(.*?)\s+(?:č\.\s?p\.\s*)?(\d+)(?:\/(\d+\s?\p{L}?))?$/u.exec(label.trim()) ?? [];
  return { street, land_registry_number: first, house_number: second };
}

/** The town in „Praha 9 - Vysočany, Česko“: the text before the city part and the country. */
const parseTown = (detail: string): string => (detail.split(',')[0] ?? '').split(' - ')[0]?.trim() ?? '';

/** Fields of an address known from a chosen place; unknown ones are omitted. */
export function toAddress({ kind, label, detail, lat, lng }: Place): Partial<AddressValues> & Position {
  const at = { lat, lng };
  if (kind === 'town' || kind === 'city_part') return { ...at, city: label };
  const town = parseTown(detail);
  const inTown = { ...at, ...(town !== '' && { city: town }) };
  if (kind === 'address') return { ...inTown, ...parseStreet(label) };
  return kind === 'street' ? { ...inTown, street: label } : inTown;
}

/** Bounding box of the country; coordinates outside of it are rejected. */
export const COUNTRY = { west: 12.09, south: 48.55, east: 18.87, north: 51.06 } as const;

export const isInCountry = ({ lat, lng }: Position): boolean =>
  lat >= COUNTRY.south && lat <= COUNTRY.north && lng >= COUNTRY.west && lng <= COUNTRY.east;

/**
 * Parses „50.1096, 14.5064“, „50.1096N, 14.5064E“ or decimal commas; null when invalid or outside the
 * country.
 */
export function parseCoordinates(text: string): Position | null {
  const numbers = /^\s*(\d{2})[.,](\d+)\s*°?\s*[nN]?\s*[,; ]\s*(\d{2})[.,](\d+)\s*°?\s*[eE]?\s*$/u.exec(text);
  if (!numbers) return null;
  const position = { lat: Number(`${numbers[1]}.${numbers[2]}`), lng: Number(`${numbers[3]}.${numbers[4]}`) };
  return isInCountry(position) ? position : null;
}

export const formatCoordinates = ({ lat, lng }: { lat: number | null; lng: number | null }): string =>
  lat === null || lng === null ? '' : `${lat.toFixed(5)}, ${lng.toFixed(5)}`;
