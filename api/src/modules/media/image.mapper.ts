import { photoFailures } from '@prostora/strings/cs/photos-api.ts';
import type { ImageVariant, MediaImage, MediaStatus } from './media-image.entity.ts';

/** Placement of an image in a gallery. */
export type ImagePlacement = { id_space_image: number; category: string; order_number: number; alt: string };

/** An image in the API. */
export type PhotoView = {
  status: MediaStatus;
  url: string | null;
  sources: { type: string; srcset: string }[];
  width: number | null;
  height: number | null;
  placeholder: string | null;
  /** Reason and advice; only of a failed image. */
  failure?: string;
  alt: string;
};

/** An image of a gallery. */
export type ImageView = ImagePlacement & PhotoView;

/** An image of an article, a cover or the settings. */
export type StoredImage = PhotoView & { id: number };

const FALLBACK_WIDTH = 800;
const TYPES = ['image/avif', 'image/webp'] as const;

/** Public URL of a stored size. */
export const mediaUrl = (key: string): string => `/media/${key}`;

type RenderableImage = Pick<MediaImage, 'status' | 'width' | 'height' | 'placeholder' | 'variants'> &
  Partial<Pick<MediaImage, 'failure'>>;

export const toImageView = (
  image: RenderableImage,
  { id_space_image, category, order_number, alt }: ImagePlacement,
): ImageView => ({ id_space_image, category, order_number, ...toPhotoView(image, alt) });

export const toStoredImage = (image: MediaImage, alt = ''): StoredImage => ({
  id: image.id,
  ...toPhotoView(image, alt),
});

/** A panorama in the API. */
export type PanoramaView = {
  status: MediaStatus;
  sources: { url: string; width: number; height: number }[];
  width: number | null;
  height: number | null;
  placeholder: string | null;
  failure?: string;
};

/** A panorama with its sizes, smallest first; without URLs until it is ready. */
export function toPanoramaView({
  status,
  failure,
  variants,
  width,
  height,
  placeholder,
}: MediaImage): PanoramaView {
  const isReady = status === 'ready';
  const sizes = isReady ? variants.toSorted((one, other) => one.width - other.width) : [];
  return {
    status,
    sources: sizes.map((size) => ({ url: mediaUrl(size.key), width: size.width, height: size.height })),
    width,
    height,
    placeholder: isReady ? placeholder : null,
    ...(status === 'failed' && { failure: photoFailures[failure ?? 'INTERNAL'] }),
  };
}

/** The image with its sizes, best format first; without URLs until it is ready. */
function toPhotoView(image: RenderableImage, alt: string): PhotoView {
  const isReady = image.status === 'ready';
  const variants = isReady ? [...image.variants].sort((a, b) => a.width - b.width) : [];
  const filterByType = (type: string): ImageVariant[] => variants.filter((variant) => variant.type === type);
  const webpVariants = filterByType('image/webp');
  const fallback = webpVariants.findLast(({ width }) => width <= FALLBACK_WIDTH) ?? webpVariants[0];
  return {
    status: image.status,
    url: fallback ? mediaUrl(fallback.key) : null,
    sources: TYPES.map((type) => ({
      type,
      srcset: filterByType(type)
        .map(({ key, width }) => `${mediaUrl(key)} ${width}w`)
        .join(', '),
    })).filter(({ srcset }) => srcset !== ''),
    width: image.width,
    height: image.height,
    placeholder: isReady ? image.placeholder : null,
    alt,
    ...(image.status === 'failed' && { failure: photoFailures[image.failure ?? 'INTERNAL'] }),
  };
}
