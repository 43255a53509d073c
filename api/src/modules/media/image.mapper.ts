import { photoFailures } from '@prostora/strings/cs/photos-api.ts';
import type { ImageVariant, MediaImage, MediaStatus } from './media-image.entity.ts';

/** Where a photograph stands; what the picture itself does not know. */
export type ImagePlace = { id_space_image: number; category: string; order_number: number; alt: string };

/** A photograph as the API shows it. */
export type ImageView = ImagePlace & {
  status: MediaStatus;
  url: string | null;
  sources: { type: string; srcset: string }[];
  width: number | null;
  height: number | null;
  placeholder: string | null;
  /** Only of a failed one: why, and what to do. */
  failure?: string;
};

const FALLBACK_WIDTH = 800;
const TYPES = ['image/avif', 'image/webp'] as const;

/** Public address of a stored size. */
export const mediaUrl = (key: string): string => `/media/${key}`;

/** The picture with its sizes, best format first; without addresses while it is being made. */
export function imageView(image: Pick<MediaImage, 'status' | 'width' | 'height' | 'placeholder' | 'variants'> & Partial<Pick<MediaImage, 'failure'>>, place: ImagePlace): ImageView {
  const isReady = image.status === 'ready';
  const variants = isReady ? [...image.variants].sort((a, b) => a.width - b.width) : [];
  const ofType = (type: string): ImageVariant[] => variants.filter((variant) => variant.type === type);
  const plain = ofType('image/webp');
  const fallback = plain.findLast(({ width }) => width <= FALLBACK_WIDTH) ?? plain[0];
  return {
    id_space_image: place.id_space_image, category: place.category, order_number: place.order_number, alt: place.alt,
    status: image.status,
    url: fallback ? mediaUrl(fallback.key) : null,
    sources: TYPES.map((type) => ({ type, srcset: ofType(type).map(({ key, width }) => `${mediaUrl(key)} ${width}w`).join(', ') })).filter(({ srcset }) => srcset !== ''),
    width: image.width, height: image.height, placeholder: isReady ? image.placeholder : null,
    ...(image.status === 'failed' && { failure: photoFailures[image.failure ?? 'INTERNAL'] }),
  };
}
