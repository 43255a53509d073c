import { afterEach, describe, expect, it } from '@jest/globals';
import { readOpenApi } from '../../tools/testing/openapi-requests.ts';
import { AppModule } from '../src/app.module.ts';
import { loadDtoMetadata } from '../src/openapi-document.ts';
import { createApp, serveOpenApi } from '../src/platform/http/index.ts';
import { createLogger } from '../src/platform/logging/log.ts';
import { createTestDatabase } from './database.ts';

const SECRET = 'b5d1f0a7c3e94f6fa2b8d7e6c1a09f34b5d1f0a7c3e9';
let close: () => Promise<void>;

async function start(overrides: Readonly<Record<string, string>>) {
  const database = await createTestDatabase({ JWT_SECRET: SECRET, ...overrides });
  const logger = createLogger(database.config);
  const app = await createApp(AppModule.forRoot(database.config, logger), database.config, logger);
  serveOpenApi(app, database.config, loadDtoMetadata);
  await app.init();
  close = async () => {
    await app.close();
    await database.drop();
  };
  return app;
}
afterEach(() => close());

describe('API documentation', () => {
  it('serves Swagger UI with its own CSP in development', async () => {
    const app = await start({});
    const page = await app.inject('/api/docs');
    expect([page.statusCode, page.headers['content-security-policy']]).toEqual([
      200,
      expect.stringContaining("script-src 'self';"),
    ]);
    expect(page.body).not.toMatch(/<script(?![^>]*\bsrc=)/u);
  });

  it('serves the document that is committed, with the properties that no decorator documents', async () => {
    const app = await start({});
    expect((await app.inject('/api/docs-json')).json()).toEqual(readOpenApi());
  });

  it.each([
    ['is not served without API_DOCS in production', {}, 404],
    ['is served with API_DOCS=on in production', { API_DOCS: 'on' }, 200],
  ])('API documentation %s', async (_name, extra, status) => {
    const app = await start({ NODE_ENV: 'production', ...extra });
    for (const url of ['/api/docs', '/api/docs-json'])
      expect((await app.inject(url)).statusCode).toBe(status);
  });
});
