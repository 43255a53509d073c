import { LAYOUTS } from '@prostora/contracts';
import {
  DEFAULT_LAYOUT_AREAS,
  sortLayouts,
  type LayoutName,
  type SpaceLayoutValue,
} from '@prostora/contracts/space-layouts.ts';
import { isDrawn, pick, type Random } from './random.ts';
import { SPACE_KINDS, type SpaceKind } from './space-kinds.data.ts';

/** People in a layout as a share of those in the largest one. */
const SHARE: Readonly<Record<LayoutName, number>> = {
  divadelni: 1,
  skolni: 0.55,
  u: 0.4,
  banket: 0.6,
  stani: 1,
};
const NOTES: Readonly<Record<LayoutName, readonly string[]>> = {
  divadelni: ['bez pódia', 'řady po deseti', 'včetně přístavků'],
  skolni: ['dva u stolu', 'bez pódia'],
  u: ['s místem pro projektor', 'stoly po obvodu'],
  banket: ['stoly po osmi', 's tanečním parketem', 'stoly po deseti'],
  stani: ['raut u vysokých stolků', 'bez nábytku'],
};

/** Layouts of a kind, the largest first; the largest one holds the capacity of the space. */
export function generateLayouts(
  random: Random,
  { kind, capacity, area }: { kind: SpaceKind; capacity: number; area: number | null },
): SpaceLayoutValue[] {
  const names = LAYOUTS.filter((layout) => SPACE_KINDS[kind].layouts.includes(layout));
  const largest = Math.max(...names.map((layout) => SHARE[layout]));
  const step = capacity < 40 ? 2 : capacity < 150 ? 5 : 10;
  return sortLayouts(
    names.map((layout) => {
      const share = SHARE[layout] / largest;
      const people = share === 1 ? capacity : Math.max(1, Math.floor((capacity * share) / step) * step);
      return {
        layout,
        capacity: people,
        area_m2: isDrawn(random, 0.4) ? findUsualArea(layout, people, area) : null,
        note: isDrawn(random, 0.25) ? pick(random, NOTES[layout]) : null,
      };
    }),
  );
}

/** Area that the people usually need, when the space has it. */
function findUsualArea(layout: LayoutName, people: number, area: number | null): number | null {
  const usual = DEFAULT_LAYOUT_AREAS.find((one) => one.layout === layout);
  const needed = usual ? Math.round((people * (usual.from + usual.to)) / 2) : 0;
  return area === null || needed < 1 || needed > area ? null : needed;
}
