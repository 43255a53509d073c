import { expect, it } from '@jest/globals';
import type { SpaceImage } from '@prostora/api-client';
import { toImageView } from './image.mapper.ts';
import type { ImageVariant } from './media-image.entity.ts';

const placement = { id_space_image: 4, category: 'GALLERY', order_number: 2, alt: 'Sál' };
const createVariants = (...widths: number[]): ImageVariant[] =>
  widths.flatMap((width) => [
    { key: `ab/${width}.webp`, type: 'image/webp' as const, width, height: width / 2 },
    { key: `ab/${width}.avif`, type: 'image/avif' as const, width, height: width / 2 },
  ]);
const ready = {
  status: 'ready' as const,
  width: 2000,
  height: 1000,
  placeholder: 'data:image/webp;base64,AA',
  variants: createVariants(1600, 400, 800),
};

it('maps the sizes, best format first, and the middle WebP as URL', () => {
  const view: SpaceImage = toImageView(ready, placement);
  expect(view).toEqual({
    ...placement,
    status: 'ready',
    url: '/media/ab/800.webp',
    width: 2000,
    height: 1000,
    placeholder: 'data:image/webp;base64,AA',
    sources: [
      {
        type: 'image/avif',
        srcset: '/media/ab/400.avif 400w, /media/ab/800.avif 800w, /media/ab/1600.avif 1600w',
      },
      {
        type: 'image/webp',
        srcset: '/media/ab/400.webp 400w, /media/ab/800.webp 800w, /media/ab/1600.webp 1600w',
      },
    ],
  });
});

it('uses the largest available size as URL of a small image', () => {
  expect(toImageView({ ...ready, variants: createVariants(300) }, placement).url).toBe('/media/ab/300.webp');
});

it.each(['processing', 'failed'] as const)('returns no URL while %s', (status) => {
  expect(toImageView({ ...ready, status }, placement)).toMatchObject({
    status,
    url: null,
    sources: [],
    placeholder: null,
  });
});
