import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { ENTITIES } from '../src/entities.ts';
import { buildOrmOptions } from '../src/platform/database/index.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';

/** Handwritten constraints and indexes that entities cannot express. */
const BY_HAND =
  /space_purpose_once|space_purpose_purpose|space_attribute_attribute|occupancy|_range|_known|awaits_proof|rate_limit|append_only|audit_hash|once_open|handled_check|usual_hours_check|member_spaces|invitation_spaces|_first_member|majitel_required|_directory_|_search_text|_search_phone|catalog_dirty_version|plan_order_serial|_changed|mikro_orm_migrations/u;

let database: TestDatabase;
let orm: MikroORM;

beforeAll(async () => {
  database = await createTestDatabase();
  orm = await MikroORM.init(buildOrmOptions(database.config, ENTITIES));
});

afterAll(async () => {
  await orm.close(true);
  await database.drop();
});

it('matches the entities after all migrations', async () => {
  const differences = await orm.schema.getUpdateSchemaSQL({ wrap: false });
  expect(differences.split('\n').filter((line) => line.trim() !== '' && !BY_HAND.test(line))).toEqual([]);
});
