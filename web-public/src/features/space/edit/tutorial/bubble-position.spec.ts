import { describe, expect, it } from '@jest/globals';
import { placeBubble } from './bubble-position.ts';

const bubble = { width: 336, height: 200 };
const view = { width: 1440, height: 900 };

describe('placeBubble', () => {
  it('places the bubble to the right with an arrow', () => {
    expect(placeBubble({ left: 40, top: 300, width: 900, height: 400 }, bubble, view)).toEqual({
      left: 960,
      top: 308,
      arrow: { side: 'left', at: 32 },
    });
  });
  it('places the bubble to the left at the right edge', () =>
    expect(placeBubble({ left: 1048, top: 300, width: 352, height: 200 }, bubble, view)).toMatchObject({
      left: 692,
      arrow: { side: 'right' },
    }));
  it('places the bubble under a full-width bar', () =>
    expect(placeBubble({ left: 0, top: 0, width: 1440, height: 68 }, bubble, view)).toMatchObject({
      top: 88,
      arrow: { side: 'top' },
    }));
  it('places the bubble in the corner of a full-size target', () =>
    expect(placeBubble({ left: 0, top: 0, width: 1440, height: 900 }, bubble, view).arrow).toBeNull());
  it('keeps the bubble within the window', () => {
    for (const top of [-2000, -100, 0, 450, 880, 3000]) {
      const place = placeBubble({ left: 40, top, width: 900, height: 300 }, bubble, view);
      expect(place.top).toBeGreaterThanOrEqual(0);
      expect(place.top + bubble.height).toBeLessThanOrEqual(view.height);
    }
  });
});
