import type { Metadata } from 'sharp';

/** What a photograph may be (PRODUCT §3), and how much memory its decoding may take. */
export const IMAGE_LIMITS = {
  bytes: 15 * 1024 * 1024,
  pixels: 50_000_000,
  aspect: 20,
  decodingBytes: 310_000_000,
} as const;

type Header = Pick<Metadata, 'format' | 'width' | 'height'> &
  Partial<Pick<Metadata, 'channels' | 'depth' | 'isProgressive' | 'chromaSubsampling'>>;

/**
 * Memory that decoding takes, told by the header alone: a file of two kilobytes may need a gigabyte. Measured with libvips: baseline JPEG
 * and plain PNG pass line by line, progressive ones wait whole, WebP keeps its canvas, AVIF several copies of it.
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
  return Math.ceil(width * height * perPixel());

  function perPixel(): number {
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
