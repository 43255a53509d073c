import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import AxeBuilder from '@axe-core/playwright';
import type { Browser } from 'playwright-core';
import { DESKTOP, openBrowser, openPage, PHONE } from './browser.ts';
import { startProduct, type Product } from './product.ts';

let product: Product;
let browser: Browser;

beforeAll(async () => {
  product = await startProduct();
  browser = await openBrowser();
}, 180_000);
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

const violationsOf = async (page: Parameters<typeof AxeBuilder.prototype.constructor>[0]['page']): Promise<string[]> =>
  (await new AxeBuilder({ page }).analyze()).violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.target.join(' ')).join(', ')}`);

describe.each([['a desktop', DESKTOP], ['a phone', PHONE]] as const)('a visitor on %s', (_name, viewport) => {
  it('opens the catalogue, filters it, opens a space and comes back to the same state', async () => {
    const { page, context, complaints } = await openPage(browser, { viewport });
    await page.goto(`${product.url}/katalog/praha`);
    const all = await page.getByRole('article').count();
    expect(all).toBeGreaterThanOrEqual(15);
    const isPhone = viewport.width <= 600;
    if (isPhone) {
      await page.getByRole('button', { name: /^Filtr/u }).click();
      await page.getByRole('dialog').getByText('Kapacita', { exact: true }).first().click();
      await page.getByRole('dialog').getByRole('button', { name: /50–150/u }).click();
      await page.getByRole('dialog').getByRole('button', { name: /^Zobrazit/u }).click();
    } else {
      await page.getByRole('link', { name: /50–150/u }).or(page.getByRole('button', { name: /50–150/u })).first().click();
    }
    await page.waitForURL(/\/katalog\/praha\/50-150/u);
    await page.getByRole('article').first().waitFor();
    const before = await page.getByRole('article').getByRole('heading').allInnerTexts();
    const address = page.url();
    await page.getByRole('article').nth(1).getByRole('link').first().click();
    await page.waitForURL(/\/prostor\//u);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goBack();
    await page.waitForURL(address);
    expect(await page.getByRole('article').getByRole('heading').allInnerTexts()).toEqual(before);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
