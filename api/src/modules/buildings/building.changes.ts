import { invalidField } from '../../platform/errors/index.ts';
import { fieldErrors } from '@prostora/strings/cs/errors.ts';
import { isInCzechia, type Point } from '../geo/index.ts';
import type { Building } from './building.entity.ts';

/** What may be changed of a building; a member that is missing stays as it is. */
export type BuildingChanges = Partial<
  Pick<
    Building,
    | 'name'
    | 'description'
    | 'street'
    | 'houseNumber'
    | 'landRegistryNumber'
    | 'postalCode'
    | 'city'
    | 'lat'
    | 'lng'
  >
>;

/** Those of the changes that really change something. */
export function realChanges(building: Building, changes: BuildingChanges): BuildingChanges {
  return Object.fromEntries(
    Object.entries(changes).filter(([key, value]) => building[key as keyof BuildingChanges] !== value),
  );
}

/** The pin of a building; half a pin, or one abroad, is a mistake on the map. */
export function pinOf({ lat, lng }: Pick<Building, 'lat' | 'lng'>): Point | null {
  if (lat === null && lng === null) return null;
  if (lat === null || lng === null || !isInCzechia({ lat, lng }))
    throw invalidField(lat === null ? 'lat' : 'lng', fieldErrors.location);
  return { lat, lng };
}
