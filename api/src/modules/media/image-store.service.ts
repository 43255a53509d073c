import { Injectable } from '@nestjs/common';
import type { Counter } from 'prom-client';
import { UnitOfWork } from '../../platform/database/index.ts';
import { DomainError, isConnectionFailure, translateDatabaseError } from '../../platform/errors/index.ts';
import { Metrics } from '../../platform/metrics/metrics.ts';
import { Outbox } from '../../platform/outbox/index.ts';
import { ProjectionMarks } from '../../platform/projections/index.ts';
import { PermanentFailure, type JobRun } from '../../platform/queue/index.ts';
import { Storage } from '../../platform/storage/index.ts';
import { removeImageFiles } from './image-files.job.ts';
import { originalKeyOf } from './image-keys.ts';
import { imageSource } from './image.sources.ts';
import { inspectImage, readUpload } from './image-inspection.ts';
import type { ImageProfile } from './image-profile.ts';
import { ImagePipeline, type ProcessedImage } from './image-pipeline.ts';
import { MediaImage, type ImageFailure } from './media-image.entity.ts';
import { MediaRepository } from './media.repository.ts';
import { BrokenImage } from './photo-making.ts';
import { processImage } from './process-image.job.ts';
import { Turns } from '../../platform/turns/turns.ts';

/** An upload whose original is stored but which no record knows yet. */
export type AcceptedImage = {
  readonly originalKey: string;
  readonly contentHash: string;
  readonly profile: ImageProfile;
};

/** Uploads read at the same time by one process, and by one person; each keeps its whole picture in memory for a moment. */
const UPLOADS = { atOnce: 4, ofOneKey: 2, patienceMs: 10_000 } as const;

/** A picture that fails this often for another reason than an outage will not get better. */
const ENOUGH_ATTEMPTS = 3;

/** Photographs: takes uploads in, keeps the originals private, has the public sizes made. */
@Injectable()
export class ImageStore {
  private readonly uploads = new Turns(UPLOADS);
  private readonly received: Counter<'outcome'>;
  private readonly made: Counter<'outcome'>;

  constructor(
    private readonly storage: Storage,
    private readonly pipeline: ImagePipeline,
    private readonly repository: MediaRepository,
    private readonly outbox: Outbox,
    private readonly marks: ProjectionMarks,
    private readonly unitOfWork: UnitOfWork,
    metrics: Metrics,
  ) {
    this.received = metrics.counter('uploads_total', 'Uploaded pictures, by outcome', ['outcome'], {
      outcome: ['accepted', 'refused', 'failed'],
    });
    this.made = metrics.counter(
      'images_total',
      'Attempts to make the sizes of a picture, by outcome',
      ['outcome'],
      { outcome: ['ready', 'retried', 'failed'] },
    );
  }

  /** Takes an upload in when its turn comes, so that a flood of them costs time and no memory; `sender` has no more than their share. */
  async receive(
    upload: AsyncIterable<Uint8Array>,
    sender: string,
    profile: ImageProfile = 'photo',
  ): Promise<AcceptedImage> {
    try {
      const accepted = await this.uploads.take(
        async () => this.accept(await readUpload(upload), profile),
        sender,
      );
      this.received.inc({ outcome: 'accepted' });
      return accepted;
    } catch (error) {
      this.received.inc({
        outcome: error instanceof DomainError && error.kind !== 'unavailable' ? 'refused' : 'failed',
      });
      throw error;
    }
  }

  /** First step, before the caller's transaction since it is slow: judges the upload and keeps the original. */
  async accept(upload: Uint8Array, profile: ImageProfile = 'photo'): Promise<AcceptedImage> {
    const { body, type, contentHash } = await inspectImage(
      Buffer.from(upload.buffer, upload.byteOffset, upload.byteLength),
      profile,
    );
    const originalKey = originalKeyOf(contentHash);
    await this.storage.put(originalKey, body, { type });
    return { originalKey, contentHash, profile };
  }

  /**
   * Second step, inside the caller's unit of work: the record, and the job that makes the sizes once it is committed.
   * @param queuedBefore how many photographs of the same gallery still wait: galleries take turns in the queue
   */
  async register(accepted: AcceptedImage, queuedBefore = 0): Promise<MediaImage> {
    const image = new MediaImage();
    image.originalKey = accepted.originalKey;
    image.contentHash = accepted.contentHash;
    image.profile = accepted.profile;
    await this.repository.add(image);
    await this.outbox.enqueue(processImage, { image_id: image.id, queued_before: queuedBefore });
    return image;
  }

