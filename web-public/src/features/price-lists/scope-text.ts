import type { OwnerSpace, PriceListSpace } from '@prostora/api-client';
import { formatValidity, priceListEditor } from '@prostora/strings/cs/price-list-editor.ts';

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

/** Spaces of the same days together: „Velký sál, Foyer, od 1. 1. 2028“. */
export function describeScopes(scopes: readonly PriceListSpace[], spaces: readonly OwnerSpace[]): string {
  const byDays = new Map<string, string[]>();
  for (const { space_id: id, valid_from: from, valid_until: until } of scopes) {
    const days = from === '' ? '' : formatValidity(from, until);
    byDays.set(days, [...(byDays.get(days) ?? []), findSpaceName(spaces, id)]);
  }
  return [...byDays]
    .map(([days, names]) => priceListEditor.settings.scope.place(names.join(', '), days))
    .join('; ');
}
