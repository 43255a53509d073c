import { foldText } from '@prostora/contracts';
import type { LocationFacet } from '@prostora/api-client';

/** Fields of a location that lists and suggestions need. */
export type LocationListItem = Omit<LocationFacet, 'lat' | 'lng'>;
export type LocationNode = LocationFacet & { children: LocationNode[] };

const collator = new Intl.Collator('cs');
const KIND_ORDER: Readonly<Record<LocationFacet['kind'], number>> = {
  country: 0,
  region: 1,
  town: 2,
  city_part: 3,
};

/** Regions with their towns and city parts, without the country: it equals no filter. */
export function buildLocationTree(locations: readonly LocationFacet[]): LocationNode[] {
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
  return sortNodes(roots);
}

const sortNodes = (nodes: LocationNode[]): LocationNode[] => {
  for (const node of nodes) sortNodes(node.children);
  return nodes.sort((a, b) => KIND_ORDER[a.kind] - KIND_ORDER[b.kind] || collator.compare(a.name, b.name));
};

/** Towns with the most spaces. */
export const listPopularTowns = <Place extends LocationListItem>(
  locations: readonly Place[],
  limit = 6,
): Place[] => {
  const towns = locations.filter(
    (location) => location.kind === 'town' || (location.kind === 'region' && location.slug === 'praha'),
  );
  return towns
    .filter((town) => town.count > 0)
    .sort((a, b) => b.count - a.count || collator.compare(a.name, b.name))
    .slice(0, limit);
};

/** Locations with a word that begins with the typed text, by number of spaces. */
export function findMatchingLocations<Place extends LocationListItem>(
  locations: readonly Place[],
  typed: string,
  limit = 30,
): Place[] {
  const query = foldText(typed);
  const isMatch = (location: Place): boolean =>
    location.kind !== 'country' && ` ${foldText(location.name).replaceAll('-', ' ')}`.includes(` ${query}`);
  return locations
    .filter(isMatch)
    .sort(
      (a, b) =>
        b.count - a.count || KIND_ORDER[a.kind] - KIND_ORDER[b.kind] || collator.compare(a.name, b.name),
    )
    .slice(0, limit);
}

/** Names of the parent locations, nearest first, without the country: „Brno, Jihomoravský kraj“. */
export function describeParentLocations(
  location: LocationListItem,
  all: readonly LocationListItem[],
): string {
  const parent = all.find((other) => other.id === location.parent_id);
  if (!parent || parent.kind === 'country') return '';
  const above = describeParentLocations(parent, all);
  return above === '' ? parent.name : `${parent.name}, ${above}`;
}
