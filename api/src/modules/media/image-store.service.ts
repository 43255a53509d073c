import { Injectable } from '@nestjs/common';
import type { Counter } from 'prom-client';
import { UnitOfWork } from '../../platform/database/index.ts';
import { DomainError, isConnectionFailure, translateDatabaseError } from '../../platform/errors/index.ts';
import { Metrics } from '../../platform/metrics/metrics.ts';
import { Outbox } from '../../platform/outbox/index.ts';
import { ProjectionInvalidator } from '../../platform/projections/index.ts';
import { PermanentFailure, type JobRun } from '../../platform/queue/index.ts';
import { Storage } from '../../platform/storage/index.ts';
import { removeImageFiles } from './image-files.job.ts';
import { toOriginalKey } from './image-keys.ts';
import { imageSource } from './image.sources.ts';
import { inspectImage, readUpload } from './image-inspection.ts';
import type { ImageProfile } from './image-profile.ts';
import { ImagePipeline, type ProcessedImage, type StorablePhoto } from './image-pipeline.ts';
import { MediaImage, type ImageFailure } from './media-image.entity.ts';
import { MediaRepository } from './media.repository.ts';
import { BrokenImageError } from './photo-encoding.ts';
import { processImage } from './process-image.job.ts';
import { ConcurrencyLimiter } from '../../platform/concurrency/concurrency-limiter.ts';

/** An upload whose original is stored but which has no record yet. */
export type AcceptedImage = {
  readonly originalKey: string;
  readonly contentHash: string;
  readonly profile: ImageProfile;
};

/** Concurrent uploads of the process and of one sender; each holds its whole image in memory. */
const UPLOAD_CONCURRENCY = { concurrency: 4, concurrencyPerKey: 2, timeoutMs: 10_000 } as const;

/** Maximum number of attempts after failures other than outages. */
const MAX_ATTEMPTS = 3;

/** Receives uploads, stores private originals and has public sizes generated. */
@Injectable()
export class ImageStoreService {
  private readonly uploadLimiter = new ConcurrencyLimiter(UPLOAD_CONCURRENCY);
  private readonly uploadCounter: Counter<'outcome'>;
  private readonly processingCounter: Counter<'outcome'>;

  constructor(
    private readonly storage: Storage,
    private readonly pipeline: ImagePipeline,
    private readonly repository: MediaRepository,
    private readonly outbox: Outbox,
    private readonly marks: ProjectionInvalidator,
    private readonly unitOfWork: UnitOfWork,
    metrics: Metrics,
  ) {
    this.uploadCounter = metrics.createCounter('uploads_total', 'Uploaded images, by outcome', ['outcome'], {
      outcome: ['accepted', 'refused', 'failed'],
    });
    this.processingCounter = metrics.createCounter(
      'images_total',
      'Attempts to generate the sizes of an image, by outcome',
      ['outcome'],
      { outcome: ['ready', 'retried', 'failed'] },
    );
  }

  /**
   * Receives an upload under the concurrency limit, so that a flood costs time instead of memory; `sender`
   * has a limit of its own.
   */
  async receive(
    upload: AsyncIterable<Uint8Array>,
    sender: string,
    profile: ImageProfile = 'photo',
  ): Promise<AcceptedImage> {
    try {
      const accepted = await this.uploadLimiter.run(
        async () => this.accept(await readUpload(upload), profile),
        sender,
      );
      this.uploadCounter.inc({ outcome: 'accepted' });
      return accepted;
    } catch (error) {
      this.uploadCounter.inc({
        outcome: error instanceof DomainError && error.kind !== 'unavailable' ? 'refused' : 'failed',
      });
      throw error;
    }
  }

  /**
   * First step, before the transaction of the caller because it is slow: inspects the upload and stores the
   * original.
   */
  async accept(upload: Uint8Array, profile: ImageProfile = 'photo'): Promise<AcceptedImage> {
    const { body, type, contentHash } = await inspectImage(
      Buffer.from(upload.buffer, upload.byteOffset, upload.byteLength),
      profile,
    );
    const originalKey = toOriginalKey(contentHash);
    await this.storage.put(originalKey, body, { type });
    return { originalKey, contentHash, profile };
  }

