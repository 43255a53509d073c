import { MAIL_LOGO } from '@prostora/contracts/mail-logo.ts';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { gunzipSync, gzipSync } from 'node:zlib';
import cookie from '@fastify/cookie';
import type { HttpAdapterHost } from '@nestjs/core';
import fastify, { type FastifyInstance } from 'fastify';
import type { DocumentAnswer } from '@prostora/federation/documents.ts';
import type { Config } from '../../platform/config/index.ts';
import type { SqlPool } from '../../platform/database/index.ts';
import { RateLimiter } from '../../platform/http/index.ts';
import type { Log } from '../../platform/logging/log.ts';
import type { BlogFeedService } from './blog-feed.service.ts';
import { Metrics } from '../../platform/metrics/metrics.ts';
import { buildPublicPolicy, toPolicyOptions } from './content-security-policy.ts';
import { DocumentRoutes } from './document.routes.ts';
import type { DocumentService } from './document.service.ts';
import type { Visit } from './in-process-api-client.ts';
import type { SitemapService } from './sitemap.service.ts';
import { StaticFiles } from './static-files.ts';

const renderPage = jest.fn<(url: string, signedIn: boolean, visit: Visit) => Promise<DocumentAnswer>>();
const logged = jest.fn();
let server: FastifyInstance;

/** The routes on a server of their own. */
async function startServer(more: Partial<Config> = {}): Promise<void> {
  server = fastify();
  await server.register(cookie);
  const documents = {
    isReady: () => true,
    renderPage,
    renderConsole: () => Promise.resolve('<!doctype html><p>Správa</p>'),
  };
  const sitemap = {
    renderIndex: () => Promise.resolve('<sitemapindex/>'),
    getPart: (section: string, number: number) =>
      Promise.resolve(section === 'katalog' && number === 1 ? '<urlset/>' : null),
    getGzippedPart: () => Promise.resolve(gzipSync('<urlset/>')),
  };
  const metrics = new Metrics();
  new DocumentRoutes(
    { httpAdapter: { getType: () => 'fastify', getInstance: () => server } } as unknown as HttpAdapterHost,
    {
      RENDER_CONCURRENCY: 8,
      RENDER_CONCURRENCY_PER_CLIENT: 2,
      PUBLIC_URL: 'https://prostora.test',
      MAPY_API_URL: 'https://api.mapy.com/v1',
      MAPY_API_KEY: 'x',
      ERROR_REPORTING_DSN: 'https://key@errors.example.com/1',
      ...more,
    } as unknown as Config,
    { error: logged } as unknown as Log,
    documents as unknown as DocumentService,
    sitemap as unknown as SitemapService,
    { renderRss: () => Promise.resolve('<rss/>') } as unknown as BlogFeedService,
    new RateLimiter({ RATE_LIMITS: true } as unknown as Config, {} as SqlPool, metrics),
    metrics,
  ).onModuleInit();
}

