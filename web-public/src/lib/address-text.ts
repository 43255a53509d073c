import type { SpaceDetail } from '@prostora/api-client';
import { NBSP, bindSpaces, formatPostalCode } from '@prostora/strings';

/** Fields that a formatted address consists of. */
export type Addressed = Pick<
  SpaceDetail,
  'street' | 'city' | 'land_registry_number' | 'house_number' | 'postal_code'
>;

/** „Kolbenova 923/34a“: street or village, land registry number, house number. */
export function streetOf({ street, city, land_registry_number, house_number }: Addressed): string {
  const numbers = [land_registry_number, house_number].filter(Boolean).join('/');
  return [street ?? (numbers ? city : null), numbers].filter(Boolean).join(NBSP);
}

/** „Kolbenova 923/34a, Praha 9“ */
export const addressLine = (place: Addressed): string =>
  bindSpaces([streetOf(place), place.city].filter(Boolean).join(', '));

/** „Kolbenova 923/34a, 190 00 Praha 9“ */
export const fullAddress = (place: Addressed): string =>
  bindSpaces(
    [streetOf(place), [formatPostalCode(place.postal_code ?? ''), place.city].filter(Boolean).join(' ')]
      .filter(Boolean)
      .join(', '),
  );