  /**
   * Second step, within the unit of work of the caller: the record, and the job that generates the sizes
   * after commit.
   * @param queuedBefore number of waiting images of the same gallery, for fair queueing between galleries
   * @throws DomainError UNAVAILABLE when the same content is just being removed; the upload has to be retried
   */
  async register(accepted: AcceptedImage, queuedBefore = 0): Promise<MediaImage> {
    const { originalKey, contentHash, profile } = accepted;
    await this.repository.lockContent(contentHash);
    if (!(await this.storage.exists(originalKey)))
      throw new DomainError('unavailable', 'UNAVAILABLE', { retryAfter: 1 });
    const image = Object.assign(new MediaImage(), { originalKey, contentHash, profile });
    await this.repository.create(image);
    await this.outbox.enqueue(processImage, { image_id: image.id, queued_before: queuedBefore });
    return image;
  }

  /** Replaces the second step when the caller rejects the upload. */
  async abandon({ contentHash }: AcceptedImage): Promise<void> {
    await this.unitOfWork.run(() =>
      this.outbox.enqueue(removeImageFiles, { content_hash: contentHash, keys: [] }),
    );
  }

  /**
   * Deletes an image within the unit of work of the caller unless it is still used; its files are removed
   * once no record uses them.
   */
  async discard(id: number, isStillUsed: () => Promise<boolean>): Promise<void> {
    const image = await this.repository.lock(id);
    if (!image || (await isStillUsed())) return;
    await this.repository.remove(image);
    await this.outbox.enqueue(removeImageFiles, {
      content_hash: image.contentHash,
      keys: image.variants.map(({ key }) => key),
    });
  }

  /**
   * All steps at once, for seeds; returns an image that is ready but not persisted. A lower effort is faster;
   * sizes that are already encoded are only stored.
   */
  async import(
    body: Uint8Array,
    {
      encoded,
      ...options
    }: { effort?: number; profile?: ImageProfile; encoded?: StorablePhoto | undefined } = {},
  ): Promise<MediaImage> {
    const inspected = await inspectImage(Buffer.from(body), options.profile);
    const image = new MediaImage();
    image.originalKey = toOriginalKey(inspected.contentHash);
    image.contentHash = inspected.contentHash;
    image.profile = options.profile ?? 'photo';
    await this.storage.put(image.originalKey, inspected.body, { type: inspected.type });
    return markReady(
      image,
      await (encoded
        ? this.pipeline.store(inspected.contentHash, encoded)
        : this.pipeline.process(inspected, options)),
    );
  }

  /** Generates the sizes of a registered image. Idempotent; permanent failures end as `failed`. */
  async process(id: number, run: Pick<JobRun, 'attempt' | 'isLastAttempt'>): Promise<void> {
    const image = await this.repository.findById(id);
    if (image?.status !== 'processing') return;
    try {
      const original = await this.storage.get(image.originalKey);
      if (!original) return await this.fail(id, 'ORIGINAL_LOST');
      const processed = await this.pipeline.processStream(original.body, image.contentHash, {
        profile: image.profile,
      });
      await this.complete(image, processed);
      this.processingCounter.inc({ outcome: 'ready' });
      return;
    } catch (error) {
      if (isConnectionFailure(error)) throw error;
      if (error instanceof BrokenImageError) return await this.fail(id, 'BROKEN');
      if (!run.isLastAttempt && (run.attempt < MAX_ATTEMPTS || isUnavailable(error))) {
        this.processingCounter.inc({ outcome: 'retried' });
        throw error;
      }
      await this.fail(id, 'INTERNAL');
      throw new PermanentFailure(
        `Processing of image ${id} failed: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }

  /** Removes the files if the image was deleted in the meantime. */
  private async complete({ id, contentHash }: MediaImage, processed: ProcessedImage): Promise<void> {
    await this.unitOfWork.run(async () => {
      const image = await this.repository.lock(id);
      if (!image)
        await this.outbox.enqueue(removeImageFiles, {
          content_hash: contentHash,
          keys: processed.variants.map(({ key }) => key),
        });
      if (image?.status !== 'processing') return;
      markReady(image, processed);
      this.marks.invalidate(imageSource, [id]);
    });
  }

  /** Marks an image that is still processing as failed. */
  async fail(id: number, reason: ImageFailure): Promise<void> {
    this.processingCounter.inc({ outcome: 'failed' });
    await this.unitOfWork.run(async () => {
      const image = await this.repository.lock(id);
      if (image?.status === 'processing') Object.assign(image, { status: 'failed', failure: reason });
    });
  }
}

/** Whether the storage or the database is unavailable, which is not caused by the image. */
const isUnavailable = (error: unknown): boolean =>
  (error instanceof DomainError ? error : translateDatabaseError(error))?.kind === 'unavailable';

const markReady = (image: MediaImage, processed: ProcessedImage): MediaImage =>
  Object.assign(image, { ...processed, status: 'ready', failure: null });
