import type { SpaceDetail } from '@prostora/api-client';
import { NBSP, bindSpaces, formatPostalCode } from '@prostora/strings';

/** „Kolbenova 923/34a“: street or village, land registry number, house number. */
export function streetOf({ street, city, land_registry_number, house_number }: SpaceDetail): string {
  const numbers = [land_registry_number, house_number].filter(Boolean).join('/');
  return [street ?? (numbers ? city : null), numbers].filter(Boolean).join(NBSP);
}

/** „Kolbenova 923/34a, Praha 9“ */
export const addressLine = (space: SpaceDetail): string => bindSpaces([streetOf(space), space.city].filter(Boolean).join(', '));

/** „Kolbenova 923/34a, 190 00 Praha 9“ */
export const fullAddress = (space: SpaceDetail): string =>
  bindSpaces([streetOf(space), [formatPostalCode(space.postal_code ?? ''), space.city].filter(Boolean).join(' ')].filter(Boolean).join(', '));

/** „loftkotelna.cz“: a web address as people say it. */
export const hostOf = (address: string): string => {
  try {
    return new URL(address).hostname.replace(/^www\./u, '');
  } catch {
    return address;
  }
};
