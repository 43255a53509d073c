import { fold } from '../../platform/text/index.ts';
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
export type LocationUses = {
  parts: number;
  buildings: number;
  spaces: number;
  inquiries: number;
  seoUrls: number;
};
export type LocationRow = {
  node: LocationNode;
  path: readonly LocationNode[];
  uses: LocationUses;
  version: number;
};

const czech = new Intl.Collator('cs');
const KINDS: readonly LocationKind[] = ['country', 'region', 'town', 'city_part'];
const NONE: LocationUses = { parts: 0, buildings: 0, spaces: 0, inquiries: 0, seoUrls: 0 };

/** Sums the usage of each location over its descendants. */
export function usesBelow(
  tree: LocationTree,
  own: ReadonlyMap<number, Omit<LocationUses, 'parts'>>,
): ReadonlyMap<number, LocationUses> {
  const sums = new Map<number, LocationUses>(tree.all.map(({ id }) => [id, { ...NONE }]));
  for (const { id, parentId } of tree.all) {
    const parent = parentId === null ? undefined : sums.get(parentId);
    if (parent) parent.parts += 1;
    const given = own.get(id);
    if (!given) continue;
    for (const above of tree.pathOf(id)) {
      const sum = sums.get(above.id);
      if (sum)
        for (const member of ['buildings', 'spaces', 'inquiries', 'seoUrls'] as const)
          sum[member] += given[member];
    }
  }
  return sums;
}

/** Filters and sorts rows; the locative filter is applied by the caller. */
export function found(
  rows: readonly LocationRow[],
  { search, kind, region, sort, order }: LocationListQuery,
): LocationRow[] {
  const wanted = search === null ? null : fold(search);
  const direction = order === 'desc' ? -1 : 1;
  return rows
    .filter(
      ({ node, path }) =>
        (wanted === null || fold(`${node.name} ${node.locative ?? ''} ${node.slug}`).includes(wanted)) &&
        (kind === null || node.kind === kind) &&
        (region === null || path.some(({ slug }) => slug === region)),
    )
    .sort((one, other) => direction * compared(one, other, sort) || inTree(one, other));
}

function compared(one: LocationRow, other: LocationRow, sort: LocationSort): number {
  switch (sort) {
    case 'name':
      return czech.compare(one.node.name, other.node.name);
    case 'population':
      return (one.node.population ?? 0) - (other.node.population ?? 0);
    case 'buildings':
    case 'spaces':
      return one.uses[sort] - other.uses[sort];
    default:
      return inTree(one, other);
  }
}

/** Order of the tree: a parent before its children, siblings by kind and name. */
function inTree(one: LocationRow, other: LocationRow): number {
  const [left, right] = [one.path.toReversed(), other.path.toReversed()];
  for (let level = 0; level < Math.max(left.length, right.length); level += 1) {
    const [a, b] = [left[level], right[level]];
    if (!a || !b) return a ? 1 : -1;
    if (a.id !== b.id)
      return KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || czech.compare(a.name, b.name) || a.id - b.id;
  }
  return 0;
}
