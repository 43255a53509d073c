import { Injectable } from '@nestjs/common';
import sharp from 'sharp';
import { Storage } from '../../platform/storage/index.ts';
import type { InspectedImage } from './image-inspection.ts';
import { sizeKeyOf } from './image-keys.ts';
import { decodingBytes } from './image-limits.ts';
import type { ImageVariant } from './media-image.entity.ts';
import { BrokenImage, USUAL_EFFORT } from './photo-making.ts';
import { PhotoMakers } from './photo-makers.ts';

/** What is known of a photograph once its sizes are stored. */
export type ProcessedImage = { readonly width: number; readonly height: number; readonly placeholder: string; readonly variants: ImageVariant[] };

type Options = { effort?: number; timeLimitMs?: number };

/** Makes and stores all sizes of a photograph. */
@Injectable()
export class ImagePipeline {
  constructor(private readonly storage: Storage, private readonly makers: PhotoMakers) {}

  /** Fit to run twice: the same bytes give the same keys. `effort` 0–9 is AVIF's; lower is faster and a little larger. */
  async process({ body, contentHash }: Pick<InspectedImage, 'body' | 'contentHash'>, { effort = USUAL_EFFORT, timeLimitMs }: Options = {}): Promise<ProcessedImage> {
    const made = await this.makers.make({ body, effort, decodingBytes: await weightOf(body) }, timeLimitMs);
    const variants = await Promise.all(made.sizes.map(async ({ type, extension, width, height, body: bytes }): Promise<ImageVariant> => {
      const key = sizeKeyOf(contentHash, width, extension);
      await this.storage.put(key, bytes, { type });
      return { key, type, width, height };
    }));
    return { width: made.width, height: made.height, placeholder: made.placeholder, variants };
  }
}

async function weightOf(body: Buffer): Promise<number> {
  try {
    return decodingBytes(await sharp(body, { limitInputPixels: false }).metadata());
  } catch (cause) {
    throw new BrokenImage('The picture has no readable header.', { cause });
  }
}
