import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../test/app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('GET /api/site', () => {
  it('returns the operator and the map provider', async () => {
    const answer = await app.request({ method: 'GET', url: '/api/site' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      name: 'Prostora',
      company: { name: '', ico: '', email: '' },
      map: { provider: 'outline', tile_url: null, style_url: null },
    });
  });
});

describe('routes outside of the API', () => {
  it('serve security.txt with a contact', async () => {
    const answer = await app.request({ method: 'GET', url: '/.well-known/security.txt' });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(answer.body).toMatch(/^Contact: \S+\nExpires: \d{4}-/u);
  });

  it('redirect to the page where a password is changed', async () => {
    const answer = await app.request({ method: 'GET', url: '/.well-known/change-password' });
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/klient/nastavit-ucet']);
  });

  it('serve the sitemap and robots.txt', async () => {
    expect((await app.request({ method: 'GET', url: '/robots.txt' })).body).toContain('Sitemap:');
    expect((await app.request({ method: 'GET', url: '/sitemap.xml' })).body).toContain(
      '/sitemap-katalog-1.xml</loc>',
    );
    expect((await app.request({ method: 'GET', url: '/sitemap-katalog-1.xml' })).body).toMatch(
      /<url><loc>https?:\/\/[^/]+\/<\/loc><\/url>/u,
    );
  });

  it('leave unknown API paths to the API error body', async () => {
    const answer = await app.request({ method: 'GET', url: '/api/neni' });
    expect([answer.statusCode, answer.json<{ error_code: string }>().error_code]).toEqual([404, 'NOTFOUND']);
  });

  it('are indexable, unlike data, files and calendars of the API', async () => {
    expect((await app.request({ method: 'GET', url: '/api/site' })).headers['x-robots-tag']).toBe('noindex');
    expect(
      (await app.request({ method: 'GET', url: '/robots.txt' })).headers['x-robots-tag'],
    ).toBeUndefined();
  });

  it('carry the security headers', async () => {
    const { headers } = await app.request({ method: 'GET', url: '/robots.txt' });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
  });
});
