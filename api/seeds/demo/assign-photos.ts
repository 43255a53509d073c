import { findCapacityBucket } from '@prostora/contracts';
import { plainText } from '../../src/platform/text/index.ts';
import { PLANS } from '../data/plans.ts';
import { PhotoAssigner } from './demo-photos.ts';
import type { DemoSpace } from './demo.types.ts';
import type { PhotoSet } from './space-kinds.data.ts';

/** A space whose photographs are assigned when all spaces are known. */
export type UnphotographedSpace = {
  space: DemoSpace;
  photoCount: number;
  /** Sets that fit the space, best first. */
  photoSets: readonly PhotoSet[];
  planSlug: string;
  regionSlug: string;
};

/** Cards of a page of the catalogue. */
const PAGE_SIZE = 20;

/**
 * Assigns photographs in the default order of the catalogue, so that a page of the whole repeats no main photograph and
 * the first page of a filter few.
 */
export function assignPhotos(seed: number, spaces: readonly UnphotographedSpace[]): void {
  const assigner = new PhotoAssigner(seed);
  const ordered = spaces.toSorted((one, other) => computeRank(other) - computeRank(one));
  const listed = new Map<string, number>();
  for (const [position, unphotographed] of ordered.entries()) {
    const { space, photoCount, photoSets, regionSlug } = unphotographed;
    const filters = space.status === 'PUBLISHED' ? listFilters(unphotographed) : [];
    const firstPages = filters.filter((filter) => (listed.get(filter) ?? 0) < PAGE_SIZE);
    for (const filter of filters) listed.set(filter, (listed.get(filter) ?? 0) + 1);
    if (photoCount > 0)
      space.photos = assigner.assign(
        {
          customer: space.customer_key,
          region: regionSlug,
          page: Math.floor(position / PAGE_SIZE),
          firstPages,
        },
        photoSets,
        photoCount,
      );
  }
}

/** Filters of one value that list a space. */
function listFilters({ space, regionSlug }: UnphotographedSpace): string[] {
  return [
    `region ${regionSlug}`,
    `capacity ${findCapacityBucket(space.capacity ?? 0)}`,
    ...space.purpose_slugs.map((slug) => `purpose ${slug}`),
    ...space.attribute_slugs.map((slug) => `attribute ${slug}`),
  ];
}

/** Rank as in the catalogue: recommended, plan of the owner, completeness. */
function computeRank({ space, photoCount, planSlug }: UnphotographedSpace): number {
  if (space.status !== 'PUBLISHED') return -1;
  const plan = PLANS.find(({ slug }) => slug === planSlug);
  const filled = [space.perex, space.area_size, space.price_from_haler].filter(Boolean).length;
  const completeness =
    50 * photoCount +
    200 * Math.min(1, plainText(space.description).length / 600) +
    150 * Math.min(1, space.attribute_slugs.length / 8) +
    50 * (filled + (photoCount > 0 ? 2 : 1));
  return (
    (space.recommended ? 1_000_000 : 0) +
    10_000 * (plan?.catalog_position_coefficient ?? 0) +
    Math.round(completeness)
  );
}
