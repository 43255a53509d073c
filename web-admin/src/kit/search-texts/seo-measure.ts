import { SEO_LENGTHS } from '@prostora/contracts';

/** Font size and width limit, in pixels, at which search results truncate a text. */
export const SEARCH_WIDTHS = {
  title: { size: 20, limit: 580 },
  meta_description: { size: 14, limit: 990 },
} as const;
const LENGTHS = { title: SEO_LENGTHS.title, meta_description: SEO_LENGTHS.metaDescription } as const;
export type MeasuredText = keyof typeof SEARCH_WIDTHS;
export type LengthState = 'empty' | 'short' | 'good' | 'long';

const FONT = 'Arial, "Liberation Sans", Helvetica, sans-serif';
/** Average width of an Arial character relative to its size, used without a canvas. */
const AVERAGE_CHAR_WIDTH = 0.5;

let canvas: OffscreenCanvasRenderingContext2D | null | undefined;

/** Text width in pixels in the font of search results. */
export function measureWidth(text: string, size: number): number {
  canvas ??= typeof OffscreenCanvas === 'undefined' ? null : new OffscreenCanvas(1, 1).getContext('2d');
  if (!canvas) return Math.round(text.length * size * AVERAGE_CHAR_WIDTH);
  canvas.font = `${size}px ${FONT}`;
  return Math.round(canvas.measureText(text).width);
}

export type TextLength = { characters: number; state: LengthState; width: number; limit: number };

/**
 * Rates the length of a text for search results; a text wider than the limit is too long regardless of its
 * characters.
 */
export function measureLength(kind: MeasuredText, text: string): TextLength {
  const trimmed = text.trim();
  const { min, max } = LENGTHS[kind];
  const { size, limit } = SEARCH_WIDTHS[kind];
  const width = measureWidth(trimmed, size);
  const characters = [...trimmed].length;
  const isLong = characters > max || width > limit;
  return {
    characters,
    width,
    limit,
    state: characters === 0 ? 'empty' : isLong ? 'long' : characters < min ? 'short' : 'good',
  };
}

/** Truncates a text to the width limit after a whole word. */
export function truncateToWidth(text: string, { size, limit }: { size: number; limit: number }): string {
  if (measureWidth(text, size) <= limit) return text;
  const words = text.split(' ');
  while (words.length > 1 && measureWidth(`${words.join(' ')} …`, size) > limit) words.pop();
  return `${words.join(' ')} …`;
}
