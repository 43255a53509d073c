import { SHARE_IMAGE } from '@prostora/contracts';
import sharp, { type OutputInfo, type Sharp } from 'sharp';
import { IMAGE_LIMITS } from './image-limits.ts';
import { IMAGE_PROFILES, type ImageProfile } from './image-profile.ts';

/*
 * Runs in a separate process (`photo-maker.process.ts`): it handles bytes only and has no dependency on the
 * product.
 */

const PLACEHOLDER_SIZE = 16;
const DECODE_SECONDS = 30;

/** AVIF effort 2 takes half the time of 3 and is within a few per cent of the size of 4; seeds use 1. */
const AVIF_OPTIONS = { quality: 50, effort: 2, chromaSubsampling: '4:2:0' } as const;
const WEBP_OPTIONS = { quality: 74, effort: 2 } as const;
const SHARE_QUALITY = 78;
export const DEFAULT_EFFORT: number = AVIF_OPTIONS.effort;

export type EncodedSize = {
  readonly type: 'image/avif' | 'image/webp';
  readonly extension: 'avif' | 'webp';
  readonly width: number;
  readonly height: number;
  readonly body: Uint8Array;
};

/** Bytes of an image, or the path of its file. */
export type ImageInput = Uint8Array | string;

/** An upright image with all its sizes. */
export type EncodedPhoto = {
  readonly width: number;
  readonly height: number;
  readonly placeholder: string;
  readonly sizes: readonly EncodedSize[];
  readonly share: Uint8Array;
};

/** The image cannot be decoded; a retry would not help. */
export class BrokenImageError extends Error {
  override readonly name = 'BrokenImageError';
}

type Pixels = { readonly data: Buffer; readonly info: OutputInfo };

sharp.cache(false);
sharp.concurrency(1);

/**
 * Generates all sizes of an image; the same bytes give the same sizes. `effort` 0–9 is that of AVIF; lower is
 * faster and slightly larger.
 */
export async function encodePhoto(
  body: ImageInput,
  effort: number,
  profile: ImageProfile = 'photo',
): Promise<EncodedPhoto> {
  const { pixels, width, height } = await decode(body, profile);
  const sizes: EncodedSize[] = [];
  for (const target of getTargetWidths(pixels.info.width, profile))
    sizes.push(...(await encodeSize(pixels, target, IMAGE_PROFILES[profile].avif ? effort : null)));
  return {
    width,
    height,
    sizes,
    share: await encodeShare(pixels),
    placeholder: await encodePlaceholder(pixels),
  };
}

/** Generates only the share image, for images processed before share images existed. */
export const encodeShareImage = async (body: ImageInput): Promise<Uint8Array> =>
  encodeShare((await decode(body, 'photo')).pixels);

/**
 * Widths to generate: never wider than the image, whose own width replaces the first one it does not reach.
 */
export const getTargetWidths = (width: number, profile: ImageProfile = 'photo'): number[] => [
  ...new Set(IMAGE_PROFILES[profile].widths.map((target) => Math.min(target, width))),
];

/**
 * Decodes once: upright, sRGB, not wider than the largest size. All sizes are generated from these pixels.
 */
async function decode(
  body: ImageInput,
  profile: ImageProfile,
): Promise<{ pixels: Pixels; width: number; height: number }> {
  const { widths, maxHeight } = IMAGE_PROFILES[profile];
  try {
    const source = sharp(body, {
      limitInputPixels: IMAGE_LIMITS.pixels,
      failOn: 'truncated',
      animated: false,
      pages: 1,
    });
    const { autoOrient } = await source.metadata();
    const pixels = await source
      .autoOrient()
      .resize({ width: Math.max(...widths), height: maxHeight, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .timeout({ seconds: DECODE_SECONDS })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { pixels, width: autoOrient.width, height: autoOrient.height };
  } catch (cause) {
    throw new BrokenImageError('Image cannot be decoded', { cause });
  }
}

/** One width as WebP, and as AVIF unless `effort` is null. */
async function encodeSize(pixels: Pixels, target: number, effort: number | null): Promise<EncodedSize[]> {
  const sized = await raw(pixels)
    .resize({ width: target, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = sized.info;
  const webp: EncodedSize = {
    type: 'image/webp',
    extension: 'webp',
    width,
    height,
    body: await raw(sized).webp(WEBP_OPTIONS).toBuffer(),
  };
  return effort === null
    ? [webp]
    : [
        {
          type: 'image/avif',
          extension: 'avif',
          width,
          height,
          body: await raw(sized)
            .avif({ ...AVIF_OPTIONS, effort })
            .toBuffer(),
        },
        webp,
      ];
}

/** Fixed dimensions, as declared in the meta tags of pages. */
const encodeShare = (pixels: Pixels): Promise<Uint8Array> =>
  raw(pixels)
    .resize({ width: SHARE_IMAGE.width, height: SHARE_IMAGE.height, fit: 'cover' })
    .jpeg({ quality: SHARE_QUALITY, progressive: true })
    .toBuffer();

const raw = ({ data, info: { width, height, channels } }: Pixels): Sharp =>
  sharp(data, { raw: { width, height, channels } });

async function encodePlaceholder(pixels: Pixels): Promise<string> {
  const tiny = await raw(pixels)
    .resize({ width: PLACEHOLDER_SIZE, height: PLACEHOLDER_SIZE, fit: 'inside' })
    .webp({ quality: 25, effort: 4 })
    .toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}
