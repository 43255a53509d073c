import { SHARE_IMAGE } from '@prostora/contracts';
import sharp, { type OutputInfo, type Sharp } from 'sharp';
import { IMAGE_LIMITS } from './image-limits.ts';
import { IMAGE_PROFILES, type ImageProfile } from './image-profile.ts';

/* This file runs in a process of its own (`photo-maker.process.ts`): it knows bytes and nothing of the product. */

const PLACEHOLDER = 16;
const DECODE_SECONDS = 30;

/** AVIF effort 2 costs half of 3 and saves what 4 saves but for a few per cent; seeds use 1. */
const AVIF = { quality: 50, effort: 2, chromaSubsampling: '4:2:0' } as const;
const WEBP = { quality: 74, effort: 2 } as const;
const SHARE_QUALITY = 78;
export const USUAL_EFFORT: number = AVIF.effort;

export type MadeSize = {
  readonly type: 'image/avif' | 'image/webp';
  readonly extension: 'avif' | 'webp';
  readonly width: number;
  readonly height: number;
  readonly body: Uint8Array;
};

/** The bytes of a picture, or the path of the file they are in. */
export type Picture = Uint8Array | string;

/** A photograph upright, with all its sizes. */
export type MadePhoto = {
  readonly width: number;
  readonly height: number;
  readonly placeholder: string;
  readonly sizes: readonly MadeSize[];
  readonly share: Uint8Array;
};

/** The picture cannot be decoded; another attempt would not help. */
export class BrokenImage extends Error {
  override readonly name = 'BrokenImage';
}

type Pixels = { readonly data: Buffer; readonly info: OutputInfo };

sharp.cache(false);
sharp.concurrency(1);

/** Makes all sizes of a photograph; the same bytes give the same sizes. `effort` 0–9 is AVIF's; lower is faster and a little larger. */
export async function makePhoto(
  body: Picture,
  effort: number,
  profile: ImageProfile = 'photo',
): Promise<MadePhoto> {
  const { pixels, width, height } = await decode(body, profile);
  const sizes: MadeSize[] = [];
  for (const target of widthsFor(pixels.info.width, profile))
    sizes.push(...(await makeSize(pixels, target, IMAGE_PROFILES[profile].avif ? effort : null)));
  return { width, height, sizes, share: await shareOf(pixels), placeholder: await placeholderOf(pixels) };
}

/** The picture for social networks alone, of a photograph whose sizes are there. */
export const makeShare = async (body: Picture): Promise<Uint8Array> =>
  shareOf((await decode(body, 'photo')).pixels);

/** The sizes to make: never wider than the picture, whose own width stands in for the first one it does not reach. */
export const widthsFor = (width: number, profile: ImageProfile = 'photo'): number[] => [
  ...new Set(IMAGE_PROFILES[profile].widths.map((target) => Math.min(target, width))),
];

/** Decodes once, upright, in sRGB, no wider than the largest size; every further size is made of these pixels. */
async function decode(
  body: Picture,
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
    throw new BrokenImage('The picture cannot be decoded.', { cause });
  }
}

/** One width, as WebP, and as AVIF unless there is no effort for it. */
async function makeSize(pixels: Pixels, target: number, effort: number | null): Promise<MadeSize[]> {
  const sized = await raw(pixels)
    .resize({ width: target, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = sized.info;
  const webp: MadeSize = {
    type: 'image/webp',
    extension: 'webp',
    width,
    height,
    body: await raw(sized).webp(WEBP).toBuffer(),
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
            .avif({ ...AVIF, effort })
            .toBuffer(),
        },
        webp,
      ];
}

/** Always of the one size: what pages say of it is then true of every photograph. */
const shareOf = (pixels: Pixels): Promise<Uint8Array> =>
  raw(pixels)
    .resize({ width: SHARE_IMAGE.width, height: SHARE_IMAGE.height, fit: 'cover' })
    .jpeg({ quality: SHARE_QUALITY, progressive: true })
    .toBuffer();

const raw = ({ data, info: { width, height, channels } }: Pixels): Sharp =>
  sharp(data, { raw: { width, height, channels } });

async function placeholderOf(pixels: Pixels): Promise<string> {
  const tiny = await raw(pixels)
    .resize({ width: PLACEHOLDER, height: PLACEHOLDER, fit: 'inside' })
    .webp({ quality: 25, effort: 4 })
    .toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}
