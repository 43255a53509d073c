import { SHARE_IMAGE, SHARE_IMAGE_NAME } from '@prostora/contracts';
import { IMAGE_PROFILES } from './image-profile.ts';

const ORIGINALS_PREFIX = 'original';
const EXTENSIONS = ['avif', 'webp'] as const;
const HASH = /^[0-9a-f]{64}$/u;

/** Folder of the originals, which are never public. */
export const ORIGINALS_FOLDER = ORIGINALS_PREFIX;

/** Storage key of an original; equal bytes are stored once. */
export const toOriginalKey = (contentHash: string): string => `${ORIGINALS_PREFIX}/${contentHash}`;

/** Content hash of an original’s key; null for any other key. */
export function parseOriginalKey(key: string): string | null {
  const name = key.startsWith(`${ORIGINALS_PREFIX}/`) ? key.slice(ORIGINALS_PREFIX.length + 1) : '';
  return HASH.test(name) ? name : null;
}

/** Storage key of one generated size. */
export const toSizeKey = (contentHash: string, width: number, extension: string): string =>
  `${contentHash.slice(0, 2)}/${contentHash}-${width}.${extension}`;

/** Storage key of the share image. */
export const toShareKey = (contentHash: string): string =>
  `${contentHash.slice(0, 2)}/${contentHash}-${SHARE_IMAGE_NAME}.${SHARE_IMAGE.extension}`;

const WIDTHS = Object.values(IMAGE_PROFILES).flatMap(({ widths }) => widths);

/** Keys most images have: all sizes and the share image. */
export const listDefaultKeys = (contentHash: string): string[] => [
  ...WIDTHS.flatMap((width) => EXTENSIONS.map((extension) => toSizeKey(contentHash, width, extension))),
  toShareKey(contentHash),
];
