import { describe, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { DESKTOP, PHONE } from './browser.ts';
import { ADMIN, waitForHydration, startTestApp, signIn } from './test-app.ts';

const app = startTestApp();

const results = (page: Page): Locator => page.getByRole('region', { name: 'Výsledky' });
const cards = (page: Page): Locator => results(page).getByRole('article');
const titles = (page: Page): Promise<string[]> => cards(page).getByRole('heading').allInnerTexts();
const bar = (page: Page): Locator => page.getByRole('search');
const condition = (page: Page, name: string): Locator =>
  page.getByRole('link', { name: `Odebrat filtr: ${name}` });
const openFirst = (page: Page): Promise<void> => cards(page).first().getByRole('link').first().click();
const waitForSpace = (page: Page): Promise<void> =>
  page.getByRole('heading', { name: 'Co tu najdete' }).waitFor();

/** Waits until the map is rendered with items. */
async function waitForMap(map: Locator): Promise<void> {
  await map.getByRole('button', { name: 'Oddálit' }).waitFor({ timeout: 30_000 });
  await map.locator('.maplibregl-marker').first().waitFor();
}

/** Opens the second card, goes back, and expects the same state. */
async function expectReturn(page: Page): Promise<void> {
  const [before, address] = [await titles(page), page.url()];
  expect(before.length).toBeGreaterThan(1);
  await cards(page).nth(1).getByRole('link').first().click();
  await page.waitForURL(/\/prostor\//u);
  await waitForSpace(page);
  await page.goBack();
  await page.waitForURL(address);
  await cards(page)
    .nth(before.length - 1)
    .waitFor();
  expect(await titles(page)).toEqual(before);
}

describe('a visitor on a desktop', () => {
  it('filters by a panel and a capacity, moves the map, opens a space and comes back to the same state', async () => {
    const { page, complaints } = await app.open('/', { viewport: DESKTOP, reducedMotion: 'no-preference' });
    await bar(page)
      .getByRole('button', { name: /^Vybrat z/u })
      .click();
    await bar(page).getByRole('button', { name: /^Kde/u }).click();
    const panel = page.getByRole('dialog', { name: 'Místo' });
    await panel.getByRole('searchbox').fill('brno');
    await panel.getByRole('radio', { name: /^Brno, Jihomoravský kraj/u }).check();
    await panel.getByRole('button', { name: /^Zobrazit \d/u }).click();
    await page.waitForURL(/\/katalog\/brno$/u);
    await page.getByRole('heading', { level: 1, name: /v.Brně/u }).waitFor();
    await page
      .getByRole('group', { name: 'Kapacita' })
      .getByRole('link', { name: /^do 50/u })
      .click();
    await page.waitForURL(/\/katalog\/brno\/do-50$/u);
    await condition(page, 'Kapacita do 50').waitFor();
    const map = page.getByRole('complementary', { name: 'Mapa prostorů' });
    await waitForMap(map);
    await map.getByRole('button', { name: 'Oddálit' }).click();
    await map.getByRole('button', { name: 'Hledat v této oblasti' }).click();
    await page.waitForURL(/bounds=/u);
    await condition(page, 'Oblast na mapě').waitFor();
    await expectReturn(page);
    expect(complaints).toEqual([]);
  });

  it('opens the menu for owners by keyboard; Esc, a link and the login close it', async () => {
    const { page, complaints } = await app.open('/', { viewport: DESKTOP });
    const menu = page.getByRole('button', { name: 'Pro majitele' });
    const prices = page.getByRole('banner').getByRole('link', { name: 'Ceník' });
    await menu.press('Enter');
    await prices.waitFor();
    await page.keyboard.press('Escape');
    await prices.waitFor({ state: 'hidden' });
    expect(await menu.evaluate((button) => button === document.activeElement)).toBe(true);
    await menu.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/cenik');
    await prices.waitFor({ state: 'hidden' });
    await menu.click();
    await page.getByRole('link', { name: 'Přihlásit se' }).click();
    await page.getByRole('dialog').waitFor();
    await prices.waitFor({ state: 'hidden' });
    expect(complaints).toEqual([]);
  });

  it('reads the menu for owners without JavaScript', async () => {
    const { page } = await app.open('/', { viewport: DESKTOP, javaScriptEnabled: false });
    await page.getByRole('button', { name: 'Pro majitele' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Služby' }).click();
    await page.waitForURL('**/sluzby');
  });

  it('sees no photograph of the demo twice among the first 20 cards', async () => {
    const answer = await fetch(`${app.url}/api/catalog/new/`);
    const { catalog } = (await answer.json()) as { catalog: { spaces: { image: { url: string } | null }[] } };
    const photos = catalog.spaces.slice(0, 20).flatMap(({ image }) => (image ? [image.url] : []));
    expect(photos.length).toBeGreaterThan(15);
    expect(photos.filter((url, index) => photos.indexOf(url) !== index)).toEqual([]);
  });

  it('has one panel open at a time, and Esc closes it', async () => {
    const { page, complaints } = await app.open('/katalog/praha', { viewport: DESKTOP });
    const open = page.getByRole('button', { expanded: true });
    await bar(page).getByRole('button', { name: /^Kde/u }).click();
    await page.getByRole('dialog', { name: 'Místo' }).waitFor();
    await bar(page)
      .getByRole('button', { name: /^Příležitost/u })
      .click();
    await page.getByRole('dialog', { name: 'Příležitost' }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(1);
    expect(await open.allInnerTexts()).toEqual([expect.stringMatching(/^Příležitost/u)]);
    await page.keyboard.press('Escape');
    await open.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Příležitost/u);
    expect(complaints).toEqual([]);
  });

  it('closes a panel by Esc before its code is loaded and without focus in it', async () => {
    const { page } = await app.newPage({ viewport: DESKTOP });
    await page.route(/filter-panel-[\w-]+\.js/u, () => undefined);
    await page.goto('/katalog/praha');
    await waitForHydration(page);
    await bar(page).getByRole('button', { name: /^Kde/u }).click();
    await page.getByRole('button', { expanded: true }).waitFor();
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press('Escape');
    await page.getByRole('button', { expanded: true }).waitFor({ state: 'detached' });
  });

  it('replays clicks and keeps a sentence typed before scripts load', async () => {
    const { page, complaints } = await app.newPage({ viewport: DESKTOP });
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/bootstrap-[\w-]+\.js/u, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    const field = page.getByRole('combobox', { name: 'Hledat' });
    await field.fill('svatba pro 60 v září');
    await bar(page)
      .getByRole('button', { name: /^Vybrat z/u })
      .click();
    expect(await page.getByRole('group', { name: 'Vaše akce' }).count()).toBe(0);
    release();
    await page.getByRole('group', { name: 'Vaše akce' }).waitFor();
    await bar(page).getByRole('button', { name: 'Napsat větou' }).filter({ visible: true }).first().click();
    expect(await field.inputValue()).toBe('svatba pro 60 v září');
    await field.press('Enter');
    await bar(page)
      .getByRole('button', { name: /^Příležitost: /u })
      .waitFor();
    expect(complaints).toEqual([]);
  });

  it('searches by a part of a word with suggestions', async () => {
    const { page, complaints } = await app.open('/', { viewport: DESKTOP });
    await page.getByRole('combobox', { name: 'Hledat' }).fill('svateb');
    await page.getByRole('listbox', { name: 'Návrhy' }).getByRole('option').first().waitFor();
    await bar(page).getByRole('button', { name: 'Hledat', exact: true }).click();
    await page.waitForURL(/q=svateb/u);
    await page.getByRole('heading', { level: 1, name: /svatbu/u }).waitFor();
    expect(await cards(page).count()).toBeGreaterThan(3);
    expect(complaints).toEqual([]);
  });

  it('loads more by appending, and the numbers below stay real links', async () => {
    const { page, complaints } = await app.open('/', { viewport: DESKTOP });
    const first = await titles(page);
    await page.getByRole('link', { name: 'Načíst další' }).click();
    await page.waitForURL(/page=2/u);
    await cards(page)
      .nth(2 * first.length - 1)
      .waitFor();
    expect((await titles(page)).slice(0, first.length)).toEqual(first);
    expect(await page.getByRole('link', { name: 'Stránka 3', exact: true }).getAttribute('href')).toMatch(
      /page=3/u,
    );
    expect(complaints).toEqual([]);
  });

  it('cycles through the gallery by keyboard', async () => {
    const { page, complaints } = await app.open('/', { viewport: DESKTOP });
    await openFirst(page);
    await waitForSpace(page);
    const opener = page.getByRole('button', { name: /fot(?:ka|ky|ek)$/u });
    await opener.click();
    const gallery = page.getByRole('dialog', { name: /^Fotogalerie/u });
    await gallery.getByText(/^Fotka 1/u).waitFor();
    await page.keyboard.press('ArrowRight');
    await gallery.getByText(/^Fotka 2/u).waitFor();
    await page.keyboard.press('Escape');
    await gallery.waitFor({ state: 'detached' });
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(complaints).toEqual([]);
  });

  it('resets the filter by the logo', async () => {
    const { page } = await app.open('/katalog/praha/do-50', { viewport: DESKTOP });
    await condition(page, 'Kapacita do 50').waitFor();
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Prostora/u })
      .click();
    await page.waitForURL(`${app.url}/`);
    await page
      .getByRole('link', { name: /^Odebrat filtr/u })
      .first()
      .waitFor({ state: 'detached' });
    await page.getByRole('heading', { level: 1, name: /Praze/u }).waitFor({ state: 'detached' });
  });
});

describe('a visitor on a phone', () => {
  it('filters by the sheet, looks at the map, opens a space and comes back to the same state', async () => {
    const { page, complaints } = await app.open('/katalog/praha', { viewport: PHONE, hasTouch: true });
    await page.getByRole('button', { name: /^Filtr/u }).click();
    const sheet = page.getByRole('dialog', { name: 'Filtr' });
    await sheet.getByRole('button', { name: /^50–150/u }).click();
    await sheet.getByRole('button', { name: /^Zobrazit \d/u }).click();
    await page.waitForURL(/\/katalog\/praha\/50-150$/u);
    await sheet.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Mapa', exact: true }).click();
    const map = page.getByRole('dialog', { name: 'Mapa prostorů' });
    await waitForMap(map);
    await map.getByRole('button', { name: 'Seznam', exact: true }).click();
    await map.waitFor({ state: 'detached' });
    await expectReturn(page);
    expect(complaints).toEqual([]);
  });
});

describe('a visitor whose browser runs no JavaScript', () => {
  it('reads the catalogue, filters it by links and the form, and reads a space', async () => {
    const { page } = await app.open('/katalog/praha', { viewport: DESKTOP, javaScriptEnabled: false });
    expect(await cards(page).count()).toBeGreaterThanOrEqual(15);
    expect(await page.title()).toMatch(/Praze/u);
    await page.getByRole('combobox', { name: 'Hledat' }).fill('loft');
    await bar(page).getByRole('button', { name: 'Hledat', exact: true }).click();
    await page.waitForURL(/search=loft/u);
    await openFirst(page);
    await page.waitForURL(/\/prostor\//u);
    expect(await page.getByRole('heading', { name: 'Co tu najdete' }).count()).toBe(1);
  });
});

describe('when a part of the web cannot be loaded', () => {
  it('without the public remote the server-rendered page stays with working links', async () => {
    const { page } = await app.newPage({ viewport: DESKTOP });
    await page.route('**/remotes/web_public/**/*.js', (route) => route.abort());
    const given = page.waitForEvent('console', (message) =>
      message.text().includes('The public pages could not be loaded'),
    );
    await page.goto('/katalog/praha');
    await given;
    expect(await cards(page).count()).toBeGreaterThanOrEqual(15);
    await openFirst(page);
    await page.waitForURL(/\/prostor\//u);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  });

  it('an unavailable console shows an error and public pages work', async () => {
    const { page } = await app.open('/prihlasit?next=/admin2/dashboard', { viewport: DESKTOP });
    await page.route('**/remotes/web_admin/**', (route) => route.abort());
    await signIn(page, ADMIN);
    await page.waitForURL(/\/admin2\/dashboard/u);
    await page.getByRole('heading', { name: 'Tahle část webu se nenačetla' }).waitFor();
    await page.goto('/');
    expect(await cards(page).count()).toBeGreaterThanOrEqual(15);
  });
});

describe('addresses', () => {
  it.each([
    ['/neni-tu', 404],
    ['/prostor/neni/tu', 404],
    ['/katalog/neznamo', 404],
    ['/?page=9999', 404],
  ])('%s is answered with %i and the page that says so', async (path, status) => {
    const { page } = await app.newPage({ viewport: DESKTOP });
    const response = await page.goto(path);
    expect(response?.status()).toBe(status);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Stránka nenalezena :(');
  });

  it('a 404 page links to the search', async () => {
    const { page } = await app.open('/neni-tu', { viewport: DESKTOP });
    await page.getByRole('main').getByRole('link', { name: 'Hledat prostor' }).click();
    await page.getByRole('combobox', { name: 'Hledat' }).waitFor();
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'q');
  });

  it.each([
    ['/katalog?location=praha', 301, '/katalog/praha'],
    ['/katalog', 301, '/'],
    ['/katalog/praha/', 301, '/katalog/praha'],
    ['/?location=praha&sort=cena', 301, '/katalog/praha?sort=cena'],
    ['/?page=1', 302, '/'],
  ])(
    '%s is answered with %i to %s, the one canonical address of the filter',
    async (path, status, canonical) => {
      const response = await fetch(app.url + path, { redirect: 'manual' });
      const target = new URL(response.headers.get('location') ?? '', app.url);
      expect([response.status, target.pathname + target.search]).toEqual([status, canonical]);
    },
  );
});
