import { Injectable } from '@nestjs/common';
import { buffer } from 'node:stream/consumers';
import { UnitOfWork } from '../../platform/database/index.ts';
import { Outbox } from '../../platform/outbox/index.ts';
import { Storage } from '../../platform/storage/index.ts';
import { imageReady } from './image.events.ts';
import { inspectImage, readUpload } from './image-inspection.ts';
import { BrokenImage, ImagePipeline, type ProcessedImage } from './image-pipeline.ts';
import { MediaImage } from './media-image.entity.ts';
import { MediaRepository } from './media.repository.ts';
import { processImage } from './process-image.job.ts';

/** An upload whose original is stored but which no record knows yet. */
export type AcceptedImage = { readonly originalKey: string; readonly contentHash: string };

/** Why a photograph could not be made. */
type ImageFailure = 'BROKEN' | 'ORIGINAL_LOST' | 'INTERNAL';

const originalKeyOf = (contentHash: string): string => `original/${contentHash}`;

/** Photographs: takes uploads in, keeps the originals private, has the public sizes made. */
@Injectable()
export class ImageStore {
  constructor(
    private readonly storage: Storage, private readonly pipeline: ImagePipeline, private readonly repository: MediaRepository,
    private readonly outbox: Outbox, private readonly unitOfWork: UnitOfWork,
  ) {}

  /** First step, before the caller's transaction since it is slow: judges the upload and keeps the original. */
  async accept(upload: Uint8Array | AsyncIterable<Uint8Array>): Promise<AcceptedImage> {
    const { body, type, contentHash } = await inspectImage(upload instanceof Uint8Array ? Buffer.from(upload) : await readUpload(upload));
    const originalKey = originalKeyOf(contentHash);
    await this.storage.put(originalKey, body, { type });
    return { originalKey, contentHash };
  }

  /** Second step, inside the caller's unit of work: the record, and the job that makes the sizes once it is committed. */
  async register(accepted: AcceptedImage): Promise<MediaImage> {
    const image = new MediaImage();
    image.originalKey = accepted.originalKey;
    image.contentHash = accepted.contentHash;
    await this.repository.add(image);
    await this.outbox.enqueue(processImage, { image_id: image.id });
    return image;
  }

  /** Everything at once, for seeds: a finished photograph that only has to be saved. A lower effort is faster. */
  async import(body: Uint8Array, options: { effort?: number } = {}): Promise<MediaImage> {
    const inspected = await inspectImage(Buffer.from(body));
    const image = new MediaImage();
    image.originalKey = originalKeyOf(inspected.contentHash);
    image.contentHash = inspected.contentHash;
    await this.storage.put(image.originalKey, inspected.body, { type: inspected.type });
    return finish(image, await this.pipeline.process(inspected, options));
  }

  /** Makes the sizes of a registered photograph. Running it again changes nothing; what cannot be mended ends as `failed`. */
  async process(id: number, isLastAttempt: boolean): Promise<void> {
    const image = await this.repository.find(id);
    if (image?.status !== 'processing') return;
    try {
      const original = await this.storage.get(image.originalKey);
      if (!original) return await this.fail(id, 'ORIGINAL_LOST');
      const processed = await this.pipeline.process({ body: await buffer(original.body), contentHash: image.contentHash });
      return await this.succeed(id, processed);
    } catch (error) {
      if (error instanceof BrokenImage) return await this.fail(id, 'BROKEN');
      if (isLastAttempt) await this.fail(id, 'INTERNAL');
      throw error;
    }
  }

  private async succeed(id: number, processed: ProcessedImage): Promise<void> {
    await this.unitOfWork.run(async () => {
      const image = await this.repository.lock(id);
      if (image?.status !== 'processing') return;
      finish(image, processed);
      await this.outbox.publish(imageReady, { image_id: id });
    });
  }

  private async fail(id: number, reason: ImageFailure): Promise<void> {
    await this.unitOfWork.run(async () => {
      const image = await this.repository.lock(id);
      if (image?.status === 'processing') Object.assign(image, { status: 'failed', failure: reason });
    });
  }
}

const finish = (image: MediaImage, processed: ProcessedImage): MediaImage => Object.assign(image, { ...processed, status: 'ready', failure: null });