beforeEach(() => {
  renderPage
    .mockReset()
    .mockResolvedValue({ kind: 'page', status: 200, html: '<!doctype html><p>Katalog</p>' });
  logged.mockReset();
  return startServer();
});
afterEach(() => server.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  server.inject({ method: 'GET', url, headers });

describe('public documents', () => {
  it('are revalidated HTML without inline scripts or styles', async () => {
    const answer = await get('/prostor/loft?page=2');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-cache');
    const policy = String(answer.headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("style-src 'self';");
    expect(policy).not.toMatch(/unsafe/u);
    expect(policy).toContain("connect-src 'self' https://api.mapy.com https://errors.example.com;");
    expect(renderPage.mock.calls[0]?.[0]).toBe('/prostor/loft?page=2');
  });

  it('may load the map from the configured origins only', () => {
    const config = {
      MAPY_API_KEY: 'x',
      MAPY_API_URL: 'https://api.mapy.com/v1',
      ERROR_REPORTING_DSN: undefined,
      CONSOLE_URL: undefined,
    };
    const listMapSources = (more: object): string[] =>
      ['connect-src', 'img-src'].map(
        (directive) =>
          buildPublicPolicy(
            toPolicyOptions({ ...config, MAP_STYLE_URL: undefined, MAP_STYLE_ORIGINS: undefined, ...more }),
          )
            .split('; ')
            .find((rule) => rule.startsWith(directive)) ?? '',
      );
    expect(listMapSources({})).toEqual([
      "connect-src 'self' https://api.mapy.com",
      "img-src 'self' data: blob: https://api.mapy.com",
    ]);
    const MAP_STYLE_URL = 'https://maps.test/styles/positron.json';
    const MAP_STYLE_ORIGINS = ['https://tiles.test', 'https://maps.test'];
    expect(listMapSources({ MAP_STYLE_URL, MAP_STYLE_ORIGINS })).toEqual([
      "connect-src 'self' https://maps.test https://tiles.test",
      "img-src 'self' data: blob: https://maps.test https://tiles.test",
    ]);
  });

  it.each([404, 410, 500])('keep the status %d of the page', async (status) => {
    renderPage.mockResolvedValue({ kind: 'page', status, html: '' });
    expect((await get('/neni')).statusCode).toBe(status);
  });

  it('redirect with the given status', async () => {
    renderPage.mockResolvedValue({ kind: 'redirect', status: 301, location: '/prostor/novy' });
    const answer = await get('/prostor/stary');
    expect([answer.statusCode, answer.headers.location]).toEqual([301, '/prostor/novy']);
  });

  it('log a failure and send the error page', async () => {
    renderPage.mockResolvedValue({
      kind: 'failure',
      status: 500,
      html: '<p>Chyba</p>',
      error: new Error('boom'),
    });
    const answer = await get('/');
    expect([answer.statusCode, answer.body]).toEqual([500, '<p>Chyba</p>']);
    expect(logged).toHaveBeenCalledTimes(1);
  });

  it('forward the visitor id to the API and store the returned one for three hours', async () => {
    renderPage.mockImplementation((_url, _signedIn, visit) => {
      visit.answeredHash = 'novy';
      return Promise.resolve({ kind: 'page', status: 200, html: '' });
    });
    const answer = await get('/prostor/loft', { cookie: 'user-hash=stary; signed_in=1' });
    expect(renderPage.mock.calls[0]?.[1]).toBe(true);
    expect(renderPage.mock.calls[0]?.[2].userHash).toBe('stary');
    expect(answer.cookies.find(({ name }) => name === 'user-hash')).toMatchObject({
      value: 'novy',
      maxAge: 10_800,
      path: '/',
      secure: true,
    });
  });

  it('store the parameter moje-prostory for a year', async () => {
    const answer = await get('/?moje-prostory=12,13');
    expect(answer.cookies.find(({ name }) => name === 'moje-prostory')).toMatchObject({
      value: '12,13',
      maxAge: 31_536_000,
    });
  });
});

describe('landing documents', () => {
  it.each(['/', '/katalog', '/katalog/praha?page=2'])(
    'allow shared caching for a minute with an ETag: %s',
    async (url) => {
      const first = await get(url);
      expect([first.statusCode, first.headers['cache-control'], first.headers['set-cookie']]).toEqual([
        200,
        'public, max-age=0, s-maxage=60',
        undefined,
      ]);
      const same = await get(url, { 'if-none-match': String(first.headers.etag) });
      expect([same.statusCode, same.body]).toEqual([304, '']);
      renderPage.mockResolvedValue({ kind: 'page', status: 200, html: '<p>Změna</p>' });
      expect((await get(url, { 'if-none-match': String(first.headers.etag) })).body).toBe('<p>Změna</p>');
    },
  );

  it.each<[string, string, Record<string, string>]>([
    ['of somebody signed in', '/katalog', { cookie: 'signed_in=1' }],
    ['that sets a cookie', '/?moje-prostory=12', {}],
    ['of a space', '/prostor/loft', {}],
    ['whose name only begins alike', '/katalogy', {}],
  ])('disallow shared caching of %s', async (_name, url, headers) => {
    expect((await get(url, headers)).headers).toMatchObject({ 'cache-control': 'no-cache' });
  });

  it('disallow shared caching of failed and missing pages', async () => {
    renderPage.mockResolvedValue({ kind: 'page', status: 404, html: '' });
    expect((await get('/katalog/nikde')).headers['cache-control']).toBe('no-cache');
  });
});

describe('documents that fail to render', () => {
  const unavailable = Object.assign(new Error('The database does not answer'), { code: '57P03' });

  it.each([
    [unavailable, 503, 'Web teď odpovídá jen zčásti'],
    [new Error('a fault'), 500, 'Něco se pokazilo'],
  ])('are a Czech error page (%s)', async (error, status, title) => {
    renderPage.mockRejectedValue(error);
    const answer = await get('/prostor/loft');
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      status,
      'text/html; charset=utf-8',
      'no-store',
    ]);
    expect(answer.body).toContain(`<h1>${title}</h1>`);
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(answer.headers['retry-after']).toBe(status === 503 ? '5' : undefined);
    expect(logged).toHaveBeenCalledTimes(status === 500 ? 1 : 0);
  });

  it('are an error page for a client with too many queued requests only', async () => {
    const ends: (() => void)[] = [];
    renderPage.mockImplementation((_url, _signedIn, { ip }) => {
      const answer: DocumentAnswer = { kind: 'page', status: 200, html: ip };
      return ip === '198.51.100.7'
        ? new Promise((resolve) => {
            ends.push(() => resolve(answer));
          })
        : Promise.resolve(answer);
    });
    const robot = Array.from({ length: 50 }, () =>
      server.inject({ url: '/katalog', remoteAddress: '198.51.100.7' }),
    );
    const refused = await Promise.race(robot);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '10']);
    expect(refused.body).toContain('<h1>Příliš mnoho stránek najednou</h1>');
    expect((await server.inject({ url: '/katalog', remoteAddress: '198.51.100.8' })).body).toBe(
      '198.51.100.8',
    );
    const done = Promise.all(robot);
    for (
      let isDone = false;
      !isDone;
      isDone = await Promise.race([
        done.then(() => true),
        new Promise<boolean>((resolve) => {
          setImmediate(resolve, false);
        }),
      ])
    )
      ends.splice(0).forEach((end) => {
        end();
      });
    expect((await done).filter(({ statusCode }) => statusCode === 200)).toHaveLength(42);
  });

  it('are an error page for the 241st document of a client within a minute', async () => {
    const request = async (n: number): Promise<number> =>
      (await server.inject({ url: `/katalog?strana=${n}`, remoteAddress: '198.51.100.7' })).statusCode;
    const statuses: number[] = [];
    for (let n = 1; n <= 300; n += 1) statuses.push(await request(n));
    expect(statuses).toEqual([...Array<number>(240).fill(200), ...Array<number>(60).fill(429)]);
    expect((await server.inject({ url: '/katalog', remoteAddress: '198.51.100.8' })).statusCode).toBe(200);
    expect(
      (await server.inject({ url: '/admin2/dashboard', remoteAddress: '198.51.100.7' })).statusCode,
    ).toBe(429);
  });
});

