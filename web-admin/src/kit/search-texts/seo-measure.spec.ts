import { describe, expect, it } from '@jest/globals';
import { truncateToWidth, measureLength, measureWidth } from './seo-measure.ts';

describe('length of a search result text', () => {
  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['Svatby', 'short'],
    ['Prostory na svatbu v Praze', 'good'],
    ['x'.repeat(61), 'long'],
  ])('rates the title „%s“ as %s', (title, state) => {
    expect(measureLength('title', title).state).toBe(state);
  });
  it('counts characters, not code units, without surrounding spaces', () =>
    expect(measureLength('title', ' Ž🏠 ').characters).toBe(2));
  it('measures the width in pixels against the limit', () =>
    expect(measureLength('title', 'Svatby')).toMatchObject({
      width: measureWidth('Svatby', 20),
      limit: 580,
    }));
});

describe('truncated text', () => {
  it('keeps a text that fits', () =>
    expect(truncateToWidth('Svatby v Praze', { size: 20, limit: 580 })).toBe('Svatby v Praze'));
  it('ends with a whole word', () =>
    expect(truncateToWidth('Prostory na svatbu v Praze', { size: 20, limit: 150 })).toBe('Prostory na …'));
  it('keeps a single word of any length', () =>
    expect(truncateToWidth('nejneobhospodařovávatelnější', { size: 20, limit: 50 })).toBe(
      'nejneobhospodařovávatelnější …',
    ));
});
