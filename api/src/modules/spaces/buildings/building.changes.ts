import { createFieldError, fieldError } from '../../../platform/errors/index.ts';
import { isInCzechia, type Point } from '../../geo/index.ts';
import type { Building } from '../building.entity.ts';

/** Partial update of a building. */
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

/** Leaves out values equal to the present ones. */
export function omitUnchanged(building: Building, changes: BuildingChanges): BuildingChanges {
  return Object.fromEntries(
    Object.entries(changes).filter(([key, value]) => building[key as keyof BuildingChanges] !== value),
  );
}

/** @throws VALIDATION when one coordinate is missing or the point is outside Czechia */
export function resolvePin({ lat, lng }: Pick<Building, 'lat' | 'lng'>): Point | null {
  if (lat === null && lng === null) return null;
  if (lat === null || lng === null || !isInCzechia({ lat, lng }))
    throw createFieldError(lat === null ? 'lat' : 'lng', fieldError('location'));
  return { lat, lng };
}
