import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { listCalls, readOpenApi, arbitraryRequest } from '../../tools/testing/openapi-requests.ts';
import { CatalogIndexStore, CatalogProjector } from '../src/modules/catalog/index.ts';
import { QueueRegistry } from '../src/platform/queue/index.ts';
import { createTestApp, type TestApp } from './app.ts';
import { LanguageModelServer } from './language-model-server.ts';

const description = readOpenApi();
/** All console calls, so that new ones are covered automatically. Bounded and seeded. */
const CALLS = listCalls(description).filter(({ path }) => /^\/api\/(?:admin|catalog\/admin)/u.test(path));
const RUNS = { seed: 20_261_122, numRuns: 25 };

const writer = new LanguageModelServer();
let test: TestApp;
let asAdmin: { authorization: string };

beforeAll(async () => {
  test = await createTestApp({ AI_MODEL: 'local', AI_URL: await writer.start() });
  await test.app.get(QueueRegistry).driver.prepare();
  asAdmin = await test.signIn((await test.make.admin()).email);
  const space = await test.make.space({ status: 'PUBLISHED' });
  await test.make.purpose();
  await test.make.attribute();
  await test.app.get(CatalogProjector).rebuildAll();
  await test.app.get(CatalogIndexStore).reloadSpaces([space.id]);
});
afterAll(async () => {
  writer.stop();
  await test.close();
});

it('covers the calls of the console pages', () => {
  expect(CALLS.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'POST /api/admin/seo-urls/import',
      'GET /api/admin/timeline',
      'POST /api/admin/taxonomy/purposes/{id}/merge',
      'PUT /api/admin/settings',
    ]),
  );
});

it.each(CALLS)('$name never answers with a server error', async (call) => {
  await fc.assert(
    fc.asyncProperty(arbitraryRequest(description, call), async ({ form: _file, ...options }) => {
      const answer = await test.request({
        ...options,
        method: options.method as 'GET',
        headers: { ...options.headers, ...asAdmin },
      });
      if (answer.statusCode >= 500)
        throw new Error(
          `${String(options.method)} ${String(options.url)} ${String(options.payload)}: ` +
            `answered ${answer.statusCode}; ${answer.body.slice(0, 300)}`,
        );
      if (answer.statusCode >= 400)
        expect(answer.json()).toMatchObject({
          status_code: answer.statusCode,
          error_code: expect.any(String),
          message: expect.any(String),
          errors: expect.any(Object),
        });
    }),
    RUNS,
  );
});
