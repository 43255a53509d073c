import type { FloorPlanScale } from '@prostora/contracts/floor-plan.ts';

/** Pixels: width of a picture, and its margins around the room, in which the dimension lines stand. */
export const PLAN_PICTURE = { width: 1200, side: 120, top: 60, bottom: 130 } as const;
/** Pixels between the room and a dimension line. */
export const DIMENSION_GAP = 62;

type DemoFloorPlan = {
  /** Name of the picture, floor-plans/NAME.png. */
  name: string;
  space_key: string;
  /** Inner dimensions of the room in metres. */
  width: number;
  depth: number;
};

/** Plans of demo spaces, drawn by floor-plans/draw.mjs; the rooms have the areas of the spaces. */
export const DEMO_FLOOR_PLANS: readonly DemoFloorPlan[] = [
  { name: 'sal-meridian', space_key: 'hotel-na-vetrniku/sal-meridian', width: 11, depth: 10 },
  { name: 'stukovy-sal', space_key: 'palac-u-tri-klicu/stukovy-sal', width: 25, depth: 18 },
  { name: 'loft-pod-strechou', space_key: 'tovarna-krizikova/loft-pod-strechou', width: 10, depth: 7.5 },
];

/** Pixels a metre, and the height of the picture. */
export function getPlanSize({ width, depth }: DemoFloorPlan): { perMetre: number; height: number } {
  const perMetre = (PLAN_PICTURE.width - 2 * PLAN_PICTURE.side) / width;
  return { perMetre, height: Math.round(PLAN_PICTURE.top + depth * perMetre + PLAN_PICTURE.bottom) };
}

/** Scale line over the dimension line below the room. */
export function toPlanScale(plan: DemoFloorPlan): FloorPlanScale {
  const { perMetre, height } = getPlanSize(plan);
  const x1 = PLAN_PICTURE.side / PLAN_PICTURE.width;
  const y = (PLAN_PICTURE.top + plan.depth * perMetre + DIMENSION_GAP) / height;
  return { x1, y1: y, x2: 1 - x1, y2: y, metres: plan.width };
}
