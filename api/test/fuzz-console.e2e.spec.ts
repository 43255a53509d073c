import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { readFileSync } from 'node:fs';
import { CatalogLive, CatalogProjector } from '../src/modules/catalog/index.ts';
import { Queues } from '../src/platform/queue/index.ts';
import { createTestApp, type TestApp } from './app.ts';
import { LanguageModelServer } from './language-model-server.ts';

type Schema = { $ref?: string; type?: string; enum?: unknown[]; items?: Schema; properties?: Record<string, Schema>; required?: string[]; allOf?: Schema[]; minimum?: number };
type Operation = { parameters?: { name: string; in: 'path' | 'query'; schema: Schema }[]; requestBody?: { content: Record<string, { schema: Schema }> } };
const description = JSON.parse(readFileSync(new URL('../openapi.json', import.meta.url), 'utf8')) as { paths: Record<string, Record<string, Operation>>; components: { schemas: Record<string, Schema> } };

/** Every call of the console there is, so that a new one is tried without being named here. Bounded and seeded. */
const CALLS = Object.entries(description.paths).filter(([path]) => /^\/api\/(?:admin|catalog\/admin)/u.test(path))
  .flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, path, method: method.toUpperCase(), operation })));
const RUNS = { seed: 20_261_122, numRuns: 25 };

const writer = new LanguageModelServer();
let test: TestApp;
let asAdmin: { authorization: string };

beforeAll(async () => {
  test = await createTestApp({ AI_MODEL: 'local', AI_URL: await writer.start() });
  await test.app.get(Queues).driver.prepare();
  asAdmin = await test.signIn((await test.make.admin()).email);
  const space = await test.make.space({ status: 'PUBLISHED' });
  await test.make.purpose();
  await test.make.attribute();
  await test.app.get(CatalogProjector).rebuildAll();
  await test.app.get(CatalogLive).patch([space.id]);
});
afterAll(async () => {
  writer.stop();
  await test.close();
});

const NASTY = ['', ' ', '\u0000', 'a\u0000b', '🎉', '\u202Eabc', "'", '\\', '%', '_', "'; drop table space;--", 'a:* & !b', '((', '<script>', '../../etc/passwd', '-1', '0', '1e999', 'NaN', '2147483648', '9007199254740993', 'null', '[]', '__proto__', 'constructor', '2026-02-30', '0000-00-00', '9999-12-31', '+275760-09-13', '=1+1', '{region}', '{{{', '1,2,3', ',', 'x'.repeat(400)];
const TEXT = fc.oneof(fc.constantFrom(...NASTY), fc.string({ unit: 'binary', maxLength: 30 }).map((text) => text.toWellFormed()), fc.integer().map(String));
const WRONG = fc.oneof(TEXT, fc.constant(null), fc.boolean(), fc.constantFrom(0, -1, 1, 1.5, 2_147_483_647, 2_147_483_648, 9_999_999_999, 1e21), fc.array(fc.integer(), { maxLength: 3 }), fc.object({ maxDepth: 1, maxKeys: 2 }));
const ID = fc.oneof({ weight: 3, arbitrary: fc.constantFrom('1', '2', '3') }, { weight: 1, arbitrary: fc.constantFrom('0', '-1', '9999999999', '2147483647', 'x', '1.5', '1e3', '%00', '🎉', 'order') });

/** A value of the described shape; three of four are right, so that hostile ones come behind the first check too. */
function valueOf(given: Schema, name: string): fc.Arbitrary<unknown> {
  const schema = resolved(given);
  return fc.oneof({ weight: 4, arbitrary: rightOf(schema, name) }, { weight: 1, arbitrary: WRONG });
}

function rightOf(schema: Schema, name: string): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.properties) return bodyOf(schema);
  if (schema.items) return fc.array(valueOf(schema.items, name), { maxLength: 3 });
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'integer' || schema.type === 'number') return fc.constantFrom(1, 1, 1, 2, 3, schema.minimum ?? 1);
  return fc.oneof(fc.constantFrom('Sál', 'slug-a', 'slug-b', '2026-12-01', 'a@b.cz', '/katalog/a', '/katalog/b', '1', 'Název {region} {ucel}', 'name;x\r\n"a";b'), TEXT);
}

function resolved(schema: Schema): Schema {
  const [only] = schema.allOf ?? [];
  if (only && schema.allOf?.length === 1) return resolved(only);
  return schema.$ref ? resolved(description.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema;
}

function bodyOf({ properties = {}, required = [] }: Schema): fc.Arbitrary<unknown> {
  const members = Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, valueOf(schema, name)]));
  return fc.record(members, { requiredKeys: required.filter((name) => name in members) });
}

function requestOf({ path, method, operation }: (typeof CALLS)[number]): fc.Arbitrary<InjectOptions> {
  const query = Object.fromEntries((operation.parameters ?? []).filter((each) => each.in === 'query').map(({ name, schema }) => [name, fc.oneof(rightOf(resolved(schema), name).map(String), TEXT)]));
  const body = operation.requestBody?.content['application/json']?.schema;
  return fc.record({ id: ID, query: fc.record(query, { requiredKeys: [] }), payload: body ? fc.oneof({ weight: 12, arbitrary: rightOf(resolved(body), '') }, { weight: 1, arbitrary: WRONG }) : fc.constant(undefined) }).map((given) => {
    const parameters = new URLSearchParams(given.query as Record<string, string>).toString();
    const url = `${path.replaceAll(/\{\w+\}/gu, given.id === '%00' ? '%00' : encodeURIComponent(given.id))}${parameters === '' ? '' : `?${parameters}`}`;
    return { method, url, ...(body ? { payload: JSON.stringify(given.payload), headers: { 'content-type': 'application/json' } } : {}) } as InjectOptions;
  });
}

it('tries a call for each page of the console', () => {
  expect(CALLS.map(({ name }) => name)).toEqual(expect.arrayContaining(['POST /api/admin/seo-urls/import', 'GET /api/admin/timeline', 'POST /api/admin/taxonomy/purposes/{id}/merge', 'PUT /api/admin/settings']));
});

it.each(CALLS)('$name is answered or refused, never failed', async (call) => {
  await fc.assert(fc.asyncProperty(requestOf(call), async (options) => {
    const answer = await test.request({ ...options, headers: { ...options.headers, ...asAdmin } });
    if (answer.statusCode >= 500) throw new Error(`${String(options.method)} ${String(options.url)} ${String(options.payload)}: answered ${answer.statusCode}; ${answer.body.slice(0, 300)}`);
    if (answer.statusCode >= 400) expect(answer.json()).toMatchObject({ status_code: answer.statusCode, error_code: expect.any(String), message: expect.any(String), errors: expect.any(Object) });
  }), RUNS);
});
