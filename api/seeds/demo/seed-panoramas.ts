import type { EntityManager } from '@mikro-orm/postgresql';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ImageStoreService, MediaImage } from '../../src/modules/media/index.ts';
import { SpacePanorama, type Space } from '../../src/modules/spaces/index.ts';
import type { DemoData } from './demo.types.ts';
import { buildDemoTours, PANORAMA_SETS } from './demo-tours.ts';
import { getRecord, type RecordsByKey } from './records-by-key.ts';
import { seedsFolder, type DemoPictures } from './seed-photos.ts';

/** Processes each panorama once, before the transaction because it is slow. */
export async function importPanoramas(images: ImageStoreService): Promise<DemoPictures> {
  const pictures = new Map<string, MediaImage>();
  for (const set of PANORAMA_SETS) {
    const body = await readFile(path.join(seedsFolder, 'panoramas', `${set}-pano.jpg`));
    pictures.set(set, await images.import(body, { profile: 'panorama' }));
  }
  return pictures;
}

/** Inserts the panoramas and the tours, which share images; inside the transaction of the seed. */
export async function seedPanoramas(
  em: EntityManager,
  demo: DemoData,
  spaces: RecordsByKey<Space>,
  pictures: DemoPictures,
): Promise<void> {
  await em.persist([...pictures.values()]).flush();
  await em.insertMany(
    SpacePanorama,
    buildDemoTours(demo).map(({ space_key, set, title, order }) => ({
      space: getRecord(spaces, space_key),
      image: getRecord(pictures, set),
      title,
      orderNumber: order,
    })),
  );
}
