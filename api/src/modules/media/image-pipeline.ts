import { Injectable } from '@nestjs/common';
import sharp, { type OutputInfo, type Sharp } from 'sharp';
import { availableParallelism } from 'node:os';
import { Storage } from '../../platform/storage/index.ts';
import { IMAGE_LIMITS, type InspectedImage } from './image-inspection.ts';
import type { ImageVariant } from './media-image.entity.ts';

const WIDTHS = [400, 800, 1600] as const;
const PLACEHOLDER_WIDTH = 16;
const DECODE_SECONDS = 30;

/** AVIF effort 2 costs half of 3 and saves what 4 saves but for a few per cent; seeds use 1. */
const AVIF = { quality: 50, effort: 2, chromaSubsampling: '4:2:0' } as const;
const WEBP = { quality: 74, effort: 2 } as const;

/** What is known of a photograph once its sizes are stored. */
export type ProcessedImage = { readonly width: number; readonly height: number; readonly placeholder: string; readonly variants: ImageVariant[] };

/** The picture cannot be decoded; another attempt would not help. */
export class BrokenImage extends Error {
  override readonly name = 'BrokenImage';
}

type Pixels = { readonly data: Buffer; readonly info: OutputInfo };

sharp.cache(false);
sharp.concurrency(1);

/** Makes and stores all sizes of a photograph. Runs one picture per core at most; what comes in beyond that waits. */
@Injectable()
export class ImagePipeline {
  private free = availableParallelism();
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly storage: Storage) {}

  /** Fit to run twice: the same bytes give the same keys. `effort` 0–9 is AVIF's; lower is faster and a little larger. */
  async process({ body, contentHash }: Pick<InspectedImage, 'body' | 'contentHash'>, { effort = AVIF.effort }: { effort?: number } = {}): Promise<ProcessedImage> {
    await this.enter();
    try {
      const { pixels, width, height } = await decode(body);
      const variants: ImageVariant[] = [];
      for (const target of widthsFor(pixels.info.width)) variants.push(...(await this.makeSize(pixels, target, contentHash, effort)));
      return { width, height, variants, placeholder: await placeholderOf(pixels) };
    } finally {
      this.leave();
    }
  }

  private async makeSize(pixels: Pixels, width: number, hash: string, effort: number): Promise<ImageVariant[]> {
    const sized = await resized(pixels, width).raw().toBuffer({ resolveWithObject: true });
    const outputs = [
      { type: 'image/avif' as const, extension: 'avif', body: await raw(sized).avif({ ...AVIF, effort }).toBuffer() },
      { type: 'image/webp' as const, extension: 'webp', body: await raw(sized).webp(WEBP).toBuffer() },
    ];
    return Promise.all(outputs.map(async ({ type, extension, body }) => {
      const key = `${hash.slice(0, 2)}/${hash}-${width}.${extension}`;
      await this.storage.put(key, body, { type });
      return { key, type, width, height: sized.info.height };
    }));
  }

  private async enter(): Promise<void> {
    if (this.free > 0) {
      this.free -= 1;
      return;
    }
    await new Promise<void>((resolve) => { this.waiting.push(resolve); });
  }

  private leave(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.free += 1;
  }
}

/** Decodes once, upright, in sRGB, no wider than the largest size; every further size is made of these pixels. */
async function decode(body: Buffer): Promise<{ pixels: Pixels; width: number; height: number }> {
  try {
    const source = sharp(body, { limitInputPixels: IMAGE_LIMITS.pixels, failOn: 'truncated', animated: false, pages: 1 });
    const { autoOrient } = await source.metadata();
    const data = await source.autoOrient().resize({ width: Math.max(...WIDTHS), withoutEnlargement: true }).flatten({ background: '#fff' })
      .toColourspace('srgb').timeout({ seconds: DECODE_SECONDS }).raw().toBuffer({ resolveWithObject: true });
    return { pixels: data, width: autoOrient.width, height: autoOrient.height };
  } catch (cause) {
    throw new BrokenImage('The picture cannot be decoded.', { cause });
  }
}

const raw = ({ data, info: { width, height, channels } }: Pixels): Sharp => sharp(data, { raw: { width, height, channels } });
const resized = (pixels: Pixels, width: number): Sharp => raw(pixels).resize({ width, withoutEnlargement: true });

/** The sizes to make: never wider than the picture, whose own width stands in for the first one it does not reach. */
export const widthsFor = (width: number): number[] => [...new Set(WIDTHS.map((target) => Math.min(target, width)))];

async function placeholderOf(pixels: Pixels): Promise<string> {
  const tiny = await raw(pixels).resize({ width: PLACEHOLDER_WIDTH, height: PLACEHOLDER_WIDTH, fit: 'inside' }).webp({ quality: 25, effort: 4 }).toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}
