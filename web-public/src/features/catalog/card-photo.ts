import type { SpaceImage } from '@prostora/api-client';
import type { PreloadImage } from '@prostora/federation';

/*
 * Apart from the list, because the list of taken spaces loads on demand: an import of the list from there
 * would make it a chunk of its own on the first page.
 */

/** Width of a card: in two columns beside the map, on a phone in one. */
export const CARD_SIZES =
  '(max-width: 600px) calc(100vw - 40px), (max-width: 1024px) calc(50vw - 42px), 27vw';

/** Width of the photograph of a recommended first result, which spans the row. */
export const FEATURED_SIZES = '(max-width: 600px) calc(100vw - 40px), (max-width: 1024px) 55vw, 33vw';

/** Preload of the best format of a photo. */
export const toPreload = (image: SpaceImage, sizes: string): PreloadImage => {
  const source = image.sources[0];
  return { href: image.url ?? '', sizes, ...(source && { srcset: source.srcset, type: source.type }) };
};
