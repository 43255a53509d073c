import { beforeAll, describe, expect, it } from '@jest/globals';
import { addDays, getWeekday, toPragueDay, urls } from '@prostora/contracts';
import { get } from 'node:http';
import type { Page } from 'playwright-core';
import { SIZES, findViolations, selectVariants, type Size } from './axe.ts';
import { DESKTOP, PHONE, waitForIdle, type WatchedPage } from './browser.ts';
import {
  CULTURAL_CENTRE,
  OWNER,
  navigate,
  openSignedIn,
  reload,
  startTestApp,
  waitForHydration,
} from './test-app.ts';

/** Limits of JavaScript of a first page, in kB with gzip, without map and calendar. */
const MOST_JAVASCRIPT = { '/': 150, building: 150, '/blog': 150, space: 160 } as const;

const app = startTestApp();
/** Demo pages whose URL is known at run time. */
const found: Record<string, string> = {};

beforeAll(async () => {
  const answer = (await (await fetch(`${app.url}/api/catalog/new/`)).json()) as {
    catalog: { spaces: { id: number; url: string }[] };
  };
  const spaces = answer.catalog.spaces.map(({ url }) => url);
  const space_ids = answer.catalog.spaces.slice(0, 3).map(({ id }) => id);
  found['space'] = `/prostor/${spaces[0] ?? ''}`;
  found['building'] = `/budova/${spaces.find((url) => url.includes('/'))?.split('/')[0] ?? ''}`;
  found['programme'] = `${found['building']}/program`;
  found['comparison'] = `/porovnani?prostory=${space_ids.join(',')}`;
  const created = await fetch(`${app.url}/api/selections`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ space_ids }),
  });
  const { id, token } = (await created.json()) as { id: number; token: string };
  found['selection'] = urls.selection(id, token);
});

const findEditUrl = async (page: Page): Promise<string> =>
  (await page
    .getByRole('link', { name: /^Upravit prostor/u })
    .first()
    .getAttribute('href')) ?? '';

/** Transferred bytes of a script with gzip. */
const countTransferredBytes = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
      let bytes = 0;
      response
        .on('data', (chunk: Buffer) => {
          bytes += chunk.length;
        })
        .on('end', () => resolve(bytes))
        .on('error', reject);
    }).on('error', reject);
  });

const PUBLIC_PAGES = [
  '/',
  '/katalog/praha',
  '/?q=svatba pro 80 v Brně v květnu s terasou do 30 tisíc neexistujicislovo',
  'space',
  'building',
  '/poptavka',
  '/sluzby',
  '/3d-foto',
  '/cenik',
  '/o-projektu',
  '/obchodni-podminky',
  '/stranka/cookies',
  '/oblibene',
  '/oblibene?karta=hledani',
  '/blog',
  '/blog/kolik-mista-opravdu-potrebuje-svatba-pro-sto-lidi',
  '/porovnani',
  'comparison',
  'selection',
  'programme',
  '/prihlasit',
  '/pridat-prostor',
  '/obnova-hesla',
  '/obnova-hesla#token=x',
  '/neni-tu',
];
const PORTAL_PAGES = [
  '/klient/dnes',
  '/klient/moje-prostory',
  '/klient/novy-prostor',
  '/klient/rezervace',
  '/klient/rezervace?nova=1',
  '/klient/rezervace?karta=seznam',
  '/klient/rezervace?karta=cekani',
  '/klient/rezervace?karta=otevreni',
  '/klient/rezervace?karta=kalendare',
  '/klient/poptavky',
  '/klient/poptavky?stav=answered',
  '/klient/cenik',
  '/klient/podminky/nove?vzor=sal',
  '/klient/tym',
  '/klient/statistiky',
  '/klient/program',
  '/klient/import',
  '/klient/clenstvi',
  '/klient/nastavit-ucet',
  'edit',
];
/** One page of each layout: results with a map, space, building, form, text, article, list of the portal, calendar, editor. */
const LAYOUTS = new Set([
  '/',
  'space',
  'building',
  '/poptavka',
  '/cenik',
  '/blog/kolik-mista-opravdu-potrebuje-svatba-pro-sto-lidi',
  '/klient/dnes',
  '/klient/moje-prostory',
  '/klient/rezervace',
  'edit',
]);
const selectPages = (size: Size, pages: readonly string[]): string[] =>
  pages.filter((path, index) =>
    selectVariants(SIZES, LAYOUTS.has(path) ? SIZES : null, index).includes(size),
  );

