import { beforeAll, describe, expect, it } from '@jest/globals';
import { findViolations } from './axe.ts';
import { DESKTOP, PHONE, waitForIdle } from './browser.ts';
import { confirmDialog, openConsole, createOperatorApi, filterUnexpected } from './console.ts';
import { startTestApp } from './test-app.ts';

type Building = { id: number; name: string; slug: string; version: number; spaces: { status: string }[] };
type Row = { id: number; slug: string; published_count: number; is_whole: boolean };

const app = startTestApp();
let building: Building;
let whole: string;

beforeAll(async () => {
  const call = await createOperatorApi(app);
  const bySize = async (order: 'asc' | 'desc') =>
    (
      await call<{ items: Row[] }>(
        'GET',
        `admin/buildings?state=published&sort=spaces&order=${order}&page_size=100`,
      )
    ).items;
  building = await call<Building>(
    'GET',
    `admin/buildings/${(await bySize('desc')).find(({ is_whole, published_count }) => !is_whole && published_count > 2)?.id}`,
  );
  whole = (await bySize('asc')).find(({ is_whole }) => is_whole)?.slug ?? '';
});

const fetchAnswer = async (path: string): Promise<[number, string | null]> => {
  const answer = await fetch(app.url + path, { redirect: 'manual' });
  return [answer.status, answer.headers.get('location')];
};

describe('the page of a building', () => {
  it('is complete without JavaScript: name, spaces as links, structured data, canonical address', async () => {
    const { page } = await app.open(`/budova/${building.slug}`, { javaScriptEnabled: false });
    expect(await page.locator('h1').allTextContents()).toEqual([
      building.name.replace(/(?<=\b[ksvzouai]) /giu, '\u00a0'),
    ]);
    const published = building.spaces.filter(({ status }) => status === 'PUBLISHED');
    expect(await page.locator(`main a[href^="/prostor/${building.slug}/"]`).count()).toBeGreaterThanOrEqual(
      published.length,
    );
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(
      new RegExp(`/budova/${building.slug}$`, 'u'),
    );
    const blocks = (await page.locator('script[type="application/ld+json"]').allTextContents()).map(
      (text) => JSON.parse(text) as { '@type': string; containsPlace?: object[] },
    );
    expect(blocks.find((block) => block['@type'] === 'EventVenue')?.containsPlace).toHaveLength(
      published.length,
    );
    expect(await (await fetch(`${app.url}/budova/${building.slug}`)).text()).not.toMatch(/ style="/u);
  });

  it.each([
    ['a desktop', DESKTOP],
    ['a phone', PHONE],
  ] as const)(
    'on %s loads its map only when it comes near, and leads to a space and back',
    async (_name, viewport) => {
      const { page, complaints } = await app.newPage({ viewport });
      const maps: string[] = [];
      page.on('request', (request) => {
        if (/maplibre|map-view/u.test(request.url())) maps.push(request.url());
      });
      await page.goto(`/budova/${building.slug}`);
      await waitForIdle(page);
      expect(maps).toEqual([]);
      await page.getByRole('heading', { name: 'Kde to je' }).scrollIntoViewIfNeeded();
      await page.locator('canvas').first().waitFor({ timeout: 30_000 });
      expect(maps).not.toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
      expect(await findViolations(page)).toEqual([]);
      await page.locator(`main a[href^="/prostor/${building.slug}/"]`).first().click();
      await page.waitForURL(/\/prostor\//u);
      await page.locator('main').getByRole('link', { name: building.name }).last().click();
      await page.waitForURL(new RegExp(`/budova/${building.slug}$`, 'u'));
      expect(complaints).toEqual([]);
    },
  );

  it('redirects to the space for a building let as a whole, and is 404 for an unknown one', async () => {
    expect(await fetchAnswer(`/budova/${whole}`)).toEqual([301, `/prostor/${whole}`]);
    expect((await fetchAnswer('/budova/nikdy-nebyla'))[0]).toBe(404);
  });
});

it('a building is edited with a concurrent change, and its former URL redirects', async () => {
  const { page, complaints } = await openConsole(app, '/admin2/budovy');
  await page.getByRole('searchbox').fill(building.name);
  await page.waitForURL(/search=/u);
  await page.getByRole('link', { name: building.name, exact: true }).click();
  await page.waitForURL(new RegExp(`/admin2/budovy/${building.id}$`, 'u'));
  await page.getByRole('button', { name: 'Upravit', exact: true }).click();
  await page.getByLabel('Název budovy').fill('Přejmenovaný dvůr');
  await page.getByRole('textbox', { name: 'Popis', exact: true }).fill('Dvůr z devatenáctého století.');

  const call = await createOperatorApi(app);
  const now = await call<Building>('GET', `admin/buildings/${building.id}`);
  await call('PUT', `admin/buildings/${building.id}`, {
    version: now.version,
    name: 'Jiný název',
    street: 'Nádvorní',
  });
  await page.getByRole('button', { name: 'Uložit', exact: true }).click();
  const conflict = page.getByRole('alert');
  await conflict.getByText('Jiný název').first().waitFor();
  await conflict.getByText('Nádvorní').first().waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Uložit', exact: true }).click();
  await page.getByText('Budova je uložená.').waitFor();

  await page.getByRole('heading', { level: 1, name: 'Přejmenovaný dvůr' }).waitFor();
  expect(await call('GET', `admin/buildings/${building.id}`)).toMatchObject({
    name: 'Přejmenovaný dvůr',
    street: 'Nádvorní',
    slug: 'prejmenovany-dvur',
    description: '<p>Dvůr z devatenáctého století.</p>',
  });
  expect(await fetchAnswer(`/budova/${building.slug}`)).toEqual([301, '/budova/prejmenovany-dvur']);
  expect(await (await fetch(`${app.url}/budova/prejmenovany-dvur`)).text()).toContain(
    'Dvůr z\u00a0devatenáctého století.',
  );
  expect(filterUnexpected(complaints)).toEqual([]);
});

it('an unused building is deleted after a confirmation, and its URL is gone', async () => {
  const owner = await createOperatorApi(app, { email: 'majitel@prostora.test', password: 'Majitel1234' });
  const { building: empty } = await owner<{ building: { id: number; slug: string } }>(
    'PUT',
    'customer/add-new-building',
    { name: 'Omylem přidaná' },
  );
  const { page, complaints } = await openConsole(app, `/admin2/budovy/${empty.id}`);
  await page.getByRole('button', { name: 'Smazat budovu' }).click();
  await confirmDialog(page, 'Smazat budovu');
  await page.waitForURL(/\/admin2\/budovy$/u);
  await page.getByText('Smazáno: Omylem přidaná').waitFor();
  expect((await fetchAnswer(`/budova/${empty.slug}`))[0]).toBe(410);
  expect(complaints).toEqual([]);
});