describe('cookies of documents', () => {
  const set = async (url: string, headers: Record<string, string> = {}) =>
    Object.fromEntries(
      (await get(url, headers)).cookies.map(({ name, value, maxAge, path, sameSite, secure, httpOnly }) => [
        name,
        { value, maxAge, path, sameSite, secure, httpOnly },
      ]),
    );
  const ordinary = { path: '/', sameSite: 'Lax', secure: true };

  it('match SPEC §9 with its lifetimes and no others', async () => {
    renderPage.mockImplementation((_url, _signedIn, visit) => {
      visit.answeredHash = 'navstevnik';
      return Promise.resolve({ kind: 'page', status: 200, html: '' });
    });
    expect(await set('/prostor/loft?moje-prostory=12')).toEqual({
      'user-hash': { ...ordinary, value: 'navstevnik', maxAge: 3 * 3600 },
      'moje-prostory': { ...ordinary, value: '12', maxAge: 365 * 86_400 },
      language: { ...ordinary, value: 'cs', maxAge: 365 * 86_400 },
    });
  });

  it('are not set again when known, nor with files', async () => {
    expect(await set('/', { cookie: 'language=cs' })).toEqual({});
    expect(await set('/robots.txt')).toEqual({});
  });
});

describe('documents of the console', () => {
  it.each(['/admin2', '/admin2/prostory?status=DRAFT', '/admin-prostory'])(
    'redirect a guest from %s to the login and back',
    async (url) => {
      const answer = await get(url);
      expect([answer.statusCode, answer.headers.location]).toEqual([
        302,
        `/prihlasit?next=${encodeURIComponent(url)}`,
      ]);
    },
  );

  it('allow inline styles but no inline scripts', async () => {
    const answer = await get('/admin2/dashboard', { cookie: 'signed_in=1' });
    expect(answer.body).toContain('Správa');
    expect(answer.headers['content-security-policy']).toContain("style-src 'self' 'unsafe-inline'");
    expect(answer.headers['content-security-policy']).toContain("script-src 'self';");
    expect(renderPage).not.toHaveBeenCalled();
  });

  describe('with CONSOLE_URL on another origin', () => {
    const FILE = {
      body: Buffer.from('x'),
      type: 'text/javascript',
      etag: '"1"',
      encoding: null,
      cacheControl: '',
    };
    beforeEach(async () => {
      await server.close();
      await startServer({ CONSOLE_URL: 'https://console.prostora.test/console' });
      jest
        .spyOn(StaticFiles, 'scan')
        .mockResolvedValue({ find: () => Promise.resolve(FILE) } as unknown as StaticFiles);
    });
    afterEach(() => {
      jest.restoreAllMocks();
    });

    it('admit code, styles, pictures and fonts of that origin; public documents do not', async () => {
      jest.restoreAllMocks();
      const answer = await get('/admin2/dashboard', { cookie: 'signed_in=1' });
      const policy = String(answer.headers['content-security-policy']).split('; ');
      expect(policy.filter((rule) => rule.includes('https://console.prostora.test'))).toEqual([
        "script-src 'self' https://console.prostora.test",
        "style-src 'self' 'unsafe-inline' https://console.prostora.test",
        "img-src 'self' data: blob: https://api.mapy.com https://console.prostora.test",
        "font-src 'self' https://console.prostora.test",
      ]);
      expect((await get('/')).headers['content-security-policy']).not.toContain('console.prostora.test');
    });

    it('let the site read the files of the console, and of the console only', async () => {
      const headers = ['access-control-allow-origin', 'cross-origin-resource-policy'];
      const readHeaders = async (url: string) => {
        const answer = await get(url);
        return headers.map((name) => answer.headers[name]);
      };
      expect(await readHeaders('/remotes/web_admin/remoteEntry.js')).toEqual([
        'https://prostora.test',
        'cross-origin',
      ]);
      expect(await readHeaders('/remotes/web_public/remoteEntry.js')).toEqual([undefined, undefined]);
    });
  });
});

