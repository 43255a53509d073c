import type { EntityManager } from '@mikro-orm/postgresql';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ImageStore, MediaImage } from '../../src/modules/media/index.ts';
import { SpacePanorama, type Space } from '../../src/modules/spaces/index.ts';
import type { DemoData } from './demo.types.ts';
import { demoTours, PANORAMA_SETS } from './demo-tours.ts';
import { need, type Keyed } from './keyed.ts';
import { QUICK_EFFORT, seedsFolder, type KeptPictures, type KeptPicture } from './seed-photos.ts';

/** Stores each panorama once, before the transaction since it is slow; with `few` its sizes are made on the spot. */
export async function keepPanoramas(images: ImageStore, few: boolean): Promise<KeptPictures> {
  const kept = new Map<string, KeptPicture>();
  for (const set of PANORAMA_SETS) {
    const body = await readFile(path.join(seedsFolder, 'panoramas', `${set}-pano.jpg`));
    kept.set(set, few ? { finished: await images.import(body, { effort: QUICK_EFFORT, profile: 'panorama' }) } : { accepted: await images.accept(body, 'panorama') });
  }
  return kept;
}

/** Records the panoramas and hangs them into the tours, many of one picture; inside the seed's transaction. */
export async function seedPanoramas(em: EntityManager, images: ImageStore, demo: DemoData, spaces: Keyed<Space>, kept: KeptPictures): Promise<void> {
  const records = new Map<string, MediaImage>();
  for (const [set, picture] of kept) {
    if ('finished' in picture) em.persist(picture.finished);
    records.set(set, 'finished' in picture ? picture.finished : await images.register(picture.accepted));
  }
  await em.flush();
  await em.insertMany(SpacePanorama, demoTours(demo).map(({ space_key, set, title, order }) => ({ space: need(spaces, space_key), image: need(records, set), title, orderNumber: order })));
}
