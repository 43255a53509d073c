import { TOP_CATEGORY, type ImageCategory } from './space.entity.ts';

export type OrderedPhoto = { readonly id: number; category: ImageCategory; orderNumber: number };

/** Sorts the top photo first, then by number (SPEC §3). */
export function sortGallery<T extends OrderedPhoto>(photos: readonly T[]): T[] {
  const rank = ({ category }: OrderedPhoto): number => (category === TOP_CATEGORY ? 0 : 1);
  return [...photos].sort((a, b) => rank(a) - rank(b) || a.orderNumber - b.orderNumber || a.id - b.id);
}

/** Moves one element to a position; past the end means last. */
export function moveItem<T>(order: readonly T[], moved: T, position: number): T[] {
  const others = order.filter((photo) => photo !== moved);
  return [...others.slice(0, position), moved, ...others.slice(position)];
}

/** Makes the first one the top photo and renumbers all from 0. */
export function renumberGallery(order: readonly OrderedPhoto[]): void {
  order.forEach((photo, index) => {
    photo.category = index === 0 ? TOP_CATEGORY : 'GALLERY';
    photo.orderNumber = index;
  });
}
