import { describe, expect, it } from '@jest/globals';
import { placeBubble } from './bubble-place.ts';

const bubble = { width: 336, height: 200 };
const view = { width: 1440, height: 900 };

describe('the bubble of the tutorial', () => {
  it('stands to the right of a column, with its arrow to it', () => {
    expect(placeBubble({ left: 40, top: 300, width: 900, height: 400 }, bubble, view)).toEqual({
      left: 960,
      top: 308,
      arrow: { side: 'left', at: 32 },
    });
  });
  it('stands to the left of what is at the right edge', () =>
    expect(placeBubble({ left: 1048, top: 300, width: 352, height: 200 }, bubble, view)).toMatchObject({
      left: 692,
      arrow: { side: 'right' },
    }));
  it('stands under a bar across the window', () =>
    expect(placeBubble({ left: 0, top: 0, width: 1440, height: 68 }, bubble, view)).toMatchObject({
      top: 88,
      arrow: { side: 'top' },
    }));
  it('stands in the corner of what fills the window', () =>
    expect(placeBubble({ left: 0, top: 0, width: 1440, height: 900 }, bubble, view).arrow).toBeNull());
  it('never leaves the window', () => {
    for (const top of [-2000, -100, 0, 450, 880, 3000]) {
      const place = placeBubble({ left: 40, top, width: 900, height: 300 }, bubble, view);
      expect(place.top).toBeGreaterThanOrEqual(0);
      expect(place.top + bubble.height).toBeLessThanOrEqual(view.height);
    }
  });
});
