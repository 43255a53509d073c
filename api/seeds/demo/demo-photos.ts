import type { DemoPhoto } from './demo.types.ts';
import { PHOTO_ALTS } from './photo-alts.data.ts';
import type { PhotoSet } from './space-kinds.data.ts';

/** Photographs of a set; a detail shows little of the place and is a main photograph only where the others repeat. */
const VIEW_COSTS = { hero: 0, wide: 1, detail: 3 } as const;
const VIEWS = Object.keys(VIEW_COSTS);

const toPath = (set: string, view: string): string => `photos/${set}-${view}.jpg`;

/** Main photographs that the sets offer, with the cost of a less fitting set and view. */
export function listCovers(sets: readonly PhotoSet[]): { file: string; cost: number }[] {
  return sets.flatMap((set, rank) =>
    Object.entries(VIEW_COSTS).map(([view, cost]) => ({ file: toPath(set, view), cost: cost + rank })),
  );
}

/**
 * @param cover path of the main photograph
 * @returns the main photograph and further views of the same set, `count` in total
 */
export function toGallery(cover: string, count: number): DemoPhoto[] {
  const name = cover.slice('photos/'.length, -'.jpg'.length);
  const [set, view] = [name.slice(0, name.lastIndexOf('-')), name.slice(name.lastIndexOf('-') + 1)];
  return [view, ...VIEWS.filter((each) => each !== view)].slice(0, count).map((each, order) => ({
    file: toPath(set, each),
    alt: PHOTO_ALTS[`${set}-${each}`] ?? '',
    category: order === 0 ? 'TOP-CAROUSEL' : 'GALLERY',
  }));
}
