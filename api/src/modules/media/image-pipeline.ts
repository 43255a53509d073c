import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { SHARE_IMAGE } from '@prostora/contracts';
import sharp from 'sharp';
import type { Readable } from 'node:stream';
import { Storage } from '../../platform/storage/index.ts';
import { toShareKey, toSizeKey } from './image-keys.ts';
import { decodingBytes } from './image-limits.ts';
import type { ImageProfile } from './image-profile.ts';
import type { ImageVariant } from './media-image.entity.ts';
import { BrokenImageError, DEFAULT_EFFORT, type EncodedPhoto, type ImageInput } from './photo-encoding.ts';
import { removeAbandonedFiles, withTempFile } from './temp-file.ts';
import { PhotoWorkerPool } from './photo-worker-pool.ts';

/** Result of processing an image. */
export type ProcessedImage = {
  readonly width: number;
  readonly height: number;
  readonly placeholder: string;
  readonly variants: ImageVariant[];
};

/** All sizes of an image, and its share image when there is one. */
export type StorablePhoto = Omit<EncodedPhoto, 'share'> & { readonly share: Uint8Array | null };

/** An image and the hash its sizes are named after. */
type OriginalImage = { readonly body: ImageInput; readonly contentHash: string };
type ProcessingOptions = { profile?: ImageProfile; effort?: number; timeLimitMs?: number };

/** Generates and stores all sizes of an image. */
@Injectable()
export class ImagePipeline implements OnApplicationBootstrap {
  constructor(
    private readonly storage: Storage,
    private readonly makers: PhotoWorkerPool,
  ) {}

  /**
   * Idempotent: the same bytes give the same keys. `effort` 0–9 is that of AVIF; lower is faster and slightly
   * larger.
   */
  async process(
    { body, contentHash }: OriginalImage,
    { profile = 'photo', effort = DEFAULT_EFFORT, timeLimitMs }: ProcessingOptions = {},
  ): Promise<ProcessedImage> {
    const encoded = await this.makers.encode(
      { body, effort, profile, decodingBytes: await estimateDecodingBytes(body) },
      timeLimitMs,
    );
    return this.store(contentHash, encoded);
  }

  /** Stores encoded sizes; a missing share image is generated on its first request. */
  async store(contentHash: string, encoded: StorablePhoto): Promise<ProcessedImage> {
    const variants = await Promise.all(
      encoded.sizes.map(async ({ type, extension, width, height, body: bytes }): Promise<ImageVariant> => {
        const key = toSizeKey(contentHash, width, extension);
        await this.storage.put(key, bytes, { type });
        return { key, type, width, height };
      }),
    );
    if (encoded.share)
      await this.storage.put(toShareKey(contentHash), encoded.share, { type: SHARE_IMAGE.type });
    return { width: encoded.width, height: encoded.height, placeholder: encoded.placeholder, variants };
  }

  /** Like `process` for an image in the storage: buffered in a file, so that it is never held in memory. */
  processStream(
    stream: Readable,
    contentHash: string,
    options: ProcessingOptions = {},
  ): Promise<ProcessedImage> {
    return withTempFile(stream, (file) => this.process({ body: file, contentHash }, options));
  }

  /** Runs in the background; failures are retried at the next start. */
  onApplicationBootstrap(): void {
    removeAbandonedFiles(Date.now()).catch(() => undefined);
  }
}

async function estimateDecodingBytes(body: ImageInput): Promise<number> {
  try {
    return decodingBytes(await sharp(body, { limitInputPixels: false }).metadata());
  } catch (cause) {
    throw new BrokenImageError('Image header is not readable', { cause });
  }
}
