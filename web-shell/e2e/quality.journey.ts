import { beforeAll, describe, expect, it } from '@jest/globals';
import AxeBuilder from '@axe-core/playwright';
import { get } from 'node:http';
import type { Page } from 'playwright-core';
import { DESKTOP, PHONE } from './browser.ts';
import { otherDesk } from './console.ts';
import { OWNER, enterSignedIn, setStage } from './stage.ts';

/** Budget of the first public page before its map, compressed by gzip. */
const MOST_JAVASCRIPT = 150 * 1024;

const stage = setStage();
let spacePath = '';
/** Pages of the console whose address holds the number of a record of the demo. */
const records: Record<string, string> = {};

beforeAll(async () => {
  const answer = (await (await fetch(`${stage.url}/api/catalog/new/`)).json()) as { catalog: { spaces: { id: number; url: string }[] } };
  spacePath = `/prostor/${answer.catalog.spaces[0]?.url ?? ''}`;
  records['space of the console'] = `/admin2/prostory/${answer.catalog.spaces[0]?.id ?? 0}`;
  const { items } = await (await otherDesk(stage))<{ items: { id: number }[] }>('GET', 'admin/reservations?page_size=1');
  records['reservation'] = `/admin2/rezervace/${items[0]?.id ?? 0}`;
});

/** A document in a sandbox, say the preview of a mail, runs no scripts, not even those that look for violations. */
const violations = async (page: Page): Promise<string[]> =>
  (await new AxeBuilder({ page }).exclude('iframe[sandbox]').analyze()).violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.target.join(' ')).join(', ')}`);

/** In light and in dark, once everything has come: what is still on its way is faded. */
async function expectCleanInBothSchemes(page: Page): Promise<void> {
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.locator(`html[data-console=${colorScheme}]`).waitFor();
    expect({ colorScheme, violations: await violations(page) }).toEqual({ colorScheme, violations: [] });
  }
}

const editAddress = async (page: Page): Promise<string> => (await page.getByRole('link', { name: /^Upravit prostor/u }).first().getAttribute('href')) ?? '';

/** Bytes of a script as a browser that speaks gzip gets it. */
const transferred = (url: string): Promise<number> => new Promise((resolve, reject) => {
  get(url, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
    let bytes = 0;
    response.on('data', (chunk: Buffer) => { bytes += chunk.length; }).on('end', () => resolve(bytes)).on('error', reject);
  }).on('error', reject);
});

describe.each([['a desktop', DESKTOP], ['a phone', PHONE]] as const)('on %s', (_name, viewport) => {
  it.each(['/', '/katalog/praha', '/?search=neexistujicislovo', 'space', '/poptavka', '/prihlasit', '/pridat-prostor', '/obnova-hesla', '/obnova-hesla#token=x', '/neni-tu'])('%s breaks no accessibility rule and complains of nothing', async (path) => {
    const { page, complaints } = await stage.open(path === 'space' ? spacePath : path, { viewport, reducedMotion: 'reduce' });
    await page.waitForLoadState('networkidle');
    expect(await violations(page)).toEqual([]);
    // The browser itself reports the status of the document.
    expect(complaints.filter((complaint) => !(path === '/neni-tu' && complaint.includes('404')))).toEqual([]);
  });

  it.each(['/klient/moje-prostory', '/klient/novy-prostor', '/klient/rezervace', '/klient/rezervace?karta=seznam', '/klient/rezervace?karta=otevreni', '/klient/rezervace?karta=kalendare', '/klient/poptavky', '/klient/poptavky?stav=answered', '/klient/clenstvi', '/klient/nastavit-ucet', 'edit'])('%s of the portal breaks no accessibility rule and complains of nothing', async (path) => {
    const { page, complaints } = await stage.newPage({ viewport, reducedMotion: 'reduce' });
    await enterSignedIn(page, path === 'edit' ? '/klient/moje-prostory' : path, OWNER);
    if (path === 'edit') await page.goto(await editAddress(page));
    await page.getByRole('heading').first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(await violations(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it.each(['/admin2/dashboard', '/admin2/prostory', '/admin2/prostory?view=upravene', '/admin2/uzivatele', '/admin2/uzivatele/1', '/admin2/zakaznici', '/admin2/zakaznici/1', '/admin2/poptavky', '/admin2/poptavky/1', '/admin2/clenstvi', '/admin-prostory',
    '/admin2/rezervace', '/admin2/rezervace?view=kalendar', 'reservation', 'space of the console', '/admin2/clenstvi?cast=tarify', '/admin2/fronty', '/admin2/posta', '/admin2/posta/sablony', '/admin2/protokol',
    '/admin2/ciselnik', '/admin2/ciselnik?tab=equipments', '/admin2/lokality', '/admin2/seo-url', '/admin2/seo-url/nova', '/admin2/seo-url/1', '/admin2/seo-url/hromadne', '/admin2/presmerovani', '/admin2/nastaveni'])('%s of the console breaks no accessibility rule and complains of nothing, light and dark', async (path) => {
    const { page, complaints } = await stage.newPage({ viewport, reducedMotion: 'reduce' });
    await enterSignedIn(page, records[path] ?? path);
    await page.getByRole('heading', { level: 1 }).waitFor({ timeout: 30_000 });
    await page.waitForLoadState('networkidle');
    await expectCleanInBothSchemes(page);
    expect(complaints).toEqual([]);
  });

  it('the search over everything breaks no accessibility rule and complains of nothing, light and dark', async () => {
    const { page, complaints } = await stage.newPage({ viewport, reducedMotion: 'reduce' });
    await enterSignedIn(page, '/admin2/protokol');
    await page.getByRole('heading', { level: 1 }).waitFor({ timeout: 30_000 });
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Co hledáte?' }).fill('cejl');
    await page.getByRole('listbox').getByRole('group', { name: 'Prostory' }).getByRole('option').first().waitFor();
    await expectCleanInBothSchemes(page);
    expect(complaints).toEqual([]);
  });
});

describe('the first public page', () => {
  it('needs at most 150 KB of JavaScript before the map, and not a byte of the console', async () => {
    const { page } = await stage.newPage({ viewport: PHONE });
    const scripts = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(request.url());
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    const bytes = await Promise.all([...scripts].map(transferred));
    expect([...scripts].filter((url) => url.includes('web_admin'))).toEqual([]);
    expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(MOST_JAVASCRIPT);
  });

  it('is one document with title, description, canonical address and structured data before any script', async () => {
    const html = await (await fetch(stage.url + spacePath)).text();
    for (const needle of ['<title>', '<meta name="description"', '<link rel="canonical"', 'application/ld+json', '"EventVenue"', '"BreadcrumbList"', 'property="og:title"', '<h1']) expect(html).toContain(needle);
    expect(html.match(/<h1/gu)).toHaveLength(1);
    expect(html).not.toMatch(/ style="/u);
  });
});
