import type { DemoPhoto } from './demo.types.ts';
import { PHOTO_ALTS } from './photo-alts.data.ts';
import { shuffle, createStream, type Random } from './random.ts';
import type { PhotoSet } from './space-kinds.data.ts';

const VIEWS = ['hero', 'wide', 'detail'] as const;
type View = (typeof VIEWS)[number];
type MainPhoto = { set: PhotoSet; view: View };
/** Owner, region and pages of the catalogue of a space, which decide about its photographs. */
type Neighbourhood = {
  customer: string;
  region: string;
  page: number;
  /** Filters on whose first page the space stands. */
  firstPages: readonly string[];
};

/**
 * A detail shows little of the place: it is the main photograph only when hero and wide would repeat nearby.
 */
const VIEW_COSTS: Readonly<Record<View, number>> = { hero: 0, wide: 2, detail: 30 };

const getPath = (set: PhotoSet, view: View): string => `photos/${set}-${view}.jpg`;

/**
 * Assigns galleries so that spaces of one page of the catalogue, of one owner, then of one region, have different
 * main photographs.
 */
export class PhotoAssigner {
  private readonly random: Random;
  private readonly counts = new Map<string, number>();

  constructor(seed: number) {
    this.random = createStream(seed, 'photos');
  }

  /**
   * @param sets photo sets that fit the space, best first
   * @returns the main photograph and further views of the same set, `count` in total
   */
  assign(space: Neighbourhood, sets: readonly PhotoSet[], count: number): DemoPhoto[] {
    const { set, view } = this.findCheapest(space, sets);
    const keys = [...listCounterKeys(space, { set, view }), ...listPageKeys(space, { set, view })];
    for (const key of keys) this.counts.set(key, this.getCount(key) + 1);
    return [view, ...VIEWS.filter((each) => each !== view)].slice(0, count).map((each, order) => ({
      file: getPath(set, each),
      alt: PHOTO_ALTS[`${set}-${each}`] ?? '',
      category: order === 0 ? 'TOP-CAROUSEL' : 'GALLERY',
    }));
  }

  private findCheapest(space: Neighbourhood, sets: readonly PhotoSet[]): MainPhoto {
    const candidates = shuffle(
      this.random,
      sets.flatMap((set, rank) =>
        VIEWS.map((view) => ({ set, view, cost: 4 * rank + this.computeCost(space, { set, view }) })),
      ),
    );
    const [cheapest] = candidates.sort((a, b) => a.cost - b.cost);
    if (!cheapest) throw new Error('No photographs for this kind of space');
    return cheapest;
  }

  private computeCost(space: Neighbourhood, photo: MainPhoto): number {
    const [onPage, perOwner, setPerOwner, inRegion, anywhere] = listCounterKeys(space, photo).map((key) =>
      this.getCount(key),
    );
    const onFirstPages = listPageKeys(space, photo).filter((key) => this.getCount(key) > 0).length;
    return (
      400 * onFirstPages +
      5000 * (onPage ?? 0) +
      800 * (perOwner ?? 0) +
      60 * (setPerOwner ?? 0) +
      200 * (inRegion ?? 0) +
      12 * (anywhere ?? 0) +
      VIEW_COSTS[photo.view]
    );
  }

  private getCount(key: string): number {
    return this.counts.get(key) ?? 0;
  }
}

/** Counters of a main photograph by the first page of each filter. */
const listPageKeys = ({ firstPages }: Neighbourhood, { set, view }: MainPhoto): string[] =>
  firstPages.map((filter) => `${filter}/${getPath(set, view)}`);

/** Counters of a main photograph: by page, by owner, set by owner, by region, overall. */
function listCounterKeys({ customer, region, page }: Neighbourhood, { set, view }: MainPhoto): string[] {
  const file = getPath(set, view);
  return [
    `page/${page}/${file}`,
    `customer/${customer}/${file}`,
    `customer/${customer}/${set}`,
    `region/${region}/${file}`,
    file,
  ];
}
