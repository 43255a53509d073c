import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { DESKTOP, PHONE, waitForIdle } from './browser.ts';
import { OWNER, openSignedIn, startTestApp } from './test-app.ts';

const app = startTestApp();
const DAY = 24 * 3600;

/** Every cookie there may be, with its longest life in seconds: none needs consent (ADR 16). */
const COOKIES: Readonly<Record<string, number>> = {
  'user-hash': 3 * 3600,
  'moje-prostory': 365 * DAY,
  language: 365 * DAY,
  signed_in: 60 * DAY,
  refresh_token: 60 * DAY,
  device: 400 * DAY,
};
const PAGES = [
  '/',
  '/katalog/praha',
  'space',
  '/poptavka',
  '/prihlasit',
  '/pridat-prostor',
  '/neni-tu',
  '/?moje-prostory=1',
];

const spacePath = async (): Promise<string> => {
  const answer = (await (await fetch(`${app.url}/api/catalog/new/`)).json()) as {
    catalog: { spaces: { url: string }[] };
  };
  return `/prostor/${answer.catalog.spaces[0]?.url ?? ''}`;
};
const resolvePath = async (page: string): Promise<string> => (page === 'space' ? spacePath() : page);

describe('a visitor', () => {
  it('gets only listed cookies, and no page contacts another host before a click', async () => {
    const { page, context } = await app.newPage();
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(app.url) && !/^(?:data|blob):/u.test(request.url()))
        foreign.push(request.url());
    });
    for (const path of PAGES) await page.goto(await resolvePath(path), { waitUntil: 'networkidle' });
    await openSignedIn(page, '/klient/moje-prostory', OWNER);
    await page.getByRole('heading').first().waitFor();
    const now = Date.now() / 1000;
    const cookies = await context.cookies();
    expect(cookies.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['user-hash', 'moje-prostory', 'language', 'signed_in']),
    );
    expect(
      cookies
        .filter(({ name, expires }) => !(expires > 0 && expires - now <= (COOKIES[name] ?? 0) + 60))
        .map(({ name, expires }) => `${name}: ${expires - now}`),
    ).toEqual([]);
    expect(cookies.filter(({ sameSite }) => sameSite === 'None')).toEqual([]);
    expect(foreign).toEqual([]);
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => !key.startsWith('prostora'))),
    ).toEqual([]);
  });

  it.each([
    ['a desktop', DESKTOP],
    ['a phone', PHONE],
  ] as const)('on %s who wants less motion sees none', async (_name, viewport) => {
    for (const path of ['/', await spacePath(), '/prihlasit', '/neni-tu']) {
      const { page } = await app.open(path, { viewport, reducedMotion: 'reduce' });
      await waitForIdle(page);
      if (path === '/' && viewport === DESKTOP) await page.locator('.maplibregl-marker').first().waitFor();
      const moving = await page.evaluate(() => {
        const longest = (list: string): number =>
          Math.max(
            ...list.split(',').map((one) => Number.parseFloat(one) * (one.trim().endsWith('ms') ? 1 : 1000)),
          );
        const transitions = [...document.querySelectorAll('body *')]
          .filter((element) => longest(getComputedStyle(element).transitionDuration) > 1)
          .map((element) => `${element.tagName} ${element.className}`);
        const animations = document
          .getAnimations()
          .filter(({ playState }) => playState === 'running')
          .map((animation) => (animation as CSSAnimation).animationName);
        return [...new Set([...transitions, ...animations])];
      });
      expect([path, moving]).toEqual([path, []]);
    }
  });

  it('can install the site: its manifest has a name, a start URL and icons of the declared sizes, also maskable', async () => {
    const html = await (await fetch(app.url)).text();
    const answer = await fetch(
      new URL(/<link rel="manifest" href="([^"]+)"/u.exec(html)?.[1] ?? '', app.url),
    );
    const manifest = (await answer.json()) as {
      name: string;
      start_url: string;
      scope: string;
      display: string;
      theme_color: string;
      icons: { src: string; sizes: string; type: string; purpose: string }[];
    };
    expect([
      answer.headers.get('content-type'),
      manifest.start_url,
      manifest.scope,
      manifest.display,
    ]).toEqual(['application/manifest+json', '/', '/', 'standalone']);
    expect(html).toContain(`<meta name="theme-color" content="${manifest.theme_color}"`);
    expect(
      ['192x192 any', '512x512 any', '192x192 maskable', '512x512 maskable'].filter(
        (wanted) => !manifest.icons.some(({ sizes, purpose }) => `${sizes} ${purpose}` === wanted),
      ),
    ).toEqual([]);
    for (const { src, sizes, type } of manifest.icons) {
      const icon = await fetch(new URL(src, app.url));
      const { width, height } = await sharp(await icon.arrayBuffer()).metadata();
      expect([src, icon.headers.get('content-type'), `${width}x${height}`]).toEqual([src, type, sizes]);
    }
  });
});
