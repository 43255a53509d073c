import type { LocationFacet } from '@prostora/api-client';
import { folded } from '@prostora/ui/folded.ts';

/** Fields of a location that lists and suggestions need. */
export type ListedPlace = Omit<LocationFacet, 'lat' | 'lng'>;
export type LocationNode = LocationFacet & { children: LocationNode[] };

const collator = new Intl.Collator('cs');
const KIND_ORDER: Readonly<Record<LocationFacet['kind'], number>> = {
  country: 0,
  region: 1,
  town: 2,
  city_part: 3,
};

/** Regions with their towns and city parts, without the country: it equals no filter. */
export function locationTree(locations: readonly LocationFacet[]): LocationNode[] {
  const nodes = new Map(
    locations.map((location) => [location.id, { ...location, children: [] as LocationNode[] }]),
  );
  const roots: LocationNode[] = [];
  for (const node of nodes.values()) {
    if (node.kind === 'country') continue;
    const parent = node.parent_id === null ? undefined : nodes.get(node.parent_id);
    if (parent && parent.kind !== 'country') parent.children.push(node);
    else roots.push(node);
  }
  return sorted(roots);
}

const sorted = (nodes: LocationNode[]): LocationNode[] => {
  for (const node of nodes) sorted(node.children);
  return nodes.sort((a, b) => KIND_ORDER[a.kind] - KIND_ORDER[b.kind] || collator.compare(a.name, b.name));
};

/** Towns with the most spaces. */
export const popularTowns = <Place extends ListedPlace>(locations: readonly Place[], most = 6): Place[] => {
  const towns = locations.filter(
    (location) => location.kind === 'town' || (location.kind === 'region' && location.slug === 'praha'),
  );
  return towns
    .filter((town) => town.count > 0)
    .sort((a, b) => b.count - a.count || collator.compare(a.name, b.name))
    .slice(0, most);
};

/** Locations with a word that begins with the typed text, by number of spaces. */
export function matchingLocations<Place extends ListedPlace>(
  locations: readonly Place[],
  typed: string,
  most = 30,
): Place[] {
  const wanted = folded(typed);
  const fits = (location: Place): boolean =>
    location.kind !== 'country' && ` ${folded(location.name).replaceAll('-', ' ')}`.includes(` ${wanted}`);
  return locations
    .filter(fits)
    .sort(
      (a, b) =>
        b.count - a.count || KIND_ORDER[a.kind] - KIND_ORDER[b.kind] || collator.compare(a.name, b.name),
    )
    .slice(0, most);
}

/** Names of the parent locations, nearest first, without the country: „Brno, Jihomoravský kraj“. */
export function placesAbove(location: ListedPlace, all: readonly ListedPlace[]): string {
  const parent = all.find((other) => other.id === location.parent_id);
  if (!parent || parent.kind === 'country') return '';
  const above = placesAbove(parent, all);
  return above === '' ? parent.name : `${parent.name}, ${above}`;
}
