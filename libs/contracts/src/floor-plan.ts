/** Line over a plan: its ends as shares of the width and height of the picture, and its length. */
export type FloorPlanScale = {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly metres: number;
};

export const FLOOR_PLAN_LIMITS = {
  minMetres: 0.1,
  maxMetres: 1000,
  /** Share of the picture; shorter lines give no usable scale. */
  minLine: 0.02,
} as const;

type Size = { readonly width: number; readonly height: number };
type Line = Omit<FloorPlanScale, 'metres'>;

/** Length of the line as a share of the width of the picture. */
export const getLineLength = ({ x1, y1, x2, y2 }: Line, { width, height }: Size): number =>
  Math.hypot(x2 - x1, ((y2 - y1) * height) / width);

const BAR_METRES = [100, 50, 20, 10, 5, 2, 1, 0.5] as const;
/** Longest bar, as a share of the width of the picture. */
const MAX_BAR = 0.35;

/** The longest round bar that is not too wide: metres and share of the width of the picture. */
export function computeScaleBar(scale: FloorPlanScale, size: Size): { metres: number; share: number } | null {
  const sharePerMetre = getLineLength(scale, size) / scale.metres;
  const metres = BAR_METRES.find((each) => each * sharePerMetre <= MAX_BAR);
  return metres === undefined ? null : { metres, share: metres * sharePerMetre };
}
