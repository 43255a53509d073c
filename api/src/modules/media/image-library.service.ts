import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.ts';
import { UnitOfWork } from '../../platform/database/index.ts';
import { DomainError } from '../../platform/errors/index.ts';
import { RateLimiter, type Actor, type Limit } from '../../platform/http/index.ts';
import { editableArticle, readArticle, shownArticle } from '../../platform/text/index.ts';
import { storedImage, type StoredImage } from './image.mapper.ts';
import { ImageLibraryRepository } from './image-library.repository.ts';
import { ImageStore, type AcceptedImage } from './image-store.service.ts';

/** A record that shows photographs: its kind, e.g. `blog-post`, and its number. */
export type ImageUser = { readonly type: string; readonly id: number };

/** More than anybody writes into articles in an hour. */
const UPLOADS: Limit = { name: 'image-uploads', points: 300, seconds: 3600, shared: true };
/** An upload may wait this long for its text to be saved, and a removed picture for its text to be put back. */
const KEPT_UNUSED_MS = 14 * 24 * 3_600_000;
const BATCH = 500;

/** Photographs of texts, covers and settings: uploaded by the operator, kept as long as something shows them. */
@Injectable()
export class ImageLibrary {
  constructor(
    private readonly store: ImageStore,
    private readonly images: ImageLibraryRepository,
    private readonly limiter: RateLimiter,
    private readonly unit: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Takes a picture in and judges its content; what is accepted here is added or abandoned. */
  async receive({ userId }: Actor, upload: AsyncIterable<Uint8Array>): Promise<AcceptedImage> {
    await this.limiter.consume(UPLOADS, `user-${userId ?? 0}`);
    return this.store.receive(upload, `user-${userId ?? 0}`);
  }

  abandon(accepted: AcceptedImage): Promise<void> {
    return this.store.abandon(accepted);
  }

  /** Records an accepted picture; until a text shows it, it counts as unused. */
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

  /** Writes down, inside of the caller's unit of work, which photographs a record shows from now on. What the library does not have is left out. */
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

  /** A sanitised text ready to be read: with its photographs in all their sizes. */
  async shown(html: string): Promise<string> {
    return shownArticle(html, await this.views(readArticle(html).images));
  }

  /** A sanitised text as the editor takes it. */
  async editable(html: string): Promise<string> {
    return editableArticle(html, await this.views(readArticle(html).images));
  }

  /** Forgets what nothing has shown for days. */
  async discardUnused(): Promise<void> {
    const longAgo = new Date(this.clock.now().getTime() - KEPT_UNUSED_MS);
    const ids = await this.unit.run(() => this.images.unusedBefore(longAgo, BATCH));
    for (const id of ids) await this.unit.run(() => this.store.discard(id, () => this.images.isUsed(id)));
  }
}
