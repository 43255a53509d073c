import { Injectable } from '@nestjs/common';
import { DAY_MS } from '@prostora/contracts';
import { Clock } from '../../platform/clock/clock.ts';
import { UnitOfWork } from '../../platform/database/index.ts';
import { DomainError } from '../../platform/errors/index.ts';
import { RateLimiter, type Actor, type RateLimit } from '../../platform/http/index.ts';
import { toEditableArticle, summarizeArticle, renderArticle } from '../../platform/text/index.ts';
import { toStoredImage, type StoredImage } from './image.mapper.ts';
import { ImageLibraryRepository } from './image-library.repository.ts';
import { ImageStoreService, type AcceptedImage } from './image-store.service.ts';

/** A record that uses images: its type, e.g. `blog-post`, and its id. */
export type ImageSubject = { readonly type: string; readonly id: number };

/** Upload limit of one user. */
const UPLOAD_LIMIT: RateLimit = { name: 'image-uploads', points: 300, seconds: 3600, shared: true };
/** Retention of unused images: time to save the text of an upload, or to restore a removed image. */
const UNUSED_RETENTION_MS = 14 * DAY_MS;
const BATCH_SIZE = 500;

/** Images of articles, covers and settings: uploaded by operators, kept while in use. */
@Injectable()
export class ImageLibraryService {
  constructor(
    private readonly store: ImageStoreService,
    private readonly images: ImageLibraryRepository,
    private readonly limiter: RateLimiter,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Receives and inspects an upload; the result has to be added or abandoned. */
  async receive({ userId }: Actor, upload: AsyncIterable<Uint8Array>): Promise<AcceptedImage> {
    await this.limiter.consume(UPLOAD_LIMIT, `user-${userId ?? 0}`);
    return this.store.receive(upload, `user-${userId ?? 0}`);
  }

  abandon(accepted: AcceptedImage): Promise<void> {
    return this.store.abandon(accepted);
  }

  /** Records an accepted upload as unused. */
  create(accepted: AcceptedImage): Promise<StoredImage> {
    return this.unitOfWork.run(async () => {
      const image = await this.store.register(accepted);
      image.unusedSince = this.clock.now();
      return toStoredImage(image);
    });
  }

  async findOrFail(id: number): Promise<StoredImage> {
    const image = (await this.listStoredImages([id])).get(id);
    if (!image) throw new DomainError('not-found', 'NOTFOUND');
    return image;
  }

  /**
   * Replaces the images a record uses, within the unit of work of the caller. Ids outside of the library are
   * ignored.
   */
  async replaceUses({ type, id }: ImageSubject, imageIds: readonly number[]): Promise<void> {
    await this.unitOfWork.run(async () => {
      const before = await this.images.listImageIds(type, id);
      const libraryIds = new Set(
        await this.images.listLibraryIdsForUpdate([...new Set([...before, ...imageIds])]),
      );
      const after = new Set(imageIds.filter((each) => libraryIds.has(each)));
      await this.images.addUses(
        type,
        id,
        [...after].filter((each) => !before.includes(each)),
      );
      await this.images.removeUses(
        type,
        id,
        before.filter((each) => !after.has(each)),
        this.clock.now(),
      );
    });
  }

  async listStoredImages(ids: readonly number[]): Promise<ReadonlyMap<number, StoredImage>> {
    const images = ids.length === 0 ? [] : await this.images.listByIds(ids);
    return new Map(images.map((image) => [image.id, toStoredImage(image)]));
  }

  /** Renders sanitized HTML with responsive images. */
  async renderArticle(html: string): Promise<string> {
    return renderArticle(html, await this.listStoredImages(summarizeArticle(html).images));
  }

  /** Converts sanitized HTML to the format of the editor. */
  async toEditableArticle(html: string): Promise<string> {
    return toEditableArticle(html, await this.listStoredImages(summarizeArticle(html).images));
  }

  /** Deletes images unused beyond the retention. */
  async discardUnused(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - UNUSED_RETENTION_MS);
    const ids = await this.unitOfWork.run(() => this.images.listUnusedBefore(before, BATCH_SIZE));
    for (const id of ids)
      await this.unitOfWork.run(() => this.store.discard(id, () => this.images.isUsed(id)));
  }
}
