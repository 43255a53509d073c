import type { INestApplicationContext } from '@nestjs/common';
import { MikroORM } from '@mikro-orm/postgresql';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { UnitOfWork } from '../../src/platform/database/index.ts';
import { ImageStore } from '../../src/modules/media/index.ts';
import { SpaceImage } from '../../src/modules/spaces/index.ts';
import type { DemoData, DemoPhoto } from './demo.types.ts';
import { renderVariant } from './photo-variant.ts';

const seedsFolder = path.resolve(import.meta.dirname, '..');
/** AVIF effort of pictures finished on the spot: quick, a little larger. */
const QUICK_EFFORT = 0;

/**
 * Renders each different picture once, hands it to the images queue and hangs it into the galleries. With `few` there is one
 * picture per photograph, finished on the spot: what tests need. Answers how many different pictures there are.
 */
export async function seedPhotos(app: INestApplicationContext, demo: DemoData, spaceIds: ReadonlyMap<string, number>, few: boolean): Promise<number> {
  const wanted = demo.spaces.flatMap((space) => space.photos.map((photo) => ({ space: space.key, photo, key: few ? photo.file : photo.variant_key })));
  const different = [...new Map(wanted.map((one) => [one.key, one.photo]))];
  const imageIds = new Map<string, number>();
  await inParallel(different, async ([key, photo]) => imageIds.set(key, await keep(app, photo, few)));
  await app.get<MikroORM>(MikroORM).em.fork().insertMany(SpaceImage, wanted.map(({ space, photo, key }, index) => ({
    space: found(spaceIds, space), image: found(imageIds, key), category: photo.category, orderNumber: index, alt: photo.alt,
  })));
  return different.length;
}

/** Stores one picture; answers the id of its record. */
async function keep(app: INestApplicationContext, photo: DemoPhoto, isFinishedHere: boolean): Promise<number> {
  const images = app.get(ImageStore, { strict: false });
  const unit = app.get(UnitOfWork);
  const body = await renderVariant(path.join(seedsFolder, photo.file), photo.variant);
  if (isFinishedHere) {
    const image = await images.import(body, { effort: QUICK_EFFORT });
    await app.get<MikroORM>(MikroORM).em.fork().persist(image).flush();
    return image.id;
  }
  const accepted = await images.accept(body);
  return unit.run(async () => (await images.register(accepted)).id);
}

async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> {
  const waiting = [...items];
  await Promise.all(Array.from({ length: availableParallelism() }, async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  }));
}

function found(ids: ReadonlyMap<string, number>, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`The demo data name ${key}, which is not there.`);
  return id;
}
