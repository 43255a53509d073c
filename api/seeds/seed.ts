import type { INestApplicationContext } from '@nestjs/common';
import { MikroORM } from '@mikro-orm/postgresql';
import { CatalogProjector } from '../src/modules/catalog/index.ts';
import { User } from '../src/modules/accounts/users/index.ts';
import { seedDemo } from './demo/seed-demo.ts';
import { seedReference } from './data/seed-reference.ts';

export type SeedOptions = { demo: boolean; now: Date };

/** Seed of the random demo records; another one gives another, equally stable, catalogue. */
const DEMO_SEED = 20_261_120;

/**
 * Updates the reference data and fills an empty database with demo data.
 * @returns a report, one entry per line
 */
export async function seed(app: INestApplicationContext, options: SeedOptions): Promise<string[]> {
  const orm = app.get<MikroORM>(MikroORM);
  const lines = [await orm.em.fork().transactional((em) => seedReference(em))];
  if (!options.demo) return lines;
  const people = await orm.em.fork().count(User);
  const isEmpty = people === 0;
  const done = isEmpty
    ? await seedDemo(app, { seed: DEMO_SEED, now: options.now })
    : ['The database is not empty: demo data skipped.'];
  await app.get(CatalogProjector, { strict: false }).fillIfEmpty();
  // Autovacuum collects statistics within a minute; without them the global search takes 500 times longer.
  if (isEmpty) await orm.em.getConnection().execute('analyze');
  return [...lines, ...done];
}
