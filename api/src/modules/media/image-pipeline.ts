import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { SHARE_IMAGE } from '@prostora/contracts';
import sharp from 'sharp';
import type { Readable } from 'node:stream';
import { Storage } from '../../platform/storage/index.ts';
import { shareKeyOf, sizeKeyOf } from './image-keys.ts';
import { decodingBytes } from './image-limits.ts';
import type { ImageProfile } from './image-profile.ts';
import type { ImageVariant } from './media-image.entity.ts';
import { BrokenImage, USUAL_EFFORT, type Picture } from './photo-making.ts';
import { removeAbandonedFiles, throughFile } from './passing-file.ts';
import { PhotoMakers } from './photo-makers.ts';

/** Result of processing an image. */
export type ProcessedImage = {
  readonly width: number;
  readonly height: number;
  readonly placeholder: string;
  readonly variants: ImageVariant[];
};

/** An image and the hash its sizes are named after. */
type Original = { readonly body: Picture; readonly contentHash: string };
type Options = { profile?: ImageProfile; effort?: number; timeLimitMs?: number };

/** Generates and stores all sizes of an image. */
@Injectable()
export class ImagePipeline implements OnApplicationBootstrap {
  constructor(
    private readonly storage: Storage,
    private readonly makers: PhotoMakers,
  ) {}

  /**
   * Idempotent: the same bytes give the same keys. `effort` 0–9 is that of AVIF; lower is faster and slightly
   * larger.
   */
  async process(
    { body, contentHash }: Original,
    { profile = 'photo', effort = USUAL_EFFORT, timeLimitMs }: Options = {},
  ): Promise<ProcessedImage> {
    const made = await this.makers.make(
      { body, effort, profile, decodingBytes: await weightOf(body) },
      timeLimitMs,
    );
    const variants = await Promise.all(
      made.sizes.map(async ({ type, extension, width, height, body: bytes }): Promise<ImageVariant> => {
        const key = sizeKeyOf(contentHash, width, extension);
        await this.storage.put(key, bytes, { type });
        return { key, type, width, height };
      }),
    );
    await this.storage.put(shareKeyOf(contentHash), made.share, { type: SHARE_IMAGE.type });
    return { width: made.width, height: made.height, placeholder: made.placeholder, variants };
  }

  /** Like `process` for an image in the storage: buffered in a file, so that it is never held in memory. */
  processStream(stream: Readable, contentHash: string, options: Options = {}): Promise<ProcessedImage> {
    return throughFile(stream, (file) => this.process({ body: file, contentHash }, options));
  }

  /** Runs in the background; failures are retried at the next start. */
  onApplicationBootstrap(): void {
    removeAbandonedFiles(Date.now()).catch(() => undefined);
  }
}

async function weightOf(body: Picture): Promise<number> {
  try {
    return decodingBytes(await sharp(body, { limitInputPixels: false }).metadata());
  } catch (cause) {
    throw new BrokenImage('Image header is not readable', { cause });
  }
}
