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

/** What is known of a photograph once its sizes are stored. */
export type ProcessedImage = {
  readonly width: number;
  readonly height: number;
  readonly placeholder: string;
  readonly variants: ImageVariant[];
};

/** A picture and the hash its sizes are named after. */
type Original = { readonly body: Picture; readonly contentHash: string };
type Options = { profile?: ImageProfile; effort?: number; timeLimitMs?: number };

/** Makes and stores all sizes of a photograph. */
@Injectable()
export class ImagePipeline implements OnApplicationBootstrap {
  constructor(
    private readonly storage: Storage,
    private readonly makers: PhotoMakers,
  ) {}

  /** Fit to run twice: the same bytes give the same keys. `effort` 0–9 is AVIF's; lower is faster and a little larger. */
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

  /** As `process`, for a picture in the storage: it goes through a file, so that this process never holds it. */
  processStream(stream: Readable, contentHash: string, options: Options = {}): Promise<ProcessedImage> {
    return throughFile(stream, (file) => this.process({ body: file, contentHash }, options));
  }

  /** Nobody waits for it; what cannot be removed now is tried at the next start. */
  onApplicationBootstrap(): void {
    removeAbandonedFiles(Date.now()).catch(() => undefined);
  }
}

async function weightOf(body: Picture): Promise<number> {
  try {
    return decodingBytes(await sharp(body, { limitInputPixels: false }).metadata());
  } catch (cause) {
    throw new BrokenImage('The picture has no readable header.', { cause });
  }
}
