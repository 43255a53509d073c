import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { DESKTOP, openBrowser, openPage, PHONE, type WatchedPage } from './browser.ts';
import { startProduct, type Product } from './product.ts';

let product: Product;
let browser: Browser;
let watched: WatchedPage | null = null;

beforeAll(async () => {
  product = await startProduct();
  browser = await openBrowser();
}, 300_000);
afterEach(async () => {
  await watched?.context.close();
  watched = null;
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

const open = async (path: string, viewport: typeof DESKTOP, options = {}): Promise<Page> => {
  watched = await openPage(browser, { viewport, ...options });
  await watched.page.goto(product.url + path);
  return watched.page;
};
const cards = (page: Page) => page.getByRole('article');
const titles = (page: Page): Promise<string[]> => cards(page).getByRole('heading').allInnerTexts();
const waitForMap = (page: Page): Promise<void> => page.getByRole('button', { name: /, (?:ukázat|přiblížit)$/u }).first().waitFor({ timeout: 30_000 });

/** Opens the second card and comes back by the browser's button. */
async function openAndReturn(page: Page): Promise<void> {
  await cards(page).nth(1).getByRole('link').first().click();
  await page.waitForURL(/\/prostor\//u);
  await page.getByRole('heading', { name: 'Co tu najdete' }).waitFor();
  await page.goBack();
}

describe('a visitor on a desktop', () => {
  it('filters by a panel and a capacity, moves the map, opens a space and comes back to the same state', async () => {
    const page = await open('/', DESKTOP);
    await page.getByRole('button', { name: /^Kde/u }).click();
    await page.getByRole('dialog').getByRole('searchbox').fill('brno');
    await page.getByRole('dialog').getByRole('radio', { name: /^Brno /u }).first().check({ force: true });
    await page.getByRole('dialog').getByRole('button', { name: /^Zobrazit/u }).click();
    await page.waitForURL(/\/katalog\/brno$/u);
    await page.getByRole('heading', { level: 1, name: /v.Brně/u }).waitFor();
    await page.getByRole('group', { name: 'Kapacita' }).getByText(/^do 50/u).first().click();
    await page.waitForURL(/\/katalog\/brno\/do-50$/u);
    await waitForMap(page);
    await page.getByRole('complementary', { name: 'Mapa prostorů' }).getByRole('button', { name: 'Oddálit' }).click();
    await page.getByRole('button', { name: 'Hledat v této oblasti' }).click();
    await page.waitForURL(/bounds=/u);
    await page.getByRole('navigation').first().waitFor();
    const [before, address] = [await titles(page), page.url()];
    await openAndReturn(page);
    await page.waitForURL(address);
    await cards(page).first().waitFor();
    expect(await titles(page)).toEqual(before);
    expect(watched?.complaints).toEqual([]);
  });

  it('has one panel open at a time, and Esc closes it', async () => {
    const page = await open('/', DESKTOP);
    await page.getByRole('button', { name: /^Kde/u }).click();
    await page.getByRole('button', { name: /^Příležitost/u }).click({ force: true });
    await page.getByRole('button', { name: /^Příležitost/u, expanded: true }).waitFor();
    expect(await page.getByRole('button', { expanded: true }).count()).toBe(1);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { expanded: true }).waitFor({ state: 'detached' });
    expect(watched?.complaints).toEqual([]);
  });

  it('searches by a part of a word with suggestions', async () => {
    const page = await open('/', DESKTOP);
    await page.getByRole('combobox', { name: 'Hledat' }).fill('svateb');
    await page.getByRole('option').first().waitFor();
    await page.getByRole('button', { name: 'Hledat', exact: true }).click();
    await page.waitForURL(/search=svateb/u);
    await page.getByRole('heading', { level: 1, name: /svateb/u }).waitFor();
    expect(await cards(page).count()).toBeGreaterThan(3);
    expect(watched?.complaints).toEqual([]);
  });

  it('loads more by appending, and the numbers below stay real links', async () => {
    const page = await open('/', DESKTOP);
    const first = await cards(page).count();
    await page.getByRole('link', { name: 'Načíst další' }).or(page.getByRole('button', { name: 'Načíst další' })).click();
    await page.waitForURL(/page=2/u);
    await cards(page).nth(first).waitFor();
    expect(await cards(page).count()).toBe(2 * first);
    expect(await page.getByRole('link', { name: /^(?:Stránka )?3$/u }).getAttribute('href')).toMatch(/page=3/u);
    expect(watched?.complaints).toEqual([]);
  });

  it('walks through the gallery by keyboard and lands where it started', async () => {
    const page = await open('/', DESKTOP);
    await cards(page).first().getByRole('link').first().click();
    await page.waitForURL(/\/prostor\//u);
    const opener = page.getByRole('button', { name: /fotk|fotek/u }).last();
    await opener.click();
    const gallery = page.getByRole('dialog', { name: /^Fotogalerie/u });
    await gallery.waitFor();
    await page.keyboard.press('ArrowRight');
    await gallery.getByText(/^Fotka 2/u).or(gallery.getByText(/^2 /u)).first().waitFor();
    await page.keyboard.press('Escape');
    await gallery.waitFor({ state: 'detached' });
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(watched?.complaints).toEqual([]);
  });

  it('resets the filter by the logo', async () => {
    const page = await open('/katalog/praha/do-50', DESKTOP);
    await page.getByRole('link', { name: /^Prostora/u }).first().click();
    await page.waitForURL(`${product.url}/`);
    await page.getByRole('heading', { level: 1, name: /Praze/u }).waitFor({ state: 'detached' });
  });
});

describe('a visitor on a phone', () => {
  it('filters by the sheet, looks at the map, opens a space and comes back to the same state', async () => {
    const page = await open('/katalog/praha', PHONE, { hasTouch: true });
    await page.getByRole('button', { name: /^Filtr/u }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: /^50–150/u }).click();
    await sheet.getByRole('button', { name: /^Zobrazit/u }).click();
    await page.waitForURL(/\/katalog\/praha\/50-150$/u);
    await page.getByRole('button', { name: 'Mapa', exact: true }).click();
    await waitForMap(page);
    await page.getByRole('button', { name: 'Seznam', exact: true }).click();
    await cards(page).nth(1).waitFor();
    const before = await titles(page);
    await openAndReturn(page);
    await page.waitForURL(/\/katalog\/praha\/50-150$/u);
    await cards(page).first().waitFor();
    expect(await titles(page)).toEqual(before);
    expect(watched?.complaints).toEqual([]);
  });
});

describe('a visitor whose browser runs no JavaScript', () => {
  it('reads the catalogue, filters it by links and the form, and reads a space', async () => {
    const page = await open('/katalog/praha', DESKTOP, { javaScriptEnabled: false });
    expect(await cards(page).count()).toBeGreaterThanOrEqual(15);
    expect(await page.title()).toMatch(/Praze/u);
    await page.getByRole('combobox', { name: 'Hledat' }).fill('loft');
    await page.getByRole('button', { name: 'Hledat', exact: true }).click();
    await page.waitForURL(/search=loft/u);
    await cards(page).first().getByRole('link').first().click();
    await page.waitForURL(/\/prostor\//u);
    expect(await page.getByRole('heading', { name: 'Co tu najdete' }).count()).toBe(1);
  });
});

describe('when a part of the web cannot be loaded', () => {
  it('the page from the server stays and its links work without the public remote', async () => {
    watched = await openPage(browser, { viewport: DESKTOP });
    const { page } = watched;
    await page.route('**/remotes/web_public/**/*.js', (route) => route.abort());
    await page.goto(`${product.url}/katalog/praha`);
    await page.waitForTimeout(1500);
    expect(await cards(page).count()).toBeGreaterThanOrEqual(15);
    await cards(page).first().getByRole('link').first().click();
    await page.waitForURL(/\/prostor\//u);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  });

  it('a dead console tells so and the public pages work', async () => {
    watched = await openPage(browser, { viewport: DESKTOP });
    const { page } = watched;
    await page.route('**/remotes/web_admin/**', (route) => route.abort());
    await page.goto(`${product.url}/prihlasit?next=/admin2/dashboard`);
    await page.getByLabel('E-mail').fill('admin@prostora.test');
    await page.getByLabel('Heslo', { exact: true }).fill('Admin1234');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Tahle část webu se nenačetla' }).waitFor({ timeout: 20_000 });
    await page.goto(`${product.url}/`);
    expect(await cards(page).count()).toBeGreaterThanOrEqual(15);
  });
});

describe('addresses', () => {
  it.each([['/neni-tu', 404], ['/prostor/neni/tu', 404], ['/katalog/neznamo', 404], ['/?page=9999', 404]])('%s is answered with %i and the page that says so', async (path, status) => {
    watched = await openPage(browser, { viewport: DESKTOP });
    const response = await watched.page.goto(product.url + path);
    expect(response?.status()).toBe(status);
    expect(await watched.page.getByRole('heading', { level: 1 }).innerText()).toBe('Stránka nenalezena :(');
  });

  it('a second address of the same filter leads to the one canonical', async () => {
    const response = await fetch(`${product.url}/katalog?location=praha`, { redirect: 'manual' });
    expect([response.status, new URL(response.headers.get('location') ?? '', product.url).pathname]).toEqual([301, '/katalog/praha']);
  });
});
