/*
 * Widths of the photographs of cards, for `sizes`. The list, the preload of its first photograph and the list
 * of taken spaces, which loads on demand, share them: with the list itself, that part would make it a chunk of
 * its own on the first page.
 */

/** In two columns beside the map, on a phone in one. */
export const CARD_SIZES =
  '(max-width: 600px) calc(100vw - 40px), (max-width: 1024px) calc(50vw - 42px), 27vw';

/** Of a recommended first result, which spans the row. */
export const FEATURED_SIZES = '(max-width: 600px) calc(100vw - 40px), (max-width: 1024px) 55vw, 33vw';