describe.each([
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
] as const)('on %s', (_name, viewport) => {
  let visitor: WatchedPage;
  let owner: WatchedPage;
  beforeAll(async () => {
    [visitor, owner] = await Promise.all([app.newSharedPage({ viewport }), app.newSharedPage({ viewport })]);
    await openSignedIn(owner.page, '/klient/moje-prostory', OWNER);
  });

  it.each(selectPages(viewport, PUBLIC_PAGES))(
    '%s breaks no accessibility rule and complains of nothing',
    async (path) => {
      const { page } = visitor;
      const complaints = await reload(visitor, found[path] ?? path);
      await waitForHydration(page);
      await waitForIdle(page);
      expect(await findViolations(page)).toEqual([]);
      // The browser logs the status of the document.
      expect(complaints.filter((complaint) => !(path === '/neni-tu' && complaint.includes('404')))).toEqual(
        [],
      );
    },
  );

  it('a loading page breaks no accessibility rule', async () => {
    const { page, complaints } = await app.open('/o-projektu', { viewport });
    let arrive = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route(/\/api\/catalog\/new/u, async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('banner').getByRole('link').first().click();
    await page.getByRole('banner').getByRole('progressbar').waitFor();
    expect(await findViolations(page)).toEqual([]);
    arrive();
    await page.waitForURL(`${app.url}/`);
    expect(complaints).toEqual([]);
  });

  it.each(selectPages(viewport, PORTAL_PAGES))(
    '%s of the portal breaks no accessibility rule and complains of nothing',
    async (path) => {
      const { page } = owner;
      const go = LAYOUTS.has(path) ? reload : navigate;
      const complaints = await go(owner, path === 'edit' ? '/klient/moje-prostory' : path);
      if (path === 'edit') await page.goto(await findEditUrl(page));
      // The footer has headings of its own from the start.
      await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
      await page.getByRole('status', { name: 'Načítáme vaši sekci' }).first().waitFor({ state: 'detached' });
      await waitForIdle(page);
      expect(await findViolations(page)).toEqual([]);
      expect(complaints).toEqual([]);
    },
  );
});

/** Tuesday of the next week, on which classes of the culture house are. */
const TODAY = toPragueDay(new Date());
const TUESDAY = addDays(TODAY, 9 - getWeekday(TODAY));

const LARGE = { width: 1920, height: 1080 };

/** Pairs of entries that cover each other by more than a rounded pixel, and entries in all. */
const countOverlaps = (page: Page): Promise<{ entries: number; overlaps: number }> =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll('[data-room-entry]')].map((one) =>
      one.getBoundingClientRect(),
    );
    const overlaps = boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter(
          (other) =>
            Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0.5 &&
            Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0.5,
        ),
    ).length;
    return { entries: boxes.length, overlaps };
  });

it.each([
  ['a week of a desktop', DESKTOP, 'mistnosti-tyden'],
  ['a week of a large screen', LARGE, 'mistnosti-tyden'],
  ['a day of a desktop', DESKTOP, 'mistnosti-den'],
  ['a day of a phone', PHONE, 'mistnosti-den'],
])('no entries of twelve rooms overlap on %s', async (_name, viewport, view) => {
  const { page, complaints } = await app.newPage({ viewport });
  await openSignedIn(page, `/klient/rezervace?pohled=${view}&den=${TUESDAY}`, CULTURAL_CENTRE);
  await page.locator('[data-room-entry]').first().waitFor();
  const { entries, overlaps } = await countOverlaps(page);
  expect(entries).toBeGreaterThan(0);
  expect(overlaps).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  expect(complaints).toEqual([]);
});

describe('the first public page', () => {
  it.each(Object.entries(MOST_JAVASCRIPT))(
    '%s needs at most %d KB of JavaScript, and not a byte of the console',
    async (path, most) => {
      const { page } = await app.newPage({ viewport: PHONE });
      const scripts = new Set<string>();
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.add(request.url());
      });
      await page.goto(found[path] ?? path, { waitUntil: 'networkidle' });
      const bytes = await Promise.all([...scripts].map(countTransferredBytes));
      expect([...scripts].filter((url) => url.includes('web_admin'))).toEqual([]);
      expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(most * 1024);
    },
  );

  it('is one document with title, description, canonical address and structured data before any script', async () => {
    const html = await (await fetch(`${app.url}${found['space']}`)).text();
    for (const needle of [
      '<title>',
      '<meta name="description"',
      '<link rel="canonical"',
      'application/ld+json',
      '"EventVenue"',
      '"BreadcrumbList"',
      'property="og:title"',
      '<h1',
    ])
      expect(html).toContain(needle);
    expect(html.match(/<h1/gu)).toHaveLength(1);
    expect(html).not.toMatch(/ style="/u);
  });
});
