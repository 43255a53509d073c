import { describe, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { findViolations } from './axe.ts';
import { DESKTOP, PHONE } from './browser.ts';
import { OWNER, waitForHydration, startTestApp, signIn } from './test-app.ts';

const app = startTestApp();

const cards = (page: Page): Locator => page.getByRole('main').getByRole('article');
const heart = (card: Locator): Locator => card.getByRole('button', { name: /^Oblíbený prostor/u });
const countFavourites = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      (JSON.parse(localStorage.getItem('prostora.favourites') ?? '{"ids":[]}') as { ids: number[] }).ids
        .length,
  );
const compare = (page: Page, at: number): Locator =>
  page.getByRole('checkbox', { name: /^Porovnat/u }).nth(at);
const toast = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('region', { name: 'Oznámení' }).getByText(text);
const waitForFavourites = (page: Page, count: number): Promise<unknown> =>
  page.waitForFunction(
    (wanted) =>
      (JSON.parse(localStorage.getItem('prostora.favourites') ?? '{"ids":[]}') as { ids: number[] }).ids
        .length === wanted,
    count,
  );

/** Keeps spaces of the catalogue by their hearts. */
async function addFavourites(page: Page, ...places: readonly number[]): Promise<void> {
  for (const place of places) await heart(cards(page).nth(place)).click();
}

describe.each([
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
] as const)('on %s', (_name, viewport) => {
  it('a guest saves spaces on two pages and compares four; with a fifth only a vote is left', async () => {
    const { page, complaints } = await app.open('/', { viewport });
    await addFavourites(page, 0, 1, 2);
    expect(await heart(cards(page).first()).getAttribute('aria-pressed')).toBe('true');
    await page.goto('/?page=2');
    await waitForHydration(page);
    await addFavourites(page, 0, 1);
    // Taken back from the message.
    await heart(cards(page).first()).click();
    await toast(page, 'Prostor už v oblíbených není.').waitFor();
    await page.getByRole('button', { name: 'Vrátit zpět' }).last().click();
    expect(await countFavourites(page)).toBe(5);

    await page.goto('/oblibene');
    await cards(page).nth(4).waitFor();
    for (const at of [0, 1, 2, 3]) await compare(page, at).click();
    await page.getByText('Vybráno 4 ze 6').waitFor();
    await compare(page, 4).click();
    await page.getByText(/nejvýš 4 prostory/u).waitFor();
    expect(await page.getByRole('link', { name: 'Porovnat vybrané' }).count()).toBe(0);
    await compare(page, 4).click();
    expect(await findViolations(page)).toEqual([]);

    await page.getByRole('link', { name: 'Porovnat vybrané' }).click();
    await page.waitForURL(/\/porovnani\?prostory=\d+,\d+,\d+,\d+$/u);
    const table = page.getByRole('table');
    await table.waitFor();
    expect(await table.getByRole('columnheader').count()).toBe(5);
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex');
    const rows = await table.getByRole('row').count();
    await page.getByRole('switch', { name: 'Jen rozdíly' }).click();
    await page.waitForURL(/rozdily=1/u);
    expect(await table.getByRole('row').count()).toBeLessThanOrEqual(rows);
    await table
      .getByRole('link', { name: /^Odebrat z porovnání/u })
      .first()
      .click();
    await page.waitForURL(/prostory=\d+,\d+,\d+&/u);
    await table.getByRole('columnheader').nth(4).waitFor({ state: 'detached' });
    expect(await findViolations(page)).toEqual([]);
    // The page never grows wider than the window: only the table moves.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      viewport.width,
    );
    expect(complaints).toEqual([]);
  });
});

it('other tabs follow; after login the list is synchronized with the account, and logout removes it', async () => {
  const { page, context, complaints } = await app.open('/');
  const other = await context.newPage();
  await other.goto('/oblibene');
  await waitForHydration(other);
  await addFavourites(page, 0, 1);
  await cards(other).nth(1).waitFor();
  expect(await page.getByRole('banner').getByRole('link', { name: 'Oblíbené 2' }).count()).toBe(1);

  await page.getByRole('link', { name: 'Přihlásit se' }).click();
  await signIn(page, OWNER);
  await page.getByRole('button', { name: 'můj účet' }).waitFor();
  await page.waitForFunction(
    () => localStorage.getItem('prostora.favourites')?.includes('"owner":null') === false,
  );

  const elsewhere = await app.newPage({});
  await elsewhere.page.goto('/prihlasit?next=/oblibene');
  await waitForHydration(elsewhere.page);
  await signIn(elsewhere.page, OWNER);
  await cards(elsewhere.page).nth(1).waitFor();
  await elsewhere.page.getByText('Seznam je uložený ve vašem účtu.').waitFor();
  await heart(cards(elsewhere.page).first()).click();
  await waitForFavourites(elsewhere.page, 1);

  await elsewhere.page.getByRole('button', { name: 'můj účet' }).click();
  await elsewhere.page.getByRole('button', { name: 'Odhlásit se' }).click();
  await elsewhere.page.getByRole('link', { name: 'Přihlásit se' }).waitFor();
  await waitForFavourites(elsewhere.page, 0);
  expect([...complaints, ...elsewhere.complaints]).toEqual([]);
});

it('a comparison is a complete document without scripts: with switch, removal and noindex', async () => {
  const answer = (await (await fetch(`${app.url}/api/catalog/new/`)).json()) as {
    catalog: { spaces: { id: number; space_name: string; building_name: string }[] };
  };
  const [one, two, three] = answer.catalog.spaces;
  const { page } = await app.open(`/porovnani?prostory=${one?.id},${two?.id},${three?.id},nesmysl`, {
    viewport: PHONE,
    javaScriptEnabled: false,
  });
  expect(await page.getByRole('columnheader').count()).toBe(4);
  expect(await page.locator('h1').count()).toBe(1);
  await page.getByRole('switch', { name: 'Jen rozdíly' }).check();
  await page.getByRole('button', { name: 'Použít' }).click();
  await page.waitForURL(/rozdily=1/u);
  await page
    .getByRole('link', { name: /^Odebrat z porovnání/u })
    .first()
    .click();
  await page.waitForURL(/prostory=\d+(?:,|%2C)\d+(?:&|$)/u);
  expect(await page.getByRole('columnheader').count()).toBe(3);
});
