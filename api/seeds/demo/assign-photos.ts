import { findCapacityBucket } from '@prostora/contracts';
import { plainText } from '../../src/platform/text/index.ts';
import { getLocationPath } from '../data/locations.ts';
import { PLANS } from '../data/plans.ts';
import { listCovers, toGallery } from './demo-photos.ts';
import type { DemoSpace } from './demo.types.ts';
import { FirstPages, PAGE_SIZE, type Cover, type Listing } from './first-pages.ts';
import { createStream, shuffle, type Random } from './random.ts';
import type { PhotoSet } from './space-kinds.data.ts';

/** A space whose photographs are assigned when all spaces are known. */
export type UnphotographedSpace = {
  space: DemoSpace;
  photoCount: number;
  /** Sets that fit the space, best first. */
  photoSets: readonly PhotoSet[];
  planSlug: string;
  locationSlug: string;
  /** Whether the demo needs the space, whatever its photographs. */
  isKept: boolean;
};

type Tags = Pick<DemoSpace, 'purpose_slugs' | 'attribute_slugs'>;
type Choice = { cover: Cover; tags: Tags; filters: string[]; cost: number };

/** Purposes and attributes that a space keeps; from eight attributes on the presentation counts as complete. */
const MIN_TAGS = { purposes: 2, attributes: 8 } as const;
/** Of each repetition in few results, on a page of the whole, by the owner, anywhere, and of each tag left out. */
const COSTS = {
  repeat: 0.5,
  onPage: 5,
  ofOwner: 5,
  anywhere: 1,
  alike: 8,
  purpose: 2,
  attribute: 0.5,
} as const;
/** From this cost on a space has no photograph rather than one that repeats. */
const PHOTOLESS_COST = 30;

/**
 * Assigns photographs in the default order of the catalogue, so that no filter with a full first page repeats a main
 * photograph there. A space that could only repeat one loses the purposes and attributes concerned, then its
 * photographs; where the first pages have enough cards without any, it is left out.
 *
 * @returns the spaces of the demo, in the given order
 */
export function assignPhotos(seed: number, spaces: readonly UnphotographedSpace[]): DemoSpace[] {
  const published = spaces.filter(({ space }) => space.status === 'PUBLISHED');
  const assignment = new PhotoAssignment(seed, published);
  const listed = new Set(assignment.assign());
  return spaces.flatMap((unphotographed) => {
    const { space } = unphotographed;
    if (space.status !== 'PUBLISHED') assignment.assignUnlisted(unphotographed);
    return space.status !== 'PUBLISHED' || listed.has(space) ? [space] : [];
  });
}

class PhotoAssignment {
  private readonly random: Random;
  private readonly queue: UnphotographedSpace[];
  private readonly pages: FirstPages;
  private readonly uses = new Map<string, DemoSpace[]>();
  private readonly order: ReadonlyMap<DemoSpace, number>;
  private readonly listed: DemoSpace[] = [];

  constructor(seed: number, published: readonly UnphotographedSpace[]) {
    this.random = createStream(seed, 'photos');
    this.order = new Map(published.map(({ space }, index) => [space, index]));
    this.queue = [...published];
    this.pages = new FirstPages(
      published.map((one): Listing => ({
        filters: listFilters(one, one.space),
        reserved: listReservedFilters(one),
        photoSets: one.photoSets,
      })),
    );
  }

  /** @returns the spaces that the catalogue lists, in its order */
  assign(): DemoSpace[] {
    this.sortQueue();
    for (let next = this.queue.shift(); next; next = this.queue.shift()) {
      this.pages.release(listReservedFilters(next));
      const choice = this.choose(next);
      if (choice && (choice.cover === null || choice.cost < PHOTOLESS_COST)) this.list(next, choice);
      else if (next.photoCount > 0) {
        this.pages.reserve(listReservedFilters(next));
        this.queue.push({ ...next, photoCount: 0 });
        this.sortQueue();
      }
    }
    return this.listed;
  }

  /** Assigns the least used photograph that fits a space outside the catalogue. */
  assignUnlisted({ space, photoCount, photoSets }: UnphotographedSpace): void {
    const [cover] = listCovers(photoSets)
      .map(({ file }) => file)
      .toSorted((one, other) => this.rateUses(one, space) - this.rateUses(other, space));
    if (photoCount === 0 || cover === undefined) return;
    this.addUse(cover, space);
    space.photos = toGallery(cover, photoCount);
  }

  private choose(unphotographed: UnphotographedSpace): Choice | undefined {
    const covers =
      unphotographed.photoCount === 0
        ? [{ file: null, cost: 0 }]
        : shuffle(this.random, listCovers(unphotographed.photoSets));
    return covers
      .flatMap(({ file, cost }) => this.toChoice(unphotographed, file, cost) ?? [])
      .toSorted((one, other) => one.cost - other.cost)[0];
  }