describe('the logo of mails', () => {
  it('may be shown on pages of other sites, which other files of this one may not', async () => {
    const readPolicy = async (url: string) => (await get(url)).headers['cross-origin-resource-policy'];
    expect(await readPolicy(MAIL_LOGO)).toBe('cross-origin');
    expect(await readPolicy('/favicon.svg')).toBeUndefined();
  });
});

describe('documents of the owner portal', () => {
  it('redirect a guest to the login and back', async () => {
    const answer = await get('/klient/moje-prostory?stav=koncept');
    expect([answer.statusCode, answer.headers.location]).toEqual([
      302,
      `/prihlasit?next=${encodeURIComponent('/klient/moje-prostory?stav=koncept')}`,
    ]);
    expect(renderPage).not.toHaveBeenCalled();
  });

  it('are rendered with noindex for a signed-in user', async () => {
    const answer = await get('/klient/moje-prostory', { cookie: 'signed_in=1' });
    expect([answer.statusCode, answer.headers['x-robots-tag']]).toEqual([200, 'noindex']);
    expect(renderPage.mock.calls[0]?.[1]).toBe(true);
  });

  it('match the exact path segment only', async () => {
    expect((await get('/klientela')).statusCode).toBe(200);
  });
});

describe('documents of private links', () => {
  it.each(['/rezervace/12/tajny-token', '/poptavka/12/tajny-token', '/poptavka/12/tajny-token/'])(
    'disallow indexing, caching and referrers: %s',
    async (url) => {
      const { statusCode, headers } = await get(url);
      expect([
        statusCode,
        headers['x-robots-tag'],
        headers['cache-control'],
        headers['referrer-policy'],
      ]).toEqual([200, 'noindex', 'no-store', 'no-referrer']);
    },
  );

  it('allow indexing of the public demand form', async () => {
    const { headers } = await get('/poptavka');
    expect([headers['x-robots-tag'], headers['cache-control']]).toEqual([undefined, 'no-cache']);
  });
});

