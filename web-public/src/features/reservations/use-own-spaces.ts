import { useQuery } from '@tanstack/react-query';
import { getSpaceTitle } from '@prostora/ui';
import { useApi } from '../../lib/api-context.tsx';
import { ownerCatalogQuery } from '../../lib/owner-queries.ts';

export type OwnSpaceName = {
  id: number;
  /** „building · space“ of an owner of several buildings, else the space alone. */
  name: string;
  spaceName: string;
  buildingName: string;
};

/** Spaces of the owner, sorted alphabetically. The building is named only where there are several. */
export function useOwnSpaces() {
  const { data, error, refetch } = useQuery(ownerCatalogQuery(useApi()));
  const hasBuildings = new Set(data?.spaces.map((space) => space.building_id)).size > 1;
  const spaces = data?.spaces
    .map((space): OwnSpaceName => {
      const spaceName = getSpaceTitle(space);
      const isBuilding = spaceName === space.building_name;
      return {
        id: space.id,
        name: hasBuildings && !isBuilding ? `${space.building_name} · ${spaceName}` : spaceName,
        spaceName,
        buildingName: space.building_name,
      };
    })
    .toSorted((one, other) => one.name.localeCompare(other.name, 'cs'));
  return { spaces, error, refetch };
}
