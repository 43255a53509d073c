import type { OwnerSpace } from '@prostora/api-client';

/** „Pragovka, Loft 1“, or the building let as a whole. */
export const getSpaceName = (space: OwnerSpace): string =>
  space.no_name || space.space_name === '' ? space.building_name : space.space_name;

/** Name with the building, for a choice among spaces of several buildings. */
export const getSpaceLabel = (space: OwnerSpace): string => {
  const name = getSpaceName(space);
  return name === space.building_name ? name : `${name} (${space.building_name})`;
};

export const findSpaceName = (spaces: readonly OwnerSpace[], id: number): string => {
  const space = spaces.find((each) => each.id === id);
  return space ? getSpaceName(space) : '';
};
