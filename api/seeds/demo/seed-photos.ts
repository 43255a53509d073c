import type { EntityManager } from '@mikro-orm/postgresql';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { AcceptedImage, ImageStore, MediaImage } from '../../src/modules/media/index.ts';
import { SpaceImage, type Space } from '../../src/modules/spaces/index.ts';
import type { DemoData, DemoPhoto } from './demo.types.ts';
import { need, type Keyed } from './keyed.ts';
import { renderVariant } from './photo-variant.ts';

/** The photographs stay in the source tree; compiled code stands one folder deeper, in dist. */
export const seedsFolder = import.meta.dirname.replace(`${path.sep}dist${path.sep}seeds`, `${path.sep}seeds`).replace(/[\\/]demo$/u, '');
/** AVIF effort of pictures finished on the spot: quick, a little larger. */
export const QUICK_EFFORT = 0;

/** A rendered picture whose bytes are stored: finished, or waiting for the images queue. */
export type KeptPicture = { finished: MediaImage } | { accepted: AcceptedImage };
export type KeptPictures = ReadonlyMap<string, KeptPicture>;

const keyOf = (photo: DemoPhoto, few: boolean): string => (few ? photo.file : photo.variant_key);

/**
 * Renders and stores each different picture once, before the transaction since it is slow. With `few` there is one picture per
 * photograph, finished on the spot: what tests need.
 */
export async function keepPictures(images: ImageStore, demo: DemoData, few: boolean): Promise<KeptPictures> {
  const different = new Map(demo.spaces.flatMap((space) => space.photos).map((photo) => [keyOf(photo, few), photo]));
  const kept = new Map<string, KeptPicture>();
  await inParallel([...different], async ([key, photo]) => {
    const body = await renderVariant(path.join(seedsFolder, photo.file), photo.variant);
    kept.set(key, few ? { finished: await images.import(body, { effort: QUICK_EFFORT }) } : { accepted: await images.accept(body) });
  });
  return kept;
}

/** Records the pictures (those not finished go to the images queue) and hangs them into the galleries; inside the seed's transaction. */
export async function seedPhotos(em: EntityManager, images: ImageStore, demo: DemoData, spaces: Keyed<Space>, kept: KeptPictures, few: boolean): Promise<void> {
  const records = new Map<string, MediaImage>();
  for (const [key, picture] of kept) {
    if ('finished' in picture) em.persist(picture.finished);
    records.set(key, 'finished' in picture ? picture.finished : await images.register(picture.accepted));
  }
  await em.flush();
  const places = demo.spaces.flatMap((space) => space.photos.map((photo) => ({ space: need(spaces, space.key), image: need(records, keyOf(photo, few)), photo })));
  await em.insertMany(SpaceImage, places.map(({ space, image, photo }, index) => ({ space, image, category: photo.category, orderNumber: index, alt: photo.alt })));
}

async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> {
  const waiting = [...items];
  await Promise.all(Array.from({ length: availableParallelism() }, async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  }));
}