  /** As `register`, for an upload of a person: equal bytes may be on their way out at this very moment, and then the upload has to come again. */
  async registerUpload(accepted: AcceptedImage, queuedBefore = 0): Promise<MediaImage> {
    await this.repository.lockContent(accepted.contentHash);
    if (!(await this.storage.exists(accepted.originalKey)))
      throw new DomainError('unavailable', 'UNAVAILABLE', { retryAfter: 1 });
    return this.register(accepted, queuedBefore);
  }

  /** Instead of the second step, when the caller refused the upload after all. */
  async abandon({ contentHash }: AcceptedImage): Promise<void> {
    await this.unitOfWork.run(() =>
      this.outbox.enqueue(removeImageFiles, { content_hash: contentHash, keys: [] }),
    );
  }

  /** Forgets a photograph inside the caller's unit of work, unless something else still shows it; its files go once no record uses them. */
  async discard(id: number, isStillUsed: () => Promise<boolean>): Promise<void> {
    const image = await this.repository.lock(id);
    if (!image || (await isStillUsed())) return;
    await this.repository.remove(image);
    await this.outbox.enqueue(removeImageFiles, {
      content_hash: image.contentHash,
      keys: image.variants.map(({ key }) => key),
    });
  }

  /** Everything at once, for seeds: a finished photograph that only has to be saved. A lower effort is faster. */
  async import(
    body: Uint8Array,
    options: { effort?: number; profile?: ImageProfile } = {},
  ): Promise<MediaImage> {
    const inspected = await inspectImage(Buffer.from(body), options.profile);
    const image = new MediaImage();
    image.originalKey = originalKeyOf(inspected.contentHash);
    image.contentHash = inspected.contentHash;
    image.profile = options.profile ?? 'photo';
    await this.storage.put(image.originalKey, inspected.body, { type: inspected.type });
    return finish(image, await this.pipeline.process(inspected, options));
  }

  /** Makes the sizes of a registered photograph. Running it again changes nothing; what cannot be mended ends as `failed`. */
  async process(id: number, run: Pick<JobRun, 'attempt' | 'isLastAttempt'>): Promise<void> {
    const image = await this.repository.find(id);
    if (image?.status !== 'processing') return;
    try {
      const original = await this.storage.get(image.originalKey);
      if (!original) return await this.fail(id, 'ORIGINAL_LOST');
      const processed = await this.pipeline.processStream(original.body, image.contentHash, {
        profile: image.profile,
      });
      await this.succeed(image, processed);
      this.made.inc({ outcome: 'ready' });
      return;
    } catch (error) {
      if (isConnectionFailure(error)) throw error;
      if (error instanceof BrokenImage) return await this.fail(id, 'BROKEN');
      if (!run.isLastAttempt && (run.attempt < ENOUGH_ATTEMPTS || isOutage(error))) {
        this.made.inc({ outcome: 'retried' });
        throw error;
      }
      await this.fail(id, 'INTERNAL');
      throw new PermanentFailure(
        `The photograph ${id} cannot be made: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }

  /** A photograph deleted in the meantime leaves nothing behind. */
  private async succeed({ id, contentHash }: MediaImage, processed: ProcessedImage): Promise<void> {
    await this.unitOfWork.run(async () => {
      const image = await this.repository.lock(id);
      if (!image)
        await this.outbox.enqueue(removeImageFiles, {
          content_hash: contentHash,
          keys: processed.variants.map(({ key }) => key),
        });
      if (image?.status !== 'processing') return;
      finish(image, processed);
      this.marks.mark(imageSource, [id]);
    });
  }

  /** A photograph that was still being made never will be. */
  async fail(id: number, reason: ImageFailure): Promise<void> {
    this.made.inc({ outcome: 'failed' });
    await this.unitOfWork.run(async () => {
      const image = await this.repository.lock(id);
      if (image?.status === 'processing') Object.assign(image, { status: 'failed', failure: reason });
    });
  }
}

/** The storage or the database does not answer, which is no fault of the picture. */
const isOutage = (error: unknown): boolean =>
  (error instanceof DomainError ? error : translateDatabaseError(error))?.kind === 'unavailable';

const finish = (image: MediaImage, processed: ProcessedImage): MediaImage =>
  Object.assign(image, { ...processed, status: 'ready', failure: null });
