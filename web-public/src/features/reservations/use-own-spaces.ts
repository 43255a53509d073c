import { useQuery } from '@tanstack/react-query';
import { getSpaceTitle } from '@prostora/ui';
import { useApi } from '../../lib/api-context.tsx';
import { ownerCatalogQuery } from '../../lib/owner-queries.ts';

export type OwnSpaceName = { id: number; name: string };

/** Spaces of the owner as „building · space“, sorted alphabetically. */
export function useOwnSpaces() {
  const { data, error, refetch } = useQuery(ownerCatalogQuery(useApi()));
  const spaces = data?.spaces
    .map((space): OwnSpaceName => {
      const name = getSpaceTitle(space);
      return { id: space.id, name: name === space.building_name ? name : `${space.building_name} · ${name}` };
    })
    .toSorted((one, other) => one.name.localeCompare(other.name, 'cs'));
  return { spaces, error, refetch };
}
