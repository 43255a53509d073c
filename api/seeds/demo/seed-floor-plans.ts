import type { EntityManager } from '@mikro-orm/postgresql';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ImageStoreService, MediaImage } from '../../src/modules/media/index.ts';
import { SpaceFloorPlan, type Space } from '../../src/modules/spaces/index.ts';
import { DEMO_FLOOR_PLANS, toPlanScale } from './demo-floor-plans.ts';
import { getRecord, type RecordsByKey } from './records-by-key.ts';
import { seedsFolder, type DemoPictures } from './seed-photos.ts';

/** Processes the plans, before the transaction as photographs; a drawing needs no effort in AVIF. */
export async function importFloorPlans(images: ImageStoreService): Promise<DemoPictures> {
  const pictures = new Map<string, MediaImage>();
  for (const { name } of DEMO_FLOOR_PLANS) {
    const body = await readFile(path.join(seedsFolder, 'floor-plans', `${name}.png`));
    pictures.set(name, await images.import(body, { effort: 0 }));
  }
  return pictures;
}

/** Inserts the plans with their scale lines; inside the transaction of the seed. */
export async function seedFloorPlans(
  em: EntityManager,
  spaces: RecordsByKey<Space>,
  pictures: DemoPictures,
): Promise<void> {
  await em.persist([...pictures.values()]).flush();
  await em.insertMany(
    SpaceFloorPlan,
    DEMO_FLOOR_PLANS.map((plan) => ({
      space: getRecord(spaces, plan.space_key),
      image: getRecord(pictures, plan.name),
      scale: toPlanScale(plan),
    })),
  );
}
