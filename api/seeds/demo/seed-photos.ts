import type { EntityManager } from '@mikro-orm/postgresql';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { ImageStore, MediaImage } from '../../src/modules/media/index.ts';
import { SpaceImage, type Space } from '../../src/modules/spaces/index.ts';
import type { DemoData, DemoPhoto } from './demo.types.ts';
import { need, type Keyed } from './keyed.ts';
import { renderVariant } from './photo-variant.ts';

/** The photographs stay in the source tree; compiled code stands one folder deeper, in dist. */
export const seedsFolder = import.meta.dirname.replace(`${path.sep}dist${path.sep}seeds`, `${path.sep}seeds`).replace(/[\\/]demo$/u, '');
/** AVIF effort of the demo's pictures: a third of the usual time, a tenth more bytes. */
export const QUICK_EFFORT = 0;

/** Finished pictures by the key of their variant. */
export type DemoPictures = ReadonlyMap<string, MediaImage>;

const keyOf = (photo: DemoPhoto, few: boolean): string => (few ? photo.file : photo.variant_key);

/**
 * Makes each different picture once, with all its sizes, before the transaction since it is slow; spaces share the
 * records, so the image queue has nothing to do. With `few` there is one picture for each photograph: what tests need.
 */
export async function importPictures(images: ImageStore, demo: DemoData, few: boolean): Promise<DemoPictures> {
  const different = new Map(demo.spaces.flatMap((space) => space.photos).map((photo) => [keyOf(photo, few), photo]));
  const pictures = new Map<string, MediaImage>();
  await inParallel([...different], async ([key, photo]) => {
    const body = await renderVariant(path.join(seedsFolder, photo.file), photo.variant);
    pictures.set(key, await images.import(body, { effort: QUICK_EFFORT }));
  });
  return pictures;
}

/** Records the pictures and hangs them into the galleries; inside the seed's transaction. */
export async function seedPhotos(em: EntityManager, demo: DemoData, spaces: Keyed<Space>, pictures: DemoPictures, few: boolean): Promise<void> {
  await em.persist([...pictures.values()]).flush();
  const places = demo.spaces.flatMap((space) => space.photos.map((photo) => ({ space: need(spaces, space.key), image: need(pictures, keyOf(photo, few)), photo })));
  await em.insertMany(SpaceImage, places.map(({ space, image, photo }, index) => ({ space, image, category: photo.category, orderNumber: index, alt: photo.alt })));
}

async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> {
  const waiting = [...items];
  await Promise.all(Array.from({ length: availableParallelism() }, async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  }));
}
