import type { DemoData } from './demo.types.ts';

/** Photo sets with a panorama. */
export const PANORAMA_SETS = ['ballroom', 'barn', 'loft'] as const;
export type PanoramaSet = (typeof PANORAMA_SETS)[number];

const TITLES: Readonly<Record<PanoramaSet, string>> = { ballroom: 'Sál', barn: 'Stodola', loft: 'Loft' };
/** Spaces with a tour per set. */
const TOURS_PER_SET = 4;

export type DemoScene = { space_key: string; set: PanoramaSet; title: string; order: number };

/**
 * Tours of published spaces whose photographs are of the same set; the first barn has a second scene in the
 * hall.
 */
export function buildDemoTours({ spaces }: Pick<DemoData, 'spaces'>): DemoScene[] {
  const tours = PANORAMA_SETS.flatMap((set) =>
    spaces
      .filter(({ status, photos }) => status === 'PUBLISHED' && photos[0]?.file.startsWith(`photos/${set}-`))
      .slice(0, TOURS_PER_SET)
      .map(({ key }): DemoScene => ({ space_key: key, set, title: TITLES[set], order: 0 })),
  );
  const barn = tours.find(({ set }) => set === 'barn');
  return barn ? [...tours, { ...barn, set: 'ballroom', title: TITLES.ballroom, order: 1 }] : tours;
}
