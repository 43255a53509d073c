import { describe, expect, it } from '@jest/globals';
import { computeScaleBar, getLineLength } from './floor-plan.ts';

const WIDE = { width: 2000, height: 1000 };

describe('scale of a floor plan', () => {
  it('measures the line in widths of the picture', () => {
    expect(getLineLength({ x1: 0.1, y1: 0.5, x2: 0.6, y2: 0.5 }, WIDE)).toBeCloseTo(0.5);
    expect(getLineLength({ x1: 0.5, y1: 0, x2: 0.5, y2: 1 }, WIDE)).toBeCloseTo(0.5);
  });

  it.each([
    [10, 5, 0.25],
    [4, 2, 0.25],
    [100, 50, 0.25],
    [1, 0.5, 0.25],
    [1000, 100, 0.05],
  ])('has a round bar where half the width is %s m: %s m', (metres, bar, share) => {
    const found = computeScaleBar({ x1: 0, y1: 0, x2: 0.5, y2: 0, metres }, WIDE);
    expect(found?.metres).toBe(bar);
    expect(found?.share).toBeCloseTo(share);
  });

  it('has no bar where half a metre is wider than a third of the picture', () => {
    expect(computeScaleBar({ x1: 0, y1: 0, x2: 1, y2: 0, metres: 1 }, WIDE)).toBeNull();
  });
});