  private toChoice(unphotographed: UnphotographedSpace, cover: Cover, cost: number): Choice | undefined {
    const { space, isKept } = unphotographed;
    const reserved = listReservedFilters(unphotographed);
    const accepts = (name: string): boolean =>
      this.pages.accepts(name, cover, { isReserved: reserved.includes(name), isKept });
    const tags = {
      purpose_slugs: space.purpose_slugs.filter(
        (slug, order) => order === 0 || listPurposeFilters(unphotographed, slug).every(accepts),
      ),
      attribute_slugs: space.attribute_slugs.filter((slug) => accepts(toAttributeFilter(slug))),
    };
    const lostPurposes = space.purpose_slugs.length - tags.purpose_slugs.length;
    const lostAttributes = space.attribute_slugs.length - tags.attribute_slugs.length;
    const filters = listFilters(unphotographed, tags);
    const isComplete =
      tags.purpose_slugs.length >= MIN_TAGS.purposes &&
      (lostAttributes === 0 || tags.attribute_slugs.length >= MIN_TAGS.attributes);
    if (!isComplete || !filters.every(accepts)) return undefined;
    return {
      cover,
      tags,
      filters,
      cost:
        cost +
        COSTS.repeat * this.pages.countRepeats(filters, cover) +
        COSTS.onPage * this.pages.countRepeats([this.getPage()], cover) +
        (cover === null ? 0 : this.rateUses(cover, space)) +
        COSTS.purpose * lostPurposes +
        COSTS.attribute * lostAttributes,
    };
  }

  private list({ space, photoCount }: UnphotographedSpace, { cover, tags, filters }: Choice): void {
    Object.assign(space, tags);
    if (cover !== null) {
      this.addUse(cover, space);
      space.photos = toGallery(cover, photoCount);
    }
    this.pages.add([...filters, this.getPage()], cover);
    this.listed.push(space);
  }

  /** Page of the whole catalogue that the next space comes to stand on. */
  private getPage(): string {
    return `page ${Math.floor(this.listed.length / PAGE_SIZE)}`;
  }

  /** Cost of the spaces that show the photograph already. */
  private rateUses(cover: string, space: DemoSpace): number {
    return (this.uses.get(cover) ?? [])
      .map(
        (other) =>
          COSTS.anywhere +
          COSTS.alike * rateLikeness(space, other) +
          (other.customer_key === space.customer_key ? COSTS.ofOwner : 0),
      )
      .reduce((sum, cost) => sum + cost, 0);
  }

  private addUse(cover: string, space: DemoSpace): void {
    this.uses.set(cover, [...(this.uses.get(cover) ?? []), space]);
  }

  private sortQueue(): void {
    const ranks = new Map(this.queue.map((one) => [one, computeRank(one)]));
    this.queue.sort(
      (one, other) =>
        (ranks.get(other) ?? 0) - (ranks.get(one) ?? 0) ||
        (this.order.get(one.space) ?? 0) - (this.order.get(other.space) ?? 0),
    );
  }
}

const toAttributeFilter = (slug: string): string => `attribute ${slug}`;

/**
 * Likeness of two spaces, 0 to 1: whether an event that suits one suits the other, by purpose and by size up to twice
 * as large.
 */
function rateLikeness(one: DemoSpace, other: DemoSpace): number {
  if (!one.purpose_slugs.some((slug) => other.purpose_slugs.includes(slug))) return 0;
  return Math.max(0, 1 - Math.abs(Math.log2((one.capacity ?? 1) / (other.capacity ?? 1))));
}

/** A purpose in a place; the whole country is one. */
const listPurposeFilters = ({ locationSlug }: UnphotographedSpace, slug: string): string[] =>
  getLocationPath(locationSlug).map((place) => `purpose ${slug} in ${place}`);

/** Filters of one value, and of a purpose in a place, that list a space; the whole country is every space. */
function listFilters(one: UnphotographedSpace, { purpose_slugs, attribute_slugs }: Tags): string[] {
  return [
    ...getLocationPath(one.locationSlug).map((place) => `place ${place}`),
    `capacity ${findCapacityBucket(one.space.capacity ?? 0)}`,
    ...purpose_slugs.flatMap((slug) => listPurposeFilters(one, slug)),
    ...attribute_slugs.map(toAttributeFilter),
  ];
}

/** Filters of the purpose that a space is for in the first place; all of a space that is kept. */
function listReservedFilters(one: UnphotographedSpace): string[] {
  const { space, isKept } = one;
  return isKept
    ? listFilters(one, space)
    : space.purpose_slugs.slice(0, 1).flatMap((slug) => listPurposeFilters(one, slug));
}

/** Rank as in the catalogue: recommended, plan of the owner, completeness. */
export function computeRank({ space, photoCount, planSlug }: UnphotographedSpace): number {
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
