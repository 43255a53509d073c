import { SEO_LENGTHS } from '@prostora/contracts';

/** Where result pages cut a text: its letters and the width there is for it. */
export const SEARCH_WIDTHS = {
  title: { size: 20, limit: 580 },
  meta_description: { size: 14, limit: 990 },
} as const;
const LENGTHS = { title: SEO_LENGTHS.title, meta_description: SEO_LENGTHS.metaDescription } as const;
export type MeasuredText = keyof typeof SEARCH_WIDTHS;
export type LengthState = 'empty' | 'short' | 'good' | 'long';

const FONT = 'Arial, "Liberation Sans", Helvetica, sans-serif';
/** A letter of Arial is about half as wide as high: for where there is nothing to measure with. */
const AVERAGE = 0.5;

let canvas: OffscreenCanvasRenderingContext2D | null | undefined;

/** Width of a text in pixels as a result page sets it. */
export function widthOf(text: string, size: number): number {
  canvas ??= typeof OffscreenCanvas === 'undefined' ? null : new OffscreenCanvas(1, 1).getContext('2d');
  if (!canvas) return Math.round(text.length * size * AVERAGE);
  canvas.font = `${size}px ${FONT}`;
  return Math.round(canvas.measureText(text).width);
}

export type TextLength = { characters: number; state: LengthState; width: number; limit: number };

/** How long a text is and whether a result page shows it well; what is too wide is too long whatever the number of its letters. */
export function lengthOf(kind: MeasuredText, text: string): TextLength {
  const trimmed = text.trim();
  const { min, max } = LENGTHS[kind];
  const { size, limit } = SEARCH_WIDTHS[kind];
  const width = widthOf(trimmed, size);
  const characters = [...trimmed].length;
  const isLong = characters > max || width > limit;
  return {
    characters,
    width,
    limit,
    state: characters === 0 ? 'empty' : isLong ? 'long' : characters < min ? 'short' : 'good',
  };
}

/** The text as far as it fits, with an ellipsis behind the last whole word. */
export function cutTo(text: string, { size, limit }: { size: number; limit: number }): string {
  if (widthOf(text, size) <= limit) return text;
  const words = text.split(' ');
  while (words.length > 1 && widthOf(`${words.join(' ')} …`, size) > limit) words.pop();
  return `${words.join(' ')} …`;
}
