import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.ts';
import { UnitOfWork } from '../../platform/database/index.ts';
import { DomainError } from '../../platform/errors/index.ts';
import { RateLimiter, type Actor, type Limit } from '../../platform/http/index.ts';
import { editableArticle, readArticle, shownArticle } from '../../platform/text/index.ts';
import { storedImage, type StoredImage } from './image.mapper.ts';
import { ImageLibraryRepository } from './image-library.repository.ts';
import { ImageStore, type AcceptedImage } from './image-store.service.ts';

/** A record that uses images: its type, e.g. `blog-post`, and its id. */
export type ImageUser = { readonly type: string; readonly id: number };

/** Upload limit of one user. */
const UPLOADS: Limit = { name: 'image-uploads', points: 300, seconds: 3600, shared: true };
/** Retention of unused images: time to save the text of an upload, or to restore a removed image. */
const KEPT_UNUSED_MS = 14 * 24 * 3_600_000;
const BATCH = 500;

/** Images of articles, covers and settings: uploaded by operators, kept while in use. */
@Injectable()
export class ImageLibrary {
  constructor(
    private readonly store: ImageStore,
    private readonly images: ImageLibraryRepository,
    private readonly limiter: RateLimiter,
    private readonly unit: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Receives and inspects an upload; the result has to be added or abandoned. */
  async receive({ userId }: Actor, upload: AsyncIterable<Uint8Array>): Promise<AcceptedImage> {
    await this.limiter.consume(UPLOADS, `user-${userId ?? 0}`);
    return this.store.receive(upload, `user-${userId ?? 0}`);
  }

  abandon(accepted: AcceptedImage): Promise<void> {
    return this.store.abandon(accepted);
  }

  /** Records an accepted upload as unused. */
  add(accepted: AcceptedImage): Promise<StoredImage> {
    return this.unit.run(async () => {
      const image = await this.store.registerUpload(accepted);
      image.unusedSince = this.clock.now();
      return storedImage(image);
    });
  }

  async read(id: number): Promise<StoredImage> {
    const image = (await this.views([id])).get(id);
    if (!image) throw new DomainError('not-found', 'NOTFOUND');
    return image;
  }

  /**
   * Replaces the images a record uses, within the unit of work of the caller. Ids outside of the library are
   * ignored.
   */
  async use({ type, id }: ImageUser, imageIds: readonly number[]): Promise<void> {
    await this.unit.run(async () => {
      const before = await this.images.idsOf(type, id);
      const ofLibrary = new Set(await this.images.lockedOfLibrary([...new Set([...before, ...imageIds])]));
      const after = new Set(imageIds.filter((each) => ofLibrary.has(each)));
      await this.images.use(
        type,
        id,
        [...after].filter((each) => !before.includes(each)),
      );
      await this.images.leave(
        type,
        id,
        before.filter((each) => !after.has(each)),
        this.clock.now(),
      );
    });
  }

  async views(ids: readonly number[]): Promise<ReadonlyMap<number, StoredImage>> {
    const images = ids.length === 0 ? [] : await this.images.byIds(ids);
    return new Map(images.map((image) => [image.id, storedImage(image)]));
  }

  /** Renders sanitized HTML with responsive images. */
  async shown(html: string): Promise<string> {
    return shownArticle(html, await this.views(readArticle(html).images));
  }

  /** Converts sanitized HTML to the format of the editor. */
  async editable(html: string): Promise<string> {
    return editableArticle(html, await this.views(readArticle(html).images));
  }

  /** Deletes images unused beyond the retention. */
  async discardUnused(): Promise<void> {
    const longAgo = new Date(this.clock.now().getTime() - KEPT_UNUSED_MS);
    const ids = await this.unit.run(() => this.images.unusedBefore(longAgo, BATCH));
    for (const id of ids) await this.unit.run(() => this.store.discard(id, () => this.images.isUsed(id)));
  }
}
