import type { EntityManager } from '@mikro-orm/postgresql';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { ImageStore, MediaImage } from '../../src/modules/media/index.ts';
import { SpaceImage, type Space } from '../../src/modules/spaces/index.ts';
import type { DemoData } from './demo.types.ts';
import { need, type Keyed } from './keyed.ts';

/** The photographs stay in the source tree; compiled code stands one folder deeper, in dist. */
export const seedsFolder = import.meta.dirname
  .replace(`${path.sep}dist${path.sep}seeds`, `${path.sep}seeds`)
  .replace(/[\\/]demo$/u, '');
/** AVIF effort of the demo's pictures: a third of the usual time, a tenth more bytes. */
export const QUICK_EFFORT = 0;

/** Finished pictures by the file of their original. */
export type DemoPictures = ReadonlyMap<string, MediaImage>;

/**
 * Makes all sizes of each original once. This is slow and happens before the transaction; spaces share the records, so the
 * image queue has nothing to do.
 */
export async function importPictures(images: ImageStore, demo: DemoData): Promise<DemoPictures> {
  const files = new Set(demo.spaces.flatMap(({ photos }) => photos.map(({ file }) => file)));
  const pictures = new Map<string, MediaImage>();
  await inParallel([...files], async (file) => {
    pictures.set(
      file,
      await images.import(await readFile(path.join(seedsFolder, file)), { effort: QUICK_EFFORT }),
    );
  });
  return pictures;
}

/** Records the pictures and adds them to the galleries; inside the seed's transaction. */
export async function seedPhotos(
  em: EntityManager,
  demo: DemoData,
  spaces: Keyed<Space>,
  pictures: DemoPictures,
): Promise<void> {
  await em.persist([...pictures.values()]).flush();
  const shown = demo.spaces.flatMap((space) =>
    space.photos.map((photo) => ({ space: need(spaces, space.key), photo })),
  );
  const rows = shown.map(({ space, photo: { file, category, alt } }, orderNumber) => ({
    space,
    image: need(pictures, file),
    category,
    orderNumber,
    alt,
  }));
  await em.insertMany(SpaceImage, rows);
}

async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> {
  const waiting = [...items];
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
    }),
  );
}
