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

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Heslo', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

const total = async (): Promise<number> =>
  ((await (await fetch(`${product.url}/api/catalog/new/`)).json()) as { catalog: { total: number } }).catalog.total;

describe.each([['a desktop', DESKTOP], ['a phone', PHONE]] as const)('the operator on %s', (_name, viewport) => {
  it('signs in, approves a waiting space, and it is in the catalogue within two seconds', async () => {
    watched = await openPage(browser, { viewport });
    const { page, complaints } = watched;
    await page.goto(`${product.url}/admin2/dashboard`);
    await page.waitForURL(/\/prihlasit\?next=%2Fadmin2%2Fdashboard/u);
    await signIn(page, 'admin@prostora.test', 'Admin1234');
    await page.waitForURL(/\/admin2\/dashboard/u);
    const approve = page.getByRole('button', { name: /^Uložit a schválit/u }).first();
    await approve.waitFor({ timeout: 30_000 });
    const before = await total();
    await approve.click();
    await page.getByRole('dialog').getByRole('button', { name: /schválit/iu }).click();
    const started = Date.now();
    while ((await total()) === before && Date.now() - started < 10_000) await page.waitForTimeout(50);
    expect(await total()).toBe(before + 1);
    expect(Date.now() - started).toBeLessThan(4000);
    expect(complaints).toEqual([]);
  });
});

describe('the console', () => {
  it('is closed to an owner', async () => {
    watched = await openPage(browser, { viewport: DESKTOP });
    const { page } = watched;
    await page.goto(`${product.url}/prihlasit?next=/admin2/prostory`);
    await signIn(page, 'majitel@prostora.test', 'Majitel1234');
    await page.getByRole('heading', { name: /zamčené|nemáte přístup/u }).waitFor({ timeout: 20_000 });
  });

  it('keeps the filter of spaces in the address, over a reload too', async () => {
    watched = await openPage(browser, { viewport: DESKTOP });
    const { page, complaints } = watched;
    await page.goto(`${product.url}/prihlasit?next=/admin2/prostory?status=DISABLED`);
    await signIn(page, 'admin@prostora.test', 'Admin1234');
    await page.waitForURL(/status=DISABLED/u);
    await page.getByText('Zakázaný').nth(1).waitFor({ timeout: 30_000 });
    const rows = await page.getByRole('row').count();
    await page.reload();
    await page.getByText('Zakázaný').nth(1).waitFor({ timeout: 30_000 });
    expect(await page.getByRole('row').count()).toBe(rows);
    expect(complaints).toEqual([]);
  });

  it('lets nobody in after logout, not even with the old token', async () => {
    watched = await openPage(browser, { viewport: DESKTOP });
    const { page } = watched;
    const tokens: string[] = [];
    page.on('request', (request) => {
      const header = request.headers()['authorization'];
      if (header) tokens.push(header);
    });
    await page.goto(`${product.url}/prihlasit?next=/admin2/prostory`);
    await signIn(page, 'admin@prostora.test', 'Admin1234');
    await page.waitForURL(/\/admin2\/prostory/u);
    await page.getByText('Publikovaný').nth(1).waitFor({ timeout: 30_000 });
    await page.goto(product.url);
    await page.getByRole('button', { name: 'můj účet' }).click();
    await page.getByRole('button', { name: 'Odhlásit se' }).or(page.getByRole('menuitem', { name: 'Odhlásit se' })).click();
    await page.getByRole('button', { name: 'Přihlásit se' }).or(page.getByRole('link', { name: 'Přihlásit se' })).first().waitFor();
    const answer = await fetch(`${product.url}/api/catalog/admin`, { headers: { authorization: tokens.at(-1) ?? '' } });
    expect(answer.status).toBe(401);
  });
});

describe('the login', () => {
  it('opens over the page, focuses the e-mail, tells what is wrong, and stays on the page after success', async () => {
    watched = await openPage(browser, { viewport: DESKTOP });
    const { page } = watched;
    await page.goto(`${product.url}/katalog/praha`);
    await page.getByRole('button', { name: 'Přihlásit se' }).or(page.getByRole('link', { name: 'Přihlásit se' })).first().click();
    await page.getByRole('dialog').waitFor();
    await page.waitForFunction(() => document.activeElement?.getAttribute('type') === 'email');
    await signIn(page, 'majitel@prostora.test', 'spatne-heslo');
    await page.getByText('Nepodařilo se přihlásit - zkuste jiný email/heslo').waitFor();
    await page.getByLabel('Heslo', { exact: true }).fill('Majitel1234');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'můj účet' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/katalog/praha');
  });
});
