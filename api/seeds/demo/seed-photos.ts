import type { EntityManager } from '@mikro-orm/postgresql';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { ImageStoreService, MediaImage } from '../../src/modules/media/index.ts';
import { SpaceImage, type Space } from '../../src/modules/spaces/index.ts';
import type { DemoData } from './demo.types.ts';
import { readEncodedIndex, readEncodedPhoto } from './encoded-photos.ts';
import { getRecord, type RecordsByKey } from './records-by-key.ts';

/** Photographs stay in the source tree; compiled code is one folder deeper, in dist. */
export const seedsFolder = import.meta.dirname
  .replace(`${path.sep}dist${path.sep}seeds`, `${path.sep}seeds`)
  .replace(/[\\/]demo$/u, '');
/** Processed images by original file. */
export type DemoPictures = ReadonlyMap<string, MediaImage>;

/** Stores each original and its encoded sizes once, before the transaction; spaces share the image records. */
export async function importPictures(images: ImageStoreService, demo: DemoData): Promise<DemoPictures> {
  const files = new Set(demo.spaces.flatMap(({ photos }) => photos.map(({ file }) => file)));
  const pictures = new Map<string, MediaImage>();
  const index = await readEncodedIndex(seedsFolder);
  await forEachParallel([...files], async (file) => {
    pictures.set(
      file,
      await images.import(await readFile(path.join(seedsFolder, file)), {
        encoded: await readEncodedPhoto(seedsFolder, index, file),
      }),
    );
  });
  return pictures;
}

/** Inserts the images and galleries; inside the transaction of the seed. */
export async function seedPhotos(
  em: EntityManager,
  demo: DemoData,
  spaces: RecordsByKey<Space>,
  pictures: DemoPictures,
): Promise<void> {
  await em.persist([...pictures.values()]).flush();
  const photos = demo.spaces.flatMap((space) =>
    space.photos.map((photo) => ({ space: getRecord(spaces, space.key), photo })),
  );
  const rows = photos.map(({ space, photo: { file, category, alt } }, orderNumber) => ({
    space,
    image: getRecord(pictures, file),
    category,
    orderNumber,
    alt,
  }));
  await em.insertMany(SpaceImage, rows);
}

async function forEachParallel<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> {
  const waiting = [...items];
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
    }),
  );
}
