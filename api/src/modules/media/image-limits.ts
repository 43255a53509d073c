import type { Metadata } from 'sharp';

/** Limits of an upload (PRODUCT §3) and of its decoding memory. */
export const IMAGE_LIMITS = {
  bytes: 15 * 1024 * 1024,
  pixels: 50_000_000,
  aspect: 20,
  decodingBytes: 310_000_000,
} as const;

type Header = Pick<Metadata, 'format' | 'width' | 'height'> &
  Partial<Pick<Metadata, 'channels' | 'depth' | 'isProgressive' | 'chromaSubsampling'>>;

/**
 * Estimates decoding memory from the header: a file of two kilobytes may need a gigabyte. Measured with
 * libvips: baseline JPEG and non-interlaced PNG stream by line, progressive ones are buffered, WebP keeps its
 * canvas, AVIF several copies of it.
 */
export function decodingBytes({
  format,
  width,
  height,
  channels = 3,
  depth = 'uchar',
  isProgressive,
  chromaSubsampling = '4:4:4',
}: Header): number {
  return Math.ceil(width * height * getBytesPerPixel());

  function getBytesPerPixel(): number {
    switch (format) {
      case 'jpeg':
        return isProgressive ? (chromaSubsampling === '4:2:0' ? 3 : 2 * Math.max(3, channels)) : 0.5;
      case 'png':
        return isProgressive ? channels * (depth === 'uchar' ? 1 : 2) : 0.5;
      case 'webp':
        return 4;
      default:
        return 18;
    }
  }
}