describe('paths that are no pages', () => {
  it.each([
    '/assets/neni.js',
    '/remotes/web_public/neni.js',
    '/media/neni',
    '/neni.php',
    '/assets/../package.json',
    '/..%2f..%2fpackage.json',
    '/.vite/manifest.json',
    '/index.html',
  ])('return 404 for %s without rendering a document', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toMatch(/^text\/plain/u);
    expect(renderPage).not.toHaveBeenCalled();
  });

  it('leave paths below /api to the API', async () => {
    expect((await get('/api/neni')).headers['content-type']).toMatch(/json/u);
    expect(renderPage).not.toHaveBeenCalled();
  });
});

describe('robots.txt and sitemap', () => {
  it('disallows everything that is not public', async () => {
    const { body } = await get('/robots.txt');
    for (const closed of [
      '/admin2',
      '/klient/',
      '/oblibene',
      '/porovnani',
      '/*?*bounds=',
      '/*?*date_from=',
      '/*?*sort=',
    ])
      expect(body).toContain(`Disallow: ${closed}\n`);
    expect(body).not.toMatch(/Disallow: \/(?:katalog|prostor|blog|budova)?\n/u);
    expect(body).toContain('Sitemap: https://prostora.test/sitemap.xml');
  });

  it('sends sitemap parts as gzip only to clients that accept it', async () => {
    const gzip = await get('/sitemap-katalog-1.xml', { 'accept-encoding': 'br, gzip' });
    expect([gzip.headers['content-encoding'], gunzipSync(gzip.rawPayload).toString()]).toEqual([
      'gzip',
      '<urlset/>',
    ]);
    const plain = await get('/sitemap-katalog-1.xml', { 'accept-encoding': 'gzip;q=0' });
    expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, '<urlset/>']);
  });

  it('serves the sitemap in numbered parts of its sections', async () => {
    expect((await get('/sitemap.xml')).headers['content-type']).toMatch(/^application\/xml/u);
    const statuses = await Promise.all(
      ['/sitemap-katalog-1.xml', '/sitemap-katalog-2.xml', '/sitemap-neni-1.xml', '/sitemap-1.xml'].map(
        async (url) => (await get(url)).statusCode,
      ),
    );
    expect(statuses).toEqual([200, 404, 404, 404]);
  });
});
