import type { SpaceDetail } from '@prostora/api-client';
import { NBSP, bindSpaces, formatPostalCode } from '@prostora/strings';

/** Fields that a formatted address consists of. */
export type AddressParts = Pick<
  SpaceDetail,
  'street' | 'city' | 'land_registry_number' | 'house_number' | 'postal_code'
>;

/** „Kolbenova 923/34a“: street or village, land registry number, house number. */
export function formatStreet({ street, city, land_registry_number, house_number }: AddressParts): string {
  const numbers = [land_registry_number, house_number].filter(Boolean).join('/');
  return [street ?? (numbers ? city : null), numbers].filter(Boolean).join(NBSP);
}

/** „Kolbenova 923/34a, Praha 9“ */
export const formatAddressLine = (place: AddressParts): string =>
  bindSpaces([formatStreet(place), place.city].filter(Boolean).join(', '));

/** „Kolbenova 923/34a, 190 00 Praha 9“ */
export const formatFullAddress = (place: AddressParts): string =>
  bindSpaces(
    [formatStreet(place), [formatPostalCode(place.postal_code ?? ''), place.city].filter(Boolean).join(' ')]
      .filter(Boolean)
      .join(', '),
  );
