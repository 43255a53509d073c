import { matchesSearch } from '@prostora/contracts';
import type { LocationKind } from './location.entity.ts';
import type { LocationNode, LocationTree } from './location-tree.ts';

export type LocationSort = 'tree' | 'name' | 'population' | 'buildings' | 'spaces';
export type LocationListQuery = {
  search: string | null;
  kind: LocationKind | null;
  region: string | null;
  isLocativeMissing: boolean;
  sort: LocationSort;
  order: 'asc' | 'desc';
};

/** Usage of a location including its descendants; `parts` counts direct children only. */
export type LocationUsage = {
  parts: number;
  buildings: number;
  spaces: number;
  inquiries: number;
  seoUrls: number;
};
export type LocationRow = {
  node: LocationNode;
  path: readonly LocationNode[];
  uses: LocationUsage;
  version: number;
};

const czechCollator = new Intl.Collator('cs');
const KIND_ORDER: readonly LocationKind[] = ['country', 'region', 'town', 'city_part'];
const NO_USAGE: LocationUsage = { parts: 0, buildings: 0, spaces: 0, inquiries: 0, seoUrls: 0 };

/** Sums the usage of each location over its descendants. */
export function sumUsage(
  tree: LocationTree,
  own: ReadonlyMap<number, Omit<LocationUsage, 'parts'>>,
): ReadonlyMap<number, LocationUsage> {
  const sums = new Map<number, LocationUsage>(tree.nodes.map(({ id }) => [id, { ...NO_USAGE }]));
  for (const { id, parentId } of tree.nodes) {
    const parent = parentId === null ? undefined : sums.get(parentId);
    if (parent) parent.parts += 1;
    const ownUsage = own.get(id);
    if (!ownUsage) continue;
    for (const ancestor of tree.getPath(id)) {
      const sum = sums.get(ancestor.id);
      if (sum)
        for (const member of ['buildings', 'spaces', 'inquiries', 'seoUrls'] as const)
          sum[member] += ownUsage[member];
    }
  }
  return sums;
}

/** Filters and sorts rows; the locative filter is applied by the caller. */
export function filterLocations(
  rows: readonly LocationRow[],
  { search, kind, region, sort, order }: LocationListQuery,
): LocationRow[] {
  const direction = order === 'desc' ? -1 : 1;
  return rows
    .filter(
      ({ node, path }) =>
        (search === null || matchesSearch(`${node.name} ${node.locative ?? ''} ${node.slug}`, search)) &&
        (kind === null || node.kind === kind) &&
        (region === null || path.some(({ slug }) => slug === region)),
    )
    .sort((one, other) => direction * compareRows(one, other, sort) || compareInTree(one, other));
}

function compareRows(one: LocationRow, other: LocationRow, sort: LocationSort): number {
  switch (sort) {
    case 'name':
      return czechCollator.compare(one.node.name, other.node.name);
    case 'population':
      return (one.node.population ?? 0) - (other.node.population ?? 0);
    case 'buildings':
    case 'spaces':
      return one.uses[sort] - other.uses[sort];
    default:
      return compareInTree(one, other);
  }
}

/** Order of the tree: a parent before its children, siblings by kind and name. */
function compareInTree(one: LocationRow, other: LocationRow): number {
  const [left, right] = [one.path.toReversed(), other.path.toReversed()];
  for (let level = 0; level < Math.max(left.length, right.length); level += 1) {
    const [a, b] = [left[level], right[level]];
    if (!a || !b) return a ? 1 : -1;
    if (a.id !== b.id)
      return (
        KIND_ORDER.indexOf(a.kind) - KIND_ORDER.indexOf(b.kind) ||
        czechCollator.compare(a.name, b.name) ||
        a.id - b.id
      );
  }
  return 0;
}
